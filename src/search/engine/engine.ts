/** Answers searches from an index: what the worker does, without the worker. */
import {createStem, isStopWord, tokenize} from './analyzer';
import type {EntryKind, FoundEntry} from './entries';
import {excerpt, toParts, withoutOverlaps, type Part, type Range} from './excerpt';
import {createLibrary} from './library';
import {
  createMessageFinder,
  isPasted,
  mayBeMessage,
  type KnownMessage,
  type MessageFinder,
  type Recognizer,
} from './messages';
import {hasPhrase, parseQuery, type Asked} from './operators';
import {createRanker, type Ranked} from './rank';
import type {Router} from './searchIndex';
import {WEIGHTS, type Weights} from './weights';

/** A search. */
export interface Request {
  /** Within `queryLimits`. */
  readonly query: string;
  /** Folder of the pages that come first, or alone; empty for none. */
  readonly context: string;
  /** True when pages outside of the context are left out. */
  readonly isLimited: boolean;
  /** Hits at most. */
  readonly limit: number;
  /** Length of the summaries, in characters. */
  readonly summaryLength: number;
  /** Hits that are left out before the first: those of earlier pages of results. */
  readonly offset?: number;
  /** How many of the first hits also name other sections that answer. */
  readonly grouped?: number;
  /** Settings, commands and messages at most. */
  readonly entries?: number;
  /** Nothing but rows of this kind; `limit` and `offset` are theirs then. */
  readonly entryKind?: EntryKind | undefined;
  /** Folders that pages must lie in, and must not. */
  readonly folders?: {readonly only?: readonly string[]; readonly except?: readonly string[]} | undefined;
}

/** A page that was found, at its best section. */
export interface Hit {
  /** Address with the base URL and the section's `#id`. */
  readonly url: string;
  /** Title of the page. */
  readonly title: readonly Part[];
  /** Heading of the section; empty when the page as a whole is the answer. */
  readonly heading: readonly Part[];
  /** The text round the matches. */
  readonly summary: readonly Part[];
  /** True when the page lies in the request's context. */
  readonly isInside: boolean;
  /** Other sections of the page that answer. */
  readonly sections: readonly HitSection[];
}

interface HitSection {
  readonly url: string;
  readonly heading: readonly Part[];
}

/** A setting, a command or a message that was found. */
export interface EntryHit {
  readonly kind: EntryKind;
  /** Address of its row, with the base URL. */
  readonly url: string;
  readonly label: readonly Part[];
  /** Its default, its keys, what it means; may be empty. */
  readonly detail: string;
  /** Title of its page. */
  readonly title: string;
}

/** A query some words of which were taken for others that are spelled alike. */
interface Corrected {
  /** As it was understood. */
  readonly query: string;
  /** With those words in quotes: what finds them as they were typed, or nothing. */
  readonly literal: string;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** How many pages were found in all. */
  readonly total: number;
  /** How many of them lie in the context. */
  readonly inside: number;
  /** Nothing was found; this query would find something. */
  readonly respelled?: string | undefined;
  readonly entries: readonly EntryHit[];
  /** How many of them were found in all. */
  readonly entriesTotal: number;
  readonly corrected?: Corrected | undefined;
  /** True when no page has the quoted words in a row, or none is without the excluded ones: the hits are for the words. */
  readonly isRelaxed: boolean;
}

/** What comes of a search: an answer, what is missing for one, or both. */
export interface Outcome {
  /** Files to add before the same search is asked again. With an answer, its summaries lack them. */
  readonly missing: readonly string[];
  /** True when the order of the pages is known, and what is missing is their titles and texts. */
  readonly isRanked: boolean;
  readonly answer: Answer | undefined;
}

export interface SearchEngine {
  /**
   * @param without files of texts that cannot be had: their rows do without, or are left out
   */
  search(request: Request, without?: readonly string[]): Outcome;
  /**
   * Hands over a file that was missing.
   *
   * @param value what JSON.parse made of it
   * @throws Error when it is not that file, or not whole
   */
  add(name: string, value: unknown): void;
}

export interface Options {
  readonly recognizer?: Recognizer | undefined;
  readonly weights?: Weights;
}

/** Characters above which what changes each time is left out of what is ranked. */
const LONG = 100;

/** Pages that score less than this share of the best one are noise. */
const LEAST_SHARE = 0.04;

