/**
 * `npm run check -- search`: measures the search of the built site with the judged
 * queries of tests/search, and fails
 *
 * - when the part of the queries that is kept aside from tuning stays below a bar, also for a reader who asks in
 *   another section than the one that answers,
 * - when a search shows a page twice, more rows than there are, or none that exists,
 * - when what a first search fetches is over its budget, or one of its files,
 * - when a message of the interface, pasted, does not lead to a page that has it, or
 *   the messages of tests/data/pastedMessages.json too seldom to their own rows,
 * - when a first row shows a text that is not of the section it names, or too many of them read as no sentence,
 * - when a word of a page finds nothing,
 * - when a synonym leads to a word that no page has.
 *
 * `npm run check -- search --misses` also types the queries letter by letter, and
 * lists those of the other part whose first row is not one of the relevant pages:
 * what tuning may look at.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {defaultLocale, locales, type Locale} from '../src/config/locales';
import {baseOf} from '../src/config/siteAddress';
import {allPages} from '../src/config/sections';
import {searchContexts} from '../src/config/search';
import {routeOf} from '../src/config/routes';
import {contextOf} from '../src/search/query';
import {fillTokensDeep, tokensFor} from '../src/config/tokens';
import {createStem, fold, isStopWord} from '../src/search/engine/analyzer';
import {fixedPart} from '../src/search/messages/match';
import {decodeMessages, MESSAGES_FILE} from '../src/search/engine/messages';
import {createEngine, searchFiles} from '../src/search/engine/engine';
import {shardFile, WORDS_FILE} from '../src/search/engine/searchIndex';
import {synonymTable} from '../src/data/synonyms';
import {messages, translatedMessages} from '../tests/data/errorTexts';
import {root} from './prepare.mjs';
import {readBuiltIndex, type BuiltIndex} from './search/built.mts';
import {
  judge,
  prefixCoverage,
  printVerdict,
  ROWS,
  sharesOf,
  sharesOfAll,
  type Find,
} from './search/judge.mts';
import {
  folderOf,
  ours,
  ourSearch,
  recognizer,
  sectionsOfRows,
  requestOf,
  type Search,
} from './search/ours.mts';
import {
  isKeptAside,
  pageIn,
  readQueries,
  readReaders,
  withMessages,
  type JudgedQuery,
} from './search/queries.mts';

const BUILD = path.join(root, 'build');

/** What the part kept aside must reach. */
const BARS: Record<Locale, {mrr: number; success1: number}> = {
  en: {mrr: 0.885, success1: 0.82},
  'pt-BR': {mrr: 0.865, success1: 0.79},
};
const SUCCESS_8 = 0.97;
/** The reciprocal rank of a kind, where there are enough queries of it to say. */
const KIND = 0.65;
const ENOUGH = 10;
/** Fewer queries kept aside say too little. */
const ASIDE = 150;
/** Of the first rows with the right page, those that name a section that answers. */
const SECTION = 0.75;
/** Of the messages of tests/data/pastedMessages.json, those whose first row explains them. */
const PASTED = 0.85;
/** Of the texts under the first rows, those that read as a sentence. */
const SENTENCES = 0.985;
const ZERO = 0.005;
const ACCENT_GAP = 0.01;
const PREFIX = 0.98;

/**
 * Bytes, gzipped. Of the first search: from the focus to the first suggestions,
 * on average of the judged queries, each with an empty cache. None of the
 * others grows with the site but the router, by what a folder or a shard adds.
 */
const BUDGET = {
  firstSearch: 48 * 1024,
  worker: 16 * 1024,
  router: 2 * 1024,
  shard: 8 * 1024,
  words: 24 * 1024,
} as const;

const problems: string[] = [];

/** Whether what is missed is listed. */
const lists = process.argv.includes('--misses');
const everyTyped = lists ? 1 : 0;

function demand(locale: Locale, what: string, value: number, isEnough: boolean, bar: string): void {
  if (!isEnough) {
    problems.push(`${locale}: ${what} is ${value.toFixed(4)}, must be ${bar}`);
  }
}

