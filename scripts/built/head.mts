/** Holds the head of a document, its social card and its breadcrumbs against what they should be. */
import {readFileSync} from 'node:fs';
import {fileOf, siteBase, type ExpectedSite, type Page} from './page.mts';

/** The signature at the beginning of every PNG. */
const PNG = Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]);

/** Width and height of a social card, as networks ask for them. */
const CARD = '1200 630';

/** Width and height of a PNG from its first block; of anything else nothing. */
function pngSize(file: string | undefined): string {
  const bytes = file?.endsWith('.png') === true ? readFileSync(file) : Buffer.alloc(0);
  return bytes.length >= 24 && bytes.subarray(0, PNG.length).equals(PNG)
    ? `${bytes.readUInt32BE(16)} ${bytes.readUInt32BE(20)}`
    : '';
}

/** The address of a page's social card. */
export const cardOf = ({$}: Page): string => $('meta[property="og:image"]').attr('content') ?? '';

/** Title, description, language, canonical address, other languages and social card of a document. */
export function inspectHead(
  page: Page,
  base: string,
  htmlLang: string,
  expected: ExpectedSite,
  dir: string,
): string[] {
  const {$, url} = page;
  const problems: string[] = [];
  const want = (condition: unknown, text: string) => condition || problems.push(`${url}: ${text}`);
  const canonical = $('link[rel=canonical]').attr('href');
  want($('html').attr('lang') === htmlLang, `lang is ${$('html').attr('lang')}, should be ${htmlLang}`);
  want($('h1').length === 1, `${$('h1').length} headings of level 1, should be 1`);
  want($('title').text().trim() !== '', 'no title');
  want(($('meta[name=description]').attr('content') ?? '') !== '', 'no description');
  want(canonical === expected.origin + url, `canonical is ${canonical}, should be ${expected.origin + url}`);
  const route = url.slice(base.length);
  for (const [hreflang, otherBase] of [
    ...expected.locales.map((locale) => [locale.htmlLang, locale.base] as const),
    ['x-default', siteBase(expected)] as const,
  ]) {
    const href = $(`link[rel=alternate][hreflang="${hreflang}"]`).attr('href');
    want(
      href === expected.origin + otherBase + route,
      `hreflang ${hreflang} is ${href}, should be ${expected.origin + otherBase + route}`,
    );
  }
  const card = cardOf(page);
  want(
    card.startsWith(expected.origin) &&
      pngSize(fileOf(dir, siteBase(expected), card.slice(expected.origin.length))) === CARD,
    `og:image is "${card}", should be a PNG of the site of ${CARD} pixels`,
  );
  const told = ['width', 'height'].map((side) => $(`meta[property="og:image:${side}"]`).attr('content'));
  want(told.join(' ') === CARD, `og:image has ${told.join(' ')}, should have ${CARD}`);
  for (const name of ['type', 'site_name', 'image:alt']) {
    want($(`meta[property="og:${name}"]`).attr('content')?.trim(), `no og:${name}`);
  }
  want($('meta[name="twitter:image"]').attr('content') === card, 'twitter:image is not og:image');
  want(
    $('meta[name="twitter:card"]').attr('content') === 'summary_large_image',
    'twitter:card is not summary_large_image',
  );
  return problems;
}

/** Structured data of the page's own script: the browser writes it again, which Firefox refuses under Trusted Types. */
export const inspectWrittenAgain = ({$, url}: Page): string[] =>
  $('script[type="application/ld+json"][data-rh]').length > 0
    ? [`${url}: structured data that the browser writes again`]
    : [];
