/** The sites side by side: how each gets the pages of the corpus, how it is built, and how a reader searches. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sources} from '../scripts/fresh.mjs';
import {root} from '../scripts/prepare.mjs';
import {docsFolder, locales, type Locale} from '../src/config/locales';
import {product} from '../src/config/product';
import {writePages, type Corpus, type CorpusPage} from './corpus.mts';
import sitePackage from '../package.json' with {type: 'json'};
import docusaurusPackage from './docusaurus/package.json' with {type: 'json'};
import starlightPackage from './starlight/package.json' with {type: 'json'};

export interface Site {
  readonly name: string;
  /** What it is, for people, with its version. */
  readonly title: string;
  /** Where it is built. */
  readonly folder: string;
  /** Below the folder: the finished pages. */
  readonly output: string;
  /** Below the folder: what a cold build does not have. */
  readonly caches: readonly string[];
  /** Arguments of Node.js; none for a build that is there already. */
  readonly command: readonly string[] | undefined;
  /** Root of a language. */
  readonly bases: Readonly<Record<Locale, string>>;
  /** What stands behind the address of a page. */
  readonly ending: '' | '/';
  /** Selectors: what opens the search where its field is not on the page, the field, what stands there once a page is found. */
  readonly search: {readonly opener?: string; readonly field: string; readonly found: string};
  /** Writes the pages of the corpus. @returns the file of a page that is changed before a warm build */
  readonly write: (corpus: Corpus) => string;
}

const home = path.join(root, '.cache/bench');
const bases: Readonly<Record<Locale, string>> = {en: '/', 'pt-BR': '/pt-BR/'};

/** Address of a page below the host. */
export const pathOfRoute = ({bases: own, ending}: Site, locale: Locale, route: string): string =>
  own[locale] + (route === '' ? '' : route + ending);

/** Folder with the finished pages of a site. */
export const outputOf = ({folder, output}: Site): string => path.join(folder, output);

/** Configuration of a site. */
const configurationOf = (name: string): string => path.join(root, 'benchmarks', name);

/** What the configuration of a peer reads. */
function writeContents(folder: string, corpus: Corpus): void {
  const route = (page: CorpusPage) => page.route || 'index';
  const contents = {
    title: `${product.code} documentation`,
    home: route(corpus.home),
    sections: corpus.sections.map(({label, pages}) => ({label, pages: pages.map(route)})),
    last: corpus.last.map(route),
  };
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(contents));
}

/** Copies the configuration of a peer, installs its packages unless they are there, and removes the pages of before. */
function prepare(name: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const lists = [configurationOf(name), folder].map((dir) => path.join(dir, 'package.json'));
  const [wanted, installed] = lists.map((file) => existsSync(file) && readFileSync(file, 'utf8'));
  cpSync(configurationOf(name), folder, {recursive: true});
  if (wanted !== installed || !existsSync(path.join(folder, 'node_modules'))) {
    console.log(`Installing the packages of ${name} into ${path.relative(root, folder)}`);
    execFileSync(
      'npm',
      ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {cwd: folder, stdio: 'inherit', shell: process.platform === 'win32'},
    );
  }
  ['docs', 'i18n', 'src/content'].forEach((dir) =>
    rmSync(path.join(folder, dir), {recursive: true, force: true}),
  );
}

const routeFile = ({route}: CorpusPage): string => `${route || 'index'}.md`;

const docusaurusFolder = path.join(home, 'docusaurus');

const docusaurus: Site = {
  name: 'docusaurus',
  title: `Docusaurus ${docusaurusPackage.dependencies['@docusaurus/core']}`,
  folder: docusaurusFolder,
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  bases,
  ending: '',
  search: {field: '.navbar__search-input', found: '[class*="suggestion"] mark'},
  write(corpus) {
    prepare('docusaurus', docusaurusFolder);
    writeContents(docusaurusFolder, corpus);
    writePages(corpus, {
      folders: {
        en: path.join(docusaurusFolder, 'docs'),
        'pt-BR': path.join(docusaurusFolder, docsFolder['pt-BR']),
      },
      fileOf: routeFile,
      slugOf: ({route}) => (route === '' ? '/' : undefined),
      linkTo: (_locale, route) => `/${route}`,
    });
    return path.join(docusaurusFolder, 'docs/faq.md');
  },
};

const starlightFolder = path.join(home, 'starlight');

const starlight: Site = {
  name: 'starlight',
  title: `Starlight ${starlightPackage.dependencies['@astrojs/starlight']}`,
  folder: starlightFolder,
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  bases: {en: '/', 'pt-BR': '/pt-br/'},
  ending: '/',
  search: {
    opener: 'button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    found: '.pagefind-ui__result mark',
  },
  write(corpus) {
    prepare('starlight', starlightFolder);
    writeContents(starlightFolder, corpus);
    const folder = path.join(starlightFolder, 'src/content/docs');
    writePages(corpus, {
      folders: {en: folder, 'pt-BR': path.join(folder, 'pt-br')},
      fileOf: routeFile,
      isTitled: true,
      linkTo: (locale, route) => `${locale === 'en' ? '/' : '/pt-br/'}${route}${route && '/'}`,
    });
    return path.join(folder, 'faq.md');
  },
};

const ourFolder = path.join(home, 'ours');

/** The theme, configuration and plugins of this site on the pages of the corpus. */
const ours: Site = {
  name: 'ours',
  title: 'This site',
  folder: ourFolder,
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  // As `npm run build` does it.
  command: [...sitePackage.scripts.build.split(' ').slice(1), '--config', 'bench.config.ts'],
  bases,
  ending: '',
  // Common tasks stand there before anything is typed; only what is found has marked words.
  search: {field: 'nav [role="combobox"]', found: 'nav [role="option"] mark'},
  write(corpus) {
    // Not the folder itself: the caches of an earlier build are removed by who wants it cold.
    [...sources, ...Object.values(docsFolder)].forEach((name) =>
      rmSync(path.join(ourFolder, name), {recursive: true, force: true}),
    );
    mkdirSync(ourFolder, {recursive: true});
    sources.forEach((name) => cpSync(path.join(root, name), path.join(ourFolder, name), {recursive: true}));
    cpSync(configurationOf('ours'), ourFolder, {recursive: true});
    if (!existsSync(path.join(ourFolder, 'node_modules'))) {
      symlinkSync(path.join(root, 'node_modules'), path.join(ourFolder, 'node_modules'), 'junction');
    }
    const folders = {
      en: path.join(ourFolder, docsFolder.en),
      'pt-BR': path.join(ourFolder, docsFolder['pt-BR']),
    };
    locales.forEach((locale) => rmSync(folders[locale], {recursive: true, force: true}));
    writePages(corpus, {
      folders,
      // What this site links to by itself is named so.
      fileOf: ({id}) => `${id}.mdx`,
      slugOf: ({id, route}) => (route === id ? undefined : `/${route}`),
      linkTo: (_locale, route) => `/${route}`,
    });
    return path.join(folders.en, 'faq.mdx');
  },
};

/** This site with its real pages: they have pictures and calculators that the corpus lacks. */
const own: Site = {
  ...ours,
  name: 'own',
  title: 'This site, its own pages',
  folder: root,
  caches: [],
  command: undefined,
  write: () => '',
};

/** Stock Docusaurus, to which the others are compared, is one of them. */
export const allSites: readonly Site[] = [ours, docusaurus, starlight, own];
