/** Puts the pages that explain a pasted message before the pages that are found by words. */
import type {Library} from './library';
import type {Language} from './languages';
import type {KnownMessage} from './messages';
import type {Ranked} from './rank';
import {
  createMessageFinder,
  isPasted,
  type MessageFinder,
  type Recognized,
  type Recognizer,
} from './recognition';

export interface PastedMessages {
  /** The messages that a query is, when it looks pasted; the library notes their file while that has not come. */
  recognize(query: string): readonly Recognized[];
  /** A finder of messages, which knows none while their file has not come; the library notes that. */
  finder(): MessageFinder;
}

/** Recognizes the messages of a library. @param recognizer without it no query is taken for pasted */
export function createPastedMessages(
  library: Library,
  language: Language,
  recognizer: Recognizer | undefined,
): PastedMessages {
  let known: readonly KnownMessage[] | undefined;
  let made: MessageFinder | undefined;
  const finder = (): MessageFinder => {
    const messages = library.messages();
    if (!made || messages !== known) {
      known = messages;
      made = createMessageFinder(messages, language, recognizer);
    }
    return made;
  };
  return {
    finder,
    recognize: (query) => (recognizer && isPasted(query) ? finder().recognize(query) : []),
  };
}

/**
 * Puts the pages that explain a recognized message before all others, each at the section that explains it. Sections
 * that are a row about the message come first, then those that fit the query better.
 */
export function withRecognized(
  ranked: readonly Ranked[],
  recognized: readonly Recognized[],
): readonly Ranked[] {
  if (recognized.length === 0) {
    return ranked;
  }
  const found = new Map(ranked.map((item) => [item.page, item]));
  const best = Math.max(1, ...ranked.map(({score}) => score));
  const first = new Map<number, Ranked>();
  for (const {message} of recognized) {
    const {page, section, row} = message;
    const item = found.get(page);
    const score = (row ? 2 : 1) * best + (item?.at(section) ?? 0);
    if (score > (first.get(page)?.score ?? 0)) {
      first.set(page, {page, section, score, part: 1, at: item?.at ?? (() => 0), others: () => []});
    }
  }
  return [...first.values(), ...ranked.filter(({page}) => !first.has(page))];
}
