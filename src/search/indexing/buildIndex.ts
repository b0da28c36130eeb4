/** Builds an index from the texts of a site. Its files are written by the engine's codec.ts. */
import {createStem} from '../engine/analyzer';
import {sectionsByPage, type Corpus, type Page} from '../engine/corpus';
import type {Language} from '../engine/languages';
import {namesOf, type KnownMessage} from '../engine/messages';
import {
  bm25,
  levelOf,
  SECTIONS_PER_FILE,
  SHORT_FIELDS,
  shardOf,
  SMALL_SITE,
  textsFile,
  type Occurrence,
  type Posting,
  type Router,
  type SearchIndex,
  type Shard,
  type Synonyms,
  type TextPosting,
  type Texts,
} from '../engine/searchIndex';
import {collectStems, type StemPlaces} from './collectStems';

/**
 * Most sections, and occurrences in each short field, that a posting keeps: the best ones. A section below them is
 * found by other words of the query. Sites of a few hundred pages have no stem with more.
 */
const MOST_PLACES = 800;

/** Weight (`weightOf`) of a full shard, about 3 KB. Smaller shards would have fewer unused bytes, and more requests. */
const SHARD_LENGTH = 2_000;

/** The order of the sections in their pages. */
interface PageOrder {
  /** By page: its sections, by their numbers in the site. */
  readonly groups: readonly (readonly number[])[];
  /** Number of a section in its page, by its number in the site. */
  readonly numberInPage: ReadonlyMap<number, number>;
}

