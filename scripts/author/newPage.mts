/** Making a page, in both languages at once. */
import {docsFolder, locales, type Locale} from '../../src/config/locales.ts';
import {escapePattern} from '../../src/config/patterns.ts';
import {skeletons} from '../content/kinds.mts';
import {checkId, fileOf, read, sectionsFile, withPage, type Edits, type Files} from './project.mts';

/** The heading that a language's pages have over a section, by what most of them say. */
function usualHeading(files: Files, locale: Locale, id: string): string {
  const counts = new Map<string, number>();
  for (const [file, text] of files) {
    const heading = file.startsWith(`${docsFolder[locale]}/`)
      ? new RegExp(`^## (.+) \\{#${escapePattern(id)}\\}$`, 'm').exec(text)?.[1]
      : undefined;
    if (heading !== undefined) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}

/**
 * A new page in both languages: front matter, the sections that its kind must have, and its place in the
 * sidebar. The texts are left for the author; `npm run check -- content` names each one that is missing.
 *
 * @throws Error that says what came and what is allowed
 */
export function newPage(kind: string, id: string, files: Files): Edits {
  const skeleton = skeletons[kind];
  if (!skeleton) {
    throw new Error(`There is no kind "${kind}"; allowed: ${Object.keys(skeletons).join(', ')}.`);
  }
  checkId(id, files);
  const required = (skeleton.required ?? []).map((ids) => (typeof ids === 'string' ? ids : (ids[0] ?? '')));
  const write = new Map([[sectionsFile, withPage(read(files, sectionsFile), id)]]);
  for (const locale of locales) {
    const texts = new Map(skeleton.sections.map(([section, text]) => [section, text]));
    const headings = required.map((section) => {
      const isFixed = texts.get(section) !== undefined;
      return `## ${isFixed ? usualHeading(files, locale, section) : ''} {#${section}}\n`;
    });
    write.set(
      fileOf(locale, id),
      [
        '---',
        'title:',
        'description:',
        'keywords: []',
        `kind: ${kind}`,
        'questions:',
        '  top: []',
        '---',
        '',
        ...headings,
      ].join('\n'),
    );
  }
  return {write, remove: []};
}
