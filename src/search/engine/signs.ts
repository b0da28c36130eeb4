/** Narrows the found pages to those with the quoted phrases of a query, and without its excluded words. */
import {isStopWord, tokenize} from './analyzer';
import type {Language} from './languages';
import type {Library} from './library';
import {hasPhrase, type Asked} from './operators';
import {byScore} from './order';
import type {Ranked} from './rank';

/** Most sections whose texts are searched for a phrase, from the best pages on. */
const MOST_READ = 60;

export interface Narrowing {
  /** Pages that have a word in a title, heading or text. */
  pagesWith(word: string): ReadonlySet<number>;
  /** The pages with the phrases and without the excluded words of a query, each at the section with the last phrase. */
  narrow(ranked: readonly Ranked[], asked: Asked): readonly Ranked[];
}

/** Narrows by the texts that the library has. @param stem the function that the index was made with */
export function createNarrowing(
  library: Library,
  language: Language,
  stem: (word: string) => string,
): Narrowing {
  /** The sections that have a word, by their pages; a word of the page's title counts as in its first section. */
  function sectionsWithWord(word: string): Map<number, Set<number>> {
    const posting = library.posting(stem(word));
    const units = new Map<number, Set<number>>();
    const note = (page: number, section: number) =>
      units.set(page, (units.get(page) ?? new Set()).add(section));
    posting?.title.forEach(({page}) => note(page, 0));
    posting?.heading.forEach(({page, part}) => note(page, part));
    posting?.text.forEach(({page, sections}) => sections.forEach((section) => note(page, section)));
    return units;
  }

  /** The sections that have all words of a phrase, by their pages. */
  function sectionsWith(phrase: string): ReadonlyMap<number, ReadonlySet<number>> {
    const [first, ...rest] = tokenize(phrase)
      .filter(({word, isJoined}) => !isJoined && word.length > 1 && !isStopWord(word, language))
      .map(({word}) => sectionsWithWord(word));
    return rest.reduce<ReadonlyMap<number, ReadonlySet<number>>>(
      (before, units) =>
        new Map(
          [...units].flatMap(([page, sections]) => {
            const both = new Set([...sections].filter((section) => before.get(page)?.has(section)));
            return both.size > 0 ? [[page, both] as const] : [];
          }),
        ),
      first ?? new Map(),
    );
  }

  /** Those of the pages that have a phrase word for word, each at the section that has it. */
  function withPhrase(ranked: readonly Ranked[], phrase: string): Ranked[] {
    const candidates = sectionsWith(phrase);
    let read = 0;
    return [...ranked].sort(byScore).flatMap((item): Ranked[] => {
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

  function pagesWith(word: string): ReadonlySet<number> {
    // The last token of an identifier is all of it.
    const token = tokenize(word).at(-1);
    const posting = token && library.posting(stem(token.word));
    return new Set(
      [...(posting?.title ?? []), ...(posting?.heading ?? []), ...(posting?.text ?? [])].map(
        ({page}) => page,
      ),
    );
  }

  return {
    pagesWith,
    narrow(ranked, {phrases, excluded}) {
      const unwanted = new Set(excluded.flatMap((word) => [...pagesWith(word)]));
      const left = ranked.filter(({page}) => !unwanted.has(page));
      return phrases.reduce<readonly Ranked[]>(withPhrase, left);
    },
  };
}
