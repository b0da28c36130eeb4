/** The files that say which pages there are, and at which addresses. Pure: texts go in, texts come out. */
import {locales} from '../../src/config/locales.ts';
import {escapePattern} from '../../src/config/patterns.ts';
import {sectionOf} from '../../src/config/sectionNames.ts';
import {sections} from '../../src/config/sections.ts';
import {fileOf, mentions, read, type Files} from './project.mts';

export const sectionsFile = 'src/config/sections.ts';
const redirectsFile = 'src/config/redirects.ts';
/** Names the pages whose address follows from the product's name, in alphabetical order. */
const routesFile = 'src/config/routes.ts';
export const pageLists = [sectionsFile, redirectsFile, routesFile] as const;

type PageList = (typeof pageLists)[number];

export const isPageList = (file: string): file is PageList => pageLists.some((list) => list === file);

/**
 * Whether a path is one that a page may have: lower case, words joined by `-`, in a section's folder or where a page
 * stood outside of the sections.
 *
 * @param committed the page lists of the last commit
 * @param from the page that goes there, which may go back to an address that it had before
 */
export function checkId(id: string, files: Files, committed: string, from?: string): void {
  if (!/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)*$/.test(id)) {
    throw new Error(
      `"${id}" is no address; allowed: lower case words joined by "-" below a section, features/my-page.`,
    );
  }
  // `last: ['other', 'id']` of the pages, or `['id', 'to']` of the redirects.
  const isLoose = !id.includes('/') && new RegExp(`\\[(?:'[\\w-]+', )*'${id}'`).test(committed);
  if (!sectionOf(id) && !isLoose) {
    throw new Error(
      `"${id}" is in no section; allowed: ${sections.map((section) => `${section.path}/…`).join(', ')}.`,
    );
  }
  const taken = locales.map((locale) => fileOf(locale, id)).find((file) => files.has(file));
  if (taken !== undefined) {
    throw new Error(`${taken} is there already; allowed: an address of its own.`);
  }
  // What the specification leads on stays so; what a move or a removal left may go again.
  const [specified = ''] = read(files, redirectsFile).split('const movedSince');
  const target = new RegExp(`\\['${escapePattern(id)}', '([^']+)'\\]`).exec(specified)?.[1];
  if (target !== undefined && target !== from) {
    throw new Error(
      `${redirectsFile} leads /${id} elsewhere, as specified; allowed: another address, or one that this page had.`,
    );
  }
}

/** `sections.ts` without a page, in whatever lists it stands. */
export const withoutPage = (text: string, id: string): string =>
  text
    .replaceAll(new RegExp(`^ *'${escapePattern(id)}',\\n`, 'gm'), '')
    .replaceAll(new RegExp(`'${escapePattern(id)}', |,? ?'${escapePattern(id)}'(?=\\])`, 'g'), '')
    .replaceAll(/^ *withoutSidebar: \[\],\n/gm, '');

/**
 * The text of a section, or of the pages outside of sections, with a page at the end: of the sidebar, or outside of it
 * where there are no others, as that of the providers.
 */
function withLast(section: string, id: string): string {
  const name = /pages: \[\],\s+withoutSidebar/.test(section) ? 'withoutSidebar' : 'pages';
  return section.replace(
    new RegExp(`(?<=(?:${name}|last): \\[)([^\\]]*?)(?=\\s*\\])`),
    (ids) => ids + (ids.includes('\n') ? `\n      '${id}',` : `${ids && ', '}'${id}'`),
  );
}

/**
 * `sections.ts` with a page: where it stood in the last commit, if the rest of its section has kept its order since,
 * and else last.
 */
export function withPage(text: string, id: string, committed: string): string {
  const path = sectionOf(id)?.path;
  const section = path
    ? new RegExp(`^ {4}path: '${path}',\\n[^]*?^ {2}\\}`, 'm')
    : /^export const loosePages = [^]*?;$/m;
  const [now = '', before = ''] = [text, committed].map((one) => section.exec(one)?.[0]);
  /** Pages of one text of the section that the other lacks, `id` aside. */
  const only = (one: string, other: string) =>
    (one.match(/(?<=')[\w/-]+(?=')/g) ?? []).filter((page) => page !== id && !other.includes(`'${page}'`));
  /** The section of the last commit with the pages that have come and gone since. */
  const since = (old: string) =>
    only(now, before).reduce(withLast, only(before, now).reduce(withoutPage, old));
  const isKept = before.includes(`'${id}'`) && since(withoutPage(before, id)) === now;
  return text.replace(section, () => (isKept ? since(before) : withLast(now, id)));
}

/**
 * A text of the code that stands for the address of a page: `'features/checkpoints'`, or one with the product's name.
 *
 * @param lists a text with that of `routes.ts`, now or in the last commit
 */
const addressOfDocument = (id: string, lists: string): string =>
  new RegExp(`^ *'${escapePattern(id)}': (.+),$`, 'm').exec(lists)?.[1] ?? `'${id}'`;

/** The text of a page at another address: one with the product's name is said in the front matter. */
export function withSlug(text: string, id: string, committed: string): string {
  const address = addressOfDocument(id, committed);
  const slug = address.startsWith('`') ? `slug: /${address.slice(1, -1).replaceAll('${', '{')}\n` : '';
  return text
    .replace(/^(---\n(?:(?!---).*\n)*?)slug: .*\n/, '$1')
    .replace(/(?<=\n)(?=(?:source: .*\n)?---\n)/, () => slug);
}

/**
 * A list with a page that comes to an address: as in the last commit, if it stood there. No redirect leads on from there.
 *
 * @param committed the page lists of the last commit
 */
export function withComing(list: PageList, text: string, id: string, committed: string): string {
  const address = addressOfDocument(id, committed);
  switch (list) {
    case sectionsFile:
      return withPage(text, id, committed);
    case redirectsFile:
      return text
        .replace(new RegExp(`\\s*\\[${escapePattern(address)}, '[^']+'\\],?`), '')
        .replace(/(const movedSince[^\n]*= \[)\s*\]/, '$1]');
    case routesFile:
      return address === `'${id}'`
        ? text
        : text.replace(/(?<=productRoutes[^\n]* = \{\n)[^]*?(?=^\};)/m, (routes) =>
            `${routes}  '${id}': ${address},\n`.split(/^/m).sort().join(''),
          );
  }
}

/**
 * A list without a page that goes from an address. What led to it leads to the one that takes its place; so does the
 * address itself, if readers could know it.
 *
 * @param committed the page lists of the last commit: what they name is public
 */
export function withoutGone(
  list: PageList,
  text: string,
  {id, to, files, committed}: {id: string; to: string; files: Files; committed: string},
): string {
  switch (list) {
    case sectionsFile:
      return withoutPage(text, id);
    case redirectsFile: {
      const line = `  [${addressOfDocument(id, read(files, routesFile))}, '${to}'],`;
      const rest = text.replaceAll(mentions(id), to);
      return committed.includes(`'${id}'`)
        ? rest.replace(/(const movedSince[^\n]*= \[)(\]?)/, (_, start: string, end: string) =>
            [start, `${line}${end && `\n${end}`}`].join('\n'),
          )
        : rest;
    }
    case routesFile:
      return text
        .replace(new RegExp(`^ *'${escapePattern(id)}': .+,\\n`, 'm'), '')
        .replaceAll(mentions(id), to);
  }
}
