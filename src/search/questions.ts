import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../config/locales';

/** Questions that a page answers, in readers' words, by section id; `top` is the part before the first heading. */
type Questions = Readonly<Record<string, readonly string[]>>;

/**
 * The file with the questions of a page, below the site's folder.
 *
 * @param id the page's path below the folder of its language, without the extension
 */
export const questionsFile = (locale: Locale, id: string): string =>
  `src/search/questions/${locale}/${id}.yaml`;

/**
 * Reads the questions of a page. A page without a file has none.
 *
 * @throws Error when the file is no YAML, or no map of section ids to lists of texts
 */
export function readQuestions(siteDir: string, locale: Locale, id: string): Questions {
  const file = questionsFile(locale, id);
  const filePath = path.join(siteDir, file);
  if (!existsSync(filePath)) {
    return {};
  }
  const value: unknown = parse(readFileSync(filePath, 'utf8')) ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file}: no map. Allowed: a list of questions for each section id.`);
  }
  return Object.fromEntries(
    Object.entries(value).map(([section, list]: [string, unknown]) => {
      if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
        throw new Error(`${file}: ${section} is no list of texts. Allowed: "- a question" in each line.`);
      }
      return [section, list];
    }),
  );
}
