/** The search plugin with a site of two pages: what it takes from the package it extends, and the index it makes. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {load} from 'cheerio';
import type {LoadContext, Props} from '@docusaurus/types';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {requestOf} from '../../../tests/support/search';
import {openFileCache} from '../../config/fileCache';
import {product} from '../../config/product';
import {decodeRouter} from '../engine/codec';
import {createEngine, searchFiles} from '../engine/engine';
import {isPointer} from '../files';
import searchPlugin, {makeIndex} from './plugin';
import {readTexts} from './readSite';
import type {IndexFiles} from './writeIndex';

const NAME = '@easyops-cn/docusaurus-search-local';

const site = emptyFolder();
const {write} = site;

const page = (title: string, body: string, style = 'a1b2') => `<!doctype html><html><head>
  <link rel="stylesheet" href="/assets/css/styles.${style}.css">
  <meta name="description" content="About ${title}."><meta name="keywords" content="one,two words">
  </head><body><article><div class="theme-doc-markdown"><header><h1>${title}</h1></header>
  <div class="box_${style}">${body}</div></div></article></body></html>`;

const modes = (style?: string, role = 'a role') =>
  page('Using modes', `<p>Each mode has ${role}.</p>`, style);

const readJson = (file: string): unknown => JSON.parse(site.read(file));

/** As much of what Docusaurus passes as the plugin reads. */
const context = () =>
  ({
    siteDir: site.root,
    generatedFilesDir: site.inside('.docusaurus'),
    baseUrl: '/',
    i18n: {currentLocale: 'en'},
    siteConfig: {baseUrl: '/', trailingSlash: false, themeConfig: {navbar: {items: []}}},
  }) as unknown as LoadContext;

type Document = {permalink: string; source: string; unlisted?: boolean};

const home: Document = {permalink: '/', source: '@site/docs/index.md'};
const modesPage: Document = {permalink: '/modes', source: '@site/docs/modes.md'};

/** Runs the step after the build; `more` overrides what Docusaurus passes. */
async function finish(docs: Document[] = [modesPage, home], more: object = {}): Promise<void> {
  const plugins = [{name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [{docs}]}}];
  const props = {...context(), outDir: site.root, plugins, ...more} as unknown as Props;
  const {outDir, baseUrl} = props;
  const texts = [...docs, {permalink: `${baseUrl}whats-new`}].flatMap(({permalink}) => {
    const file = path.join(outDir, `${permalink.slice(baseUrl.length) || 'index'}.html`);
    return existsSync(file) ? [[file, readTexts(load(readFileSync(file, 'utf8')), file)] as const] : [];
  });
  // Kept from one run of a test to the next.
  const cache = openFileCache<IndexFiles>(site.inside('cache'), () => '');
  await makeIndex(props, new Map(texts), cache);
  cache.save();
}

/** The pointer, and the folder of the index that it names. */
function pointerOf(outDir = '') {
  const pointer = readJson(path.join(outDir, 'search-index.json'));
  if (!isPointer(pointer) || pointer.folder === null) {
    throw new Error('The pointer names no index.');
  }
  return {router: pointer.router, folder: path.join(outDir, pointer.folder)};
}

const folderOf = (outDir?: string) => pointerOf(outDir).folder;

function search(query: string, outDir = '', base = '/') {
  const {router, folder} = pointerOf(outDir);
  const engine = createEngine(decodeRouter(router), base);
  return searchFiles(engine, (name) => readJson(path.join(folder, name)), requestOf(query));
}

beforeEach(() => {
  write('.docusaurus/empty', '');
  write('docs/index.md', '---\ntitle: Home\n---\n');
  write(
    'src/search/questions/en/index.yaml',
    "top: [where to begin]\ninstall: ['how to procure {product.name}']\n",
  );
  write('docs/modes.md', 'Each mode has a role.');
  write(
    'index.html',
    page(
      'Home',
      '<p>Begin here.</p><h2 id="install">Install<a class="hash-link" href="#install"></a></h2><p>Get the <code>extension</code>.</p>',
    ),
  );
  write('modes.html', modes());
});

it('what the plugin takes from the package is its name, its theme and the address of the results page', async () => {
  const plugin = searchPlugin(context());
  expect(plugin.name).toBe(NAME);
  expect(existsSync(path.join(plugin.getThemePath?.() ?? '', 'SearchPage/index.js'))).toBe(true);
  const addRoute = vi.fn();
  await plugin.contentLoaded?.({actions: {addRoute}} as never);
  expect(addRoute).toHaveBeenCalledWith({path: '/search', component: '@theme/SearchPage', exact: true});
});

