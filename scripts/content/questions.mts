/**
 * Questions that a page answers, in readers' words, by section: front matter
 * that the search reads and the page does not show.
 *
 *     questions:
 *       top: [what is a checkpoint, can I undo what the assistant did]
 *       restore: [go back to an earlier version, restore my files after a bad edit]
 */
import {longestQuestion as longest, questionCount as many} from './frontMatterSchema.mts';
import {kindOf} from './skeleton.mts';
import type {Finding, Page} from './types.mts';

/** Stands for the opening. */
const top = 'top';

/** Sections that answer nothing of their own. */
const without = ['before-you-start', 'related'];

/** Kinds that lead to other pages, which answer. */
const withoutKinds = ['landing'];

/** The questions of a page by section, those that are lists of texts. */
function questionsOf(page: Page): Map<string, string[]> {
  const value = page.frontMatter.get('questions')?.value;
  return new Map(
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([id, list]: [string, unknown]) => [
          id,
          Array.isArray(list) ? list.map((item) => (typeof item === 'string' ? item : '')) : [],
        ])
      : [],
  );
}

/** Line of a text of the front matter, as far as it stands there as typed. */
function lineOf({raw, frontMatter}: Page, text: string): number {
  const first = frontMatter.get('questions')?.line ?? 1;
  const found = raw.split('\n').findIndex((line, index) => index + 1 >= first && line.includes(text));
  return found < 0 ? first : found + 1;
}

/** The form of a page's questions. */
export function checkQuestions(page: Page): Finding[] {
  const {file, frontMatter, headings} = page;
  const found = frontMatter.get('questions');
  if (!found) {
    return [];
  }
  const {value} = found;
  const findings: Finding[] = [];
  const add = (text: string, came: string, allowed: string) =>
    findings.push({file, line: lineOf(page, text), came, allowed});
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    add('questions', 'questions that are no map', 'a list of questions for each section id');
    return findings;
  }
  const ids = headings.flatMap(({id}) => id ?? []);
  for (const [id, list] of questionsOf(page)) {
    if (id !== top && !ids.includes(id)) {
      add(`${id}:`, `questions for the section ${id}, which is not there`, [top, ...ids].join(', '));
    }
    if (list.length < many.min || list.length > many.max) {
      add(`${id}:`, `questions for ${id}: ${list.length}`, `${many.min} to ${many.max}`);
    }
    for (const text of list) {
      if (text.trim() === '' || text.length > longest) {
        add(text || `${id}:`, `a question of ${text.length} characters for ${id}`, `1 to ${longest}`);
      }
    }
  }
  return findings;
}

/** Sections of a page without questions. */
export function checkAsked(page: Page): Finding[] {
  if (!page.parsed || withoutKinds.includes(kindOf(page))) {
    return [];
  }
  const asked = questionsOf(page);
  return page.headings
    .filter(({level, id = ''}) => level === 2 && !without.includes(id) && !asked.has(id))
    .map(({id = '', line}) => ({
      file: page.file,
      line,
      came: `no questions for the section ${id}`,
      allowed: `${many.min} to ${many.max} under questions in the front matter, in readers' words`,
    }));
}

/** Two questions are one when their words are. */
const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Questions that two sections of one language answer, and sections that have some in one language alone. */
export function checkAskedOnce(pages: readonly Page[]): Finding[] {
  const findings: Finding[] = [];
  const first = new Map<string, {page: Page; id: string}>();
  for (const page of pages) {
    for (const [id, list] of questionsOf(page)) {
      for (const text of list) {
        const key = `${page.locale}\n${plain(text)}`;
        const other = first.get(key);
        if (other) {
          findings.push({
            file: page.file,
            line: lineOf(page, text),
            came: `the question “${text}” of ${other.page.file}#${other.id}`,
            allowed: 'each question once: where it is answered best',
            also: other.page.file,
          });
        } else {
          first.set(key, {page, id});
        }
      }
    }
    const twin = pages.find(({id, locale}) => id === page.id && locale !== page.locale);
    const theirs = twin?.parsed ? questionsOf(twin) : undefined;
    for (const id of theirs ? questionsOf(page).keys() : []) {
      if (twin && !theirs?.has(id)) {
        findings.push({
          file: twin.file,
          line: twin.frontMatter.get('questions')?.line ?? 1,
          came: `no questions for ${id} (${page.file}:${lineOf(page, `${id}:`)})`,
          allowed: 'the same sections in both languages',
          also: page.file,
        });
      }
    }
  }
  return findings;
}
