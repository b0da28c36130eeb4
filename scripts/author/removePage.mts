/** Removing a page, in both languages at once. */
import {locales} from '../../src/config/locales.ts';
import {isPageList, withoutGone} from './pageLists.mts';
import {
  fileOf,
  localeOf,
  mentions,
  questionsOf,
  read,
  relink,
  stampAgain,
  type Edits,
  type Files,
} from './project.mts';

const movedAnchorsFile = 'src/config/movedAnchors.json';

interface Removal extends Edits {
  /** Lines that named the page and name the other one now, `file:line`: whether they are still true, people say. */
  readonly look: readonly string[];
}

/** Lines of a text that are others than before, by their numbers. */
function changedLines(before: string, after: string): number[] {
  const old = before.split('\n');
  return after.split('\n').flatMap((line, index) => (line === old[index] ? [] : [index + 1]));
}

/** The moved anchors without those of a page; what led to the page leads to the one that takes its place. */
function withoutAnchors(text: string, id: string, to: string): string {
  const moved = Object.entries(JSON.parse(text) as Record<string, string>)
    .filter(([from]) => from.split('#')[0] !== id)
    .map(([from, target]) => [from, target.split('#')[0] === id ? to : target]);
  return `${JSON.stringify(Object.fromEntries(moved), null, 2)}\n`;
}

/**
 * Takes a page away. What led to it, addresses too, leads to another page from now on.
 *
 * @param to id of the page that takes its place
 * @param committed the page lists of the last commit: what they name goes on answering
 * @throws Error that says what came and what is allowed
 */
export function removePage(id: string, to: string, files: Files, committed: string): Removal {
  const pages = locales.map((locale) => fileOf(locale, id));
  pages.forEach((file) => read(files, file));
  const remove = [...pages, ...questionsOf(id, files).values()];
  locales.forEach((locale) => read(files, fileOf(locale, to)));
  if (id === to || id === 'index') {
    throw new Error(
      id === 'index' ? 'A site has a home page.' : `"${to}" is the page itself; allowed: another one.`,
    );
  }
  const write = new Map<string, string>();
  const look: string[] = [];

  function changed(file: string, text: string): string {
    const locale = localeOf(file);
    if (locale) {
      const [old, now] = [fileOf(locale, id), fileOf(locale, to)];
      // A section of the one is none of the other.
      return relink(text, file, file, (link, hash) => (link === old ? [now, ''] : [link, hash]));
    }
    if (isPageList(file)) {
      return withoutGone(file, text, {id, to, files, committed});
    }
    return file === movedAnchorsFile
      ? withoutAnchors(text, id, to)
      : text.replaceAll(mentions(id, '(?:#[\\w-]*)?'), `${to}$1`);
  }

  for (const [file, text] of files) {
    const after = remove.includes(file) ? text : changed(file, text);
    if (after !== text) {
      write.set(file, after);
      if (!isPageList(file) && file !== movedAnchorsFile) {
        look.push(...changedLines(text, after).map((line) => `${file}:${line}`));
      }
    }
  }
  const rest = new Map([...files].filter(([file]) => !remove.includes(file)));
  stampAgain(rest, write, (page) => page);
  return {write, remove, look};
}
