/**
 * Front matter: what a page must say about itself, and nothing else.
 */
import {
  descriptionLength,
  fewestKeywords,
  frontMatter as schema,
  longTitle,
  recordFormats,
} from './frontMatterSchema.mts';
import type {Finding, Page} from './types.mts';

const allowedKeys = Object.keys(schema.shape);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** The front matter of one page. */
export function checkFrontMatter(page: Page): Finding[] {
  const {file, frontMatter, parsed} = page;
  if (!parsed) {
    return [];
  }
  const findings: Finding[] = [];
  const add = (key: string, came: string, allowed: string) =>
    findings.push({file, line: frontMatter.get(key)?.line ?? 1, came, allowed});

  for (const key of frontMatter.keys()) {
    if (!allowedKeys.includes(key)) {
      add(key, `unknown key "${key}"`, allowedKeys.join(', '));
    }
  }
  const title = frontMatter.get('title')?.value;
  if (typeof title !== 'string' || title.trim() === '') {
    add('title', 'no title', 'title: a text');
  } else if (title.length > longTitle && !frontMatter.has('sidebar_label')) {
    add(
      'title',
      `a title of ${title.length} characters without sidebar_label`,
      `at most ${longTitle}, or a sidebar_label`,
    );
  }
  const description = frontMatter.get('description')?.value;
  if (typeof description !== 'string') {
    add('description', 'no description', 'description: a text');
  } else if (description.length < descriptionLength.min || description.length > descriptionLength.max) {
    add(
      'description',
      `a description of ${description.length} characters`,
      `${descriptionLength.min} to ${descriptionLength.max}`,
    );
  }
  const keywords = frontMatter.get('keywords')?.value;
  if (!Array.isArray(keywords) || keywords.length < fewestKeywords) {
    add(
      'keywords',
      Array.isArray(keywords) ? `${keywords.length} keywords` : 'no list of keywords',
      `a list of ${fewestKeywords} or more`,
    );
  } else {
    const inTitle = new Set(wordsOf(String(title)));
    const seen = new Set<string>();
    for (const keyword of keywords.map(String)) {
      const words = wordsOf(keyword);
      if (words.length > 0 && words.every((word) => inTitle.has(word))) {
        add(
          'keywords',
          `the keyword "${keyword}", which the title has`,
          'words that the title does not have',
        );
      }
      if (seen.has(keyword.toLowerCase())) {
        add('keywords', `the keyword "${keyword}" twice`, 'each keyword once');
      }
      seen.add(keyword.toLowerCase());
    }
  }
  for (const [key, {format, allowed}] of Object.entries(recordFormats)) {
    const record = frontMatter.get(key);
    if (record && !(typeof record.value === 'string' && format.test(record.value))) {
      add(key, `${key} "${String(record.value)}"`, allowed);
    }
  }
  return findings;
}

/** Titles and descriptions that two pages of one language share. */
export function checkUnique(pages: readonly Page[]): Finding[] {
  const findings: Finding[] = [];
  for (const key of ['title', 'description']) {
    const first = new Map<string, Page>();
    for (const page of pages) {
      const found = page.frontMatter.get(key);
      const value = `${page.locale}\n${String(found?.value).trim().toLowerCase()}`;
      const other = first.get(value);
      if (!found) {
        continue;
      }
      if (other) {
        findings.push({
          file: page.file,
          line: found.line,
          came: `the ${key} of ${other.file}:${other.frontMatter.get(key)?.line ?? 1}`,
          allowed: `a ${key} of its own`,
          also: other.file,
        });
      } else {
        first.set(value, page);
      }
    }
  }
  return findings;
}
