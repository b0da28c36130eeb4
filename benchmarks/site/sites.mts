// cspell:ignore localsearch
/** The sites side by side: how each gets the pages of the corpus, how it is built, and how a reader uses it. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sources} from '../../scripts/fresh.mjs';
import {root} from '../../scripts/prepare.mjs';
import {docsFolder, locales, type Locale} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {pagesIn, type Corpus, type CorpusPage} from './corpus.mts';

/** How a reader searches. */
interface SearchParts {
  /** What opens the field, where it does not stand on the page. */
  readonly opener?: string;
  readonly field: string;
  /** Something that is on the page as soon as a page has been found. */
  readonly found: string;
}

export interface Site {
  readonly name: string;
  /** What it is, for people, with its version. */
  readonly title: string;
  /** Where it is built. */
  readonly folder: string;
  /** Below the folder. */
  readonly output: string;
  /** Below the folder: what a cold build does not have. */
  readonly caches: readonly string[];
  /** Arguments of Node.js; none for a build that is there already. */
  readonly command: readonly string[] | undefined;
  /** Root of a language. */
  readonly bases: Readonly<Record<Locale, string>>;
  /** What stands behind the address of a page. */
  readonly ending: '' | '/';
  readonly search: SearchParts;
  /** The link to the page that comes next. */
  readonly next: string;
  readonly write: (corpus: Corpus) => void;
}

const home = path.join(root, '.cache/bench');
const bases: Readonly<Record<Locale, string>> = {en: '/', 'pt-BR': '/pt-BR/'};

/** Address of a page below the host. */
export const addressOf = ({bases: own, ending}: Site, locale: Locale, route: string): string =>
  own[locale] + (route === '' ? '' : route + ending);

const front = (lines: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(lines)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

/** Where and how a generator wants its pages. */
interface Form {
  /** Folder of a language. */
  readonly folders: Readonly<Record<Locale, string>>;
  readonly fileOf: (page: CorpusPage) => string;
  /** Address that does not follow from the file. */
  readonly slugOf?: (page: CorpusPage) => string | undefined;
  /** The generator writes the title itself. */
  readonly isTitled?: boolean;
  readonly linkTo: (locale: Locale, route: string) => string;
}

const routeFile = ({route}: CorpusPage): string => `${route || 'index'}.md`;

function writePages(corpus: Corpus, {folders, fileOf, slugOf, isTitled, linkTo}: Form): void {
  for (const page of pagesIn(corpus)) {
    const slug = slugOf?.(page);
    for (const locale of locales) {
      const {title, description, body} = page.texts[locale];
      const text = body.replace(
        /\]\(site:([^)]*)\)/g,
        (_link, route: string) => `](${linkTo(locale, route)})`,
      );
      write(
        path.join(folders[locale], fileOf(page)),
        front({title, description, ...(slug && {slug})}) + (isTitled ? '' : `# ${title}\n\n`) + text,
      );
    }
  }
}

/** What the configuration of a peer reads. */
function writeSite(folder: string, corpus: Corpus): void {
  const {home: first, sections, last} = corpus;
  const route = (page: CorpusPage) => page.route || 'index';
  write(
    path.join(folder, 'site.json'),
    JSON.stringify({
      title: `${product.code} documentation`,
      home: route(first),
      sections: sections.map(({label, pages: own}) => ({label, pages: own.map(route)})),
      last: last.map(route),
      titles: Object.fromEntries(
        locales.map((locale) => [
          locale,
          Object.fromEntries(pagesIn(corpus).map((page) => [route(page), page.texts[locale].title])),
        ]),
      ),
    }),
  );
}

const peerSource = (name: string): string => path.join(root, 'benchmarks/site/peers', name);

