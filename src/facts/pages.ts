import {routeOf} from '../config/routes';

/** A document of the site, as its path under `docs/`. */
export type Page = `${string}.mdx`;

const idOf = (page: Page) => page.replace(/\.mdx$/, '');

/** The address of a document below a locale's root: `/features/checkpoints`. */
export function addressOf(page: Page): string {
  return `/${routeOf(idOf(page))}`;
}
