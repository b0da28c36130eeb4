/** The order of the pages that were found. */
import type {Ranked} from './rank';

export const isBetter = (a: Ranked, b: Ranked): boolean =>
  a.score > b.score || (a.score === b.score && a.page < b.page);

/** The best pages in their order, without sorting the others. */
export function bestOf(pages: readonly Ranked[], count: number): Ranked[] {
  const best: Ranked[] = [];
  for (const page of pages) {
    const last = best.at(-1);
    if (best.length < count || (last && isBetter(page, last))) {
      let at = best.length;
      for (let before = best[at - 1]; before && isBetter(page, before); before = best[at - 1]) {
        at -= 1;
      }
      best.splice(at, 0, page);
      best.length = Math.min(best.length, count);
    }
  }
  return best;
}