/** Rows that a reader should never see: a page twice, too many, an address that is none. */
async function inspectRows(find: Find, queries: readonly JudgedQuery[], locale: Locale): Promise<void> {
  const routes = new Set(allPages.map(routeOf));
  for (const {query} of queries) {
    const rows = (await find(query)).map((row) => row.replace(/#.*/, ''));
    if (rows.length > ROWS || new Set(rows).size !== rows.length || rows.some((row) => !routes.has(row))) {
      problems.push(`${locale}: "${query}" shows ${rows.join(', ')}`);
    }
  }
}

/** What the worker is started with: the script that holds this text of ours. */
function workerScripts(): number {
  const folder = path.join(BUILD, 'assets/js');
  const mark = 'The search index is not of format';
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.includes(mark));
  if (scripts.length === 0) {
    problems.push(`${folder}: no script of the search worker`);
  }
  return scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/** Holds what a first search fetches against the budget: worker, router, shards, and the texts of its rows. */
function weigh(
  {router, pointerFile, fileOf, read}: BuiltIndex,
  queries: readonly JudgedQuery[],
  locale: Locale,
): void {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(file)).length;
    sizes.set(file, size);
    return size;
  };
  const limit = (file: string, most: number) => {
    if (sizeOf(file) > most) {
      problems.push(
        `${path.relative(root, file)} is ${kb(sizeOf(file))} gzipped, must be ${kb(most)} at most`,
      );
    }
  };
  const spent = {index: 0, texts: 0, files: 0};
  for (const {query} of queries) {
    const note = (name: string): unknown => {
      spent[name.includes('-') ? 'texts' : 'index'] += sizeOf(fileOf(name)) / queries.length;
      spent.files += 1 / queries.length;
      return read(name);
    };
    searchFiles(createEngine(router, baseOf(locale), {recognizer}), note, requestOf(query));
  }
  const worker = workerScripts();
  const total = worker + sizeOf(pointerFile) + spent.index + spent.texts;
  console.log(
    `\n${locale}, a first search fetches ${kb(total)} gzipped on average: worker ${kb(worker)}, router ${kb(sizeOf(pointerFile))}, shards ${kb(spent.index)}, texts of its rows ${kb(spent.texts)}; ${spent.files.toFixed(1)} files of the index`,
  );
  if (total > BUDGET.firstSearch) {
    problems.push(
      `${locale}: a first search fetches ${kb(total)} (worker ${kb(worker)}, router ${kb(sizeOf(pointerFile))}, shards ${kb(spent.index)}, texts ${kb(spent.texts)}), must be ${kb(BUDGET.firstSearch)} at most`,
    );
  }
  if (worker > BUDGET.worker) {
    problems.push(
      `the scripts of the search worker are ${kb(worker)} gzipped, must be ${kb(BUDGET.worker)} at most`,
    );
  }
  limit(pointerFile, BUDGET.router);
  limit(fileOf(WORDS_FILE), BUDGET.words);
  for (let shard = 0; shard <= router.bounds.length; shard += 1) {
    limit(fileOf(shardFile(shard)), BUDGET.shard);
  }
}

/** Where a reader stands who asks this: in each section in turn, of those that answer it or of the others. */
function standpoints(queries: readonly JudgedQuery[], isAnswering: boolean): (query: string) => string {
  const contexts = new Map(
    queries.map(({query, relevant}, number) => {
      const answering = new Set(relevant.map((entry) => contextOf(`/${routeOf(pageIn(entry))}`, '/')));
      const possible = searchContexts.filter(({path: name}) => answering.has(name) === isAnswering);
      return [query, possible[number % possible.length]?.path ?? ''];
    }),
  );
  return (query) => contexts.get(query) ?? '';
}

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ');

