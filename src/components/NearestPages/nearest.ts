import type {PageLink} from '@site/src/config/pages';

/** Pairs of neighboring letters of a path, punctuation left out. */
function bigrams(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return new Set(Array.from({length: Math.max(letters.length - 1, 0)}, (_, i) => letters.slice(i, i + 2)));
}

/**
 * How alike two texts are: the Sørensen–Dice coefficient of their letter pairs,
 * 0 (nothing shared) to 1. https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function likeness(a: string, b: string): number {
  const [first, second] = [bigrams(a), bigrams(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * The pages whose address is most like one that does not exist.
 *
 * @param path the address asked for
 * @param limit how many at most
 * @param base URL that all of them begin with, and that says nothing
 * @returns best first; pages with next to nothing in common are left out
 */
export function nearestPages(
  path: string,
  pages: readonly PageLink[],
  limit: number,
  base = '/',
): PageLink[] {
  const asked = path.slice(base.length);
  return pages
    .map((page) => {
      const own = page.to.slice(base.length);
      return {page, score: likeness(asked, own) + 2 * likeness(lastPart(asked), lastPart(own))};
    })
    .filter(({score}) => score > 1.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}
