/**
 * Links: to pages and headings that exist, written as the site wants them.
 */
import path from 'node:path';
import {docsFolder} from '../../src/config/locales.ts';
import type {Finding, Page, PageLink, Site} from './types.mts';

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

/** Links of every page. */
export function checkLinks({pages, known, product}: Pick<Site, 'pages' | 'known' | 'product'>): Finding[] {
  const byKey = new Map(pages.map((page) => [`${page.locale}\n${page.id}`, page]));

  /** `also`: the page that has lost the heading, so that a check of that page alone tells of it. */
  const checkLink = (
    page: Page,
    {url, kind}: PageLink,
  ): [came: string, allowed: string, also?: string] | undefined => {
    if (kind === 'picture') {
      return undefined;
    }
    if (url.startsWith(product.docsUrl)) {
      return [`the link ${url} to this site`, 'the relative path of the .mdx file'];
    }
    if (/^(https?:\/\/|mailto:|\/search\?q=)/.test(url)) {
      return undefined;
    }
    const target = targetOf(page, url);
    if (target === undefined) {
      return [
        `the link ${url}`,
        './page.mdx, ../folder/page.mdx#section, #section, an address with https://, or /search?q=…',
      ];
    }
    const {file} = page;
    const found = byKey.get(`${page.locale}\n${target}`);
    if (!known.includes(target)) {
      return [`the link ${url} to ${target}, which is no page`, 'the pages of src/config/sections.ts'];
    }
    if (!found) {
      return [`the link ${url} to a page that is not there`, 'pages that exist'];
    }
    const anchor = url.split('#')[1];
    // Of a page that does not parse nothing is known but that.
    if (anchor === undefined || !found.parsed || found.headings.some(({id}) => id === anchor)) {
      return undefined;
    }
    const ids = found.headings.flatMap(({id}) => id ?? []).join(', ') || 'none: it has no headings';
    return [
      `the link ${url} to a heading that ${found.file === file ? 'this page' : found.file} does not have`,
      ids,
      found.file,
    ];
  };

  return pages.flatMap((page) => {
    const {file} = page;
    return page.links.flatMap((link) => {
      const [came, allowed, also] = checkLink(page, link) ?? [];
      return came !== undefined && allowed !== undefined
        ? [{file, line: link.line, came, allowed, ...(also !== undefined && {also})}]
        : [];
    });
  });
}

/** Pages that hardly any other page leads to. One that does not parse may lead to any of its language. */
export function checkOrphans({pages}: Pick<Site, 'pages'>, fewest = 2): Finding[] {
  const keyOf = (page: Page, id: string) => `${page.locale}\n${id}`;
  const unread = new Set(pages.filter(({parsed}) => !parsed).map(({locale}) => locale));
  const sources = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const {url} of page.links) {
      const target = targetOf(page, url);
      if (target !== undefined && target !== page.id) {
        const key = keyOf(page, target);
        sources.set(key, (sources.get(key) ?? new Set()).add(page.file));
      }
    }
  }
  return pages
    .filter(({id, locale}) => id !== 'index' && !unread.has(locale))
    .flatMap((page) => {
      const from = [...(sources.get(keyOf(page, page.id)) ?? [])];
      return from.length >= fewest
        ? []
        : [
            {
              file: page.file,
              line: 1,
              came: `links from ${from.length === 0 ? 'no page' : `${from.join(', ')} alone`}`,
              allowed: `links from at least ${fewest} other pages`,
            },
          ];
    });
}
