/** Answers queries of stop words alone, such as `what is`, with titles and headings that begin with them. */
import {foldedWords, isStopWord, tokenize} from './analyzer';
import type {Language} from './languages';
import type {Ranked} from './rank';
import type {Texts} from './searchIndex';

/** True for a query that has words, all of them stop words. */
export function isOfStopWords(query: string, language: Language): boolean {
  const words = tokenize(query).filter(({isJoined}) => !isJoined);
  return words.length > 0 && words.every(({word}) => isStopWord(word, language));
}

/** A title counts more than a heading, and a short one more than a long one. */
const TITLE = 2;
const scoreOf = (length: number): number => 1 / (1 + length / 20);

/**
 * The pages with a title or a heading that begins with a query, each at the best of these, with its next two as
 * `others`. Where there is none, words are taken from the end of the query until there is.
 */
export function beginningWith(query: string, pages: readonly Texts[]): Ranked[] {
  const plainTexts = new Map(
    pages
      .flatMap(({title, sections}) => [title, ...sections.map(({heading}) => heading)])
      .map((text) => [text, `${foldedWords(text)} `]),
  );
  const longest = Math.max(0, ...[...plainTexts.values()].map(({length}) => length));
  const wanted = foldedWords(query);
  // The last word may be unfinished, unless something follows it.
  let beginning = /[\p{L}\p{N}]$/u.test(query) ? wanted : `${wanted} `;
  while (beginning !== '') {
    const begins = (text: string) => plainTexts.get(text)?.startsWith(beginning) ?? false;
    const found = beginning.length > longest ? [] : pagesBeginningWith(begins, pages);
    if (found.length > 0) {
      return found;
    }
    beginning = beginning.slice(0, beginning.trimEnd().lastIndexOf(' ') + 1);
  }
  return [];
}

function pagesBeginningWith(begins: (text: string) => boolean, pages: readonly Texts[]): Ranked[] {
  return pages.flatMap(({title, sections}, page): Ranked[] => {
    const headings = sections
      .map(({heading}, section) => ({section, score: begins(heading) ? scoreOf(heading.length) : 0}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const ofTitle = begins(title) ? [{section: 0, score: TITLE + scoreOf(title.length)}] : [];
    const [best, ...others] = [...ofTitle, ...headings];
    return best
      ? [{page, ...best, part: 1, at: () => 0, others: () => others.slice(0, 2).map(({section}) => section)}]
      : [];
  });
}
