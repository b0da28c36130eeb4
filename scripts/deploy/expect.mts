/**
 * The expected answers of a host, from the same table as the recipes: `npm run
 * check -- deploy` asks servers of this machine, `npm run check -- live` a site online.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CACHING, hashedFolders, SHARING, type Page, type Table} from '../../deploy/table';
import {localeConfigs, locales} from '../../src/config/locales';
import {headerOf} from './ask.mts';
import {edgeExpectations} from './edges.mts';
import {
  all,
  cacheIs,
  headerIs,
  leadsTo,
  showsNotFound,
  showsPage,
  statusIs,
  staysHere,
  type Expectation,
} from './judges.mts';
import {negotiationExpectations} from './negotiation.mts';

/** Differences of a server that are allowed; deploy/README.md says why. */
export interface Ways {
  /** Answers a malformed escape before any rule is read, with a page of its own. */
  readonly refusesMalformed?: boolean;
}

/** The same letters, one of them escaped. */
const escaped = (address: string): string =>
  address.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Other forms of a page's address that have to lead to it. */
function formsOf({address}: Page, base: string): string[] {
  const name = address.replace(/(.)\/$/, '$1');
  const isHome = address.endsWith('/');
  const forms = [
    `${name}/`,
    `${name}.html`,
    `${name}/index.html`,
    `${name}/index`,
    `${name}.HTML`.toUpperCase(),
    `${name}%2F`,
    name.toUpperCase(),
    base + name.slice(base.length).toUpperCase(),
    ...(isHome ? [name, `${name}/`.replace(/\/\/$/, '/')] : [`${name}//`]),
  ].map((form) => form.replace(/^\/\/|^\/(?=\.)/, '/'));
  return [...new Set(forms)].filter((form) => form !== address && form.toLowerCase() !== '/.html');
}

/** Beginnings of a path that a browser may take for another host's address, once a server has decoded them. */
const FOREIGN = [
  '%5C',
  '%5C%5C',
  '%5C/',
  '\\',
  '%2F',
  '%2F%2F',
  '/',
  '//',
  '%09/',
  '%0A/',
  '%0D/',
  '%09%5C',
  '%00/',
];

const foreignPaths = (base: string): string[] =>
  [base, `${base}pt-BR/`, `${base}pt-BR/../`].flatMap((start) =>
    FOREIGN.flatMap((lead) =>
      ['', '/', '.html', '/index', '/index.html'].map((form) => `${start}${lead}evil.example${form}`),
    ),
  );

/** Names below a language that nothing answers to. */
const ABSENT = [
  'nothing-here',
  'nothing/here/',
  'nothing-here.html',
  'features',
  'features/',
  'img/',
  'assets',
  'assets/css/',
  '404.html',
  '404',
  '.git/config',
  'index.php',
  'A'.repeat(2000),
];

const MALFORMED = ['%', '%E0%A4%A', '%zz/faq', 'faq%', 'features/%c3%28%'];

// cspell:ignore fetc fpackage cpackage
/** Ways out of the folder of the site, and into the headers of an answer. */
const CLIMBING = [
  '..%2f..%2f..%2f..%2fetc/passwd',
  '..%2fpackage.json',
  '../../../../etc/passwd',
  'assets/..%2f..%2fpackage.json',
  'assets/%2e%2e/%2e%2e/package.json',
  'faq%00.html',
  'faq%0d%0aSet-Cookie:%20a=b',
  'assets/..%5c..%5cpackage.json',
];

const htmlLangs = new Map(locales.map((locale, index) => [index, localeConfigs[locale].htmlLang]));

interface Wanted {
  /** Origin that the requests are sent to. */
  readonly origin: string;
  readonly table: Pick<Table, 'origin' | 'base' | 'languages' | 'pages' | 'moved'>;
  readonly ways?: Ways;
  /** The pages of which every form is asked for; otherwise of all. */
  readonly sample?: readonly Page[];
}

/** Expectations for addresses without a page in any language, and for those that try to redirect to another host. */
function strayExpectations(
  {origin, base, languages, ways}: Pick<Table, 'base' | 'languages'> & {origin: string; ways: Ways},
  langOf: (address: string) => string,
): Expectation[] {
  return [
    ...languages.flatMap((language): Expectation[] =>
      ABSENT.map((name) => ({
        group: 'not there',
        path: language.base + name,
        judge: all(statusIs(404), showsNotFound(langOf(language.base)), cacheIs(CACHING.error)),
      })),
    ),
    ...languages.flatMap((language): Expectation[] =>
      MALFORMED.map((name) => ({
        group: 'malformed escapes',
        path: language.base + name,
        judge: ways.refusesMalformed
          ? all(statusIs(400))
          : all(statusIs(400, 404), showsNotFound(langOf(language.base)), cacheIs(CACHING.error)),
      })),
    ),
    ...languages.flatMap(({base: own}): Expectation[] =>
      CLIMBING.map((name) => ({
        group: 'ways out of the folder',
        path: own + name,
        judge: (answer) => [
          ![301, 400, 403, 404].includes(answer.status) && `status ${answer.status}`,
          staysHere(origin)(answer),
          'set-cookie' in answer.headers && 'a header was let in',
        ],
      })),
    ),
    ...foreignPaths(base).map((path): Expectation => ({
      group: 'ways to another host',
      path,
      judge: (answer) => [staysHere(origin)(answer)],
    })),
  ];
}

