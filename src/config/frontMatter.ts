import {allPages} from './sections';

/**
 * The keys of a page's front matter that have a value. Docusaurus would end `npm start` over a page as
 * `npm run new` leaves it, with a title still to write, where `npm run check -- content` says what is missing.
 */
export const filledIn = (frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/**
 * Front matter for Docusaurus' links to the previous and next page, in the order of src/config/sections.ts: its own
 * order, that of the sidebar, skips the pages outside of it. Links to this page have its title.
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
