import {pendingPages} from '../config/pendingPages';
import {routeOf} from '../config/routes';

/** A document of the site, as its path under `docs/`. */
export type Page = `${string}.mdx`;

const idOf = (page: Page) => page.replace(/\.mdx$/, '');

/** The address of a document below a locale's root: `/features/checkpoints`. */
export function addressOf(page: Page): string {
  return `/${routeOf(idOf(page))}`;
}

/** Whether a document is still to be written, so that nothing may link to it. */
export function isPending(page: Page, pending: readonly string[] = pendingPages): boolean {
  return pending.includes(idOf(page));
}
