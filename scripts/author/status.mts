/**
 * The age of the Portuguese texts, and those that have not been reviewed for long. Nothing here reads
 * a disk or Git but `readState`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compareTexts} from '../compareTexts.mts';
import {freshness} from '../../src/config/freshness.ts';
import {git, hasHistory} from '../../src/config/git.ts';
import {docsFolder, locales, type Locale} from '../../src/config/locales.ts';
import {shortHash, sourceHash, splitFrontMatter} from '../../src/config/sourceHash.ts';
import {providers} from '../../src/data/providers.ts';
import {pageIds} from '../content/read.mts';
import {changedSections} from './sections.mts';
import {sharedTexts, type SharedText} from './texts.mts';

/** The translator's record of the short texts: by file, `portuguese english`, each a short hash. */
export type TextStamps = Readonly<Record<string, readonly string[]>>;

export const stampsFile = 'i18n/pt-BR/stamps.json';

/** All that the report is made from. */
export interface State {
  /** Files as they stand on disk, by id. */
  english: ReadonlyMap<string, string>;
  portuguese: ReadonlyMap<string, string>;
  texts: readonly SharedText[];
  stamps: TextStamps;
  /** Day of the last change of each English page, `2026-11-22`; empty where the history does not tell. */
  changes: ReadonlyMap<string, string>;
  /** Earlier texts of an English page, the newest first; none where the history does not tell. */
  versions: (id: string) => readonly string[];
  today: Date;
}

interface PageStatus {
  page: string;
  state: 'current' | 'outdated' | 'missing' | 'orphaned';
  /** Ids of the English sections that changed, for an outdated page; `top` is the part above the first. */
  changed?: string[];
  /** Day of the last change in English. */
  since?: string;
}

export interface Report {
  pages: PageStatus[];
  /** Short texts whose English changed and whose Portuguese did not. */
  texts: SharedText[];
  /** Providers whose facts are due, and pages that nobody changed or reviewed for a year. */
  due: {providers: {id: string; checked: string}[]; pages: {page: string; seen: string}[]};
}

const pairOf = ({en, 'pt-BR': portuguese}: SharedText): string => `${shortHash(portuguese)} ${shortHash(en)}`;

/** The record of the texts as they are now. */
export function stampsOf(texts: readonly SharedText[]): TextStamps {
  const stamps: Record<string, string[]> = {};
  for (const text of texts) {
    (stamps[text.file] ??= []).push(pairOf(text));
  }
  return Object.fromEntries(
    Object.entries(stamps).map(([file, pairs]) => [file, [...new Set(pairs)].sort()]),
  );
}

/** Texts of which the record knows the Portuguese, but beside another English. A new Portuguese text is fresh. */
export function outdatedTexts(texts: readonly SharedText[], stamps: TextStamps): SharedText[] {
  return texts.filter((text) => {
    const known = stamps[text.file] ?? [];
    return !known.includes(pairOf(text)) && known.some((pair) => pair.startsWith(shortHash(text['pt-BR'])));
  });
}

/**
 * The task for a translation that is older than its English, in a line. It is printed, and fails nothing below the
 * limits of src/config/freshness.ts; a page that one language lacks is a finding of the content checks.
 */
export const taskOf = ({page, state}: Pick<PageStatus, 'page' | 'state'>): string | undefined =>
  state === 'outdated'
    ? `${docsFolder['pt-BR']}/${page}.mdx: older than ${docsFolder.en}/${page}.mdx; translate what changed, or npm run i18n -- stamp ${page} if nothing did`
    : undefined;

/** The state of one Portuguese page. */
function pageStatus(page: string, {english, portuguese, changes, versions}: State): PageStatus {
  const source = english.get(page);
  const translation = portuguese.get(page);
  if (source === undefined) {
    return {page, state: 'orphaned'};
  }
  if (translation === undefined) {
    return {page, state: 'missing'};
  }
  const recorded = splitFrontMatter(translation).frontMatter.source;
  if (recorded === sourceHash(source)) {
    return {page, state: 'current'};
  }
  // A page that was never recorded was written against none of them.
  const then =
    recorded === undefined ? undefined : versions(page).find((raw) => sourceHash(raw) === recorded);
  const since = changes.get(page);
  return {
    page,
    state: 'outdated',
    ...(then !== undefined && {changed: changedSections(then, source)}),
    ...(since !== undefined && {since}),
  };
}

/** The first moment after a month, in UTC. */
function endOf(month: string): number {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  return Date.UTC(year, number);
}

/** Entries that nobody has compared with the vendor's documentation for long, oldest first. */
export const dueEntries = <T extends {checked: string}>(entries: readonly T[], today: Date): T[] =>
  entries
    .filter(({checked}) => today.getTime() - endOf(checked) > freshness.providerDays * 86_400_000)
    .toSorted((a, b) => compareTexts(a.checked, b.checked));

