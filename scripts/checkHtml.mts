/**
 * `npm run check -- html`: holds every page of the build against the HTML standard, with html-validate, and names each
 * place that is not valid. Exits 1 when there is one. Needs a build.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {filesOf} from './filesOf.mts';
import {buildFolder} from './prepare.mjs';

// All rules of the HTML standard and WAI-ARIA; none about the style of HTML.
const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));

/**
 * Validation errors of a page, one line each: `faq.html:12:7: id "a" is not unique (no-dup-id)`.
 *
 * @param name name of the page in these lines
 */
export async function inspectHtml(name: string, html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results
    .flatMap(({messages}) => messages)
    .map(({line, column, message, ruleId}) => `${name}:${line}:${column}: ${message} (${ruleId})`);
}

if (process.argv[1] === import.meta.filename) {
  const pages = filesOf(buildFolder).filter((name) => name.endsWith('.html'));
  const problems: string[] = [];
  for (const name of pages) {
    problems.push(...(await inspectHtml(name, readFileSync(path.join(buildFolder, name), 'utf8'))));
  }
  problems.forEach((problem) => console.error(problem));
  console.log(`${pages.length} pages: ${problems.length} places that are not valid HTML`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
