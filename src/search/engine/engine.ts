/** Answers searches from an index. The worker runs this in the browser, checks run it in Node.js. */
import {createStem, isStopWord, tokenize} from './analyzer';
import type {Answer, Hit, Outcome, Request, Tally} from './answer';
import {beginningWith, isOfStopWords} from './beginnings';
import {mayBeName, WHOLE_NAME, type FoundEntry} from './entries';
import {textOf} from './excerpt';
import {correctedBy, createHitWriter, type HitWriter} from './hits';
import {createLibrary, type Library} from './library';
import {parseQuery, type Asked} from './operators';
import {byScore} from './order';
import {createPastedMessages, withRecognized, type PastedMessages} from './pasted';
import {createRanker, type Ranked, type Ranker} from './rank';
import {isOfProgram, mayBeMessage, type Recognized, type Recognizer} from './recognition';
import type {Router} from './searchIndex';
import {createNarrowing, type Narrowing} from './signs';
import {isUnfinished, type Question} from './terms';

export type {Answer, EntryHit, Hit, Outcome, Request, Tally} from './answer';

/** `add` hands over a file that was missing. */
export interface SearchEngine extends Pick<Library, 'add'> {
  /**
   * One round of a search: an answer, or the files that are missing for one.
   * @param without files of texts that could not be fetched: their rows have no text, or are left out
   */
  search(request: Request, without?: readonly string[]): Outcome;
}

export interface Options {
  readonly recognizer?: Recognizer | undefined;
}

/** Characters of a query above which it is ranked without its changing parts, such as paths (`constantPart`). */
const LONG = 100;

/** Pages that score less than this share of the best one are noise. */
const LEAST_SHARE = 0.04;

/** Factor for the score of a page in the reader's own section of the site. */
const OWN_BOOST = 1.2;

/** Share of a program's message, by weight, from which on a section explains it without quoting it. */
const EXPLAINED = 0.6;

/** Share of the best row's score below which a row is left out. */
const NEAR_ENTRY = 0.6;

/** An index, and everything that answers searches from it. */
interface Site {
  readonly router: Router;
  readonly base: string;
  readonly library: Library;
  readonly ranker: Ranker;
  readonly writer: HitWriter;
  readonly messages: PastedMessages;
  readonly narrowing: Narrowing;
  readonly recognizer: Recognizer | undefined;
  /** The folder of each page. */
  readonly folders: readonly string[];
  readonly stem: (word: string) => string;
}

/** A query, and everything that was found for it. */
interface Findings {
  readonly asked: Asked;
  readonly question: Question;
  readonly recognized: readonly Recognized[];
  readonly entries: readonly FoundEntry[];
  /** All pages; and those that the quotes and minus signs of the query leave. */
  readonly all: readonly Ranked[];
  readonly narrowed: readonly Ranked[];
  /** Score below which a page is noise. */
  readonly least: number;
  readonly tallies: readonly Tally[] | undefined;
  readonly respelled: string | undefined;
}

/** True when a page lies in this folder. */
const liesIn = ({base, folders}: Site, page: number, folder: string): boolean =>
  Boolean(folders[page]?.startsWith(`${base}${folder}/`));

const isInside = (site: Site, {page}: Ranked, context: string): boolean =>
  context !== '' && liesIn(site, page, context);

/** All rows that have any part of a query in their names. */
const everyEntry = ({library, messages}: Site, query: string): readonly FoundEntry[] => [
  ...(library.entries()?.find(query, true) ?? []),
  ...messages.finder().rows(query, true),
];

/** The settings, commands, messages and calculators that fit; notes the files that this takes. */
function entriesFor({base, library, messages}: Site, request: Request, query: string): readonly FoundEntry[] {
  const {entries = 0, entryKind, context, isLimited} = request;
  if (entries === 0 && !entryKind) {
    return [];
  }
  const isWide = entryKind !== undefined;
  const isOfNames = entryKind ? entryKind !== 'message' : mayBeName(query);
  const isOfMessages = entryKind === 'message' || (!entryKind && mayBeMessage(query));
  const found = [
    ...((isOfNames && library.entries()?.find(query, isWide)) || []),
    ...(isOfMessages ? messages.finder().rows(query, isWide) : []),
  ]
    .filter(({entry}) => !entryKind || entry.kind === entryKind)
    .filter(({entry}) => !isLimited || entry.url.startsWith(`${base}${context}/`))
    .sort((a, b) => b.score - a.score);
  const least = entryKind ? 0 : NEAR_ENTRY * (found[0]?.score ?? 0);
  return found.filter(({score}) => score >= least);
}

