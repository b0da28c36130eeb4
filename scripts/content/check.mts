/**
 * All checks of the pages, by name.
 */
import {checkCode} from './code.mts';
import {checkFrontMatter, checkUnique} from './frontMatter.mts';
import {checkLabels} from './labels.mts';
import {checkLinks, checkOrphans} from './links.mts';
import {checkParity, checkTables} from './parity.mts';
import {checkQuestions} from './questions.mts';
import {checkHeadings} from './headings.mts';
import {checkSyntax} from './syntax.mts';
import type {Finding, Page, Site} from './types.mts';
import {checkRetired, checkWords} from './words.mts';

/** A check of some pages, which may look at the whole site for it. */
export type Check = (site: Site, pages: readonly Page[], note?: (text: string) => void) => Finding[];

export const checks = {
  syntax: ({components}, pages) => pages.flatMap((page) => checkSyntax(page, components)),
  frontMatter: (site, pages) => [...pages.flatMap(checkFrontMatter), ...checkUnique(site.pages)],
  questions: (_, pages) => pages.flatMap(checkQuestions),
  headings: (_, pages) => pages.flatMap(checkHeadings),
  parity: (site, pages) => [...checkParity(site), ...pages.flatMap(checkTables)],
  links: checkLinks,
  labels: checkLabels,
  words: ({product}, pages) => pages.flatMap((page) => checkWords(page, product)),
  retired: (_, pages) => pages.flatMap(checkRetired),
  code: (_, pages, note) => checkCode(pages, note),
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
