/**
 * Headings: levels and ids.
 */
import type {Finding, Page} from './types.mts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Levels and ids of one page's headings. */
export function checkHeadings(page: Page): Finding[] {
  const {file, headings} = page;
  const findings: Finding[] = [];
  const first = new Map<string, number>();
  for (const {level, id, text, line} of headings) {
    const add = (came: string, allowed: string) => findings.push({file, line, came, allowed});
    if (level === 1 && page.id === 'index') {
      continue;
    }
    if (level !== 2 && level !== 3) {
      add(`the heading "${text}" of level ${level}`, 'level 2 or 3');
    }
    if (id === undefined) {
      add(`the heading "${text}" without an id`, '{#an-id} at its end');
      continue;
    }
    if (!idPattern.test(id)) {
      add(`the heading id "${id}"`, 'lower-case letters and digits, joined by hyphens');
    }
    const earlier = first.get(id);
    if (earlier !== undefined) {
      add(`the heading id "${id}" again, after line ${earlier}`, 'each id once on a page');
    } else {
      first.set(id, line);
    }
  }
  return findings;
}
