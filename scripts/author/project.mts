/** Code shared by making, moving and removing pages. Pure: the files of the project go in, edits come out. */
import path from 'node:path';
import {docsFolder, locales, type Locale} from '../../src/config/locales.ts';
import {escapePattern} from '../../src/config/patterns.ts';
import {sectionOf} from '../../src/config/sectionNames.ts';
import {sections} from '../../src/config/sections.ts';
import {sourceHash, splitFrontMatter} from '../../src/config/sourceHash.ts';
import {markdownLines} from '../../src/remark/fences.ts';
import {questionsFile} from '../../src/search/questions.ts';
import {stampPage} from './stamp.mts';

/** Texts of files by their path below the project, with `/`. */
export type Files = ReadonlyMap<string, string>;

/** Files to write, with their new content, and files to remove. */
export interface Edits {
  write: Map<string, string>;
  remove: string[];
}

export const sectionsFile = 'src/config/sections.ts';
export const redirectsFile = 'src/config/redirects.ts';
export const movedAnchorsFile = 'src/config/movedAnchors.json';
/** Names the pages whose address follows from the product's name. */
export const routesFile = 'src/config/routes.ts';

export const fileOf = (locale: Locale, id: string): string => `${docsFolder[locale]}/${id}.mdx`;

/** The questions of a page that there are, by the languages they are in. */
export const questionsOf = (id: string, files: Files): ReadonlyMap<Locale, string> =>
  new Map(
    locales
      .map((locale) => [locale, questionsFile(locale, id)] as const)
      .filter(([, file]) => files.has(file)),
  );

/** The language of a page by its file; undefined for any other file. */
export const localeOf = (file: string): Locale | undefined =>
  locales.find((locale) => file.startsWith(`${docsFolder[locale]}/`));

/** The text of a file. @throws Error when it is not there */
export function read(files: Files, file: string): string {
  const text = files.get(file);
  if (text === undefined) {
    throw new Error(`There is no ${file}.`);
  }
  return text;
}

/**
 * Whether a path is one that a page may have: lower case, words joined by `-`, in a section's folder.
 *
 * @param from the page that goes there, which may go back to an address that it had before
 */
export function checkId(id: string, files: Files, from?: string): void {
  if (!/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)+$/.test(id)) {
    throw new Error(
      `"${id}" is no address; allowed: lower case words joined by "-" below a section, features/my-page.`,
    );
  }
  if (!sectionOf(id)) {
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

/** The text of a section with a page at the end: of the sidebar, or outside of it where there are no others, as that of the providers. */
function withLast(section: string, id: string): string {
  const name = /pages: \[\],\s+withoutSidebar/.test(section) ? 'withoutSidebar' : 'pages';
  return section.replace(
    new RegExp(`(?<=${name}: \\[)([^\\]]*?)(?=\\s*\\])`),
    (ids) => ids + (ids.includes('\n') ? `\n      '${id}',` : `${ids && ', '}'${id}'`),
  );
}

/**
 * `sections.ts` with a page: where it stood in the last commit, if the rest of its section has kept its order since,
 * and else last.
 */
export function withPage(text: string, id: string, committed: string): string {
  const section = new RegExp(`^ {4}path: '${sectionOf(id)?.path}',\\n[^]*?^ {2}\\}`, 'm');
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

/** An id and `id.mdx` as a whole path, in the data and the tests; with `hash`, what follows it too. */
export const mentions = (id: string, hash = ''): RegExp =>
  new RegExp(
    `(?<=['"\`(/]|^|\\s)(?<![\\w-]/)${escapePattern(id)}(?=\\.mdx|['"\`#?):\\s]|$)((?:\\.mdx)?)${hash}`,
    'gm',
  );

/**
 * A file's links to other files, seen from where the page stands now and written from where it will.
 *
 * @param change gives the file and the hash that a link leads to from now on
 */
export function relink(
  text: string,
  at: string,
  target: string,
  change: (file: string, hash: string) => readonly [file: string, hash: string],
): string {
  const link = /(\]\()((?![a-z]+:|[/#])[^)\s#]+)(#[^)\s]*)?/g;
  const written = (whole: string, open: string, url: string, hash = '') => {
    const led = path.posix.join(path.posix.dirname(at), url);
    const [file, section] = change(led, hash);
    if (at === target && file === led && section === hash) {
      return whole;
    }
    const relative = path.posix.relative(path.posix.dirname(target), file);
    return `${open}${relative.startsWith('.') || !url.startsWith('.') ? relative : `./${relative}`}${section}`;
  };
  const isMarkdown = markdownLines();
  return text
    .split('\n')
    .map((line) => (isMarkdown(line) ? line.replace(link, written) : line))
    .join('\n');
}

/** A text of the code that stands for the address of a page: `'features/checkpoints'`, or one with the product's name. */
export function addressOfDocument(id: string, files: Files): string {
  const named = new RegExp(`^ *'${escapePattern(id)}': (.+),$`, 'm').exec(read(files, routesFile));
  return named?.[1] ?? `'${id}'`;
}

/** `routes.ts` without a page whose address follows from the product's name: elsewhere it follows from its file. */
export const withoutRoute = (text: string, id: string): string =>
  text.replace(new RegExp(`^ *'${escapePattern(id)}': .+,\\n`, 'm'), '');

/** `redirects.ts` without the redirect from an address at which there is a page now. */
export const withoutRedirect = (text: string, id: string): string =>
  text
    .replace(new RegExp(`\\s*\\['${escapePattern(id)}', '[^']+'\\],?`), '')
    .replace(/(const movedSince[^\n]*= \[)\s*\]/, '$1]');

/**
 * `redirects.ts` after a page has gone from an address: what led to it leads to the one that took its place.
 *
 * @param isPublic whether readers could know the address: only then it goes on answering
 */
export function withRedirect(
  text: string,
  {from, address, to, isPublic}: {from: string; address: string; to: string; isPublic: boolean},
): string {
  const rest = withoutRedirect(text.replaceAll(mentions(from), to), to);
  return isPublic
    ? rest.replace(/(const movedSince[^\n]*= \[)(\]?)/, (_, start: string, end: string) =>
        [start, `  [${address}, '${to}'],${end && `\n${end}`}`].join('\n'),
      )
    : rest;
}

/** Portuguese pages that were up to date are so after the edits: what changed in them is the same in both languages. */
export function stampAgain(files: Files, write: Map<string, string>, newId: (id: string) => string): void {
  for (const [file, before] of files) {
    const folder = `${docsFolder['pt-BR']}/`;
    if (!file.startsWith(folder) || !file.endsWith('.mdx')) {
      continue;
    }
    const id = file.slice(folder.length, -'.mdx'.length);
    const english = files.get(fileOf('en', id));
    const [source, translation] = [fileOf('en', newId(id)), fileOf('pt-BR', newId(id))];
    const [englishNow, now] = [write.get(source) ?? english, write.get(translation) ?? before];
    const isCurrent =
      english !== undefined && splitFrontMatter(before).frontMatter.source === sourceHash(english);
    if (isCurrent && englishNow !== undefined && (write.has(source) || write.has(translation))) {
      const stamped = stampPage(now, englishNow);
      if (stamped !== before || write.has(translation)) {
        write.set(translation, stamped);
      }
    }
  }
}
