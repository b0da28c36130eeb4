import {changes, recentChange} from '../data/changes';
import {writtenDate} from '../config/tokens';
import {placeOf} from './places';

/** What a page says of its newest change, in its language. */
export interface Changed {
  readonly on: string;
  readonly text: string;
}

/** What the document in a file says at its end, with its tokens; undefined where nothing changed of late. */
export function changeOfFile(file: string): Changed | undefined {
  const {page, locale} = placeOf(file);
  const change = recentChange(changes, page.replace(/\.mdx$/, ''));
  return change && {on: writtenDate(change.date, locale), text: change.text[locale]};
}
