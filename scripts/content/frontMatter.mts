/** Front matter: what a page must say about itself, and nothing else. */
import {finding, type Finding} from './finding.mts';
import {frontMatter as schema, longTitle, whatToWrite} from './frontMatterSchema.mts';
import type {Page} from './types.mts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** The value of a key, as messages show it. */
function shown(key: string, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    return `no ${key}`;
  }
  if (Array.isArray(value)) {
    return `${value.length} ${key}`;
  }
  return typeof value === 'string' && value.length > 40
    ? `a ${key} of ${value.length} characters`
    : `${key} “${String(value)}”`;
}

/** The front matter of one page. */
export function checkFrontMatter({file, frontMatter, parsed}: Page): Finding[] {
  if (!parsed) {
    return [];
  }
  const at = (key: string, came: string, allowed: string) =>
    finding(file, frontMatter.get(key)?.line ?? 1, came, allowed);
  const values = Object.fromEntries([...frontMatter].map(([key, {value}]) => [key, value]));
  const found = (schema.safeParse(values).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const allowed = `write one of ${Object.keys(whatToWrite).join(', ')}`;
      return issue.keys.map((key) => at(key, `the key “${key}”`, allowed));
    }
    const key = String(issue.path[0]) as keyof typeof whatToWrite;
    return [at(key, shown(key, values[key]), whatToWrite[key])];
  });
  const {title, keywords, sidebar_label: label} = values;
  if (typeof title === 'string' && title.length > longTitle && label === undefined) {
    const allowed = `write at most ${longTitle}, or a sidebar_label as well`;
    found.push(at('title', `a title of ${title.length} characters`, allowed));
  }
  const inTitle = wordsOf(String(title));
  const lower = Array.isArray(keywords) ? keywords.map((keyword) => String(keyword).toLowerCase()) : [];
  for (const [index, keyword] of lower.entries()) {
    const words = wordsOf(keyword);
    if (words.length > 0 && words.every((word) => inTitle.includes(word))) {
      found.push(
        at('keywords', `the keyword “${keyword}”, which the title has`, 'write words that it does not have'),
      );
    }
    if (lower.indexOf(keyword) < index) {
      found.push(at('keywords', `the keyword “${keyword}” twice`, 'write each once'));
    }
  }
  return found;
}

/** Titles and descriptions that two pages of one language share; the finding stands at the later page. */
export function checkUnique(pages: readonly Page[]): Finding[] {
  const first = new Map<string, {file: string; line: number}>();
  return pages.flatMap(({file, locale, frontMatter}) =>
    ['title', 'description'].flatMap((key) => {
      const {value, line = 1} = frontMatter.get(key) ?? {};
      if (!value) {
        return [];
      }
      const normal = `${locale}\n${String(value).trim().toLowerCase()}`;
      const other = first.get(normal);
      first.set(normal, other ?? {file, line});
      const came = `the ${key} of ${other?.file ?? ''}:${other?.line ?? 1}`;
      return other ? [finding(file, line, came, `write a ${key} of its own`, other.file)] : [];
    }),
  );
}