/** All pages that have a word of a query; for one of stop words alone, those with a title or heading it begins. */
function pagesFor(
  {library, ranker, router}: Site,
  words: string,
  question: Question,
  recognized: readonly Recognized[],
): readonly Ranked[] {
  if (isOfStopWords(words, router.language)) {
    const beginning = beginningWith(words, library.titles() ?? []);
    if (beginning.length > 0 || library.isLacking()) {
      return beginning;
    }
  }
  return library.isLacking() ? [] : withRecognized(ranker.rank(question), recognized);
}

/** Counts what was found, by folder and kind. */
function talliesOf(
  {base, folders}: Site,
  pages: readonly Ranked[],
  entries: readonly FoundEntry[],
): readonly Tally[] {
  const counts = new Map<string, Tally>();
  const count = (folder: string, kind: Tally['kind']) => {
    const key = `${kind} ${folder}`;
    counts.set(key, {folder, kind, count: (counts.get(key)?.count ?? 0) + 1});
  };
  pages.forEach(({page}) => count((folders[page] ?? '').slice(base.length), 'page'));
  entries.forEach(({entry: {url, kind}}) => count(url.slice(base.length, url.lastIndexOf('/') + 1), kind));
  return [...counts.values()];
}

/** Finds pages and rows for a query. The library notes the files that are missing for that. */
function findAll(site: Site, request: Request): Findings {
  const {library, messages, narrowing, ranker, recognizer} = site;
  const recognized = messages.recognize(request.query);
  // In a message, quotes and dashes are part of the text, not operators.
  const isQuoted = recognized.length > 0 || /[{}]/.test(request.query);
  const asked = isQuoted ? {words: request.query, phrases: [], excluded: []} : parseQuery(request.query);
  const entries = entriesFor(site, request, asked.words);
  asked.excluded.forEach(narrowing.pagesWith);
  const constant = recognizer && asked.words.length > LONG ? recognizer.constantPart(asked.words) : '';
  const question = ranker.analyze(constant || asked.words);
  const {entryKind, isCounted} = request;
  const everywhere = entryKind && !isCounted ? [] : pagesFor(site, asked.words, question, recognized);
  const {only, except} = request.folders ?? {};
  const isIn = (page: number, wanted: readonly string[]) =>
    wanted.some((folder) => liesIn(site, page, folder));
  const isWanted = ({page}: Ranked) =>
    !entryKind && (!only || isIn(page, only)) && !(except && isIn(page, except));
  const all = everywhere.filter(isWanted);
  const isNothing = everywhere.length === 0 && entries.length === 0;
  const respelled = isNothing && !library.isLacking() ? ranker.respell(asked.words) : undefined;
  const left = library.isLacking() ? [] : narrowing.narrow(everywhere, asked);
  const fitting = left.length > 0 ? left : everywhere;
  const least = LEAST_SHARE * fitting.reduce((best, {score}) => Math.max(best, score), 0);
  const tallies = isCounted
    ? talliesOf(
        site,
        fitting.filter(({score}) => score >= least),
        everyEntry(site, asked.words),
      )
    : undefined;
  return {
    asked,
    question,
    recognized,
    entries,
    all,
    narrowed: left.filter(isWanted),
    least,
    tallies,
    respelled,
  };
}

/** The best pages, in order, with the reader's section favored. @param count pages at most */
function order(
  site: Site,
  ranked: readonly Ranked[],
  {context, isLimited}: Request,
  count: number,
): Ranked[] {
  const weighed = ranked.map((item) => ({
    ...item,
    score: item.score * (isInside(site, item, context) ? OWN_BOOST : 1),
  }));
  return weighed
    .filter((item) => !isLimited || isInside(site, item, context))
    .sort(byScore)
    .slice(0, count);
}

/** The requested range of the pages, as hits; `isWhole` is false when the title of one is not there yet. */
function hitsFor(site: Site, request: Request, findings: Findings, ranked: readonly Ranked[]) {
  const {limit, offset = 0, grouped = 0} = request;
  const wordings = new Map(
    findings.recognized.map(({message: {page, section}, wording}) => [`${page} ${section}`, wording]),
  );
  const rows = order(site, ranked, request, offset + limit).slice(offset);
  const hits = rows.flatMap((item, i) =>
    site.writer.hit(item, findings.question.stems, request, {
      isGrouped: i < grouped,
      wording: wordings.get(`${item.page} ${item.section}`),
    }),
  );
  return {hits, best: rows[0], isWhole: hits.length === rows.length};
}

/** The parts of an answer that are about the query itself: its spelling, words that no page has. */
function remarksOn({ranker, messages}: Site, {query}: Request, findings: Findings, hits: readonly Hit[]) {
  const {asked, respelled, all} = findings;
  const most = all.reduce((best, {part}) => Math.max(best, part), 0);
  const isPhrase = asked.phrases.length > 0;
  const isOfAProgram = isOfProgram(query);
  return {
    respelled,
    corrected: correctedBy(query, isPhrase ? [] : ranker.corrections(query), hits),
    absent: isPhrase || isOfAProgram ? [] : ranker.absent(asked.words),
    isUnexplained: isOfAProgram && most < EXPLAINED && !messages.finder().mayBe(query),
  };
}

