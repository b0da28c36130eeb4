import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A place for a style sheet, as the template of a page writes it (pageTemplate.ts) and the minimizer leaves it. */
const PLACE = /<style data-href="?([^">]+)"?><\/style>/g;

/** Gives a page its style sheets; its file is for messages. */
type PageStyles = (html: string, file: string) => Promise<string>;

/**
 * Puts the style sheets of a language's pages where the template has left their places. It comes last, so that nothing
 * that reads or minimizes a page has their 80 KB to go through, once for each page.
 *
 * @param outDir folder of the language
 * @param baseUrl address of the language
 * @returns what throws when a page has no place, a sheet is not there, or would end its own element
 */
export function pageStyles(outDir: string, baseUrl: string): PageStyles {
  const sheets = new Map<string, Promise<string>>();

  const read = async (address: string): Promise<string> => {
    const rules = await readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
    if (/<\/style/i.test(rules)) {
      throw new Error(`${address} holds </style, which would end it in the middle of a page`);
    }
    return rules;
  };

  return async (html, file) => {
    const parts = html.split(PLACE);
    if (parts.length === 1) {
      throw new Error(`${file} has no place for style sheets: does the minimizer write it in another form?`);
    }
    for (let index = 1; index < parts.length; index += 2) {
      const address = parts[index] ?? '';
      const sheet = sheets.get(address) ?? read(address);
      sheets.set(address, sheet);
      parts[index] = `<style data-href="${address}">${await sheet}</style>`;
    }
    return parts.join('');
  };
}
