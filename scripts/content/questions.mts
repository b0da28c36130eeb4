/**
 * Questions that a page answers, in readers' words, by section: files beside the search (src/search/questions),
 * which it reads and the page does not show.
 */
import {existsSync} from 'node:fs';
import {questionsFile, readQuestions} from '../../src/search/questions.ts';
import {projectRoot} from './read.mts';
import type {Finding, Page} from './types.mts';

/** Most characters of a question. */
const longest = 120;

/** Stands for the part above the first heading. */
const top = 'top';

/** The questions of one page: each under a section that is there. */
export function checkQuestions(page: Page, root = projectRoot): Finding[] {
  const file = questionsFile(page.locale, page.id);
  if (!page.parsed || !existsSync(`${root}/${file}`)) {
    return [];
  }
  const findings: Finding[] = [];
  const add = (came: string, allowed: string) => findings.push({file, line: 1, came, allowed, also: page.file});
  const ids = [top, ...page.headings.flatMap(({id}) => id ?? [])];
  try {
    for (const [id, list] of Object.entries(readQuestions(root, page.locale, page.id))) {
      if (!ids.includes(id)) {
        add(`questions for the section ${id}, which ${page.file} does not have`, ids.join(', '));
      }
      list
        .filter((text) => text.trim() === '' || text.length > longest)
        .forEach((text) => add(`a question of ${text.length} characters for ${id}: “${text}”`, `1 to ${longest}`));
    }
  } catch (error) {
    add((error as Error).message, 'a list of questions for each section id');
  }
  return findings;
}
