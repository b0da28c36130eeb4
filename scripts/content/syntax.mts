/** Checks that a page has registered components and known callouts alone, and each address once. */
import {finding, type Finding} from './finding.mts';
import {componentNames, unknownComponent} from './source.mts';
import type {Page} from './types.mts';

const callouts = ['note', 'tip', 'info', 'warning', 'danger'];

/** Mistakes that the parser met, callouts and components that are not there, rows with too many cells. */
export function checkSyntax({file, ...page}: Page): Finding[] {
  const found = [...page.problems];
  for (const {kind, line} of page.callouts.filter(({kind}) => !callouts.includes(kind))) {
    found.push(finding(file, line, `the callout :::${kind}`, `write one of ${callouts.join(', ')}`));
  }
  for (const {name, line} of page.components.filter(({name}) => !componentNames.includes(name))) {
    found.push(finding(file, line, ...unknownComponent(name)));
  }
  for (const {rows, line} of page.tables) {
    const [head = 0] = rows;
    rows.forEach((cells, index) => {
      if (cells !== head) {
        // The line of dashes lies between the head and the rows.
        const at = line + index + 1;
        found.push(finding(file, at, `a row of ${cells} cells`, `write ${head}, and \\| for a | in code`));
      }
    });
  }
  return found;
}

/** The id of a heading, and of a row: this one may have the name of a setting in it. */
const headingId = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const rowId = /^[a-z0-9]+([-.][A-Za-z0-9]+)*$/;

/** Headings and rows of tables: levels, and ids that are well formed and stand once on the page. */
export function checkAddresses({file, id: page, headings, rows}: Page): Finding[] {
  const found: Finding[] = [];
  const first = new Map<string, number>();
  const checkId = (id: string, line: number, format: RegExp) => {
    if (!format.test(id)) {
      found.push(
        finding(file, line, `the id “${id}”`, 'write lower-case words and digits, joined by hyphens'),
      );
    }
    const earlier = first.get(id);
    first.set(id, earlier ?? line);
    if (earlier !== undefined) {
      const came = `the id “${id}” again, after line ${earlier}`;
      found.push(finding(file, line, came, 'write each id once on a page'));
    }
  };
  for (const {level, id, text, line} of headings.filter(({level}) => level !== 1 || page !== 'index')) {
    if (level !== 2 && level !== 3) {
      found.push(finding(file, line, `the heading “${text}” of level ${level}`, 'write ## or ###'));
    }
    if (id === undefined) {
      found.push(finding(file, line, `the heading “${text}” without an id`, 'write {#an-id} at its end'));
    } else {
      checkId(id, line, headingId);
    }
  }
  rows.forEach(({id, line}) => checkId(id, line, rowId));
  return found;
}