/** A page of the reader's own section counts for this much more: there it may be a little less good. */
const OWN_BOOST = 1.2;

/** Sections whose texts are read for a phrase: those of the best pages. */
const MOST_READ = 60;

/** Rows that fit less well than this share of the best are other rows. */
const NEAR_ENTRY = 0.6;

const isBetter = (a: Ranked, b: Ranked): boolean =>
  a.score > b.score || (a.score === b.score && a.page < b.page);

/** The best pages in their order, without sorting the others. */
function bestOf(pages: readonly Ranked[], count: number): Ranked[] {
  const best: Ranked[] = [];
  for (const page of pages) {
    const last = best.at(-1);
    if (best.length < count || (last && isBetter(page, last))) {
      let at = best.length;
      for (let before = best[at - 1]; before && isBetter(page, before); before = best[at - 1]) {
        at -= 1;
      }
      best.splice(at, 0, page);
      best.length = Math.min(best.length, count);
    }
  }
  return best;
}

/**
 * @param base where the addresses of the index begin, with a slash at the end
 */
export function createEngine(
  router: Router,
  base: string,
  {recognizer, weights = WEIGHTS}: Options = {},
): SearchEngine {
  const library = createLibrary(router);
  const ranker = createRanker(router, library, weights);
  const stem = createStem(router.language);
  const folders = router.folders.flatMap(([folder, pages]) => new Array<string>(pages).fill(folder));

  const isInside = ({page}: Ranked, context: string) =>
    context !== '' && Boolean(folders[page]?.startsWith(`${base}${context}/`));

  let known: readonly KnownMessage[] | undefined;
  let finder: MessageFinder | undefined;

  /** Knows messages; notes the file of them while that is not there. */
  function messageFinder(): MessageFinder {
    const messages = library.messages();
    if (!finder || messages !== known) {
      known = messages;
      finder = createMessageFinder(messages, router.language, recognizer);
    }
    return finder;
  }

  /** The pages that explain what was recognized before all others, at that place; first those with a row for it. */
  function withRecognized(ranked: readonly Ranked[], messages: readonly KnownMessage[]): readonly Ranked[] {
    if (messages.length === 0) {
      return ranked;
    }
    const scores = new Map(ranked.map(({page, score}) => [page, score]));
    const best = Math.max(1, ...scores.values());
    const first = new Map<number, Ranked>();
    for (const {page, section, row} of messages) {
      if (!first.has(page)) {
        const score = (row ? 2 : 1) * best + (scores.get(page) ?? 0);
        first.set(page, {page, section, score, others: () => []});
      }
    }
    return [...first.values(), ...ranked.filter(({page}) => !first.has(page))];
  }

  /** Where the words with these stems stand. */
  const rangesOf = (text: string, stems: ReadonlySet<string>): Range[] =>
    withoutOverlaps(
      tokenize(text)
        .filter(({word}) => stems.has(stem(word)))
        .map(({start, end}): Range => [start, end - start]),
    );

  /** The other sections of a page that answer; none of those whose heading is not there. */
  function sectionsOf({page, others}: Ranked, stems: ReadonlySet<string>): HitSection[] {
    return others().flatMap((section) => {
      const found = library.heading(page, section);
      return found?.heading
        ? [{url: found.url + found.hash, heading: toParts(found.heading, rangesOf(found.heading, stems))}]
        : [];
    });
  }

  /** None while its title is not there. */
  function describe(
    ranked: Ranked,
    stems: ReadonlySet<string>,
    {context, summaryLength}: Request,
    isGrouped: boolean,
  ): Hit[] {
    const row = library.row(ranked.page, ranked.section);
    if (!row) {
      return [];
    }
    const {url, title, hash, heading, text} = row;
    return [
      {
        url: url + hash,
        title: toParts(title, rangesOf(title, stems)),
        heading: toParts(heading, rangesOf(heading, stems)),
        summary: excerpt(text, rangesOf(text, stems), summaryLength),
        isInside: isInside(ranked, context),
        sections: isGrouped ? sectionsOf(ranked, stems) : [],
      },
    ];
  }

  /** The sections that have all words of a phrase, by their pages: what stands in titles alone counts as the first. */
  function sectionsWith(phrase: string): ReadonlyMap<number, ReadonlySet<number>> {
    const words = tokenize(phrase).filter(
      ({word, isJoined}) => !isJoined && word.length > 1 && !isStopWord(word, router.language),
    );
    let found: Map<number, Set<number>> | undefined;
    for (const {word} of words) {
      const posting = library.posting(stem(word));
      const units = new Map<number, Set<number>>();
      const note = (page: number, section: number) =>
        units.set(page, (units.get(page) ?? new Set()).add(section));
      posting?.title.forEach(({page}) => note(page, 0));
      posting?.heading.forEach(({page, part}) => note(page, part));
      posting?.text.forEach(({page, sections}) => sections.forEach((section) => note(page, section)));
      const before = found;
      found = before
        ? new Map(
            [...units].flatMap(([page, sections]) => {
              const both = new Set([...sections].filter((section) => before.get(page)?.has(section)));
              return both.size > 0 ? [[page, both] as const] : [];
            }),
          )
        : units;
    }
    return found ?? new Map();
  }

  /** Those of the pages that have a phrase word for word, each at the section that has it. */
  function withPhrase(ranked: readonly Ranked[], phrase: string): Ranked[] {
    const candidates = sectionsWith(phrase);
    let read = 0;
    return [...ranked]
      .sort((a, b) => (isBetter(a, b) ? -1 : 1))
      .flatMap((item): Ranked[] => {
        const sections = [...(candidates.get(item.page) ?? [])].sort(
          (a, b) => Number(b === item.section) - Number(a === item.section) || a - b,
        );
        for (const section of sections) {
          if (read === MOST_READ) {
            break;
          }
          read += 1;
          const row = library.row(item.page, section);
          if (row && hasPhrase(`${row.title}\n${row.heading}\n${row.text}`, phrase)) {
            return [{...item, section}];
          }
        }
        return [];
      });
  }

  /** Pages with a word anywhere. */
  function pagesWith(word: string): ReadonlySet<number> {
    // Of an identifier, all of it.
    const token = tokenize(word).at(-1);
    const posting = token && library.posting(stem(token.word));
    return new Set(
      [...(posting?.title ?? []), ...(posting?.heading ?? []), ...(posting?.text ?? [])].map(
        ({page}) => page,
      ),
    );
  }

  /** What is left of the pages by the signs of a query. */
  function narrow(ranked: readonly Ranked[], {phrases, excluded}: Asked): readonly Ranked[] {
    const unwanted = new Set(excluded.flatMap((word) => [...pagesWith(word)]));
    const left = ranked.filter(({page}) => !unwanted.has(page));
    return phrases.reduce<readonly Ranked[]>(withPhrase, left);
  }

  /** True when a page lies in one of these folders. */
  const liesIn = (page: number, wanted: readonly string[]) =>
    wanted.some((folder) => folders[page]?.startsWith(`${base}${folder}/`));

  /** The settings, commands and messages that fit; notes the files that this takes. */
  function entriesFor(request: Request, query: string): readonly FoundEntry[] {
    const {entries = 0, entryKind, context, isLimited} = request;
    if (entries === 0 && !entryKind) {
      return [];
    }
    const isWide = entryKind !== undefined;
    const isOfMessages = entryKind === 'message' || (!entryKind && mayBeMessage(query));
    const found = [
      ...((entryKind !== 'message' && library.entries()?.find(query, isWide)) || []),
      ...(isOfMessages ? messageFinder().rows(query, isWide) : []),
    ]
      .filter(({entry}) => !entryKind || entry.kind === entryKind)
      .filter(({entry}) => !isLimited || entry.url.startsWith(`${base}${context}/`))
      .sort((a, b) => b.score - a.score);
    const least = entryKind ? 0 : NEAR_ENTRY * (found[0]?.score ?? 0);
    return found.filter(({score}) => score >= least);
  }

  /** A word as the hits write it: with its accents. */
  function written(word: string, hits: readonly Hit[]): string {
    const texts = hits.flatMap(({title, heading, summary}) =>
      [title, heading, summary].map((parts) => parts.map(({text}) => text).join('')),
    );
    for (const text of texts) {
      const token = tokenize(text).find((candidate) => candidate.word === word);
      if (token) {
        return text.slice(token.start, token.end).toLowerCase();
      }
    }
    return word;
  }

  /** The query as it was understood, when that is not how it is spelled. */
  function correctedOf(query: string, hits: readonly Hit[]): Corrected | undefined {
    const corrections = ranker.corrections(query);
    if (corrections.length === 0) {
      return undefined;
    }
    let [understood, literal, end] = ['', '', 0];
    for (const {start, end: next, word} of corrections) {
      understood += query.slice(end, start) + written(word, hits);
      literal += `${query.slice(end, start)}"${query.slice(start, next)}"`;
      end = next;
    }
    return {query: understood + query.slice(end), literal: literal + query.slice(end)};
  }

  /** The rows to show, best first. */
  function order(ranked: readonly Ranked[], {context, isLimited, limit}: Request): Ranked[] {
    const weighed = ranked.map((item) => ({
      ...item,
      score: item.score * (isInside(item, context) ? OWN_BOOST : 1),
    }));
    return bestOf(isLimited ? weighed.filter((item) => isInside(item, context)) : weighed, limit);
  }

  return {
    search(request, without = []) {
      library.takeMissing();
      const {context, isLimited, offset = 0, grouped = 0, entryKind} = request;
      const unanswered = () => ({missing: library.takeMissing(), isRanked: false, answer: undefined});
      const recognized =
        recognizer && isPasted(request.query) ? messageFinder().recognize(request.query) : [];
      // The quotes and dashes of a message are its own.
      const isQuoted = recognized.length > 0 || /[{}]/.test(request.query);
      const asked = isQuoted ? {words: request.query, phrases: [], excluded: []} : parseQuery(request.query);
      const found = entriesFor(request, asked.words);
      asked.excluded.forEach(pagesWith);
      const constant = recognizer && asked.words.length > LONG ? recognizer.constantPart(asked.words) : '';
      const question = ranker.analyze(constant || asked.words);
      const everywhere =
        library.isLacking() || entryKind ? [] : withRecognized(ranker.rank(question), recognized);
      const {only, except} = request.folders ?? {};
      const all = everywhere.filter(
        ({page}) => (!only || liesIn(page, only)) && !(except && liesIn(page, except)),
      );
      const isNothing = everywhere.length === 0 && found.length === 0;
      const respelled = isNothing && !library.isLacking() ? ranker.respell(asked.words) : undefined;
      const narrowed = library.isLacking() ? [] : narrow(all, asked);
      if (library.isLacking()) {
        return unanswered();
      }
      const isRelaxed = narrowed.length === 0 && all.length > 0;
      const fitting = isRelaxed ? all : narrowed;
      const least = LEAST_SHARE * fitting.reduce((best, {score}) => Math.max(best, score), 0);
      const ranked = fitting.filter(({score}) => score >= least);
      const inside = ranked.filter((item) => isInside(item, context));
      const rows = order(ranked, {...request, limit: offset + request.limit}).slice(offset);
      const hits = rows.flatMap((item, i) => describe(item, question.stems, request, i < grouped));
      const first = entryKind ? offset : 0;
      const entries = found
        .slice(first, first + (entryKind ? request.limit : (request.entries ?? 0)))
        .map(({entry: {kind, url, hash, label, detail, title}}): EntryHit => ({
          kind,
          url: url + hash,
          label: toParts(label, rangesOf(label, question.stems)),
          detail,
          title,
        }));
      const corrected = asked.phrases.length > 0 ? undefined : correctedOf(request.query, hits);
      const missing = library.takeMissing().filter((name) => !without.includes(name));
      const isWhole = hits.length === rows.length || missing.length === 0;
      const total = (isLimited ? inside : ranked).length;
      const totals = {total, inside: inside.length, entriesTotal: found.length};
      return {
        missing,
        isRanked: true,
        answer: isWhole ? {hits, entries, ...totals, respelled, corrected, isRelaxed} : undefined,
      };
    },
    add: (name, value) => library.add(name, value),
  };
}

/** Rounds of files that a search may take: its words, what they may mean, how those are spelled, what stands in quotes, its rows. */
export const MOST_ROUNDS = 7;

/**
 * Asks until there is an answer, for who has the files at hand.
 *
 * @param read gives what JSON.parse makes of a file
 * @throws Error when a file cannot be read, or the search is never content
 */
export function searchFiles(engine: SearchEngine, read: (name: string) => unknown, request: Request): Answer {
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const {answer, missing} = engine.search(request);
    if (answer && missing.length === 0) {
      return answer;
    }
    missing.forEach((name) => engine.add(name, read(name)));
  }
  throw new Error(`${JSON.stringify(request.query)}: no answer after ${MOST_ROUNDS} rounds of files.`);
}
