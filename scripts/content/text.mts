/**
 * The words and sentences of a block of text.
 */
import type {Place, Prose} from './types.mts';

/** What stands for code and labels in a text that is searched for words. */
export const hole = '\u{FFFC}';

/** Places whose texts are read from beginning to end. */
const runningPlaces: readonly Place[] = ['opening', 'paragraph', 'item', 'step', 'callout'];

/** Whether a text is read from beginning to end, unlike a cell, a heading or a card. */
export const isRunning = ({place}: Prose): boolean => runningPlaces.includes(place);

/** The whole text of a block in one line, code and labels included. */
export const fullText = ({segments}: Prose): string =>
  segments
    .map(({text}) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The author's own words of a block, with a hole for each piece of code and each label, and the line of each character. */
export function plainText({segments}: Prose): {text: string; lineAt: (offset: number) => number} {
  const parts = segments.map(({kind, text, line}) => ({text: kind === 'plain' ? text : hole, line}));
  return {
    text: parts.map(({text}) => text).join(''),
    lineAt: (offset) => {
      let rest = offset;
      for (const {text, line} of parts) {
        if (rest < text.length) {
          return line + text.slice(0, rest).split('\n').length - 1;
        }
        rest -= text.length;
      }
      return parts.at(-1)?.line ?? 1;
    },
  };
}

/** Words of a text: what stands between spaces and has a letter or a digit. */
export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\u{FFFC}]/u.test(word));

/** Sentences of a text. A full stop ends one only before a capital, a digit, a quotation or code. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”’)\]]*\s+(?=[\p{Lu}\p{N}“‘(\u{FFFC}@`{*])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);

/** A few words round a place, for a message. */
export const around = (text: string, start: number, end: number): string =>
  text
    .slice(Math.max(0, start - 25), end + 25)
    .replaceAll(hole, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, for a message. */
export const shorten = (text: string, length = 60): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
