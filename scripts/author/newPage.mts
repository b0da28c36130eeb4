/** Making a page, in both languages at once. */
import {locales} from '../../src/config/locales.ts';
import {checkId, pageLists, withComing, withSlug} from './pageLists.mts';
import {fileOf, read, type Edits, type Files} from './project.mts';

/**
 * A new page in both languages: front matter, and its place in the sidebar. The texts are left for the author;
 * `npm run check -- content` names each one that is missing. A page that went from there may come again.
 *
 * @param committed the page lists of the last commit
 * @throws Error that says what came and what is allowed
 */
export function newPage(id: string, files: Files, committed: string): Edits {
  checkId(id, files, committed);
  const page = withSlug('---\ntitle:\ndescription:\nkeywords: []\n---\n', id, committed);
  const edits = [
    ...pageLists.map((list) => [list, withComing(list, read(files, list), id, committed)] as const),
    ...locales.map((locale) => [fileOf(locale, id), page] as const),
  ];
  return {write: new Map(edits.filter(([file, text]) => files.get(file) !== text)), remove: []};
}
