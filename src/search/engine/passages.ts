/**
 * Parts the text of a section into passages of a few sentences, cells or items: words that stand near to each other
 * are about one thing.
 */
import {piecesOf} from './pieces';

/** Characters of a passage, about two lines: a sentence or two, a row of a table. */
const PASSAGE = 160;

/** Passages of a section; those of a longer text are longer. One more than this is a sign more in every posting. */
export const MOST_PASSAGES = 12;

/** The passages of a text, in their order: each of whole pieces. */
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
 * The most that stands within two passages in a row.
 *
 * @param parts of each thing that is there: in which passages, as bits, and its weight
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

/** Of what stands over a section: it is there with each of its passages. */
export const EVERYWHERE = 2 ** MOST_PASSAGES - 1;
