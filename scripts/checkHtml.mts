// cspell:ignore filterpattern
/**
 * `npm run check:html`: holds every page of the build against the HTML standard,
 * with html-validate and, where Java is installed, with the validator of the
 * W3C (vnu), and names each place that is not valid. Exits 1 when there is one.
 * Needs a build; some twenty seconds, with vnu two minutes.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {root} from './prepare.mjs';

// What the standard and WAI-ARIA say, all of it; nothing of how HTML should be written.
const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));

/**
 * What is not valid in a page, one line each: `faq.html:12:7: id "a" is not unique (no-dup-id)`.
 *
 * @param name what the lines call the page
 */
export async function inspectHtml(name: string, html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results
    .flatMap(({messages}) => messages)
    .map(({line, column, message, ruleId}) => `${name}:${line}:${column}: ${message} (${ruleId})`);
}

/** The validator; its package has no types. */
const VNU = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** Bytes that the findings of a whole site may take. */
const MOST_OUTPUT = 2 ** 28;

/**
 * What vnu finds wrong in pages, one line each: `faq.html:12:7: An "img" element must … (vnu)`. Without what it
 * says of style sheets: it knows neither container queries nor scroll timelines, and stylelint holds ours.
 *
 * @param dir the folder they are in
 * @param names their files there
 * @returns undefined where there is no Java
 * @throws Error when vnu itself fails, with what it says
 */
export function inspectWithVnu(dir: string, names: readonly string[]): string[] | undefined {
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--filterpattern', 'CSS: .*'];
  const {error, status, stderr} = spawnSync(
    'java',
    ['-Xss4m', '-jar', VNU, ...options, ...names.map((name) => path.join(dir, name))],
    {encoding: 'utf8', maxBuffer: MOST_OUTPUT},
  );
  if (error && 'code' in error && error.code === 'ENOENT') {
    return undefined;
  }
  if (error || status !== 0) {
    throw new Error(`vnu failed: ${error?.message ?? stderr}`);
  }
  const {messages} = JSON.parse(stderr) as {
    messages: {url?: string; lastLine?: number; firstColumn?: number; message: string}[];
  };
  return messages.map(({url = '', lastLine = 1, firstColumn = 1, message}) => {
    const name = path.relative(dir, decodeURI(url).replace(/^file:/, ''));
    return `${name}:${lastLine}:${firstColumn}: ${message} (vnu)`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const build = path.join(root, 'build');
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
  const problems: string[] = [];
  for (const name of pages) {
    problems.push(...(await inspectHtml(name, readFileSync(path.join(build, name), 'utf8'))));
  }
  const found = inspectWithVnu(build, pages);
  if (!found) {
    console.log('java: not installed, vnu is left out');
  }
  problems.push(...(found ?? []));
  problems.forEach((problem) => console.error(problem));
  console.log(`${pages.length} pages: ${problems.length} places that are not valid HTML`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
