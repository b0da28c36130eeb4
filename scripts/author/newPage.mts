/** Making a page, in both languages at once. */
import {locales} from '../../src/config/locales.ts';
import {checkId, fileOf, read, sectionsFile, withPage, type Edits, type Files} from './project.mts';

/**
 * A new page in both languages: front matter, and its place in the sidebar. The texts are left for the author;
 * `npm run check -- content` names each one that is missing.
 *
 * @throws Error that says what came and what is allowed
 */
export function newPage(id: string, files: Files): Edits {
  checkId(id, files);
  const write = new Map([[sectionsFile, withPage(read(files, sectionsFile), id)]]);
  for (const locale of locales) {
    write.set(fileOf(locale, id), '---\ntitle:\ndescription:\nkeywords: []\n---\n');
  }
  return {write, remove: []};
}
