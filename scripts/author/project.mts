/** Code shared by making, moving and removing pages. Pure: the files of the project go in, edits come out. */
import path from 'node:path';
import {docsFolder, locales, type Locale} from '../../src/config/locales.ts';
import {escapePattern} from '../../src/config/patterns.ts';
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

/** An id and `id.mdx` as a whole path, in the data and the tests; with `hash`, what follows it too. */
export function mentions(id: string, hash = ''): RegExp {
  // A word alone may also be one of a sentence or a variable: without quotes it is an id as a value of YAML only.
  const [before, after] = id.includes('/') ? ['^|\\s', ':\\s'] : ['- |: ', ''];
  return new RegExp(
    `(?<=['"\`(/]|${before})(?<![\\w-]/)${escapePattern(id)}(?=\\.mdx|['"\`#?)${after}]|$)((?:\\.mdx)?)${hash}`,
    'gm',
  );
}

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
  const link = /(\]\()((?![a-z]+:|[/#{])[^)\s#]+)(#[^)\s]*)?/g;
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
