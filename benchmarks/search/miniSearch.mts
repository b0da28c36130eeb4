// cspell:ignore minisearch
/**
 * MiniSearch on the same texts, with our analyzer and its own ranking: what a well-known library finds without
 * anything that was made for this site. Installed when it is first needed; no dependency of the project.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {baseOf, type Locale} from '../../src/config/locales';
import {createStem, isStopWord, tokenize} from '../../src/search/engine/analyzer';
import type {Documents} from '../../scripts/search/documents.mts';
import {ROWS, type Find} from '../../scripts/search/judge.mts';
import {installForBench} from './install.mts';

const VERSION = '7.2.0';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** What the benchmark uses of MiniSearch. */
interface MiniSearch {
  addAll(documents: readonly Section[]): void;
  search(query: string): readonly {readonly id: string}[];
}

interface Options {
  readonly fields: readonly (keyof Section)[];
  readonly tokenize: (text: string) => string[];
  readonly processTerm: (term: string) => string | null;
  readonly searchOptions: {
    readonly boost: Partial<Record<keyof Section, number>>;
    readonly prefix: boolean;
    readonly fuzzy: number;
  };
}

/** The sections of the pages, with what stands before the first heading as one of them. */
function sectionsOf([
  titles = [],
  headings = [],
  descriptions = [],
  keywords = [],
  contents = [],
]: Documents): Section[] {
  const nameOf = new Map(titles.map(({u, t}) => [u, t]));
  const sections = new Map<string, {page: string; heading: string[]; text: string[]}>();
  const at = (page: string, hash = '') => {
    const found = sections.get(page + hash) ?? {page, heading: [], text: []};
    sections.set(page + hash, found);
    return found;
  };
  headings.forEach(({u, h, t}) => at(u, h).heading.push(t));
  [...descriptions, ...keywords, ...contents].forEach(({u, h, t}) => at(u, h).text.push(t));
  return [...sections].map(([id, {page, heading, text}]) => ({
    id,
    title: nameOf.get(page) ?? '',
    heading: heading.join(' '),
    text: text.join(' '),
  }));
}

/**
 * MiniSearch on the texts of a language. Beginnings of words and small errors are found, and titles count more,
 * as its documentation suggests; each page is shown once, at its best section.
 *
 * @throws Error when npm cannot install it
 */
export async function miniSearch(documents: Documents, locale: Locale): Promise<Find> {
  const folder = installForBench('minisearch', VERSION);
  const entry = path.join(folder, 'node_modules/minisearch/dist/es/index.js');
  const {default: Library} = (await import(pathToFileURL(entry).href)) as {
    default: new (options: Options) => MiniSearch;
  };
  const stem = createStem(locale);
  const index = new Library({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) => tokenize(text).map(({word}) => word),
    // Folded already.
    processTerm: (term) => (isStopWord(term, locale) ? null : stem(term)),
    searchOptions: {boost: {title: 3, heading: 2}, prefix: true, fuzzy: 0.2},
  });
  index.addAll(sectionsOf(documents));
  const base = baseOf(locale);
  return (query) => {
    const rows = new Map<string, string>();
    for (const {id} of index.search(query)) {
      const page = id.replace(/#.*/, '');
      if (!rows.has(page)) {
        rows.set(page, id.slice(base.length));
      }
    }
    return Promise.resolve([...rows.values()].slice(0, ROWS));
  };
}
