/**
 * No page repeats another's text: what several pages have to say stands on one
 * of them, and the others link to it.
 */
import type {Finding, Page} from './types.mts';

const longSentence = 12;

export interface Sentence {
  text: string;
  line: number;
}

/** Long sentences of a page, outside code blocks and tables. */
export function sentencesOf(page: Page): Sentence[] {
  return page.prose
    .filter(({kind}) => kind === 'paragraph' || kind === 'prop')
    .flatMap(({segments, line}) =>
      segments
        .map(({text}) => text)
        .join('')
        .split(/(?<=[.!?:…])\s+/u)
        .map((text) => ({text: text.replace(/\s+/g, ' ').trim(), line})),
    )
    .filter(({text}) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= longSentence);
}

/** Sentences that stand in two pages of one language. */
export function checkRepeats(pages: readonly Page[]): Finding[] {
  const first = new Map<string, {page: Page; line: number}>();
  return pages.flatMap((page) =>
    sentencesOf(page).flatMap(({text, line}) => {
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
