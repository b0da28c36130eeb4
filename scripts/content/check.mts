/**
 * All checks of the pages, by name.
 */
import {checkCode} from './code.mts';
import {checkFrontMatter, checkUnique} from './frontMatter.mts';
import {checkLabels} from './labels.mts';
import {checkLinks, checkOrphans} from './links.mts';
import {checkParity, checkTables} from './parity.mts';
import {checkRepeats} from './repeats.mts';
import {checkHeadingTexts, checkSkeleton} from './skeleton.mts';
import {checkSyntax} from './syntax.mts';
import type {Finding, Site} from './types.mts';
import {checkWords} from './words.mts';

export type Check = (site: Site, note?: (text: string) => void) => Finding[];

export const checks = {
  syntax: ({pages, components}) => pages.flatMap((page) => checkSyntax(page, components)),
  frontMatter: ({pages}) => [...pages.flatMap(checkFrontMatter), ...checkUnique(pages)],
  skeleton: ({pages}) => [...pages.flatMap(checkSkeleton), ...checkHeadingTexts(pages)],
  parity: (site) => [...checkParity(site), ...site.pages.flatMap(checkTables)],
  links: checkLinks,
  labels: checkLabels,
  words: ({pages, product}) => pages.flatMap((page) => checkWords(page, product)),
  code: ({pages}, note) => checkCode(pages, note),
  repeats: ({pages}) => checkRepeats(pages),
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
  const findings = names.flatMap((name) => (checks[name] as Check)(site, note));
  return findings
    .filter(
      ({file, also}) =>
        files.length === 0 || files.includes(file) || (also !== undefined && files.includes(also)),
    )
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
