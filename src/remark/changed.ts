import {changes, recentChange} from '../data/changes';
import {writtenDate} from '../config/tokens';
import {documentPath} from './documentPath';

/** The newest change of a page, in the page's language: its day as it is written, and its text. */
export interface Changed {
  readonly on: string;
  readonly text: string;
}

/** The recent change of the document in a file, tokens not yet filled; undefined when there is none. */
export function changeOfFile(file: string): Changed | undefined {
  const {page, locale} = documentPath(file);
  const change = recentChange(changes, page.replace(/\.mdx$/, ''));
  return change && {on: writtenDate(change.date, locale), text: change.text[locale]};
}
