/**
 * All checks of the pages, by name.
 */
import {checkCode} from './code.mts';
import {checkFrontMatter, checkUnique} from './frontMatter.mts';
import {checkLabels} from './labels.mts';
import {checkLinks, checkOrphans} from './links.mts';
import {checkParity, checkTables} from './parity.mts';
import {checkProse} from './prose.mts';
import {checkAsked, checkAskedOnce, checkQuestions} from './questions.mts';
import {checkCopies, checkRepeats, checkSettings} from './repeats.mts';
import {checkSettled} from './settled.mts';
import {checkHeadings, checkHeadingTexts, checkSkeleton} from './skeleton.mts';
import {checkSyntax} from './syntax.mts';
import type {Finding, Page, Site} from './types.mts';
import {checkRetired, checkWords} from './words.mts';

/** A check of some pages, which may look at the whole site for it. */
export type Check = (site: Site, pages: readonly Page[], note?: (text: string) => void) => Finding[];

export const checks = {
  syntax: ({components}, pages) => pages.flatMap((page) => checkSyntax(page, components)),
  frontMatter: (site, pages) => [...pages.flatMap(checkFrontMatter), ...checkUnique(site.pages)],
  questions: (site, pages) => [
    ...pages.flatMap(checkQuestions),
    ...pages.flatMap(checkAsked),
    ...checkAskedOnce(site.pages),
  ],
  headings: (site, pages) => [...pages.flatMap(checkHeadings), ...checkHeadingTexts(site.pages)],
  skeleton: (_, pages) => pages.flatMap(checkSkeleton),
  parity: (site, pages) => [...checkParity(site), ...pages.flatMap(checkTables)],
  links: checkLinks,
  labels: checkLabels,
  words: ({product}, pages) => pages.flatMap((page) => checkWords(page, product)),
  retired: (_, pages) => pages.flatMap(checkRetired),
  settled: (_, pages) => pages.flatMap(checkSettled),
  prose: (_, pages) => pages.flatMap(checkProse),
  code: (_, pages, note) => checkCode(pages, note),
  copies: ({pages}) => checkCopies(pages),
  repeats: ({pages}) => checkRepeats(pages),
  settings: ({pages}) => checkSettings(pages),
  orphans: (site) => checkOrphans(site),
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;

/** `file:line: what came; what is allowed` */
export const show = ({file, line, came, allowed}: Finding): string => `${file}:${line}: ${came}; ${allowed}`;

/**
 * Runs every check.
 *
 * @param files Pages to report on, as paths below the site folder; none means all.
 *   With files the orphan check is left out: it says nothing about a page that is being written.
 */
export function checkSite(
  site: Site,
  files: readonly string[] = [],
  note?: (text: string) => void,
): Finding[] {
  const names = (Object.keys(checks) as CheckName[]).filter(
    (name) => name !== 'orphans' || files.length === 0,
  );
  const isWanted = (file: string) => files.length === 0 || files.includes(file);
  const pages = site.pages.filter(({file}) => isWanted(file));
  return names
    .flatMap((name) => (checks[name] as Check)(site, pages, note))
    .filter(({file, also}) => isWanted(file) || (also !== undefined && isWanted(also)))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