/** Messages whose pages are in none of the rows: from an error text a reader reaches the fix within one search. */
async function inspectMessages(find: Find, locale: Locale): Promise<void> {
  const texts = allPages.map(routeOf).map((route) => {
    const html = readFileSync(path.join(folderOf(BUILD, locale), `${route || 'index'}.html`), 'utf8');
    const $ = load(html);
    const keywords = $('meta[name=keywords]').attr('content') ?? '';
    return {text: plain(`${keywords}\n${$('h1, .theme-doc-markdown').text()}`), route};
  });
  // What begins with a closing quote is the tail of a message; a reader pastes all of it.
  const wanted = (locale === defaultLocale ? [...messages, ...translatedMessages] : messages).filter(
    (message) => !message.startsWith("'"),
  );
  let first = 0;
  for (const message of wanted) {
    const pages = new Set(texts.filter(({text}) => text.includes(plain(message))).map(({route}) => route));
    const rows = (await find(message)).map((row) => row.replace(/#.*/, ''));
    const row = rows.findIndex((route) => pages.has(route));
    first += row === 0 ? 1 : 0;
    if (row < 0) {
      problems.push(`${locale}: "${message}" is on ${[...pages].join(', ')}, but shows ${rows.join(', ')}`);
    }
  }
  console.log(
    `\n${locale}: ${wanted.length} messages of the interface, pasted: ${first} show a page with it in the first row`,
  );
}

/** A message as somebody pasted it, and the one of the lists that it is: its words, or the `id` of its row. */
interface PastedMessage {
  readonly pasted: string;
  readonly row: string;
}

/** The words of a text in a row, for finding one message in another. */
const wordsIn = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Messages with paths, numbers and lines of a stack: the first row explains the same message. */
function inspectPasted(search: Search, built: BuiltIndex, locale: Locale): void {
  const pages = built.pages();
  const known = decodeMessages(built.read(MESSAGES_FILE)).map(({page, section, wordings}) => ({
    place: `${pages[page]?.url}${pages[page]?.sections[section]?.hash}`,
    wordings: wordings.map((wording) => wordsIn(fixedPart(wording))),
  }));
  const english = readBuiltIndex(folderOf(BUILD, defaultLocale));
  const rows = decodeMessages(english.read(MESSAGES_FILE));
  const all = fillTokensDeep(
    JSON.parse(readFileSync(path.join(root, 'tests/data/pastedMessages.json'), 'utf8')) as Record<
      Locale,
      readonly PastedMessage[]
    >,
    tokensFor(locale),
    'tests/data/pastedMessages.json',
  )[locale];
  const missed = all.filter(({pasted, row}) => {
    // The lists are the same in both languages, and so are their addresses.
    const places = rows
      .filter(({wordings: own, row: listed}) => own.includes(row) || listed?.hash === `#${row}`)
      .map(({page, section}) => `${pages[page]?.url}${pages[page]?.sections[section]?.hash}`);
    // A place that quotes more of the message than its row explains the same one.
    const quoted = known
      .filter(({place}) => places.includes(place))
      .flatMap(({wordings}) => wordings)
      .filter((wording) => wordsIn(pasted).includes(wording));
    const quoting = known
      .filter(({wordings}) => wordings.some((wording) => quoted.some((part) => wording.includes(part))))
      .map(({place}) => place);
    const [first] = search(requestOf(pasted)).hits;
    return !first || ![...places, ...quoting].includes(first.url);
  });
  const found = all.length - missed.length;
  console.log(`\n${locale}: ${found} of ${all.length} pasted messages show their own row first`);
  demand(
    locale,
    'the share of pasted messages',
    found / all.length,
    found / all.length >= PASTED,
    `${PASTED} or more`,
  );
  if (lists) {
    missed.forEach(({pasted, row}) =>
      console.log(
        `pasted: ${JSON.stringify(pasted)} is ${row}, shows ${search(requestOf(pasted)).hits[0]?.url}`,
      ),
    );
  }
}

/** How a sentence begins, or says that it began before. */
const BEGUN = /^(?:…|\p{P}*[\p{Lu}\p{N}])/u;

/** Where two cells or sentences ran into each other: `limit.The next`. */
const GLUED = /\p{Ll}{2}[.!?:;]\p{Lu}\p{Ll}+ \p{Ll}/u;

/** The texts under the first rows: of the section that the row names, and such as can be read. */
function inspectExcerpts(
  search: Search,
  built: BuiltIndex,
  queries: readonly JudgedQuery[],
  locale: Locale,
): void {
  const texts = new Map(
    built.pages().flatMap(({url, sections}) => sections.map(({hash, text}) => [url + hash, text] as const)),
  );
  const shown = queries.flatMap(({query}) => {
    const [hit] = search(requestOf(query)).hits;
    return hit ? [{query, url: hit.url, text: hit.summary.map(({text}) => text).join('')}] : [];
  });
  for (const {query, url, text} of shown) {
    if (!texts.get(url)?.includes(text.replace(/^…|…$/g, ''))) {
      problems.push(`${locale}: "${query}" shows a text that is not of ${url}: ${text}`);
    }
  }
  const read = shown.filter(({text}) => BEGUN.test(text) && !GLUED.test(text)).length;
  console.log(`\n${locale}: ${read} of ${shown.length} first rows have a text that reads as a sentence`);
  const share = read / shown.length;
  demand(
    locale,
    'the share of texts that read as a sentence',
    share,
    share >= SENTENCES,
    `${SENTENCES} or more`,
  );
}

/** Words of the site that find nothing. */
function inspectWords(search: Search, words: readonly string[], locale: Locale): void {
  const lost = words.filter((word) => search({...requestOf(`${word} `), limit: 1}).total === 0);
  if (lost.length > 0) {
    problems.push(`${locale}: words of the pages that find nothing: ${lost.join(', ')}`);
  }
}

/** Synonyms that lead nowhere. */
function inspectSynonyms(search: Search, words: readonly string[], locale: Locale): void {
  const stem = createStem(locale);
  const stems = new Set(words.map(stem));
  for (const [typed, others] of Object.entries(synonymTable(locale))) {
    const dead = others
      .split(' ')
      .filter((word) => !stems.has(stem(word)))
      .filter((word) => search(requestOf(word)).total === 0);
    if (dead.length > 0) {
      problems.push(`${locale}: the synonyms of "${typed}" are on no page: ${dead.join(', ')}`);
    }
  }
}

for (const locale of locales) {
  const built = readBuiltIndex(folderOf(BUILD, locale));
  const rows = sectionsOfRows(BUILD, locale);
  const queries = withMessages(readQueries(locale), built, locale, rows);
  const readers = withMessages(readReaders(locale), built, locale, rows);
  const aside = queries.filter(isKeptAside);
  const known = queries.filter((query) => !isKeptAside(query));
  const search = ourSearch(BUILD, locale);
  const find = ours(search, locale, rows);
  const verdict = await judge(find, aside, everyTyped);
  printVerdict(`${locale}, kept aside from tuning`, verdict);

  printVerdict(`${locale}, what readers asked in public`, await judge(find, readers, 0));

  for (const isAnswering of [true, false]) {
    const find = ours(search, locale, rows, standpoints(queries, isAnswering));
    const {mrr, success1} = sharesOfAll(await judge(find, aside, 0));
    const where = `asked in a section that ${isAnswering ? 'answers' : 'does not answer'}`;
    console.log(
      `\n${locale}, kept aside, ${where}: MRR@8 ${mrr.toFixed(3)}, first row ${success1.toFixed(3)}`,
    );
    demand(locale, `MRR@8 ${where}`, mrr, mrr >= BARS[locale].mrr, `${BARS[locale].mrr} or more`);
  }

  const titles = new Map(built.pages().map(({url, title}) => [url.slice(baseOf(locale).length), title]));
  const {prefixes, found} = await prefixCoverage(find, titles, (word) => isStopWord(word, locale));
  console.log(
    `\n${locale}: ${found} of ${prefixes} beginnings of words of titles show a page with such a title`,
  );

  const all = verdict.tallies.get('all');
  if (all && aside.length >= ASIDE) {
    const {mrr, success1, success8, zero, accentGap = 0, section = 1} = sharesOf(all);
    const bar = BARS[locale].mrr;
    const bar1 = BARS[locale].success1;
    demand(locale, 'MRR@8', mrr, mrr >= bar, `${bar} or more`);
    demand(locale, 'success@1', success1, success1 >= bar1, `${bar1} or more`);
    demand(locale, 'the share of right sections', section, section >= SECTION, `${SECTION} or more`);
    for (const [kind, tally] of verdict.tallies) {
      const {mrr: ofKind} = sharesOf(tally);
      if (tally.queries >= ENOUGH) {
        demand(locale, `MRR@8 of ${kind}`, ofKind, ofKind >= KIND, `${KIND} or more`);
      }
    }
    demand(locale, 'success@8', success8, success8 >= SUCCESS_8, `${SUCCESS_8} or more`);
    demand(locale, 'the share of queries without a result', zero, zero <= ZERO, `${ZERO} or less`);
    demand(locale, 'the accent gap', accentGap, accentGap <= ACCENT_GAP, `${ACCENT_GAP} or less`);
    demand(locale, 'prefix stability', found / prefixes, found / prefixes >= PREFIX, `${PREFIX} or more`);
  } else {
    problems.push(`${locale}: ${aside.length} queries are kept aside, must be ${ASIDE} at least`);
  }
  await inspectRows(find, queries, locale);
  await inspectMessages(find, locale);
  inspectPasted(search, built, locale);
  inspectExcerpts(search, built, queries, locale);
  inspectWords(search, built.words, locale);
  weigh(built, aside, locale);
  inspectSynonyms(search, built.words, locale);
  if (lists) {
    const others = await judge(find, known, everyTyped);
    printVerdict(`${locale}, the other queries`, others);
    for (const {query, row, rows} of others.misses) {
      console.log(
        `${query.kind}: "${query.query}" wants ${query.relevant.join(', ')}, row ${row + 1}: ${rows.join(' ')}`,
      );
    }
  }
}

problems.forEach((problem) => console.error(problem));
console.log(`\n${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
