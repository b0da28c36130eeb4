/** Links: to pages, headings and pictures that exist, written as the site wants them. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {suchAs} from '../../src/config/likeness.ts';
import {docsFolder, locales} from '../../src/config/locales.ts';
import {finding, type Finding} from './finding.mts';
import type {Page, Site} from './types.mts';

/** Document that a relative link of a page leads to; `''` for the page itself. */
function targetOf(page: Page, url: string): string | undefined {
  const [file = ''] = url.split('#');
  if (file === '') {
    return page.id;
  }
  if (!file.startsWith('.') || !file.endsWith('.mdx')) {
    return undefined;
  }
  const root = docsFolder[page.locale];
  const target = path.posix.join(path.posix.dirname(`${root}/${page.id}`), file);
  return path.posix.relative(root, target).replace(/\.mdx$/, '');
}

type Fault = [came: string, allowed: string, also?: string];

/** A picture of another site, or one whose file is not there. */
function checkPicture({file}: Page, url: string, root: string): Fault | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(url)) {
    return [
      `the picture ${url} of another site`,
      'put it below static/img/: the site loads nothing from others',
    ];
  }
  const below = url.startsWith('/') ? `static${url}` : path.posix.join(path.posix.dirname(file), url);
  return existsSync(path.join(root, below))
    ? undefined
    : [`the picture ${url}, which is not there`, `put it at ${below}, or write another path`];
}

/** Links of every page. A page that one language lacks is named by the comparison of the languages, and only there. */
export function checkLinks({pages, product, root}: Site): Finding[] {
  const byKey = new Map(pages.map((page) => [`${page.locale}\n${page.id}`, page]));
  const written = new Set(pages.map(({id}) => id));

  const checkLink = (page: Page, {url, kind}: Page['links'][number]): Fault | undefined => {
    if (kind === 'picture') {
      return checkPicture(page, url, root);
    }
    if (url.startsWith(product.docsUrl)) {
      return [`the link ${url} to this site`, 'write the relative path of the .mdx file'];
    }
    if (/^(https?:\/\/|mailto:|\/search\?q=)/.test(url)) {
      return undefined;
    }
    const target = targetOf(page, url);
    if (target === undefined) {
      return [
        `the link ${url}`,
        'write ./page.mdx, ../folder/page.mdx#section, #section, https://… or /search?q=…',
      ];
    }
    // A page that is written and not listed is one finding, that of `checkPages`.
    if (!written.has(target)) {
      const near = suchAs(target, [...written]);
      const allowed = `write the path of a page of src/config/sections.ts${near}, or remove the link`;
      return [`the link ${url} to ${target}, which is no page`, allowed];
    }
    const found = byKey.get(`${page.locale}\n${target}`);
    const anchor = url.split('#')[1];
    // The anchors of a page that does not parse are not known.
    if (anchor === undefined || !found?.parsed) {
      return undefined;
    }
    const ids = [...found.headings, ...found.rows].flatMap(({id}) => id ?? []);
    if (ids.includes(anchor)) {
      return undefined;
    }
    const allowed = ids.length > 0 ? `write one of ${ids.join(', ')}` : 'remove the #: it has no headings';
    const where = found === page ? 'this page' : found.file;
    // The page that has lost the heading tells of it, too, when it is checked alone.
    return [`the link ${url} to a section that ${where} does not have`, allowed, found.file];
  };

  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const fault = checkLink(page, link);
      return fault ? [finding(page.file, link.line, ...fault)] : [];
    }),
  );
}

/** Other pages that must lead to a page. */
const FEWEST_LINKS = 2;

/** Pages that hardly any other page leads to. A language with a page that is missing or unread may lead to any. */
export function checkOrphans({pages, known}: Pick<Site, 'pages' | 'known'>): Finding[] {
  const sources = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const {url} of page.links) {
      const target = targetOf(page, url);
      if (target !== undefined && target !== page.id) {
        const key = `${page.locale}\n${target}`;
        sources.set(key, (sources.get(key) ?? new Set()).add(page.file));
      }
    }
  }
  const read = new Set(pages.filter(({parsed}) => parsed).map(({id, locale}) => `${locale}\n${id}`));
  const whole = locales.filter((locale) => known.every((id) => read.has(`${locale}\n${id}`)));
  return (
    pages
      // The providers are in tables that the build renders, and in the sidebar.
      .filter(({id, locale}) => id !== 'index' && !id.startsWith('providers/') && whole.includes(locale))
      .flatMap(({id, locale, file}) => {
        const from = [...(sources.get(`${locale}\n${id}`) ?? [])];
        const came = `links from ${from.length === 0 ? 'no page' : `${from.join(', ')} alone`}`;
        return from.length < FEWEST_LINKS
          ? [finding(file, 1, came, `write links to it on ${FEWEST_LINKS} other pages`)]
          : [];
      })
  );
}
