/** Making a page, in both languages at once. */
import {locales} from '../../src/config/locales.ts';
import {
  checkId,
  fileOf,
  read,
  redirectsFile,
  sectionsFile,
  withoutRedirect,
  withPage,
  type Edits,
  type Files,
} from './project.mts';

/**
 * A new page in both languages: front matter, and its place in the sidebar. The texts are left for the author;
 * `npm run check -- content` names each one that is missing. A page that went from there may come again.
 *
 * @throws Error that says what came and what is allowed
 */
export function newPage(id: string, files: Files, committed: string): Edits {
  checkId(id, files);
  const redirects = withoutRedirect(read(files, redirectsFile), id);
  const write = new Map([[sectionsFile, withPage(read(files, sectionsFile), id, committed)]]);
  if (redirects !== files.get(redirectsFile)) {
    write.set(redirectsFile, redirects);
  }
  for (const locale of locales) {
    write.set(fileOf(locale, id), '---\ntitle:\ndescription:\nkeywords: []\n---\n');
  }
  return {write, remove: []};
}
