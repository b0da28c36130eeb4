/** Measures the search with pasted messages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {defaultLocale, type Locale} from '../../src/config/locales';
import {routeOf} from '../../src/config/routes';
import {allPages} from '../../src/config/sections';
import {fillTokensDeep, tokensFor} from '../../src/config/tokens';
import {fold, foldedWords} from '../../src/search/engine/analyzer';
import {decodeMessages, MESSAGES_FILE} from '../../src/search/engine/messages';
import {fixedPart} from '../../src/search/messages/match';
import {buildFolder, root} from '../prepare.mjs';
import {readBuiltIndex, type BuiltIndex} from './built.mts';
import type {Find} from './judge.mts';
import {folderOf, suggested, type Search} from './ours.mts';

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ');

/** Problems with messages of the interface: those for which no row is a page that has the message. */
export async function messagesWithoutPage(
  find: Find,
  wanted: readonly string[],
  locale: Locale,
): Promise<string[]> {
  const problems: string[] = [];
  const texts = allPages.map(routeOf).map((route) => {
    const html = readFileSync(path.join(folderOf(buildFolder, locale), `${route || 'index'}.html`), 'utf8');
    const $ = load(html);
    const keywords = $('meta[name=keywords]').attr('content') ?? '';
    return {text: plain(`${keywords}\n${$('h1, .theme-doc-markdown').text()}`), route};
  });
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
  return problems;
}

/** A pasted message, and the explained message that it is: one of its wordings, or the `id` of its row. */
interface PastedMessage {
  readonly pasted: string;
  readonly row: string;
}

/** The folded words of a text, with a space at both ends, so that no word is found within another. */
const wordsIn = (text: string): string => ` ${foldedWords(text)} `;

/**
 * Runs the messages of tests/data/pastedMessages.json, with paths, numbers and lines of a stack, through the search.
 * @returns all of them, and those for which the first suggestion explains another message
 */
export function judgePasted(
  search: Search,
  built: BuiltIndex,
  locale: Locale,
): Record<'all' | 'missed', readonly PastedMessage[]> {
  const pages = built.pages();
  const known = decodeMessages(built.read(MESSAGES_FILE)).map(({page, section, wordings}) => ({
    place: `${pages[page]?.url}${pages[page]?.sections[section]?.hash}`,
    wordings: wordings.map((wording) => wordsIn(fixedPart(wording))),
  }));
  const english = readBuiltIndex(folderOf(buildFolder, defaultLocale));
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
    const [first = ''] = suggested(search, pasted);
    return ![...places, ...quoting].includes(first);
  });
  return {all, missed};
}
