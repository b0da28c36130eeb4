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
 * `npm run check -- search --misses` also lists those of the other queries whose first
 * row is no relevant page: the ones that tuning may look at.
 */
import {defaultLocale, locales, type Locale} from '../src/config/locales';
import {baseOf} from '../src/config/siteAddress';
import {allPages} from '../src/config/sections';
import {searchContexts} from '../src/config/search';
import {routeOf} from '../src/config/routes';
import {whatsNewRoute} from '../src/config/whatsNew';
import {contextOf} from '../src/search/query';
import {createStem, isStopWord} from '../src/search/engine/analyzer';
import {textOf} from '../src/search/engine/excerpt';
import {synonymTable} from '../src/data/synonyms';
import {messages, translatedMessages} from '../tests/data/errorTexts';
import {buildFolder} from './prepare.mjs';
import {readBuiltIndex, type BuiltIndex} from './search/built.mts';
import {judge, prefixCoverage, printVerdict, ROWS, sharesOf, type Find} from './search/judge.mts';
import {
  folderOf,
  ours,
  ourSearch,
  sectionsOfRows,
  requestOf,
  suggested,
  type Search,
} from './search/ours.mts';
import {judgePasted, messagesWithoutPage} from './search/messages.mts';
import {pageIn, readQueries, readReaders, withMessages, type JudgedQuery} from './search/queries.mts';
import {weigh} from './search/weight.mts';

/** Least MRR@8 and success@1 of the queries kept aside. */
const BARS: Record<Locale, {mrr: number; success1: number}> = {
  en: {mrr: 0.885, success1: 0.82},
  'pt-BR': {mrr: 0.865, success1: 0.79},
};
const SUCCESS_8 = 0.97;
/** Least MRR@8 of a kind of query, where there are at least ENOUGH queries of it. */
const KIND = 0.65;
const ENOUGH = 10;
/** Least number of queries kept aside. */
const ASIDE = 150;
/** Least share of the first rows with the right page that name a section that answers. */
const SECTION = 0.75;
/** Least share of the messages of tests/data/pastedMessages.json that the first suggestion explains. */
const PASTED = 0.95;
/** Least share of the texts under the first rows that read as a sentence. */
const SENTENCES = 0.985;
const ZERO = 0.005;
const ACCENT_GAP = 0.01;
const PREFIX = 0.975;

const problems: string[] = [];

/** Whether missed queries and messages are listed. */
const lists = process.argv.includes('--misses');

/** Notes a problem when a share does not reach its bar; one that is no number does not. */
function requireLeast(locale: Locale, what: string, value: number, least: number): void {
  if (!(value >= least)) {
    problems.push(`${locale}: ${what} is ${value.toFixed(4)}, must be ${least} or more`);
  }
}

/** Notes a problem when a share is above its bar. */
function requireMost(locale: Locale, what: string, value: number, most: number): void {
  if (!(value <= most)) {
    problems.push(`${locale}: ${what} is ${value.toFixed(4)}, must be ${most} or less`);
  }
}

/** Checks that a search shows no page twice, not too many rows, and no address without a page. */
async function inspectRows(find: Find, queries: readonly JudgedQuery[], locale: Locale): Promise<void> {
  const routes = new Set([...allPages.map(routeOf), whatsNewRoute]);
  for (const {query} of queries) {
    const rows = (await find(query)).map((row) => row.replace(/#.*/, ''));
    if (rows.length > ROWS || new Set(rows).size !== rows.length || rows.some((row) => !routes.has(row))) {
      problems.push(`${locale}: "${query}" shows ${rows.join(', ')}`);
    }
  }
}

/** The context in which each query is asked: in turn one of those with a relevant page, or one of the others. */
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

/** Messages of the interface as a reader pastes them. One that begins with a quote is the tail of another. */
const messagesIn = (locale: Locale): string[] =>
  (locale === defaultLocale ? [...messages, ...translatedMessages] : messages).filter(
    (message) => !message.startsWith("'"),
  );

/** Checks that enough pasted messages show their own row first. */
function inspectPasted(search: Search, built: BuiltIndex, locale: Locale): void {
  const {all, missed} = judgePasted(search, built, locale);
  const found = all.length - missed.length;
  console.log(`\n${locale}: ${found} of ${all.length} pasted messages show their own row first`);
  requireLeast(locale, 'the share of pasted messages', found / all.length, PASTED);
  if (lists) {
    missed.forEach(({pasted, row}) =>
      console.log(`pasted: ${JSON.stringify(pasted)} is ${row}, shows ${suggested(search, pasted)[0]}`),
    );
  }
}

/** The beginning of a sentence, or the ellipsis of one that began before. */
const BEGUN = /^(?:…|\p{P}*[\p{Lu}\p{N}])/u;

/** Two cells or sentences without a space between: `limit.The next`. */
const GLUED = /\p{Ll}{2}[.!?:;]\p{Lu}\p{Ll}+ \p{Ll}/u;

/** Checks the texts under the first rows: each is part of its row's section, and enough of them read as a sentence. */
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
    return hit ? [{query, url: hit.url, text: textOf(hit.summary)}] : [];
  });
  for (const {query, url, text} of shown) {
    if (!texts.get(url)?.includes(text.replace(/^…|…$/g, ''))) {
      problems.push(`${locale}: "${query}" shows a text that is not of ${url}: ${text}`);
    }
  }
  const read = shown.filter(({text}) => BEGUN.test(text) && !GLUED.test(text)).length;
  console.log(`\n${locale}: ${read} of ${shown.length} first rows have a text that reads as a sentence`);
  requireLeast(locale, 'the share of texts that read as a sentence', read / shown.length, SENTENCES);
}

