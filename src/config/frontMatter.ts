/**
 * What the author of a page has filled in of its front matter. Docusaurus would end `npm start` over a page as
 * `npm run new` leaves it, with a title still to write, where `npm run check:docs` says what is missing.
 */
export const filledIn = (frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
