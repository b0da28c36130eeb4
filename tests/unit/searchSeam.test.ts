/**
 * Where our search meets the plugin: what of the plugin's own we rely on. A
 * version of the plugin that changes it must fail here, not in the browser.
 */
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {searchOptions} from '@site/src/config/search';
import {compactIndex, INDEX_FILE} from '@site/src/search/compact';
import {decodeIndex} from '@site/src/search/engine/codec';
import {corpusOf, isPlainIndex, type PlainIndex} from '@site/src/search/engine/corpus';
import {createEngine} from '@site/src/search/engine/engine';
import search, {sourceHash} from '@site/src/search/theme';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const NAME = '@easyops-cn/docusaurus-search-local';

const {default: searchLocal, validateOptions} = require(NAME) as {
  default: (context: LoadContext, options: object) => Plugin;
  validateOptions: (params: {
    options: object;
    validate: (schema: {validate: (options: object) => {value: object}}, options: object) => object;
  }) => object;
};

let dir: string;

const page = (title: string, body: string) => `<!doctype html><html><head>
  <meta name="description" content="About ${title}."><meta name="keywords" content="one,two words">
  </head><body><article><header><h1>${title}</h1></header>${body}</article></body></html>`;

const heading = (id: string, text: string) =>
  `<h2 id="${id}">${text}<a class="hash-link" href="#${id}" aria-label="x">&ZeroWidthSpace;</a></h2>`;

/** As much of what Docusaurus passes as the plugin and the theme read. */
const context = () =>
  ({
    siteDir: dir,
    generatedFilesDir: path.join(dir, '.docusaurus'),
    baseUrl: '/',
    i18n: {currentLocale: 'en'},
    siteConfig: {baseUrl: '/', trailingSlash: false, themeConfig: {navbar: {items: []}}},
  }) as unknown as LoadContext;

const props = () =>
  ({
    ...context(),
    outDir: dir,
    routesPaths: ['/', '/modes', '/search', '/404.html'],
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        content: {
          loadedVersions: [{path: '/', isLast: true, docs: [{permalink: '/'}, {permalink: '/modes'}]}],
        },
      },
    ],
  }) as unknown as Props;

/** The plugin's own part, with the site's options. */
const stock = () =>
  searchLocal(
    context(),
    validateOptions({
      options: {...searchOptions, docsDir: dir},
      validate: (schema, options) => schema.validate(options).value,
    }),
  );

const readIndex = () => JSON.parse(readFileSync(path.join(dir, INDEX_FILE), 'utf8')) as unknown;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'seam-'));
  mkdirSync(path.join(dir, '.docusaurus'));
  writeFileSync(
    path.join(dir, 'index.html'),
    page('Home', `<p>Begin here.</p>${heading('install', 'Install')}<p>Get the <code>extension</code>.</p>`),
  );
  writeFileSync(path.join(dir, 'modes.html'), page('Using modes', '<p>Each mode has a role.</p>'));
});

afterEach(() => {
  rmSync(dir, {recursive: true, force: true});
  vi.restoreAllMocks();
});