/** Checks that each word of the site finds a page. */
function inspectWords(search: Search, words: readonly string[], locale: Locale): void {
  const lost = words.filter((word) => search({...requestOf(`${word} `), limit: 0}).total === 0);
  if (lost.length > 0) {
    problems.push(`${locale}: words of the pages that find nothing: ${lost.join(', ')}`);
  }
}

/** Checks that the words of each synonym are on a page. */
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
  const built = readBuiltIndex(folderOf(buildFolder, locale));
  const rows = sectionsOfRows(buildFolder, locale);
  const queries = withMessages(readQueries(locale), built, locale, rows);
  const readers = withMessages(readReaders(locale), built, locale, rows);
  const aside = queries.filter(({isAside}) => isAside);
  const known = queries.filter(({isAside}) => !isAside);
  const search = ourSearch(buildFolder, locale);
  const find = ours(search, locale, rows);
  const verdict = await judge(find, aside);
  printVerdict(`${locale}, kept aside from tuning`, verdict);

  printVerdict(`${locale}, what readers asked in public`, await judge(find, readers));

  for (const isAnswering of [true, false]) {
    const findFrom = ours(search, locale, rows, standpoints(queries, isAnswering));
    const {mrr, success1} = sharesOf((await judge(findFrom, aside)).get('all'));
    const where = `asked in a section that ${isAnswering ? 'answers' : 'does not answer'}`;
    console.log(
      `\n${locale}, kept aside, ${where}: MRR@8 ${mrr.toFixed(3)}, first row ${success1.toFixed(3)}`,
    );
    requireLeast(locale, `MRR@8 ${where}`, mrr, BARS[locale].mrr);
  }

  const titles = new Map(built.pages().map(({url, title}) => [url.slice(baseOf(locale).length), title]));
  const {prefixes, found} = await prefixCoverage(find, titles, (word) => isStopWord(word, locale));
  console.log(
    `\n${locale}: ${found} of ${prefixes} beginnings of words of titles show a page with such a title`,
  );

  if (aside.length >= ASIDE) {
    const {mrr, success1, success8, zero, accentGap = 0, section = 1} = sharesOf(verdict.get('all'));
    requireLeast(locale, 'MRR@8', mrr, BARS[locale].mrr);
    requireLeast(locale, 'success@1', success1, BARS[locale].success1);
    requireLeast(locale, 'the share of right sections', section, SECTION);
    for (const [kind, judged] of verdict) {
      if (judged.length >= ENOUGH) {
        requireLeast(locale, `MRR@8 of ${kind}`, sharesOf(judged).mrr, KIND);
      }
    }
    requireLeast(locale, 'success@8', success8, SUCCESS_8);
    requireMost(locale, 'the share of queries without a result', zero, ZERO);
    requireMost(locale, 'the accent gap', accentGap, ACCENT_GAP);
    requireLeast(locale, 'the share of beginnings of words', found / prefixes, PREFIX);
  } else {
    problems.push(`${locale}: ${aside.length} queries are kept aside, must be ${ASIDE} at least`);
  }
  await inspectRows(find, queries, locale);
  problems.push(...(await messagesWithoutPage(find, messagesIn(locale), locale)));
  inspectPasted(search, built, locale);
  inspectExcerpts(search, built, queries, locale);
  inspectWords(search, built.words, locale);
  problems.push(...weigh(built, aside, locale));
  inspectSynonyms(search, built.words, locale);
  if (lists) {
    const others = await judge(find, known);
    printVerdict(`${locale}, the other queries`, others);
    for (const {query, row, rows} of others.get('all')?.filter(({row}) => row !== 0) ?? []) {
      console.log(
        `${query.kind}: "${query.query}" wants ${query.relevant.join(', ')}, row ${row + 1}: ${rows.join(' ')}`,
      );
    }
  }
}

problems.forEach((problem) => console.error(problem));
console.log(`\n${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
