/**
 * Splits the text of a section into passages of a few sentences, cells or items: words that stand near to each other
 * are more likely to be about one thing.
 */
import {piecesOf} from './pieces';

/** Least characters of a passage, about two lines: a sentence or two, a row of a table. */
const PASSAGE = 160;

/** Most passages of a section: those of a longer text are longer. More would make the postings larger. */
export const MOST_PASSAGES = 12;

/** The passages of a text, in their order. Each consists of whole pieces (`piecesOf`). */
export function passagesOf(text: string): string[] {
  const least = Math.max(PASSAGE, text.length / MOST_PASSAGES);
  const passages: string[] = [];
  let from = 0;
  for (const [start, length] of piecesOf(text)) {
    const end = start + length;
    if (end - from >= least && passages.length < MOST_PASSAGES - 1) {
      passages.push(text.slice(from, end));
      from = end;
    }
  }
  const rest = text.slice(from).trim();
  return rest ? [...passages, rest] : passages;
}

/**
 * The greatest weight of terms that stand within two neighboring passages.
 *
 * @param parts for each term: the passages that have it, as bits, and its weight
 */
export function nearest(parts: readonly (readonly [passages: number, weight: number])[]): number {
  let best = 0;
  for (let first = 0; first < MOST_PASSAGES; first += 1) {
    let sum = 0;
    for (const [passages, weight] of parts) {
      sum += passages & (0b11 << first) ? weight : 0;
    }
    best = Math.max(best, sum);
  }
  return best;
}

/** The bits of all passages: a word of the heading or of a question counts as being in each passage. */
export const EVERYWHERE = 2 ** MOST_PASSAGES - 1;
