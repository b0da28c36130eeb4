/**
 * No page repeats another's text: what several pages have to say stands on one
 * of them, and the others link to it.
 */
import {kindOf} from './skeleton.mts';
import {fullText, hole, isRunning, plainText, sentencesIn, shorten, wordsIn} from './text.mts';
import type {Finding, Page, Prose} from './types.mts';

/** Own words from which a sentence can be a copy. Below, as in “Select … and save.”, likeness says nothing. */
const longSentence = 8;
/** Words that are compared as one piece. */
const shingleLength = 3;
// cspell:ignore Jaccard
/** Share of the pieces of two sentences together that both have (Jaccard index), from which one is a copy. */
const nearCopy = 0.5;

interface Sentence {
  page: Page;
  text: string;
  line: number;
  shingles: ReadonlySet<string>;
}

/** The author's own words: without code, labels and what is quoted, such as a message. */
const ownWords = (sentence: string): string[] =>
  wordsIn(sentence.replace(/“[^”]*”/gu, ' ').replaceAll(hole, ' ')).map((word) =>
    word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  );

const shinglesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.slice(shingleLength - 1).map((_, index) => words.slice(index, index + shingleLength).join(' ')),
  );

/** Sentences of a page that are long enough to be a copy, outside code, cards and tables. */
const sentencesOf = (page: Page): Sentence[] =>
  page.prose
    .filter((prose) => isRunning(prose) || prose.place === 'prop')
    .flatMap((prose) => {
      const {text, lineAt} = plainText(prose);
      return sentencesIn(text).flatMap((sentence) => {
        const words = ownWords(sentence);
        const line = lineAt(Math.max(text.indexOf(sentence), 0));
        return words.length >= longSentence
          ? [{page, text: sentence, line, shingles: shinglesOf(words)}]
          : [];
      });
    });

/** How alike two sentences are, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common);
}

/** Sentences that stand, word for word or nearly, in two pages of one language. */
export function checkRepeats(pages: readonly Page[]): Finding[] {
  const earlier = new Map<string, Sentence[]>();
  return pages.flatMap((page) => {
    const mine = sentencesOf(page);
    const found = mine.flatMap((sentence) => {
      const candidates = [...sentence.shingles].flatMap(
        (shingle) => earlier.get(page.locale + shingle) ?? [],
      );
      const other = [...new Set(candidates)].find(
        ({shingles}) => likeness(shingles, sentence.shingles) >= nearCopy,
      );
      return other
        ? [
            {
              file: page.file,
              line: sentence.line,
              came: `“${shorten(sentence.text.replaceAll(hole, '…'))}”, nearly as in ${other.page.file}:${other.line} “${shorten(other.text.replaceAll(hole, '…'))}”`,
              allowed: 'one place for a fact, and links to it',
              also: other.page.file,
            },
          ]
        : [];
    });
    for (const sentence of mine) {
      for (const shingle of sentence.shingles) {
        const key = page.locale + shingle;
        earlier.set(key, [...(earlier.get(key) ?? []), sentence]);
      }
    }
    return found;
  });
}

/** Heads of the columns that name settings. */
const settingHead = /^(?:Setting|Configuração)(?!\p{L})/u;

/** Kinds whose tables hold the fields of one form each: two forms may have a field of the same name. */
const formKinds = ['provider', 'platform', 'metric'];

/** Settings that have a row on two pages of one language: the row stands where the setting is at home. */
export function checkSettings(pages: readonly Page[]): Finding[] {
  const homes = new Map<string, {file: string; line: number}>();
  return pages
    .filter((page) => !formKinds.includes(kindOf(page)))
    .flatMap(({file, locale, prose}) =>
      prose
        .filter(({place, column, head = ''}) => place === 'cell' && column === 0 && settingHead.test(head))
        .flatMap((cell) => {
          const setting = fullText(cell);
          const home = homes.get(`${locale}\n${setting}`);
          if (!home) {
            homes.set(`${locale}\n${setting}`, {file, line: cell.line});
          }
          return home && home.file !== file
            ? [
                {
                  file,
                  line: cell.line,
                  came: `a row for the setting “${setting}”, as in ${home.file}:${home.line}`,
                  allowed: 'one page with its row, and links to it',
                  also: home.file,
                },
              ]
            : [];
        }),
    );
}

/** Words from which a sentence may not stand on two pages word for word, cards and drawings included. */
const longExact = 12;

const exactSentences = ({prose}: Page): {text: string; line: number}[] =>
  prose
    .filter((block) => isRunning(block) || ['card', 'drawing', 'prop'].includes(block.place))
    .flatMap(({segments, line}: Prose) =>
      segments
        .map(({text}) => text)
        .join('')
        .split(/(?<=[.!?:…])\s+/u)
        .map((text) => ({text: text.replace(/\s+/g, ' ').trim(), line})),
    )
    .filter(({text}) => wordsIn(text).length >= longExact);

/** Long sentences that stand word for word in two pages of one language. */
export function checkCopies(pages: readonly Page[]): Finding[] {
  const first = new Map<string, {page: Page; line: number}>();
  return pages.flatMap((page) =>
    exactSentences(page).flatMap(({text, line}) => {
      const key = `${page.locale}\n${text.toLowerCase().replace(/[.!?:…]+$/u, '')}`;
      const earlier = first.get(key);
      if (!earlier) {
        first.set(key, {page, line});
        return [];
      }
      return earlier.page === page
        ? []
        : [
            {
              file: page.file,
              line,
              came: `the sentence “${text}” of ${earlier.page.file}:${earlier.line}`,
              allowed: 'a text of its own, or a link',
              also: earlier.page.file,
            },
          ];
    }),
  );
}