/** Version of a package that a peer has installed. */
function versionOf(name: string, dependency: string): string {
  const {dependencies} = JSON.parse(readFileSync(path.join(peerSource(name), 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return dependencies[dependency] ?? '';
}

/**
 * Installs the packages of a peer into its folder, apart from those of the site. Without a lock file: npm takes none
 * that lacks the programs of another system, and some are not on npm.
 */
function install(name: string, folder: string): void {
  const manifest = path.join(folder, 'package.json');
  const wanted = readFileSync(path.join(peerSource(name), 'package.json'), 'utf8');
  const isThere = existsSync(path.join(folder, 'node_modules')) && readFileSync(manifest, 'utf8') === wanted;
  cpSync(peerSource(name), folder, {recursive: true});
  if (!isThere) {
    console.log(`Installing the packages of ${name} into ${path.relative(root, folder)}`);
    rmSync(path.join(folder, 'node_modules'), {recursive: true, force: true});
    execFileSync(
      'npm',
      ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {cwd: folder, stdio: 'inherit', shell: process.platform === 'win32'},
    );
  }
}

/** The theme of this site on the pages of the corpus. */
function writeOurs(folder: string, corpus: Corpus): void {
  // Not the folder itself: the caches of an earlier build are thrown away by who wants it cold.
  [...sources, ...Object.values(docsFolder)].forEach((name) =>
    rmSync(path.join(folder, name), {recursive: true, force: true}),
  );
  mkdirSync(folder, {recursive: true});
  sources.forEach((name) => cpSync(path.join(root, name), path.join(folder, name), {recursive: true}));
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) {
    symlinkSync(path.join(root, 'node_modules'), modules, 'junction');
  }
  locales.forEach((locale) => rmSync(path.join(folder, docsFolder[locale]), {recursive: true, force: true}));
  writePages(corpus, {
    folders: {en: path.join(folder, docsFolder.en), 'pt-BR': path.join(folder, docsFolder['pt-BR'])},
    // What this site links to by itself is named so.
    fileOf: ({id}) => `${id}.mdx`,
    slugOf: ({id, route}) => (route === id ? undefined : `/${route}`),
    linkTo: (_locale, route) => `/${route}`,
  });
  const file = path.join(folder, 'src/config/sections.ts');
  const contents = corpus.sections.map((section) => ({
    path: section.path,
    pages: section.pages.map(({id}) => id),
  }));
  const source = readFileSync(file, 'utf8');
  const text = source.replace(
    /(const contents: readonly Contents\[\] = )\[[\s\S]*?\n\];/,
    () => `const contents: readonly Contents[] = ${JSON.stringify(contents)};`,
  );
  if (text === source) {
    throw new Error('src/config/sections.ts has no "const contents: readonly Contents[] = […];" to replace.');
  }
  writeFileSync(file, text);
  cpSync(peerSource('ours'), folder, {recursive: true});
}

const ourSearch: SearchParts = {
  field: 'nav [role="combobox"]',
  // Common tasks stand there before anything is typed; only what is found has marked words.
  found: 'nav [role="option"] mark',
};

const docusaurusNext = '.pagination-nav__link--next';

const peers: readonly Omit<Site, 'folder'>[] = [
  {
    name: 'docusaurus',
    title: `Docusaurus ${versionOf('docusaurus', '@docusaurus/core')}`,
    output: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    bases,
    ending: '',
    search: {field: '.navbar__search-input', found: '[class*="suggestion"] mark'},
    next: docusaurusNext,
    write(corpus) {
      const folder = path.join(home, 'docusaurus');
      writePages(corpus, {
        folders: {en: path.join(folder, 'docs'), 'pt-BR': path.join(folder, docsFolder['pt-BR'])},
        fileOf: routeFile,
        slugOf: ({route}) => (route === '' ? '/' : undefined),
        linkTo: (_locale, route) => `/${route}`,
      });
      // Names of the groups, as `docusaurus write-translations` has them.
      write(
        path.join(folder, 'i18n/pt-BR/docusaurus-plugin-content-docs/current.json'),
        JSON.stringify(
          Object.fromEntries(
            corpus.sections.map(({label}) => [
              `sidebar.docs.category.${label.en}`,
              {message: label['pt-BR']},
            ]),
          ),
        ),
      );
    },
  },
  {
    name: 'starlight',
    title: `Starlight ${versionOf('starlight', '@astrojs/starlight')}`,
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
    next: '.pagination-links a[rel="next"]',
    write(corpus) {
      const folder = path.join(home, 'starlight/src/content/docs');
      writePages(corpus, {
        folders: {en: folder, 'pt-BR': path.join(folder, 'pt-br')},
        fileOf: routeFile,
        isTitled: true,
        linkTo: (locale, route) => `${locale === 'en' ? '/' : '/pt-br/'}${route}${route && '/'}`,
      });
    },
  },
  {
    name: 'vitepress',
    title: `VitePress ${versionOf('vitepress', 'vitepress')}`,
    output: '.vitepress/dist',
    caches: ['.vitepress/dist', '.vitepress/cache', 'node_modules/.vite'],
    command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    bases,
    ending: '',
    search: {opener: '#local-search button', field: '#localsearch-input', found: '.result mark'},
    next: '.pager-link.next',
    write(corpus) {
      const folder = path.join(home, 'vitepress/docs');
      writePages(corpus, {
        folders: {en: folder, 'pt-BR': path.join(folder, 'pt-BR')},
        fileOf: routeFile,
        linkTo: (locale, route) => bases[locale] + route,
      });
    },
  },
];

/**
 * This site's theme on the corpus.
 *
 * @param name of its folder
 * @param only language that is built; without one, both
 */
export const oursIn = (name: string, only?: Locale): Site => ({
  name: 'ours',
  title: 'This site',
  folder: path.join(home, name),
  output: 'build',
  caches: ['build', '.docusaurus', '.cache'],
  command: [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
    ...['--config', 'bench.config.ts'],
    ...(only ? ['--locale', only] : []),
  ],
  bases,
  ending: '',
  search: ourSearch,
  next: docusaurusNext,
  write: (corpus) => writeOurs(path.join(home, name), corpus),
});

const ours = oursIn('ours');

/** This site with its real pages: they have pictures and instruments that the corpus lacks. */
const real: Site = {
  ...ours,
  name: 'real',
  title: 'This site, its own pages',
  folder: root,
  caches: [],
  command: undefined,
  write: () => undefined,
};

/** All sites; stock Docusaurus, to which the others are compared, is one of them. */
export const allSites: readonly Site[] = [
  ours,
  ...peers.map((peer): Site => ({
    ...peer,
    folder: path.join(home, peer.name),
    write(corpus) {
      const folder = path.join(home, peer.name);
      mkdirSync(folder, {recursive: true});
      install(peer.name, folder);
      ['docs', 'i18n', 'src/content'].forEach((name) =>
        rmSync(path.join(folder, name), {recursive: true, force: true}),
      );
      writeSite(folder, corpus);
      peer.write(corpus);
    },
  })),
  real,
];

/** Folder with the finished pages of a site. */
export const outputOf = ({folder, output}: Site): string => path.join(folder, output);
