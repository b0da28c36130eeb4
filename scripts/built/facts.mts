/** Every text of src/facts, in all languages: what the scripts of the pages are searched for. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {locales} from '../../src/config/locales';
import {fillTokens, tokensFor} from '../../src/config/tokens';
import {textsIn} from '../../src/facts/localized';
import {projectRoot} from '../content/read.mts';
import type {Texts} from './chunks.mts';

const folder = path.join(projectRoot, 'src/facts');

/**
 * The modules of all topics: a new topic is searched for without a word here. What instruments say (`words.ts`)
 * is handed to their scripts by the page, which does not show all of it.
 */
const topics: unknown[] = await Promise.all(
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => path.dirname(name) !== '.' && /(?<!\.test|words)\.ts$/.test(name))
    .sort()
    .map((name) => import(pathToFileURL(path.join(folder, name)).href) as Promise<unknown>),
);

export const factTexts: Texts = textsIn(topics).map((text) =>
  Object.fromEntries(
    locales.map((locale) => [locale, fillTokens(text[locale], tokensFor(locale), 'src/facts')]),
  ),
);
