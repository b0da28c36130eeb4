/** What a rendered page holds, for tests of what renders it. */
import type {CheerioAPI} from 'cheerio';

/** The text of each element. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** An attribute of each element. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): (string | undefined)[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
