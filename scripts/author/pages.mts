/**
 * Making and moving pages, in both languages at once. Pure: the files of the project go in, those to write and
 * to remove come out.
 */
import path from 'node:path';
import {docsFolder, locales, type Locale} from '../../src/config/locales.ts';
import {escapePattern} from '../../src/config/patterns.ts';
import {allRedirects} from '../../src/config/redirects.ts';
import {sectionOf} from '../../src/config/sectionNames.ts';
import {sections} from '../../src/config/sections.ts';
import {markdownLines} from '../../src/markdown/fences.ts';
import {skeletons} from '../content/kinds.mts';

/** Texts of files by their path below the project, with `/`. */
export type Files = ReadonlyMap<string, string>;

/** What changes on disk. */
export interface Edits {
  write: Map<string, string>;
  remove: string[];
}

const sectionsFile = 'src/config/sections.ts';
const redirectsFile = 'src/config/redirects.ts';

const fileOf = (locale: Locale, id: string): string => `${docsFolder[locale]}/${id}.mdx`;

/** Whether a path is one that a page may have: lower case, words joined by `-`, in a section's folder. */
function checkId(id: string, files: Files): void {
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
  if (allRedirects.some(({from}) => from === id)) {
    throw new Error(`${redirectsFile} leads /${id} elsewhere; allowed: an address that never was public.`);
  }
}

/** The text of a file. @throws Error when it is not there */
function read(files: Files, file: string): string {
  const text = files.get(file);
  if (text === undefined) {
    throw new Error(`There is no ${file}.`);
  }
  return text;
}

/**
 * `sections.ts` with a page at the end of its section's list: of the pages in the sidebar, or of those outside of it
 * where a section has no others, as that of the providers.
 */
function withPage(text: string, id: string): string {
  const section = sectionOf(id)?.path ?? '';
  const start = text.indexOf(`    path: '${section}',`);
  const found = sections.find(({path: other}) => other === section);
  const isOutside = found?.pages.length === 0 && found.withoutSidebar !== undefined;
  const list = text.indexOf(isOutside ? '    withoutSidebar: [' : '    pages: [', start);
  const end = text.indexOf(']', list);
  const before = text.slice(0, end).trimEnd();
  const comma = before.endsWith('[') || before.endsWith(',') ? '' : ',';
  return `${before}${comma}\n      '${id}',\n    ${text.slice(end)}`;
}

/** The heading that a language's pages have over a section, by what most of them say. */
function usualHeading(files: Files, locale: Locale, id: string): string {
  const counts = new Map<string, number>();
  for (const [file, text] of files) {
    const heading = file.startsWith(`${docsFolder[locale]}/`)
      ? new RegExp(`^## (.+) \\{#${escapePattern(id)}\\}$`, 'm').exec(text)?.[1]
      : undefined;
    if (heading !== undefined) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}

/**
 * A new page in both languages: front matter, the sections that its kind must have, and its place in the
 * sidebar. The texts are left for the author; `npm run check -- content` names each one that is missing.
 *
 * @throws Error that says what came and what is allowed
 */
export function newPage(kind: string, id: string, files: Files): Edits {
  const skeleton = skeletons[kind];
  if (!skeleton) {
    throw new Error(`There is no kind "${kind}"; allowed: ${Object.keys(skeletons).join(', ')}.`);
  }
  checkId(id, files);
  const required = (skeleton.required ?? []).map((ids) => (typeof ids === 'string' ? ids : (ids[0] ?? '')));
  const write = new Map([[sectionsFile, withPage(read(files, sectionsFile), id)]]);
  for (const locale of locales) {
    const texts = new Map(skeleton.sections.map(([section, text]) => [section, text]));
    const headings = required.map((section) => {
      const isFixed = texts.get(section) !== undefined;
      return `## ${isFixed ? usualHeading(files, locale, section) : ''} {#${section}}\n`;
    });
    write.set(
      fileOf(locale, id),
      [
        '---',
        'title:',
        'description:',
        'keywords: []',
        `kind: ${kind}`,
        'questions:',
        '  top: []',
        '---',
        '',
        ...headings,
      ].join('\n'),
    );
  }
  return {write, remove: []};
}

/** A file's links to other files, seen from where the page stands now and written from where it will. */
function relink(text: string, at: string, target: string, moved: (file: string) => string): string {
  const link = /(\]\()((?![a-z]+:|[/#])[^)\s#]+)/g;
  const written = (_: string, open: string, url: string) => {
    const file = moved(path.posix.join(path.posix.dirname(at), url));
    const relative = path.posix.relative(path.posix.dirname(target), file);
    return `${open}${relative.startsWith('.') ? relative : `./${relative}`}`;
  };
  const isMarkdown = markdownLines();
  return text
    .split('\n')
    .map((line) => (isMarkdown(line) ? line.replace(link, written) : line))
    .join('\n');
}

/** `from` and `from.mdx` as a whole path, in the data and the tests. */
const mentions = (id: string): RegExp =>
  new RegExp(`(?<=['"\`(/]|^|\\s)(?<![\\w-]/)${escapePattern(id)}(?=\\.mdx|['"\`#?):\\s]|$)`, 'gm');

/**
 * A page at another address, in both languages: its links and those to it, its place in the sidebar, the facts,
 * the judged queries and questions that name it, and a redirect from the old address.
 *
 * @param fixed Addresses that the specification holds: they never move.
 * @throws Error that says what came and what is allowed
 */
export function movePage(from: string, to: string, files: Files, fixed: readonly string[]): Edits {
  if (fixed.includes(from)) {
    throw new Error(
      `The specification fixes /${from} (tests/data/specification.ts); allowed: pages that it does not name.`,
    );
  }
  locales.forEach((locale) => read(files, fileOf(locale, from)));
  checkId(to, files);
  const write = new Map<string, string>();
  const remove = locales.map((locale) => fileOf(locale, from));
  for (const [file, text] of files) {
    const locale = locales.find((candidate) => file.startsWith(`${docsFolder[candidate]}/`));
    const isMoved = remove.includes(file);
    const target = locale && isMoved ? fileOf(locale, to) : file;
    let after = text;
    if (locale) {
      const [old, now] = [fileOf(locale, from), fileOf(locale, to)];
      const moved = (path: string) => (path === old ? now : path);
      after = isMoved || text.includes(path.posix.basename(from)) ? relink(text, file, target, moved) : text;
    } else if (file === sectionsFile) {
      after =
        sectionOf(from) === sectionOf(to)
          ? text.replaceAll(`'${from}'`, `'${to}'`)
          : withPage(text.replaceAll(new RegExp(`^ *'${escapePattern(from)}',\\n`, 'gm'), ''), to);
    } else {
      after = text.replaceAll(mentions(from), to);
    }
    if (file === redirectsFile) {
      after = after.replace(/(const movedSince[^\n]*= \[)/, `$1\n  ['${from}', '${to}'],\n`);
    }
    if (after !== text || isMoved) {
      write.set(target, after);
    }
  }
  return {write, remove};
}
