/** All checks of the pages, by name. */
import {compareTexts} from '../compareTexts.mts';
import {defaultLocale} from '../../src/config/locales.ts';
import {labelIndex} from '../../src/data/labels/index.ts';
import {checkCode} from './code.mts';
import {checkFrontMatter, checkUnique} from './frontMatter.mts';
import {checkLabels, compareLabels} from './labels.mts';
import {checkLinks, checkOrphans} from './links.mts';
import {checkPages, comparePages} from './parity.mts';
import {checkQuestions} from './questions.mts';
import type {Finding} from './finding.mts';
import {checkAddresses, checkSyntax} from './syntax.mts';
import type {Page, Site} from './types.mts';
import {checkWords} from './words.mts';

/** A check of some pages, which may look at the whole site for it. */
export type Check = (site: Site, pages: readonly Page[]) => Finding[];

/** A check of pages beside their originals. */
const ofPairs =
  (compare: (original: Page, page: Page, site: Site) => Finding[]): Check =>
  (site, pages) =>
    pages.flatMap((page) => {
      const original = site.pages.find(({id, locale}) => id === page.id && locale === defaultLocale);
      return original && original !== page ? compare(original, page, site) : [];
    });

/** Checks of the syntax and structure of pages, by name. */
const shape = {
  files: ({strays}) => strays,
  syntax: (_, pages) => pages.flatMap(checkSyntax),
  addresses: (_, pages) => pages.flatMap(checkAddresses),
  code: (_, pages) => checkCode(pages),
  links: checkLinks,
  labels: ({labels, tokens}, pages) => {
    const index = labelIndex(labels, tokens);
    return pages.flatMap((page) => checkLabels(page, index));
  },
} satisfies Record<string, Check>;

/** Checks of the content of pages, by name. */
const words = {
  frontMatter: (_, pages) => pages.flatMap(checkFrontMatter),
  unique: ({pages}) => checkUnique(pages),
  questions: ({root}, pages) => pages.flatMap((page) => checkQuestions(page, root)),
  words: ({product}, pages) => pages.flatMap((page) => checkWords(page, product)),
  pages: checkPages,
  orphans: (site) => checkOrphans(site),
} satisfies Record<string, Check>;

/** The languages beside each other. */
const pairs = {
  parity: ofPairs(comparePages),
  partners: ofPairs((original, page, {labels, tokens}) =>
    compareLabels(original, page, labelIndex(labels, tokens)),
  ),
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

export const checks = {...shape, ...words, ...pairs} satisfies Record<string, Check>;

/**
 * Runs every check. Pages are compared with their originals when nothing is wrong with the shape of either: one
 * mistake is one finding.
 *
 * @param files Pages to report on, as paths below the site folder; none means all. With files the orphan check is
 *   left out: it says nothing about a page that is being written.
 * @param changed Pages that are being written. What is wrong with them comes first, and of two pages that should
 *   differ these are named.
 */
export function checkSite(site: Site, files: readonly string[] = [], changed = files): Finding[] {
  const isWanted = (file: string) => files.length === 0 || files.includes(file);
  const isChanged = (file: string) => changed.includes(file);
  const ordered = {
    ...site,
    pages: site.pages.toSorted((a, b) => Number(isChanged(a.file)) - Number(isChanged(b.file))),
  };
  const run = (table: Record<string, Check>, pages: readonly Page[]) =>
    Object.values(table).flatMap((check) => check(ordered, pages));

  const ids = new Set(site.pages.filter(({file}) => isWanted(file)).map(({id}) => id));
  const near = site.pages.filter(({id}) => ids.has(id));
  const misshapen = run(shape, near);
  const broken = new Set(misshapen.map(({file}) => file));
  const brokenIds = new Set(near.filter(({file, parsed}) => broken.has(file) || !parsed).map(({id}) => id));
  const {orphans, ...others} = words;
  return [
    ...misshapen,
    ...run(files.length === 0 ? {...others, orphans} : others, near),
    ...run(
      pairs,
      near.filter(({id}) => !brokenIds.has(id)),
    ),
  ]
    .filter(({file, also}) => isWanted(file) || (also !== undefined && isWanted(also)))
    .sort(
      (a, b) =>
        Number(isChanged(b.file)) - Number(isChanged(a.file)) ||
        compareTexts(a.file, b.file) ||
        a.line - b.line,
    );
}
