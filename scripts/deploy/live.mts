/** Walks a site online with what src/config says of it, and with what its own pages name. No build is needed. */
import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {CACHING, hashedFolders, headersWith, siteAddresses, type Page} from '../../deploy/table';
import {routeOf} from '../../src/config/routes';
import {allPages} from '../../src/config/sections';
import {shardFile} from '../../src/search/engine/searchIndex';
import {isPointer, POINTER_FILE} from '../../src/search/files';
import {asker, headerOf, textOf, type Answer, type Ask, type AskOptions} from './ask.mts';
import {addressExpectations, type Ways} from './expect.mts';
import {type Expectation} from './judges.mts';
import {askAgain, askAll, count, tallyOf, type Tally} from './tally.mts';

interface LiveOptions extends AskOptions {
  readonly ways?: Ways;
  /** Every form of every address, not of some pages alone. */
  readonly all?: boolean;
}

/** A file that a page names, and the hash that it is held against, where the page says one. */
interface Named {
  readonly address: string;
  readonly integrity: string | undefined;
}

/** The site's own scripts, styles and pictures that a page names; the styles are those that it has copies of. */
function namedFiles(html: string, origin: string, page: string): Named[] {
  const $ = load(html);
  return $('script[src], style[data-href], link[rel=stylesheet], link[rel=icon], img[src]')
    .toArray()
    .map(({attribs: {src, href, 'data-href': copied, integrity}}) => ({
      url: new URL(src ?? href ?? copied ?? '', origin + page),
      integrity,
    }))
    .filter(({url}) => url.origin === origin)
    .map(({url, integrity}) => ({address: url.pathname, integrity}));
}

/** Whether a file is what one of the hashes says: `sha384-…`. */
function fits(body: Buffer, integrity: string): boolean {
  return integrity.split(/\s+/).some((one) => {
    const [algorithm = '', hash] = one.split(/-(.*)/s);
    return (
      ['sha256', 'sha384', 'sha512'].includes(algorithm) &&
      createHash(algorithm).update(body).digest('base64') === hash
    );
  });
}

/** Pages of each language whose every form is asked for: the home page, and some at different depths. */
function sampleOf(pages: readonly Page[], languages: readonly {base: string}[]): Page[] {
  return languages.flatMap(({base}) => {
    const own = pages.filter(
      ({address}) =>
        address.startsWith(base) &&
        !languages.some((other) => other.base.length > base.length && address.startsWith(other.base)),
    );
    return [0, 1, 0.5, 0.99].flatMap((part) => own[part < 1 ? Math.floor(part * own.length) : part] ?? []);
  });
}

/** The state that all parts of a walk share. */
interface Walk {
  readonly origin: string;
  readonly table: ReturnType<typeof siteAddresses>;
  readonly ask: Ask;
  /** Counts an answer under a group, and what is wrong with it. */
  readonly note: (group: string, address: string, wrong: readonly (string | false | undefined)[]) => void;
}

/** Reads every page. @returns the files that they name */
async function walkPages({origin, table, ask, note}: Walk): Promise<Named[]> {
  const named = new Map<string, Named>();
  for (const {address} of table.pages) {
    const answer = await ask(address, {'accept-encoding': 'br, gzip'});
    namedFiles(textOf(answer), origin, address).forEach((file) => named.set(file.address, file));
    note('compressed', address, [
      !/^(?:br|gzip)$/.test(headerOf(answer, 'content-encoding')) && 'a page that comes uncompressed',
    ]);
    note('foreign cookies and policies', address, [
      'set-cookie' in answer.headers && 'a cookie is set',
      headerOf(answer, 'content-security-policy') === '' &&
        load(textOf(answer))('meta[http-equiv=Content-Security-Policy]').length === 0 &&
        'no Content-Security-Policy',
    ]);
  }
  return [...named.values()];
}

/** Files that pages name come as the pages say, and may be kept where their name changes with their content. */
function namedFileExpectations(named: readonly Named[], hashed: readonly string[]): Expectation[] {
  return named.map(({address, integrity}) => ({
    group: 'files that pages name',
    path: address,
    judge: (answer) => [
      answer.status !== 200 && `status ${answer.status}`,
      hashed.some((folder) => address.startsWith(folder)) &&
        headerOf(answer, 'cache-control') !== CACHING.hashed &&
        `Cache-Control is "${headerOf(answer, 'cache-control')}", not "${CACHING.hashed}"`,
      integrity !== undefined && !fits(answer.body, integrity) && 'other bytes than the page says',
    ],
  }));
}