describe('the index', () => {
  it('holds the pages as they were built, beside their texts', async () => {
    await finish();
    const folder = folderOf();
    expect(folder).toMatch(/^assets\/search\/[0-9a-f]{8}$/);
    const lists = ['entries.json', 'messages.json', 'titles.json', 'words.json'];
    expect(readdirSync(site.inside(folder)).sort()).toEqual(['0-0.json', '0.json', '1-0.json', ...lists]);
    expect(readJson(`${folder}/0-0.json`)).toEqual([
      '/',
      'Home',
      [
        ['', '', 'About Home. Begin here.'],
        ['#install', 'Install', 'Get the extension.'],
      ],
    ]);
    expect(readJson(`${folder}/1-0.json`)).toEqual([
      '/modes',
      'Using modes',
      [['', '', 'About Using modes. Each mode has a role.']],
    ]);
    expect(search('instal extensions').hits[0]?.url).toBe('/#install');
    expect(search('two words').total).toBe(2);
  });

  it('has the page “What’s new”, which is no document, but not what it lists', async () => {
    write(
      'whats-new.html',
      '<main><div class="markdown"><h1>Novelties</h1><section data-search-ignore><p>A role.</p></section></div></main>',
    );
    write('src/search/questions/en/whats-new.yaml', 'top: [changelog]');
    await finish();
    expect(["what's new", 'changelog'].map((query) => search(query).hits[0]?.url)).toEqual([
      '/whats-new',
      '/whats-new',
    ]);
    expect(search('role').hits.map(({url}) => url)).toEqual(['/modes']);
  });

  it('leads from a message to the section that its row only names', async () => {
    const row =
      '<tr id="m-a"><td><code>No seat left</code></td><td><a href="/#install">Install</a></td></tr>';
    write('modes.html', page('Using modes', `<table><tbody>${row}</tbody></table>`));
    await finish();
    expect(search('No seat left').hits.map(({url}) => url)).toEqual(['/#install']);
  });

  it('leads to the section that answers a question, and shows nothing of the question', async () => {
    await finish();
    const [hit] = search('procuring').hits;
    expect(hit?.url).toBe('/#install');
    expect(JSON.stringify(hit)).not.toMatch(/procure/);
    expect(search(product.name).total).toBe(1);
    expect(search('where to begin').hits[0]?.url).toBe('/');
  });

  it('knows no document that is unlisted', async () => {
    await finish([home, {...modesPage, unlisted: true}]);
    expect(search('modes').total).toBe(0);
  });

  it('of a translation also knows the English titles', async () => {
    const folder = 'i18n/pt-BR/docusaurus-plugin-content-docs/current';
    write('docs/modes.md', '---\ntitle: Roles of {product.name}\nsidebar_label: Hats\n---\n');
    write(`${folder}/modes.md`, '---\ntitle: Modos\n---\n');
    write('src/search/questions/pt-BR/modes.yaml', 'top: [qual chapéu usar]\n');
    write('pt-BR/modes.html', page('Modos', '<p>Cada modo tem um papel.</p>'));
    await finish([{permalink: '/pt-BR/modes', source: `@site/${folder}/modes.md`}], {
      outDir: site.inside('pt-BR'),
      baseUrl: '/pt-BR/',
      i18n: {currentLocale: 'pt-BR'},
    });
    for (const query of ['modo', 'roles', 'hats', 'chapeus']) {
      expect(search(query, 'pt-BR', '/pt-BR/').hits[0]?.url).toBe('/pt-BR/modes');
    }
    expect(search('product', 'pt-BR', '/pt-BR/').total).toBe(0);
  });
});

describe('the address of the index', () => {
  it('stays when only the looks of the pages changed', async () => {
    await finish();
    const before = folderOf();
    write('modes.html', modes('c3d4'));
    write('src/css/custom.css', 'main { color: red; }');
    await finish();
    expect(folderOf()).toBe(before);
  });

  it.each([
    ['the text of a page', () => write('modes.html', modes('a1b2', 'two roles'))],
    ['a title', () => write('modes.html', page('Modes', '<p>Each mode has a role.</p>'))],
    ['a sign that is no word', () => write('modes.html', modes('a1b2', 'a role!'))],
  ])('changes with %s', async (_what, change) => {
    await finish();
    const before = folderOf();
    change();
    await finish();
    expect(folderOf()).not.toBe(before);
  });
});

it.each<[string, () => Promise<void>, RegExp]>([
  ['a page without a title', () => (write('modes.html', '<p>…</p>'), finish()), /modes\.html has no title/],
  ['a page that was not finished', () => (site.remove('modes.html'), finish()), /modes\.html was not read/],
  ['no document', () => finish([]), /no document/],
])(
  'a build that cannot make the index warns and says so to the browser: %s',
  async (_what, build, reason) => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await build();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/site in en is built without its search/);
    expect(warn.mock.calls[0]?.[0]).toMatch(reason);
    expect(readJson('search-index.json')).toEqual({folder: null});
  },
);
