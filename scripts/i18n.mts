/**
 * The Portuguese of the site beside its English.
 *
 * - `npm run i18n -- extract` writes the ids of new texts of the interface into i18n/pt-BR.
 * - `npm run i18n -- status [--json]` says which pages and texts are older than their English, and what has not been
 *   looked at for long; fails above the numbers of src/config/freshness.ts.
 * - `npm run i18n -- stamp <page…> | texts | all | --staged` records that the Portuguese was written against the
 *   English as it stands now. A page is named as below docs/: features/checkpoints. `--staged`, for the commit hook:
 *   the pages whose Portuguese is in the next commit.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {freshness} from '../src/config/freshness.ts';
import {hasHistory} from '../src/config/git.ts';
import {docsFolder} from '../src/config/locales.ts';
import {refuseBrokenJson} from '../src/data/json.ts';
import {stampPage, stampStaged} from './author/stamp.mts';
import type {Report} from './author/status.mts';
import {inProject, root} from './prepare.mjs';

const commands: Readonly<Record<string, (args: string[]) => number | Promise<number>>> = {
  extract,
  status,
  stamp,
};

/** Docusaurus writes all texts of its themes too, and other descriptions: of what it writes, the new ids are taken. */
async function extract(args: string[]): Promise<number> {
  const {ownMessages, themeMessages} = await import('./author/messages.ts');
  const folder = path.join(root, 'i18n/pt-BR');
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Readonly<Record<string, object>>;
  const known = {...themeMessages.en, ...ownMessages()};
  /** Predicates for the ids that have to be translated, by file. */
  const wanted: Readonly<Record<string, (id: string) => boolean>> = {
    'code.json': (id) => id in known && !(id in themeMessages['pt-BR']),
    'docusaurus-theme-classic/navbar.json': (id) => id.startsWith('item.'),
    'docusaurus-theme-classic/footer.json': (id) => id.startsWith('link.'),
  };
  const before = Object.keys(wanted).map((file) => [file, read(file)] as const);
  const {status} = spawnSync('docusaurus', ['write-translations', '--locale', 'pt-BR', ...args], {
    ...inProject,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const [file, old] of before) {
    const added = Object.entries(read(file)).filter(([id]) => !(id in old) && wanted[file]?.(id));
    const all = {...old, ...Object.fromEntries(added)};
    writeFileSync(path.join(folder, file), `${JSON.stringify(all, null, 2)}\n`);
    added.forEach(([id]) => console.log(`new  i18n/pt-BR/${file}: ${id}`));
  }
  // Names in the sidebar, which src/config/texts has in both languages.
  rmSync(path.join(folder, 'docusaurus-plugin-content-docs/current.json'), {force: true});
  return status ?? 1;
}

function printReport({pages, texts, due}: Report): void {
  const count = (state: string) => pages.filter((page) => page.state === state).length;
  for (const {page, state, since = '', changed = []} of pages.filter(({state}) => state !== 'current')) {
    console.log([state.padEnd(9), page, since, changed.map((id) => `#${id}`).join(' ')].join('  ').trimEnd());
  }
  for (const {file, en, 'pt-BR': portuguese} of texts) {
    console.log(`outdated   ${file}: "${en}" is now beside "${portuguese}"`);
  }
  for (const {id, checked} of due.providers) {
    console.log(`due        provider ${id}: compared with the vendor in ${checked}`);
  }
  for (const {page, seen} of due.pages) {
    console.log(`due        ${page}: last looked at on ${seen}`);
  }
  console.log(
    `${count('current')} pages up to date, ${count('outdated')} outdated, ${count('missing')} missing, ${count('orphaned')} orphaned; ${texts.length} texts outdated; due: ${due.providers.length} providers (after ${freshness.providerDays} days), ${due.pages.length} pages (after ${freshness.pageDays}).`,
  );
}

async function status(args: string[]): Promise<number> {
  const {values} = parseArgs({args, options: {json: {type: 'boolean', default: false}}});
  const {readState, reportOn, tooMuch} = await import('./author/status.mts');
  const report = reportOn(await readState(root));
  const faults = tooMuch(report);
  if (values.json) {
    console.log(JSON.stringify(report, null, 2));
  } else {
    printReport(report);
    if (!hasHistory(root)) {
      console.log(
        'This copy has no whole Git history: what changed, when, and the age of pages are not known.',
      );
    }
  }
  faults.forEach((fault) => console.error(fault));
  return faults.length > 0 ? 1 : 0;
}

async function stamp(args: string[]): Promise<number> {
  if (args.includes('--staged')) {
    stampStaged(root).forEach((file) => console.log(`stamped  ${file}`));
    return 0;
  }
  const allowed = 'Allowed: pages as below docs/ (features/checkpoints), "texts", "all", "--staged".';
  if (args.length === 0) {
    console.error(`Nothing named. ${allowed}`);
    return 1;
  }
  const {readState, stampsFile, stampsOf} = await import('./author/status.mts');
  const {english, portuguese, texts} = await readState(root);
  const isAll = args.includes('all');
  const pages = isAll ? [...portuguese.keys()] : args.filter((name) => name !== 'texts');
  const unknown = pages.filter((page) => !english.has(page) || !portuguese.has(page));
  if (unknown.length > 0) {
    console.error(`No page in both languages: ${unknown.join(', ')}. ${allowed}`);
    return 1;
  }
  const changed = pages.filter((page) => {
    const file = path.join(root, docsFolder['pt-BR'], `${page}.mdx`);
    const before = readFileSync(file, 'utf8');
    const after = stampPage(before, english.get(page) ?? '');
    if (after !== before) {
      writeFileSync(file, after);
    }
    return after !== before;
  });
  const hasTexts = isAll || args.includes('texts');
  if (hasTexts) {
    writeFileSync(path.join(root, stampsFile), `${JSON.stringify(stampsOf(texts), null, 2)}\n`);
  }
  console.log(
    `${pages.length} pages recorded, ${changed.length} of them anew${hasTexts ? `; ${texts.length} texts` : ''}.`,
  );
  return 0;
}

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command) {
    throw new Error(
      `"${name}" is no command. There are: npm run i18n -- ${Object.keys(commands).join(' | ')}`,
    );
  }
  refuseBrokenJson(root);
  process.exitCode = await command(rest);
} catch (error) {
  console.error((error as Error).message);
  // Node.js would throw again, with a stack, what stops a module that several import.
  process.exit(1);
}