/** The Markdown of each document, and the lists of a language. */
function textExpectations(languages: readonly {base: string}[]): Expectation[] {
  return [
    // Only documents have Markdown: the results page and the page of changes have none.
    ...languages.flatMap((language) =>
      allPages.map((page) => ({
        address: `${language.base}${routeOf(page) || 'index'}.md`,
        type: /^text\/markdown; ?charset=utf-8$/i,
      })),
    ),
    ...languages.flatMap((language) =>
      ['llms.txt', 'llms-full.txt'].map((name) => ({
        address: language.base + name,
        type: /^text\/plain; ?charset=utf-8$/i,
      })),
    ),
  ].map(({address, type}) => ({
    group: 'texts for assistants',
    path: address,
    judge: (answer) => [
      answer.status !== 200 && `status ${answer.status}`,
      !type.test(headerOf(answer, 'content-type')) && `Content-Type is "${headerOf(answer, 'content-type')}"`,
      !textOf(answer).startsWith('#') && !textOf(answer).startsWith('---') && 'does not begin with a title',
    ],
  }));
}

/** The sitemap of a language names all of its pages but the search results. */
async function walkSitemap({table, ask, note}: Walk, base: string): Promise<void> {
  const sitemap = await ask(`${base}sitemap.xml`);
  const locations = load(textOf(sitemap), {xml: true})('url > loc')
    .toArray()
    .map((element) => load(element).text());
  const missing = table.pages
    .filter(({address}) => !address.endsWith('/search'))
    .filter(
      ({address}) => table.languages.findLast((language) => address.startsWith(language.base))?.base === base,
    )
    .map(({address}) => table.origin + address)
    .filter((url) => !locations.includes(url));
  note('sitemaps', `${base}sitemap.xml`, [
    sitemap.status !== 200 && `status ${sitemap.status}`,
    ...missing.map((url) => `${url} is missing`),
  ]);
}

/** The folder that a pointer to the search index names, or null where it is no such pointer. */
function folderIn(pointer: Answer): string | null {
  try {
    const read: unknown = JSON.parse(textOf(pointer));
    return isPointer(read) ? read.folder : null;
  } catch {
    return null;
  }
}

/** The search index of a language: its pointer, and the first file that this leads to. */
async function walkSearchIndex({ask, note}: Walk, base: string): Promise<void> {
  const pointer = await ask(base + POINTER_FILE);
  const folder = folderIn(pointer);
  note('search index', base + POINTER_FILE, [
    headerOf(pointer, 'cache-control') !== CACHING.changing && 'would be kept, and names an old index',
    folder === null && 'names no index',
  ]);
  if (folder !== null) {
    const address = `${base}${folder}/${shardFile(0)}`;
    const shard = await ask(address);
    note('search index', address, [
      shard.status !== 200 && `status ${shard.status}`,
      headerOf(shard, 'cache-control') !== CACHING.hashed &&
        'is not kept, though its folder is named by its content',
    ]);
  }
}

/**
 * @param origin `https://docs.example.com`
 * @returns what was asked, by kind, and what was answered wrong
 * @throws Error when nothing answers there
 */
export async function walkLive(
  origin: string,
  {ways, all = false, ...options}: LiveOptions = {},
): Promise<Tally[]> {
  const table = siteAddresses();
  const {base, languages, pages} = table;
  const {ask, end} = asker(origin, {atOnce: 6, ...options});
  const tallies = new Map<string, Tally>();
  const note: Walk['note'] = (group, address, wrong) => count(tallyOf(tallies, group), address, wrong);
  const walk: Walk = {origin, table, ask, note};
  // The policy's hashes depend on the build: each page's own scripts are held against it.
  const headers = headersWith('').filter(({name}) => name !== 'Content-Security-Policy');
  try {
    await ask(base);
    const sample = sampleOf(pages, languages);
    const addresses = addressExpectations({origin, table, ways, sample: all ? undefined : sample});
    const asked = await askAll(ask, addresses, {headers, atOnce: 6});
    const files = namedFileExpectations(await walkPages(walk), hashedFolders(table));
    asked.push(...(await askAll(ask, [...files, ...textExpectations(languages)], {headers, atOnce: 6})));
    for (const language of languages) {
      await walkSitemap(walk, language.base);
      await walkSearchIndex(walk, language.base);
    }
    asked.push(...tallies.values(), await askAgain(ask, sample, headers));
    return asked;
  } finally {
    end();
  }
}