/** Pages whose last change, and whose review if the front matter names one, is too long ago. */
function duePages({english, changes, today}: State): {page: string; seen: string}[] {
  const oldest = new Date(today.getTime() - freshness.pageDays * 86_400_000).toISOString().slice(0, 10);
  return [...english].flatMap(([page, raw]) => {
    const {reviewed} = splitFrontMatter(raw).frontMatter;
    const dates = [changes.get(page), reviewed].filter((date) => typeof date === 'string');
    const seen = dates.sort().at(-1);
    return seen !== undefined && seen < oldest ? [{page, seen}] : [];
  });
}

/** The state of every page that either language has, by id, and what is due on the day of `today`. */
export function reportOn(state: State): Report {
  const pages = [...new Set([...state.english.keys(), ...state.portuguese.keys()])].sort();
  return {
    pages: pages.map((page) => pageStatus(page, state)),
    texts: outdatedTexts(state.texts, state.stamps),
    due: {providers: dueEntries(providers, state.today), pages: duePages(state)},
  };
}

/** Problems of a report: one line for each number above the limits of the configuration. */
export function tooMuch({pages, texts}: Report): string[] {
  const stale = pages.filter(({state}) => state !== 'current').length;
  return [
    ...(stale > freshness.allowed.pages
      ? [`${stale} pages are not up to date; ${freshness.allowed.pages} are allowed`]
      : []),
    ...(texts.length > freshness.allowed.texts
      ? [`${texts.length} texts are not up to date; ${freshness.allowed.texts} are allowed`]
      : []),
  ];
}

/**
 * The content check's lines on the age of translations: a task for each older one of the changed pages, and whatever is
 * more than the limits. A Portuguese page that changed counts as current: the commit stamps it.
 *
 * @param changed files below the site folder
 * @param named those that were asked for: then they are named alone, without the limits of all pages
 */
export function ageOf(report: Report, changed: readonly string[], named: readonly string[] = []) {
  const isIn = (files: readonly string[], {page}: PageStatus, locale: Locale) =>
    files.includes(`${docsFolder[locale]}/${page}.mdx`);
  const pages = report.pages.filter((one) => one.state !== 'outdated' || !isIn(changed, one, 'pt-BR'));
  const wanted = named.length > 0 ? named : changed;
  const tasks = pages
    .filter((one) => locales.some((locale) => isIn(wanted, one, locale)))
    .flatMap((one) => taskOf(one) ?? []);
  return {tasks, faults: named.length > 0 ? [] : tooMuch({...report, pages})};
}

/** The pages below a folder. One whose front matter is no YAML is left out: the content checks name it. */
function readPages(root: string, folder: string): {pages: Map<string, string>; unreadable: string[]} {
  const pages = new Map<string, string>();
  const unreadable: string[] = [];
  for (const id of pageIds(path.join(root, folder))) {
    const raw = readFileSync(path.join(root, folder, `${id}.mdx`), 'utf8');
    try {
      splitFrontMatter(raw);
      pages.set(id, raw);
    } catch {
      unreadable.push(id);
    }
  }
  return {pages, unreadable};
}

/** Day of the last change of each page below a folder. One call of Git for all of them. */
function readChanges(root: string, folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  let day = '';
  for (const line of git(['log', '--format=%n%cs', '--name-only', '--', folder], root)?.split('\n') ?? []) {
    day = /^\d{4}-\d\d-\d\d$/.test(line) ? line : day;
    const id = line.endsWith('.mdx') ? line.slice(folder.length + 1, -'.mdx'.length) : undefined;
    if (id !== undefined && !changes.has(id)) {
      changes.set(id, day);
    }
  }
  return changes;
}

/** Earlier texts of a page. Read when they are asked for: most pages are up to date. */
function readVersions(root: string, id: string): string[] {
  const file = `${docsFolder.en}/${id}.mdx`;
  const commits = git(['log', '--format=%H', '--', file], root)?.split('\n').filter(Boolean) ?? [];
  return commits.flatMap((commit) => git(['show', `${commit}:${file}`], root) ?? []);
}

/** Reads the state of the site from its folder. */
export async function readState(root: string): Promise<State> {
  const isHistoryComplete = hasHistory(root);
  const stamps = path.join(root, stampsFile);
  const [english, portuguese] = [readPages(root, docsFolder.en), readPages(root, docsFolder['pt-BR'])];
  for (const id of [...english.unreadable, ...portuguese.unreadable]) {
    english.pages.delete(id);
    portuguese.pages.delete(id);
  }
  return {
    english: english.pages,
    portuguese: portuguese.pages,
    texts: await sharedTexts(),
    stamps: existsSync(stamps) ? (JSON.parse(readFileSync(stamps, 'utf8')) as TextStamps) : {},
    changes: isHistoryComplete ? readChanges(root, docsFolder.en) : new Map<string, string>(),
    versions: (id) => (isHistoryComplete ? readVersions(root, id) : []),
    today: new Date(),
  };
}