/** True when the title of a page, or the heading of its section, has all typed words; the last may be unfinished. */
function isAbout({title, heading}: Hit, query: string, {router, stem}: Site): boolean {
  const wordsOf = (text: string) =>
    tokenize(text)
      .filter(({word, isJoined}) => !isJoined && !isStopWord(word, router.language))
      .map(({word}) => word);
  const typed = wordsOf(query);
  const begun = isUnfinished(query) ? typed.at(-1) : undefined;
  const isIn = (words: readonly string[]) => (word: string) =>
    words.some((one) => stem(one) === stem(word) || (word === begun && one.startsWith(word)));
  return typed.length > 0 && [title, heading].some((parts) => typed.every(isIn(wordsOf(textOf(parts)))));
}

/**
 * True when the first page is about what was typed, and so stands before the rows: its title, its heading or, unless
 * the query is the whole name of a row, its keywords have all words. Never before a message.
 */
function isPageFirst(
  site: Site,
  found: readonly FoundEntry[],
  hit: Hit,
  page: number,
  {words}: Asked,
): boolean {
  const [row] = found;
  const isKeyword = ({word}: {readonly word: string}) =>
    site.library.posting(site.stem(word))?.keywords.some((one) => one.page === page) ?? false;
  const isCalledSo = row !== undefined && row.score > WHOLE_NAME;
  return (
    row?.entry.kind !== 'message' &&
    (isAbout(hit, words, site) || (!isCalledSo && tokenize(words).every(isKeyword)))
  );
}

/** Makes the answer from the findings; the outcome has none while titles for it are missing. */
function write(site: Site, request: Request, findings: Findings, without: readonly string[]): Outcome {
  const {context, isLimited, limit, offset = 0, entryKind} = request;
  const {asked, question, entries: found, all, narrowed, least, tallies} = findings;
  const isRelaxed = narrowed.length === 0 && all.length > 0;
  const fitting = isRelaxed ? all : narrowed;
  const ranked = fitting.filter(({score}) => score >= least);
  const inside = ranked.filter((item) => isInside(site, item, context));
  const {hits, best, isWhole} = hitsFor(site, request, findings, ranked);
  const first = entryKind ? offset : 0;
  const entries = found
    .slice(first, first + (entryKind ? limit : (request.entries ?? 0)))
    .map((entry) => site.writer.entry(entry, question.stems));
  const remarks = remarksOn(site, request, findings, hits);
  const missing = site.library.takeMissing().filter((name) => !without.includes(name));
  // A hit with the address of an entry is left out.
  const shown = new Set(entries.map(({url}) => url));
  const [hit] = hits;
  const answer: Answer = {
    hits: hits.filter(({url}) => !shown.has(url)),
    entries,
    isPageFirst:
      hit !== undefined &&
      best !== undefined &&
      !shown.has(hit.url) &&
      isPageFirst(site, found, hit, best.page, asked),
    total: (isLimited ? inside : ranked).length,
    inside: inside.length,
    entriesTotal: found.length,
    tallies,
    isRelaxed,
    ...remarks,
  };
  return {missing, isRanked: true, answer: isWhole || missing.length === 0 ? answer : undefined};
}

/** Makes an engine without any files. @param base base URL of the addresses of the index, with a slash at the end */
export function createEngine(router: Router, base: string, {recognizer}: Options = {}): SearchEngine {
  const {language, pages} = router;
  const library = createLibrary(router);
  const stem = createStem(language);
  const site: Site = {
    router,
    base,
    library,
    recognizer,
    ranker: createRanker(router, library),
    writer: createHitWriter(library, pages, stem),
    messages: createPastedMessages(library, language, recognizer),
    narrowing: createNarrowing(library, language, stem),
    stem,
    folders: router.folders.flatMap(([folder, count]) => new Array<string>(count).fill(folder)),
  };
  return {
    search(request, without = []) {
      library.takeMissing();
      const findings = findAll(site, request);
      return library.isLacking()
        ? {missing: library.takeMissing(), isRanked: false, answer: undefined}
        : write(site, request, findings, without);
    },
    add: (name, value) => library.add(name, value),
  };
}

/** Most rounds of files of a search: for its words, their other meanings, their spelling, its phrases, its rows. */
export const MOST_ROUNDS = 7;

/**
 * Searches to the end where all files are at hand: gives the engine each file that it misses.
 *
 * @param read gives the parsed JSON of a file by its name
 * @throws Error when a file cannot be read, or there is no answer after MOST_ROUNDS rounds
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
