/**
 * The three searches side by side in one folder that a server can show: the
 * built site, and a minimal page each for the plugin as it ships and for
 * Pagefind, made from the same pages.
 */
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {baseOf, locales, type Locale} from '../../src/config/locales';
import {routeOf} from '../../src/config/routes';
import {searchOptions} from '../../src/config/search';
import {allPages} from '../../src/config/sections';
import {root} from '../../scripts/prepare.mjs';
import {ROWS} from '../../scripts/search/judge.mts';
import {folderOf} from '../../scripts/search/ours.mts';
import {loadPagefind, type Pagefind} from './pagefind.mts';
import {STOCK_FILE, stockWorker} from './stock.mts';

/** The searches, in the order of the columns. */
export const contenders = ['ours', 'stock', 'Pagefind'] as const;

export type Contender = (typeof contenders)[number];

/** Folder of the minimal pages, beside the site. */
const BENCH = 'bench';

/** Lower case: the server takes no other address. */
const folderNameOf = (locale: Locale): string => `${BENCH}/${locale.toLowerCase()}`;

const slug = {stock: 'stock', Pagefind: 'pagefind'} as const;

/** Address of the page on which a search is tried. Ours is tried on a page of the site. */
export const pageOf = (contender: Contender, locale: Locale): string =>
  contender === 'ours' ? `${baseOf(locale)}faq` : `/${folderNameOf(locale)}/${slug[contender]}`;

/**
 * Selector of a suggestion. Ours offers common tasks before anything is typed;
 * only suggestions have marked words.
 */
export const suggestionIn: Readonly<Record<Contender, string>> = {
  ours: 'nav [role="option"] mark',
  stock: '#rows li',
  Pagefind: '#rows li',
};

/** A page with a field that begins to load at its focus, as the site's does, and shows what is found. */
const minimalPage = (locale: Locale, script: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>Search</title>
<link rel="icon" href="data:,">
<input role="combobox" aria-label="Search">
<ol id="rows"></ol>
<script type="module">
const field = document.querySelector('input');
const show = (rows) => {
  document.querySelector('#rows').replaceChildren(...rows.map((row) => {
    const item = document.createElement('li');
    item.innerHTML = row;
    return item;
  }));
};
${script}
</script>
</html>
`;

const stockPage = (locale: Locale, base: string) =>
  minimalPage(
    locale,
    `
import {wrap} from './comlink.js';
let remote;
const start = () => (remote ??= (async () => {
  const Remote = wrap(new Worker('./worker.js'));
  const instance = await new Remote();
  await instance.fetchIndexes(${JSON.stringify(base)}, '');
  return instance;
})());
field.addEventListener('focus', start);
field.addEventListener('input', async () => {
  const hits = await (await start()).search(${JSON.stringify(base)}, '', field.value, ${ROWS});
  show(hits.map(({document: {t}}) => t.slice(0, 100)));
});
`,
  );

const pagefindPage = (locale: Locale) =>
  minimalPage(
    locale,
    `
let library;
const start = () => (library ??= import('./pagefind/pagefind.js').then(async (pagefind) => {
  await pagefind.init();
  return pagefind;
}));
field.addEventListener('focus', start);
field.addEventListener('input', async () => {
  const {results} = await (await start()).search(field.value);
  const data = await Promise.all(results.slice(0, ${ROWS}).map((result) => result.data()));
  show(data.map(({meta, excerpt}) => meta.title + ': ' + excerpt));
});
`,
  );

async function writeStock(folder: string, locale: Locale, index: string): Promise<void> {
  const base = `/${folderNameOf(locale)}/`;
  const comlink = await bundle({
    entryPoints: [path.join(root, 'node_modules/comlink')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  writeFileSync(path.join(folder, 'comlink.js'), comlink.outputFiles[0]?.text ?? '');
  writeFileSync(path.join(folder, 'worker.js'), await stockWorker('browser'));
  writeFileSync(path.join(folder, STOCK_FILE), index);
  writeFileSync(path.join(folder, 'stock.html'), stockPage(locale, base));
}

/** @throws Error with what Pagefind says when it cannot read or write */
async function writePagefind(
  {createIndex}: Pagefind,
  folder: string,
  site: string,
  locale: Locale,
): Promise<void> {
  const {errors, index} = await createIndex({
    rootSelector: 'article',
    excludeSelectors: searchOptions.ignoreCssSelectors,
  });
  if (!index) {
    throw new Error(`Pagefind: ${errors.join(', ')}`);
  }
  for (const route of allPages.map(routeOf)) {
    const file = path.join(folderOf(site, locale), route === '' ? 'index.html' : `${route}.html`);
    const added = await index.addHTMLFile({
      url: baseOf(locale) + route,
      content: readFileSync(file, 'utf8'),
    });
    if (added.errors.length > 0) {
      throw new Error(`Pagefind, ${file}: ${added.errors.join(', ')}`);
    }
  }
  const written = await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  if (written.errors.length > 0) {
    throw new Error(`Pagefind: ${written.errors.join(', ')}`);
  }
  writeFileSync(path.join(folder, 'pagefind.html'), pagefindPage(locale));
}

/**
 * Copies a build and adds the minimal pages. A copy, so that a build made in
 * the meantime changes nothing.
 *
 * @param build folder of the build
 * @param stockIndexes the plugin's file of each language: JSON
 * @returns the folder to serve
 * @throws Error when a page is missing, or a tool fails
 */
export async function writeContenders(
  build: string,
  stockIndexes: ReadonlyMap<Locale, string>,
): Promise<string> {
  const site = path.join(root, '.cache/bench/search');
  rmSync(site, {recursive: true, force: true});
  cpSync(build, site, {recursive: true});
  const pagefind = await loadPagefind();
  try {
    for (const locale of locales) {
      const folder = path.join(site, folderNameOf(locale));
      mkdirSync(folder, {recursive: true});
      await writeStock(folder, locale, stockIndexes.get(locale) ?? '');
      await writePagefind(pagefind, folder, site, locale);
    }
  } finally {
    await pagefind.close();
  }
  return site;
}
