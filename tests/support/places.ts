/** The pages of the site in every language, taken apart: for tests of what pages and components share. */
import {readSite} from '../../scripts/content/read.mts';
import type {Page} from '../../scripts/content/types.mts';

/** Every page of the site in every language, taken apart. */
export const pages: readonly Page[] = readSite({cached: true}).pages;
