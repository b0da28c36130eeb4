/**
 * `npm run check:language`: whether the recipe "Add a language" in CONTRIBUTING.md is enough.
 *
 * In a copy of the working tree it follows the recipe, step by step, with two pseudo-languages: English
 * with accents, a third longer, and the same with Arabic letters from right to left. What a translator
 * would write is written from the English (scripts/language/). Then it builds both and walks every page
 * at three widths: nothing may be cut, nothing may have stayed English, and the search has to find pages.
 *
 * `-- --keep` leaves the copy in .cache/language, `-- --walk` walks the build that is there, `-- --few` one page of
 * each folder.
 * It is no part of `npm test`: it takes as long as two builds and a walk of some minutes.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {product} from '../src/config/product';
import {siteAddress} from '../src/config/siteAddress';
import {withLanguage, withLanguageInList, type Language} from './language/data.mts';
import {pseudoPage} from './language/page.mts';
import {accented, framed, mirrored, pseudo} from './language/pseudo.mts';
import {root, since} from './prepare.mjs';
import {copyProject, projectFiles} from './workingCopy.mts';

const COPY = path.join(root, '.cache/language');

interface NewLanguage extends Language {
  direction: 'ltr' | 'rtl';
  label: string;
}

const languages: readonly NewLanguage[] = [
  {tag: 'en-XA', style: accented, direction: 'ltr', label: 'Accented'},
  {tag: 'ar-XB', style: mirrored, direction: 'rtl', label: 'Mirrored'},
];

/** What no language translates. */
const names: readonly string[] = [product.name, product.code, product.platform];

const inCopy = (file: string): string => path.join(COPY, file);

/** Changes a file of the copy. @throws Error when the change finds nothing to change */
function edit(file: string, change: (source: string) => string): void {
  const source = readFileSync(inCopy(file), 'utf8');
  const changed = change(source);
  if (changed === source) {
    throw new Error(`${file}: the recipe finds nothing to change there`);
  }
  writeFileSync(inCopy(file), changed);
}

/** What TypeScript says of the copy, by file. */
function typeErrors(): Map<string, string[]> {
  const {stdout} = spawnSync('npx', ['tsc', '--noEmit', '--pretty', 'false'], {
    cwd: COPY,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const errors = new Map<string, string[]>();
  for (const [line, file = ''] of stdout.matchAll(/^(\S+?)\(\d+,\d+\): error .*$/gm)) {
    errors.set(file, [...(errors.get(file) ?? []), line]);
  }
  return errors;
}

/** Step 1: the languages of the site, and those of the search. */
function nameLanguages(): void {
  for (const {tag, style, direction, label} of languages) {
    edit('src/config/locales.ts', (source) =>
      source
        .replace(/(export const locales = \[[^\]]*)\]/, `$1, '${tag}']`)
        .replace(
          /(export const localeConfigs = \{[^]*?\n)(\} as const;)/,
          `$1  '${tag}': {label: '${pseudo(label, style)}', direction: '${direction}', htmlLang: '${tag}', calendar: 'gregory', path: '${tag}'},\n$2`,
        ),
    );
    edit('src/search/engine/languages.ts', (source) =>
      source.replace(/(languages = \[[^\]]*)\]/, `$1, '${tag}']`),
    );
  }
}

/** Step 2: the texts that TypeScript asks for. @returns the files */
function writeTexts(): string[] {
  return projectFiles('src', 'sidebars.ts').filter((file) => {
    const source = readFileSync(inCopy(file), 'utf8');
    const isList = file.startsWith('src/facts/labels/') && file.endsWith('.json');
    if ((!isList && !/(?<!\.test)\.tsx?$/.test(file)) || file === 'src/config/locales.ts') {
      return false;
    }
    const added = languages.reduce(
      (text, language) => (isList ? withLanguageInList(text, language) : withLanguage(file, text, language)),
      source,
    );
    writeFileSync(inCopy(file), added);
    return added !== source;
  });
}

/** Step 3: the texts of the interface, which Docusaurus collects. */
function writeInterface(): void {
  for (const {tag, style} of languages) {
    execFileSync('npx', ['docusaurus', 'write-translations', '--locale', tag], {
      cwd: COPY,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    const folder = inCopy(`i18n/${tag}`);
    // The sections have their names from src/config/sectionNames.ts.
    rmSync(path.join(folder, 'docusaurus-plugin-content-docs/current.json'));
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.json'),
    )) {
      const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
        string,
        {message: string}
      >;
      for (const text of Object.values(texts)) {
        text.message = names.includes(text.message) ? text.message : framed(text.message, style);
      }
      writeFileSync(path.join(folder, file), JSON.stringify(texts, undefined, 2));
    }
  }
}

/** Step 4: the pages. */
function writePages(): number {
  const pages = projectFiles('docs').filter((file) => file.endsWith('.mdx'));
  for (const {tag, style} of languages) {
    for (const file of pages) {
      const target = inCopy(
        `i18n/${tag}/docusaurus-plugin-content-docs/current/${file.slice('docs/'.length)}`,
      );
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, pseudoPage(readFileSync(inCopy(file), 'utf8'), style));
    }
  }
  return pages.length;
}

/** Runs a command in the copy. @returns whether it ended well */
function run(command: string, ...args: string[]): boolean {
  const {status} = spawnSync(command, args, {
    cwd: COPY,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Files of the site itself, which a build needs; scripts and tests judge the words of the two languages that there are. */
const isOfSite = (file: string): boolean => /^(?:src\/.*(?<!\.test)\.tsx?|[^/]+\.ts)$/.test(file);

/** Follows the recipe. @returns what it did not say */
function follow(): string[] {
  const start = Date.now();
  const tell = (text: string) => console.log(`${text} (${since(start)})`);
  rmSync(COPY, {recursive: true, force: true});
  copyProject(COPY);
  nameLanguages();
  const asked = typeErrors();
  tell(`TypeScript asks for ${[...asked.values()].flat().length} texts in ${asked.size} files`);
  const written = writeTexts();
  tell(`${written.length} files have them`);
  writeInterface();
  tell(`${writePages()} pages in each of ${languages.length} languages`);
  const left = typeErrors();
  const ofSite = [...left].filter(([file]) => isOfSite(file)).flatMap(([, errors]) => errors);
  tell(
    `${ofSite.length} texts of the site are missing; ${left.size - new Set(ofSite).size} files of checks know no words of the new languages`,
  );
  return ofSite;
}

const {values} = parseArgs({
  options: {keep: {type: 'boolean'}, walk: {type: 'boolean'}, few: {type: 'boolean'}},
});

/** Walks the build. English is not in it, but the server reads the address of the site from its home page. */
function walk(): boolean {
  const home = `<link rel="canonical" href="${siteAddress.origin}${siteAddress.base}">`;
  writeFileSync(inCopy('build/index.html'), home);
  const tags = languages.map(({tag}) => tag);
  return run('npx', 'tsx', 'scripts/language/walk.mts', ...tags, ...(values.few ? ['--few'] : []));
}

const missing = values.walk ? [] : follow();
missing.forEach((error) => console.error(error));
const locales = languages.flatMap(({tag}) => ['--locale', tag]);
const isFine =
  missing.length === 0 && (values.walk === true || run('npx', 'docusaurus', 'build', ...locales)) && walk();
if (isFine && !values.keep) {
  rmSync(COPY, {recursive: true});
}
process.exitCode = isFine ? 0 : 1;
