/**
 * What a host has to answer, from the same table as the recipes: `npm run
 * check -- deploy` asks servers of this machine, `npm run check -- live` a site online.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {CACHING, hashedFolders, SHARING, type Header, type Page, type Table} from '../../deploy/table';
import {localeConfigs, locales} from '../../src/config/locales';
import {headerOf, textOf, type Answer, type Ask} from './ask.mts';
import {edgeExpectations} from './edges.mts';
import {negotiationExpectations} from './negotiation.mts';

/** One question, and what is wrong with its answer. */
export interface Expectation {
  /** What the report counts it under. */
  readonly group: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `GET` where it is not said. */
  readonly method?: string;
  /** @returns what is wrong; nothing, when the answer is right */
  readonly judge: (answer: Answer) => (string | false | undefined)[];
}

/** What one server does its own way; deploy/README.md says why. */
export interface Ways {
  /** Answers a malformed escape before any rule is read, with a page of its own. */
  readonly refusesMalformed?: boolean;
}

const statusIs =
  (...allowed: number[]) =>
  ({status}: Answer) =>
    !allowed.includes(status) && `status ${status}, not ${allowed.join(' or ')}`;

const headerIs = (name: string, value: string) => (answer: Answer) =>
  headerOf(answer, name) !== value && `${name} is "${headerOf(answer, name)}", not "${value}"`;

const cacheIs = (value: string) => headerIs('Cache-Control', value);

/** Redirected to an address of the site, with or without the host in front. */
const leadsTo = (origin: string, target: string) => (answer: Answer) => {
  const {location} = answer.headers;
  const to = location !== undefined && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return (
    (to?.origin !== origin || to.pathname + to.search !== target) &&
    `leads to ${location ?? 'nowhere'}, not ${target}`
  );
};

const all =
  (...judges: ((answer: Answer) => string | false | undefined)[]) =>
  (answer: Answer) =>
    judges.map((judge) => judge(answer));

/** The inline scripts of a page that the policy beside it does not let run. */
export function refusedScripts(html: string, policy: string): number {
  const $ = load(html);
  return $('script:not([src]):not([type="application/ld+json"])')
    .toArray()
    .map((element) => createHash('sha256').update($(element).text()).digest('base64'))
    .filter((hash) => !policy.includes(`'sha256-${hash}'`)).length;
}

const showsPage = (canonical: string) => (answer: Answer) => {
  const html = textOf(answer);
  const found = load(html)('link[rel=canonical]').attr('href');
  if (found !== canonical) {
    return `shows ${found ?? 'no page of the site'}, not ${canonical}`;
  }
  const refused = refusedScripts(html, headerOf(answer, 'Content-Security-Policy'));
  return refused > 0 && `the policy refuses ${refused} of the page's own scripts`;
};

const showsNotFound = (htmlLang: string) => (answer: Answer) => {
  const $ = load(textOf(answer));
  const isIt =
    $('link[rel=canonical]').attr('href')?.endsWith('/404.html') && $('html').attr('lang') === htmlLang;
  return !isIt && `not the not-found page in ${htmlLang}`;
};

/** Every answer keeps readers safe, errors and redirects too. */
const isSafe = (headers: readonly Header[]) => (answer: Answer) => {
  const missing = headers.filter(({name, value}) => headerOf(answer, name) !== value).map(({name}) => name);
  return missing.length > 0 && `without, or with another ${missing.join(', ')}`;
};

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

/** What a browser may take for the beginning of another host's address, once a server has decoded it. */
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

/** Read as browsers read a Location. */
const staysHere =
  (origin: string) =>
  ({headers: {location}}: Answer) =>
    location !== undefined &&
    new URL(location, origin).origin !== origin &&
    `leads to ${JSON.stringify(location)}, another host`;

const htmlLangs = new Map(locales.map((locale, index) => [index, localeConfigs[locale].htmlLang]));

export interface Wanted {
  /** Where the site is asked for. */
  readonly origin: string;
  readonly table: Pick<Table, 'origin' | 'base' | 'languages' | 'pages' | 'moved'>;
  readonly ways?: Ways;
  /** The pages of which every form is asked for; otherwise of all. */
  readonly sample?: readonly Page[];
}

