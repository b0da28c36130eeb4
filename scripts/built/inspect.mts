/**
 * Reads a built site as a browser and a crawler would, and names what is wrong.
 * No configuration is assumed: what ought to be there is passed in.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {escapePattern} from '../../src/config/patterns';
import {filesOf} from '../filesOf.mts';
import {cardOf, inspectHead, inspectWrittenAgain} from './head.mts';
import {fileOf, siteBase, type ExpectedSite, type Page} from './page.mts';
import {inspectStructured} from './structured.mts';
import {inspectStyles} from './styles.mts';

const htmlFiles = (dir: string): string[] => filesOf(dir).filter((file) => file.endsWith('.html'));

/** In a site at `/`, `pt-BR/faq.html` is at `/pt-BR/faq`, `pt-BR/index.html` at `/pt-BR/`. */
const urlOfFile = (file: string, base: string): string =>
  base + file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');

function readPage(dir: string, file: string, base: string): Page {
  const html = readFileSync(path.join(dir, file), 'utf8');
  // Parsed as without JavaScript, so that the content of `noscript` is checked, too.
  const $ = load(html, {scriptingEnabled: false});
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
  return {url: urlOfFile(file, base), html, $, ids};
}

/** Pages that are there and should not be, or the other way round. */
function inspectRoutes(urls: ReadonlySet<string>, expected: ExpectedSite): string[] {
  const wanted = new Set(
    expected.locales.flatMap(({base}) =>
      [...expected.routes, ...expected.pages, ...Object.keys(expected.redirects), ...expected.otherPages].map(
        (route) => base + route,
      ),
    ),
  );
  return [
    ...[...wanted].filter((url) => !urls.has(url)).map((url) => `${url}: missing from the build`),
    ...[...urls]
      .filter((url) => !wanted.has(url))
      .map((url) => `${url}: built, but no route of the specification`),
  ];
}

/** Links, pictures, scripts and styles that lead nowhere, or to another form of an address. */
function inspectLinks(
  page: Page,
  pages: ReadonlyMap<string, Page>,
  dir: string,
  expected: ExpectedSite,
): string[] {
  const {$} = page;
  return (
    $('a[href], link[href], style[data-href], img[src], script[src], form[action]')
      .toArray()
      // The not-found page has no address of its own that its head could name.
      .filter(
        (element) => !(page.url.endsWith('/404') && /canonical|alternate/.test($(element).attr('rel') ?? '')),
      )
      .flatMap((element) => {
        const {href, src, action, 'data-href': copied} = element.attribs;
        const reference = href ?? src ?? action ?? copied ?? '';
        if (
          element.tagName === 'a' &&
          $(element).attr('target') === '_blank' &&
          !/noopener/.test($(element).attr('rel') ?? '')
        ) {
          return [`${page.url}: ${reference} opens a tab without rel="noopener"`];
        }
        const target = new URL(reference, expected.origin + page.url);
        // An address in full may lead to another site of the same host; one without it forgot the base.
        const isOwn = target.pathname.startsWith(siteBase(expected)) || !URL.canParse(reference);
        const isElsewhere = expected.otherBases?.some((base) => target.pathname.startsWith(base));
        if (target.origin !== expected.origin || !isOwn || isElsewhere) {
          return [];
        }
        const pathname = decodeURI(target.pathname);
        const found = pages.get(pathname);
        if (!found) {
          const file = fileOf(dir, siteBase(expected), pathname);
          return file !== undefined && !file.endsWith('.html')
            ? []
            : [`${page.url}: ${reference} leads to no page or file`];
        }
        const anchor = decodeURIComponent(target.hash.slice(1));
        return anchor === '' || found.ids.has(anchor)
          ? []
          : [`${page.url}: ${reference} leads to no such anchor`];
      })
  );
}

/**
 * Scripts and style sheets without the hash of what they hold. A sheet whose name
 * stays when it changes has none: a page that a browser kept would refuse the new one.
 *
 * @param integrityOf hash of a file, as `integrity` has it
 */
function inspectIntegrity(
  {$, url}: Page,
  dir: string,
  expected: ExpectedSite,
  integrityOf: (file: string) => string,
): string[] {
  return $('script[src], link[rel=stylesheet]:not(noscript *)')
    .toArray()
    .flatMap((element) => {
      const reference = $(element).attr('src') ?? $(element).attr('href') ?? '';
      const {pathname} = new URL(reference, expected.origin + url);
      const file = fileOf(dir, siteBase(expected), decodeURI(pathname));
      const came = $(element).attr('integrity');
      // One that is missing has a line already.
      const wanted = file && integrityOf(file);
      return wanted === undefined || came === wanted
        ? []
        : [`${url}: integrity of ${reference} is ${came ?? 'missing'}, should be ${wanted}`];
    });
}

/** Copies of style sheets that were left out of the page (src/plugins/docusaurusInternals/pageStyles.ts). */
const inspectCopies = ({$, url}: Page): string[] =>
  $('style[data-href]:empty')
    .toArray()
    .map((style) => `${url}: the rules of ${$(style).attr('data-href')} are not in the page`);

/**
 * Parts of a page that a strict content security policy blocks (scripts/deploy/policy.mts): styles and
 * scripts in attributes. Inline scripts and the copies of style sheets have their hashes.
 */
function inspectInline({$, url}: Page): string[] {
  const found = $('style:not(head > [data-href]), [style], a[href^="javascript:"]').toArray();
  const handlers = $('*')
    .toArray()
    .filter((element) => Object.keys($(element).attr() ?? {}).some((name) => name.startsWith('on')));
  return [...found, ...handlers].map(
    (element) => `${url}: ${$.html(element).slice(0, 80)} is stopped by the content security policy`,
  );
}

