/** Moving a page, in both languages at once. */
import path from 'node:path';
import {locales} from '../../src/config/locales.ts';
import {sectionOf} from '../../src/config/sectionNames.ts';
import {questionsFile} from '../../src/search/questions.ts';
import {checkId, isPageList, sectionsFile, withComing, withoutGone, withSlug} from './pageLists.mts';
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

/**
 * A page at another address: its links and those to it, its place in the sidebar, the data, the tests, the judged
 * queries and questions that name it, and a redirect from the old address where that is public. Moving it back takes
 * the redirect away, and gives it its old place.
 *
 * @param committed the page lists of the last commit
 * @throws Error that says what came and what is allowed
 */
export function movePage(from: string, to: string, files: Files, committed: string): Edits {
  locales.forEach((locale) => read(files, fileOf(locale, from)));
  if (from === 'index') {
    throw new Error('The home page has no other address; allowed: every other page.');
  }
  checkId(to, files, committed, from);
  const write = new Map<string, string>();
  const renamed = new Map([
    ...locales.map((locale) => [fileOf(locale, from), fileOf(locale, to)] as const),
    ...[...questionsOf(from, files)].map(([locale, file]) => [file, questionsFile(locale, to)] as const),
  ]);

  function changed(file: string, text: string): string {
    const locale = localeOf(file);
    if (locale) {
      const [old, now] = [fileOf(locale, from), fileOf(locale, to)];
      if (file !== old && !text.includes(path.posix.basename(from))) {
        return text;
      }
      const target = file === old ? now : file;
      const linked = relink(text, file, target, (link, hash) => [link === old ? now : link, hash]);
      return file === old ? withSlug(linked, to, committed) : linked;
    }
    if (!isPageList(file) || (file === sectionsFile && sectionOf(from) === sectionOf(to))) {
      return text.replaceAll(mentions(from), `${to}$1`);
    }
    return withComing(file, withoutGone(file, text, {id: from, to, files, committed}), to, committed);
  }

  for (const [file, text] of files) {
    const target = renamed.get(file) ?? file;
    const after = changed(file, text);
    if (after !== text || target !== file) {
      write.set(target, after);
    }
  }
  stampAgain(files, write, (id) => (id === from ? to : id));
  return {write, remove: [...renamed.keys()]};
}
