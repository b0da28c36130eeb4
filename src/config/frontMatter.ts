import {allPages} from './sections';

/**
 * What the author of a page has filled in of its front matter. Docusaurus would end `npm start` over a page as
 * `npm run new` leaves it, with a title still to write, where `npm run check -- content` says what is missing.
 */
export const filledIn = (frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * What Docusaurus reads of the pages before and after one: in the order of src/config/sections.ts, where its own, that
 * of the sidebar, passes over the pages outside of it. The others name a page by its title.
 *
 * @param id of the document
 */
export function paginationOf(
  id: string,
  {title}: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const place = allPages.indexOf(id);
  return place < 0
    ? {}
    : {
        pagination_prev: allPages[place - 1] ?? null,
        pagination_next: allPages[place + 1] ?? null,
        pagination_label: title,
      };
}