/** The folder of each page, run-length encoded: its own address where other pages lie below it. */
function foldersOf(pages: readonly Page[]): Router['folders'] {
  const parent = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
  const folders = new Set(pages.map(({url}) => parent(url)));
  const runs: [string, number][] = [];
  for (const {url} of pages) {
    const folder = folders.has(`${url}/`) ? `${url}/` : parent(url);
    const last = runs.at(-1);
    if (last?.[0] === folder) {
      last[1] += 1;
    } else {
      runs.push([folder, 1]);
    }
  }
  return runs;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The sections with the highest levels of a stem, at most MOST_PLACES, with these levels. */
const strongest = (levels: readonly (readonly [section: number, level: number])[]) =>
  new Map(
    levels.length <= MOST_PLACES
      ? levels
      : [...levels].sort(([a, level], [b, other]) => other - level || a - b).slice(0, MOST_PLACES),
  );

/**
 * Makes a function that gives the posting of a stem in texts.
 *
 * @param stems all stems of the site, from which the lengths of its texts are added up
 */
function createTextPostings(
  stems: Iterable<StemPlaces>,
  sections: Corpus['sections'],
  {groups, numberInPage}: PageOrder,
): (places: StemPlaces) => Pick<Posting, 'text' | 'more'> {
  const sectionLengths = sections.map(() => 0);
  for (const {counts} of stems) {
    counts.forEach((count, section) => (sectionLengths[section] = (sectionLengths[section] ?? 0) + count));
  }
  const pageLengths = groups.map((group) => sum(group.map((section) => sectionLengths[section] ?? 0)));
  const length = sum(sectionLengths);
  const averageOf = (units: number) => length / Math.max(1, units) || 1;

  return ({counts, passages}) => {
    const byPage = groupBy([...counts.keys()], (section) => sections[section]?.page ?? 0);
    const levels = strongest(
      [...counts].map(([section, count]) => [
        section,
        levelOf(bm25(count, (sectionLengths[section] ?? 0) / averageOf(sections.length))),
      ]),
    );
    const all = [...byPage].map(([page, own]): TextPosting => {
      const whole = sum(own.map((section) => counts.get(section) ?? 0));
      const shown = own.filter((section) => levels.has(section));
      return {
        page,
        whole: levelOf(bm25(whole, (pageLengths[page] ?? 0) / averageOf(groups.length))),
        sections: shown.map((section) => numberInPage.get(section) ?? 0),
        levels: shown.map((section) => levels.get(section) ?? 0),
        passages: shown.map((section) => passages.get(section) ?? 0),
      };
    });
    const text = all.filter((posting) => posting.sections.length > 0).sort((a, b) => a.page - b.page);
    return {text, more: all.length - text.length};
  };
}

/** The occurrences in the shortest texts, at most MOST_PLACES: there a stem scores highest. */
const shortest = (occurrences: readonly Occurrence[]): readonly Occurrence[] =>
  occurrences.length <= MOST_PLACES
    ? occurrences
    : [...occurrences]
        .sort((a, b) => a.length - b.length)
        .slice(0, MOST_PLACES)
        .sort((a, b) => a.page - b.page || a.part - b.part);

/** The messages as the index has them: with their page and, where they have one, their row. */
const messagesOf = (
  {pages, sections, messages = []}: Corpus,
  numberInPage: PageOrder['numberInPage'],
): readonly KnownMessage[] =>
  messages.map(({section, wordings, isFrame, row}) => {
    const {page = 0, hash = ''} = sections[section] ?? {};
    const {url = '', title = ''} = pages[page] ?? {};
    const names = namesOf(wordings);
    return {
      page,
      section: numberInPage.get(section) ?? 0,
      wordings,
      isFrame,
      row: row && {kind: 'message', url, title, hash, ...row, names},
    };
  });

/** Builds the index of the texts of a language. */
export function buildIndex(corpus: Corpus, language: Language, synonyms: Synonyms): SearchIndex {
  const {pages, sections, entries = []} = corpus;
  const groups = sectionsByPage(pages, sections);
  const numberInPage = new Map(groups.flatMap((group) => group.map((section, i) => [section, i] as const)));
  const collected = collectStems(corpus, numberInPage, language);
  const stems = [...collected.stems].sort(([a], [b]) => (a < b ? -1 : 1));
  const textOf = createTextPostings(collected.stems.values(), sections, {groups, numberInPage});
  const postings = stems.map(([, places]): Posting => ({
    title: shortest(places.title),
    keywords: shortest(places.keywords),
    heading: shortest(places.heading),
    question: shortest(places.question),
    ...textOf(places),
  }));

  const cuts = cut(stems.map(([, {words}], i) => ({words, posting: postings[i] as Posting})));
  const router: Router = {
    language,
    pages: pages.length,
    sections: sections.length,
    averages: collected.averages,
    bounds: cuts.map((from) => boundOf(stems[from - 1]?.[0] ?? '', stems[from]?.[0] ?? '')),
    folders: foldersOf(pages),
  };
  const stem = createStem(language);
  const words = stems.flatMap(([, places]) => [...places.words]).sort();
  const wordsOf = groupBy(words, (word) => shardOf(router, word));
  const synonymsOf = groupBy(Object.entries(synonyms), ([typed]) =>
    shardOf(router, stem(typed.split(' ')[0] ?? '')),
  );
  return {
    router,
    shards: [0, ...cuts].map((from, shard): Shard => ({
      words: wordsOf.get(shard) ?? [],
      stems: stems.slice(from, cuts[shard]).map(([key]) => key),
      postings: postings.slice(from, cuts[shard]),
      synonyms: Object.fromEntries(synonymsOf.get(shard) ?? []),
    })),
    words,
    messages: messagesOf(corpus, numberInPage),
    texts: textsOf(corpus, groups),
    titles: pages.length > SMALL_SITE ? undefined : titlesOf(corpus, groups),
    entries,
  };
}

interface Group {
  readonly words: ReadonlySet<string>;
  readonly posting: Posting;
}

/** An estimate of the characters that a stem takes in its shard. */
const weightOf = ({words, posting}: Group): number =>
  [...words].join(' ').length / 2 +
  8 +
  posting.text.reduce((total, {sections}) => total + 2 + sections.length, 0) +
  SHORT_FIELDS.reduce((total, field) => total + 4 * posting[field].length, 0);

/** Cuts sorted stems into shards of about SHARD_LENGTH. @returns index of the first stem of each shard but the first */
function cut(groups: readonly Group[]): number[] {
  const cuts: number[] = [];
  let weight = 0;
  groups.forEach((group, i) => {
    if (weight > SHARD_LENGTH) {
      cuts.push(i);
      weight = 0;
    }
    weight += weightOf(group);
  });
  return cuts;
}

/** The shortest prefix of a stem that sorts after the stem before it. */
function boundOf(before: string, stem: string): string {
  let length = 1;
  while (stem.slice(0, length) <= before) {
    length += 1;
  }
  return stem.slice(0, length);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return groups;
}

/** A page with some of its sections. */
function partOf({pages, sections, texts}: Corpus, page: number, own: readonly number[]): Texts {
  const {url = '', title = ''} = pages[page] ?? {};
  return {
    url,
    title,
    sections: own.map((section) => ({
      hash: sections[section]?.hash ?? '',
      heading: sections[section]?.heading ?? '',
      text: texts[section] ?? '',
    })),
  };
}

function textsOf(corpus: Corpus, groups: PageOrder['groups']): SearchIndex['texts'] {
  const files = new Map<string, Texts>();
  groups.forEach((group, page) => {
    for (let from = 0; from < group.length; from += SECTIONS_PER_FILE) {
      files.set(textsFile(page, from), partOf(corpus, page, group.slice(from, from + SECTIONS_PER_FILE)));
    }
  });
  return files;
}

const titlesOf = ({pages, sections}: Corpus, groups: PageOrder['groups']): readonly Texts[] =>
  groups.map((group, page) => partOf({pages, sections, texts: []}, page, group));