/** Social cards that two documents of a language share. */
function inspectCards(documents: readonly Page[]): string[] {
  const seen = new Map<string, string>();
  return documents.flatMap((page) => {
    const card = cardOf(page);
    const first = seen.get(card);
    seen.set(card, page.url);
    return first === undefined ? [] : [`${page.url}: the same social card as ${first}: "${card}"`];
  });
}

/** The sitemap names every document and page of a locale once, at its canonical address, and nothing else. */
function inspectSitemap(dir: string, base: string, expected: ExpectedSite): string[] {
  const folder = base.slice(siteBase(expected).length);
  const file = path.join(dir, folder, 'sitemap.xml');
  if (!existsSync(file)) {
    return [`${base}sitemap.xml: missing`];
  }
  const listed = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
  const wanted = [...expected.routes, ...expected.pages].map((route) => expected.origin + base + route);
  return [
    ...wanted.filter((url) => !listed.includes(url)).map((url) => `${base}sitemap.xml: ${url} missing`),
    ...listed
      .filter((url) => !wanted.includes(url))
      .map((url) => `${base}sitemap.xml: ${url} is no document`),
  ];
}

/** At the root of a host `robots.txt` names the sitemap of each language, and shuts nobody out. */
function inspectRobots(dir: string, expected: ExpectedSite): string[] {
  if (siteBase(expected) !== '/') {
    return [];
  }
  const file = path.join(dir, 'robots.txt');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sitemaps = expected.locales.map(({base}) => `Sitemap: ${expected.origin}${base}sitemap.xml`);
  return [
    ...(/^Disallow: ./m.test(text) ? ['/robots.txt: shuts crawlers out'] : []),
    ...sitemaps.filter((line) => !text.split('\n').includes(line)).map((line) => `/robots.txt: no "${line}"`),
  ];
}

/** A redirect page leads to its document, in its language, with and without JavaScript, and says so in its title. */
function inspectRedirect(page: Page, target: string, htmlLang: string, origin: string): string[] {
  const {$, url} = page;
  const problems: string[] = [];
  const want = (what: string, came: string | undefined, wanted: string) =>
    came === wanted || problems.push(`${url}: ${what} ${came}, should ${wanted}`);
  want('leads to', $('a#target').attr('href'), target);
  const refresh = $('noscript meta[http-equiv=refresh]').attr('content');
  want('without JavaScript leads to', refresh, `0; url=${target}`);
  want('canonical is', $('link[rel=canonical]').attr('href'), origin + target);
  want('lang is', $('html').attr('lang'), htmlLang);
  if (!$('title').text()) {
    problems.push(`${url}: no title`);
  }
  return problems;
}

/** Folders of a project that a build may quote. */
const OWN_FOLDERS = '(?:node_modules|\\.docusaurus|docs|i18n|src|static|build)';

/**
 * Files of a build that give away where it was made: readers would get the
 * machine's folders to see, and two builds of one source would differ.
 *
 * @param dir folder of the build
 * @param project folder of the sources, absolute
 */
export function inspectPaths(dir: string, project: string): string[] {
  const escaped = project.split(/[\\/]/).map(escapePattern);
  const own = new RegExp([...escaped, OWN_FOLDERS].join('[\\\\/]+'));
  return filesOf(dir).flatMap((file) => {
    const found = own.exec(readFileSync(path.join(dir, file), 'latin1'));
    return found ? [`${file}: ${found[0]} is a path of the machine that built it`] : [];
  });
}

/** The pages of a build by address. @param base that of the site */
export const readPages = (dir: string, base: string): ReadonlyMap<string, Page> =>
  new Map(
    htmlFiles(dir)
      .map((file) => readPage(dir, file, base))
      .map((page) => [page.url, page]),
  );

/**
 * Everything that is wrong with a built site, one line each; none for a sound one.
 *
 * @param dir folder of the build
 * @param pages of it, as `readPages` gives them
 */
export function inspectSite(dir: string, expected: ExpectedSite, pages: ReadonlyMap<string, Page>): string[] {
  const problems = [...inspectRoutes(new Set(pages.keys()), expected), ...inspectRobots(dir, expected)];
  for (const {base, htmlLang} of expected.locales) {
    const pagesOf = (routes: readonly string[]) => routes.flatMap((route) => pages.get(base + route) ?? []);
    const own = pagesOf(expected.routes);
    const documents = [...own, ...pagesOf(expected.pages)];
    const redirects = Object.entries(expected.redirects).flatMap(([from, to]) => {
      const page = pages.get(base + from);
      return page ? [[page, base + to] as const] : [];
    });
    problems.push(
      ...documents.flatMap((page) => inspectHead(page, base, htmlLang, expected, dir)),
      ...documents.flatMap(inspectWrittenAgain),
      ...documents.flatMap(({$, url}) => inspectStyles($, url)),
      ...inspectCards(own),
      ...own.flatMap(({$, url}) => inspectStructured($, url)),
      ...inspectSitemap(dir, base, expected),
      ...redirects.flatMap(([page, target]) => inspectRedirect(page, target, htmlLang, expected.origin)),
    );
  }
  // Most files are named by every page.
  const hashes = new Map<string, string>();
  const integrityOf = (file: string): string => {
    const hash =
      hashes.get(file) ?? `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
    hashes.set(file, hash);
    return hash;
  };
  for (const page of pages.values()) {
    problems.push(
      ...inspectLinks(page, pages, dir, expected),
      ...inspectIntegrity(page, dir, expected, integrityOf),
      ...inspectCopies(page),
      ...inspectInline(page),
    );
  }
  return problems;
}