/** Pages, the forms of their addresses, redirects, what is not there, and what tries to lead away. */
export function addressExpectations({origin, table, ways = {}, sample}: Wanted): Expectation[] {
  const {base, pages, moved, languages} = table;
  const langOf = (address: string): string => {
    const index = languages.findLastIndex((language) =>
      `${address.toLowerCase()}/`.startsWith(language.base.toLowerCase()),
    );
    return htmlLangs.get(Math.max(index, 0)) ?? '';
  };
  const page = (address: string) =>
    all(
      statusIs(200),
      showsPage(table.origin + address),
      cacheIs(CACHING.changing),
      headerIs('Content-Type', 'text/html; charset=utf-8'),
    );
  const moves = (target: string) =>
    all(
      statusIs(301),
      leadsTo(origin, target),
      (answer) => headerOf(answer, 'Cache-Control') === '' && 'no Cache-Control',
    );
  const notFound = (address: string) =>
    all(statusIs(404), showsNotFound(langOf(address)), cacheIs(CACHING.error));
  return [
    ...pages.flatMap(({address}): Expectation[] => [
      {group: 'pages', path: address, judge: page(address)},
      {group: 'pages', path: `${address}?q=a%20b&ctx=x`, judge: page(address)},
    ]),
    ...negotiationExpectations(pages, page),
    ...edgeExpectations(languages),
    ...(sample ?? pages).flatMap((one): Expectation[] => [
      ...formsOf(one, base).flatMap((form) =>
        ['', '?q=a%20b&c'].map((query) => ({
          group: 'forms of an address',
          path: form + query,
          judge: moves(one.address + query),
        })),
      ),
      {
        // The same address by its meaning: the page itself is as good as the way to it.
        group: 'escaped letters',
        path: escaped(one.address),
        judge: (answer) => (answer.status === 200 ? page(one.address)(answer) : moves(one.address)(answer)),
      },
      {
        group: 'doubled slashes',
        path: base + one.address.slice(base.length).replace('/', '//'),
        judge: (answer) => (answer.status === 200 ? page(one.address)(answer) : moves(one.address)(answer)),
      },
      {
        group: 'not there',
        path: `${one.address.replace(/\/$/, '')}/nothing-here`,
        judge: notFound(one.address),
      },
    ]),
    ...moved.flatMap(({from, to}): Expectation[] =>
      [from, `${from}?q=1&x=%2F`, `${from}/`, `${from}.html`, `${from}/index.html`, from.toUpperCase()].map(
        (form) => ({
          group: 'redirects',
          path: form,
          judge: moves(to + (form.includes('?') ? form.slice(form.indexOf('?')) : '')),
        }),
      ),
    ),
    ...strayExpectations({origin, base, languages, ways}, langOf),
  ];
}

/** Each file of a build: its type, how long it is kept, and its compressed bytes from disk. */
export function fileExpectations(dir: string, files: readonly string[], table: Table): Expectation[] {
  const {base, types, shared, pages} = table;
  const there = new Set(files);
  const pageOf = new Map(pages.map(({address, file}) => [file, address]));
  return files
    .filter((file) => !/\.(?:br|gz)$/.test(file) && (!file.endsWith('.html') || pageOf.has(base + file)))
    .flatMap((file): Expectation[] => {
      const address = pageOf.get(base + file) ?? base + file;
      const kind = types.find(({extension}) => file.endsWith(`.${extension}`));
      const isHashed = hashedFolders(table).some((folder) => address.startsWith(folder));
      const judge = (suffix: '' | '.br' | '.gz') =>
        all(
          statusIs(200),
          headerIs('Content-Type', kind?.type ?? ''),
          cacheIs(isHashed ? CACHING.hashed : CACHING.changing),
          headerIs(
            SHARING.name,
            shared.some((folder) => address.startsWith(folder)) ? SHARING.shared : SHARING.own,
          ),
          headerIs('Content-Encoding', {'': '', '.br': 'br', '.gz': 'gzip'}[suffix]),
          (answer) =>
            kind?.isText &&
            !/accept-encoding/i.test(headerOf(answer, 'Vary')) &&
            'no "Vary: Accept-Encoding"',
          (answer) =>
            !answer.body.equals(readFileSync(path.join(dir, file + suffix))) &&
            `not the bytes of ${file}${suffix}`,
        );
      const found = (suffix: '.br' | '.gz') => (there.has(file + suffix) ? suffix : '');
      const group = isHashed ? 'files with a hash' : 'other files';
      return [
        {group, path: address, judge: judge('')},
        {
          group: 'brotli',
          path: address,
          headers: {'accept-encoding': 'gzip, deflate, br, zstd'},
          judge: judge(found('.br')),
        },
        {
          group: 'gzip',
          path: address,
          headers: {'accept-encoding': 'gzip, br;q=0'},
          judge: judge(found('.gz')),
        },
      ];
    });
}
