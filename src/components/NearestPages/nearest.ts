import {likeness} from '@site/src/config/likeness';
import type {PageLink} from '@site/src/config/pages';

/** Below this, two addresses have no more in common than any two have. The most is 3. */
const LEAST = 1.1;

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
  base: string,
): PageLink[] {
  const asked = path.slice(base.length);
  return pages
    .map((page) => {
      const own = page.to.slice(base.length);
      return {page, score: likeness(asked, own) + 2 * likeness(lastPart(asked), lastPart(own))};
    })
    .filter(({score}) => score > LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}
