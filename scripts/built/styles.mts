/** Holds the style sheets of each page against what is on it. */
import type {CheerioAPI} from 'cheerio';
import {cssChunks} from '../../src/config/cssChunks';

/**
 * Sheets of src/config/cssChunks.ts that a page lacks, or has without a use for them.
 *
 * @param url named in the problems
 */
export function inspectStyles($: CheerioAPI, url: string): string[] {
  const marks = new Set(
    $('.theme-doc-markdown *')
      .toArray()
      .flatMap((element) => [element.tagName, ...($(element).attr('class')?.split(/\s+/) ?? [])]),
  );
  const sheets = $('head > style')
    .toArray()
    .map((style) => $(style).attr('data-href') ?? '');
  return cssChunks.flatMap(({name, sheet}) => {
    if (!sheet) {
      return [];
    }
    const mark = [...marks].find((each) => sheet.marks.test(each));
    const linked = sheets.some((href) => href.includes(`/styles-${name}.`));
    if (mark !== undefined && !linked) {
      return [`${url}: has "${mark}" without its style sheet, styles-${name}`];
    }
    return mark === undefined && linked ? [`${url}: loads styles-${name} and has nothing of it`] : [];
  });
}