describe('the seams with the search plugin', () => {
  it('are those of the version that is pinned', () => {
    const {dependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const installed = require(`${NAME}/package.json`) as {version: string};
    expect(dependencies[NAME]).toBe(installed.version);
    expect(installed.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('after the build there is one file with five lists of documents', async () => {
    await stock().postBuild?.(props() as never);
    const plain = readIndex();
    expect(isPlainIndex(plain)).toBe(true);
    expect(corpusOf(plain as PlainIndex)).toEqual({
      pages: [
        {url: '/', title: 'Home', keywords: 'one, two words'},
        {url: '/modes', title: 'Using modes', keywords: 'one, two words'},
      ],
      sections: [
        {page: 0, hash: '', heading: ''},
        {page: 0, hash: '#install', heading: 'Install'},
        {page: 1, hash: '', heading: ''},
      ],
      texts: ['About Home. Begin here.', 'Get the extension.', 'About Using modes. Each mode has a role.'],
    });
  });

  it('the golden query: what the plugin writes, made compact, is found', async () => {
    await stock().postBuild?.(props() as never);
    compactIndex(dir, 'en');
    const index = decodeIndex(readIndex());
    const {hits} = createEngine(index, '/').search({
      query: 'instal extensions',
      context: '',
      isLimited: false,
      limit: 8,
      summaryLength: 50,
    });
    expect(hits[0]?.url).toBe('/#install');
    expect(JSON.parse(readFileSync(path.join(dir, index.texts, '0.json'), 'utf8'))).toEqual([
      'About Home. Begin here.',
      'Get the extension.',
    ]);
  });

  it('the theme passes the plugin on, with its name and our index', async () => {
    for (const folder of ['docs', 'i18n/pt-BR/docusaurus-plugin-content-docs/current', 'src']) {
      mkdirSync(path.join(dir, folder), {recursive: true});
    }
    writeFileSync(path.join(dir, 'docs/index.md'), '# Home');
    const theme = search(context());
    expect(theme.name).toBe(NAME);
    expect(existsSync(path.join(theme.getThemePath?.() ?? '', 'SearchPage/index.js'))).toBe(true);
    const addRoute = vi.fn();
    const setGlobalData = vi.fn();
    await theme.contentLoaded?.({actions: {addRoute, setGlobalData}} as never);
    expect(addRoute).toHaveBeenCalledWith(expect.objectContaining({component: '@theme/SearchPage'}));
    expect(setGlobalData).toHaveBeenCalledWith({
      indexFile: expect.stringMatching(/^search-index\.json\?_=[0-9a-f]{8}$/) as string,
    });
    await theme.postBuild?.(props() as never);
    expect(decodeIndex(readIndex()).pages).toHaveLength(2);
    expect(readdirSync(dir).filter((name) => /^search-index-/.test(name))).toEqual([]);
  });

  it('when the plugin writes something else, the build says so and ships what there is', async () => {
    for (const folder of ['docs', 'i18n/pt-BR/docusaurus-plugin-content-docs/current', 'src']) {
      mkdirSync(path.join(dir, folder), {recursive: true});
    }
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const theme = search(context());
    // What a new format of the plugin would look like to us.
    vi.spyOn(JSON, 'parse').mockImplementationOnce(() => ({documents: []}));
    await theme.postBuild?.(props() as never);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/ships as the plugin wrote it.*five kinds/s));
    vi.restoreAllMocks();
    expect(isPlainIndex(readIndex())).toBe(true);
  });
});

describe('what cannot be made compact', () => {
  it.each([
    ['an object', {}],
    ['four lists', Array.from({length: 4}, () => ({documents: []}))],
    ['other fields', Array.from({length: 5}, () => ({documents: [{title: 'x'}]}))],
    ['no page', Array.from({length: 5}, () => ({documents: []}))],
  ])('%s: is refused, and stays as it is', (_name, content) => {
    writeFileSync(path.join(dir, INDEX_FILE), JSON.stringify(content));
    expect(() => compactIndex(dir, 'en')).toThrow(INDEX_FILE);
    expect(readIndex()).toEqual(content);
  });
});

describe('the hash of the sources', () => {
  it.each(['docs/page.md', 'i18n/pt-BR/docusaurus-plugin-content-docs/current/page.md', 'src/data.json'])(
    'changes with %s',
    (file) => {
      for (const folder of ['docs', 'i18n/pt-BR/docusaurus-plugin-content-docs/current', 'src']) {
        mkdirSync(path.join(dir, folder), {recursive: true});
      }
      const before = sourceHash(dir);
      expect(sourceHash(dir)).toBe(before);
      writeFileSync(path.join(dir, file), 'new');
      expect(sourceHash(dir)).not.toBe(before);
    },
  );
});
