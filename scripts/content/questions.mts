/**
 * Questions that a page answers, in readers' words, by section: files beside the search (src/search/questions),
 * which it reads and the page does not show.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {questionsFile, readQuestions} from '../../src/search/questions.ts';
import {finding, type Finding} from './finding.mts';
import type {Page} from './types.mts';

/** Most characters of a question. */
const longest = 120;

/** The questions of one page: each under a section that is there; `top` stands for the part above the first. */
export function checkQuestions(page: Page, root: string): Finding[] {
  const file = questionsFile(page.locale, page.id);
  const where = path.join(root, file);
  if (!page.parsed || !existsSync(where)) {
    return [];
  }
  const lines = readFileSync(where, 'utf8').split('\n');
  const at = (text: string, came: string, allowed: string) =>
    finding(file, lines.findIndex((line) => line.includes(text)) + 1 || 1, came, allowed, page.file);
  const ids = ['top', ...page.headings.flatMap(({id}) => id ?? [])];
  try {
    const sections = Object.entries(readQuestions(root, page.locale, page.id));
    const unknown = sections
      .filter(([id]) => !ids.includes(id))
      .map(([id]) =>
        at(`${id}:`, `questions for the section ${id}, which is not there`, `write one of ${ids.join(', ')}`),
      );
    const wrong = sections
      .flatMap(([, list]) => list)
      .filter((text) => text.trim() === '' || text.length > longest)
      .map((text) => at(text || "''", `a question of ${text.length} characters`, `write 1 to ${longest}`));
    return [...unknown, ...wrong];
  } catch (error) {
    const [came = ''] = (error as Error).message.replace(`${file}: `, '').split(/\. Allowed|:?\n/);
    const line = Number(/at line (\d+)/.exec(came)?.[1] ?? 1);
    return [
      finding(file, line, came, 'write section-id: and below it “- a question”, one a line', page.file),
    ];
  }
}