// cspell:ignore fetc fpackage cpackage
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
    ...languages.flatMap((language): Expectation[] =>
      [
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
      ].map((name) => ({
        group: 'not there',
        path: language.base + name,
        judge: notFound(language.base),
      })),
    ),
    ...languages.flatMap((language): Expectation[] =>
      ['%', '%E0%A4%A', '%zz/faq', 'faq%', 'features/%c3%28%'].map((name) => ({
        group: 'malformed escapes',
        path: language.base + name,
        judge: ways.refusesMalformed
          ? all(statusIs(400))
          : all(statusIs(400, 404), showsNotFound(langOf(language.base)), cacheIs(CACHING.error)),
      })),
    ),
    ...languages.flatMap(({base: own}): Expectation[] =>
      [
        '..%2f..%2f..%2f..%2fetc/passwd',
        '..%2fpackage.json',
        '../../../../etc/passwd',
        'assets/..%2f..%2fpackage.json',
        'assets/%2e%2e/%2e%2e/package.json',
        'faq%00.html',
        'faq%0d%0aSet-Cookie:%20a=b',
        'assets/..%5c..%5cpackage.json',
      ].map((name) => ({
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

/**
 * Asks for pages a second time, as a browser that has them: the answer is a 304, with what a new one would say. Who
 * wants the same as Markdown does not have it yet.
 */
export async function askAgain(ask: Ask, pages: readonly Page[], headers: readonly Header[]): Promise<Tally> {
  const tally: Tally = {group: 'asked again', asked: 0, problems: []};
  for (const {address, text} of pages) {
    const encoding = {'accept-encoding': 'br, gzip'};
    const tag = headerOf(await ask(address, encoding), 'ETag');
    const second = await ask(address, {...encoding, 'if-none-match': tag});
    const other = text && (await ask(address, {...encoding, accept: 'text/markdown', 'if-none-match': tag}));
    const wrong = [
      statusIs(304)(second),
      cacheIs(CACHING.changing)(second),
      isSafe(headers)(second),
      other && other.status !== 200 && 'its Markdown has the same ETag',
    ].filter((problem) => typeof problem === 'string');
    tally.asked += 1;
    tally.problems.push(
      ...(wrong.length > 0 ? [`${address} (${tag || 'no ETag'}): ${wrong.join('; ')}`] : []),
    );
  }
  return tally;
}

export interface Tally {
  readonly group: string;
  asked: number;
  readonly problems: string[];
}

/** Asks everything, a few questions at once. */
export async function askAll(
  ask: Ask,
  expectations: readonly Expectation[],
  {headers, atOnce = 8}: {headers: readonly Header[]; atOnce?: number},
): Promise<Tally[]> {
  const tallies = new Map<string, Tally>();
  const waiting = expectations.values();
  async function work(): Promise<void> {
    for (const {group, path: asked, headers: sent, method, judge} of waiting) {
      const tally = tallies.get(group) ?? {group, asked: 0, problems: []};
      tallies.set(group, tally);
      tally.asked += 1;
      try {
        const answer = await ask(asked, sent, method);
        // Some servers refuse what is no HTTP before any rule of theirs is read.
        const isRefused = answer.status === 400;
        const wrong = [...judge(answer), !isRefused && isSafe(headers)(answer)].filter(
          (problem) => typeof problem === 'string',
        );
        if (wrong.length > 0) {
          tally.problems.push(
            `${asked}${sent ? ` (${Object.values(sent).join()})` : ''}: ${wrong.join('; ')}`,
          );
        }
      } catch (error) {
        tally.problems.push(`${asked}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  await Promise.all(Array.from({length: atOnce}, work));
  return [...tallies.values()];
}

/** Problems of one kind that are printed; the rest are counted. */
const SHOWN = 5;

/**
 * Prints a line for each group, or one for all, and the first problems of each.
 *
 * @returns how many problems there are
 */
export function report(name: string, tallies: readonly Tally[], {isBrief = false} = {}): number {
  const count = tallies.reduce((sum, {problems}) => sum + problems.length, 0);
  const total = tallies.reduce((sum, {asked}) => sum + asked, 0);
  for (const {group, asked, problems} of tallies) {
    if (!isBrief || problems.length > 0) {
      console.log(`${name}: ${group}: ${asked - problems.length} of ${asked}`);
    }
    problems.slice(0, SHOWN).forEach((problem) => console.error(`  ${problem}`));
    if (problems.length > SHOWN) {
      console.error(`  and ${problems.length - SHOWN} more`);
    }
  }
  console.log(`${name}: ${total - count} of ${total} answers right`);
  return count;
}
