import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {policyOfBuild} from '../../scripts/deploy/policy.mts';
import {inspectPaths, inspectSite as inspectPages, readPages} from '../../scripts/built/inspect.mts';
import {siteBase, type ExpectedSite} from '../../scripts/built/page.mts';
import {emptyFolder} from '../support/folder';

const SITE = 'https://docs.example';

const expected: ExpectedSite = {
  origin: SITE,
  locales: [
    {base: '/', htmlLang: 'en-US'},
    {base: '/pt-BR/', htmlLang: 'pt-BR'},
  ],
  routes: ['', 'faq'],
  pages: [],
  redirects: {help: 'faq', aid: 'faq'},
  otherPages: ['404', 'search'],
};

/** What is wrong with a site on disk. */
const inspectSite = (dir: string, wanted: ExpectedSite): string[] =>
  inspectPages(dir, wanted, readPages(dir, siteBase(wanted)));

const site = emptyFolder();
const {write, read, remove} = site;

interface Parts {
  lang?: string;
  title?: string;
  description?: string;
  canonical?: string;
  hreflang?: string;
  card?: string;
  site?: string;
  /** Fields of the structured data. */
  data?: Readonly<Record<string, unknown>>;
  body?: string;
}

/** A document without a fault, except for the parts that a test gives. */
function document(base: string, route: string, parts: Parts = {}): string {
  const lang = base === '/' ? 'en-US' : 'pt-BR';
  const url = SITE + base + route;
  const title = parts.title ?? `${route || 'home'} ${lang}`;
  const description = parts.description ?? `About ${route || 'home'} ${lang}`;
  const card = parts.card ?? `${SITE}${base}${route || 'home'}.png`;
  const data = {
    ...(route === ''
      ? {'@type': 'WebSite', name: 'Documentation'}
      : {'@type': 'TechArticle', headline: route, isPartOf: {'@type': 'WebSite', url: SITE + base}}),
    url: parts.canonical ?? url,
    description,
    inLanguage: parts.lang ?? lang,
    image: card,
    publisher: {'@type': 'Organization', name: 'Publisher'},
    ...parts.data,
  };
  return `<!doctype html><html lang="${parts.lang ?? lang}"><head>
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${parts.canonical ?? url}">
${
  parts.hreflang ??
  `<link rel="alternate" hreflang="en-US" href="${SITE}/${route}"><link rel="alternate" hreflang="pt-BR" href="${SITE}/pt-BR/${route}"><link rel="alternate" hreflang="x-default" href="${SITE}/${route}">`
}
<meta property="og:image" content="${card}"><meta name="twitter:image" content="${card}"><meta name="twitter:card" content="summary_large_image">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:type" content="article"><meta property="og:site_name" content="${parts.site ?? 'Docs'}"><meta property="og:image:alt" content="${title}">
<script type="application/ld+json">${JSON.stringify({'@context': 'https://schema.org', '@graph': [data]})}</script>
</head><body>${parts.body ?? `<h1 id="top">${route}</h1><a href="${base}faq#top">FAQ</a>`}</body></html>`;
}

/** The first bytes of a PNG, up to its size. */
function card(width = 1200): Buffer {
  const bytes = Buffer.alloc(24);
  Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]).copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(630, 20);
  return bytes;
}

const redirect = (base: string, target = `${base}faq`) =>
  `<html lang="${base === '/' ? 'en-US' : 'pt-BR'}"><head><title>Moved</title><link rel="canonical" href="${SITE}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head><body><a id="target" href="${target}">Go</a></body></html>`;

beforeEach(() => {
  for (const base of ['/', '/pt-BR/']) {
    write(`${base}index.html`, document(base, ''));
    write(`${base}faq.html`, document(base, 'faq'));
    write(`${base}404.html`, '<h1>Not found</h1>');
    write(`${base}search.html`, '<h1>Search</h1>');
    write(`${base}home.png`, card());
    write(`${base}faq.png`, card());
    write(`${base}help.html`, redirect(base));
    write(`${base}aid.html`, redirect(base));
    write(
      `${base}sitemap.xml`,
      `<urlset><url><loc>${SITE}${base}</loc></url><url><loc>${SITE}${base}faq</loc></url></urlset>`,
    );
  }
  write('robots.txt', `Allow: /\nSitemap: ${SITE}/sitemap.xml\nSitemap: ${SITE}/pt-BR/sitemap.xml\n`);
});

describe('inspectSite', () => {
  it('finds nothing wrong with a sound site', () => {
    expect(inspectSite(site.root, expected)).toEqual([]);
  });

  /** Writes the page `/faq` with other parts. */
  const faq = (parts: Parts) => () => write('faq.html', document('/', 'faq', parts));

  it.each([
    ['a dead link', '<a href="/gone">x</a>', '/gone leads to no page'],
    ['a link to another form of an address', '<a href="/faq/">x</a>', '/faq/ leads to no page'],
    ['a dead anchor', '<a href="#no">x</a>', '#no leads to no such anchor'],
    ['a missing picture', '<img src="/no.png">', '/no.png leads to no page or file'],
    [
      'a missing style sheet for readers without scripts',
      '<noscript><link rel="stylesheet" href="/no.css"></noscript>',
      '/no.css leads to no page or file',
    ],
    ['a new tab that can reach back', '<a href="https://a.example" target="_blank">x</a>', 'without rel='],
    ['two headings of level 1', '<h1>y</h1>', '2 headings of level 1'],
    [
      'structured data of the page’s script',
      '<script data-rh="true" type="application/ld+json">{}</script>',
      'structured data that the browser writes again',
    ],
    [
      'a date that the structured data has not',
      '<time datetime="2026-11-27T01:02:03Z">today</time>',
      'structured data: dateModified is undefined, should be "2026-11-27"',
    ],
  ])('names, in the text of a page, %s', (_name, html, message) => {
    write('faq.html', document('/', 'faq', {body: `<h1 id="top">faq</h1>${html}`}));
    expect(inspectSite(site.root, expected).join('\n')).toContain(message);
  });

  it.each([
    ['a style in an attribute', '<p style="x">', '<p style="x"></p> is stopped by the'],
    ['a script in an attribute', '<p onclick="x">', '<p onclick="x"></p> is stopped by the'],
    ['a style in the page', '<style>a{}</style>', '<style>a{}</style> is stopped by the'],
    [
      'a script without a hash',
      '<script nomodule src="/faq.png"></script>',
      'integrity of /faq.png is missing, should be sha256-',
    ],
    [
      'a script that was changed after its hash',
      '<script nomodule src="/faq.png" integrity="sha256-b2xk"></script>',
      'integrity of /faq.png is sha256-b2xk, should be sha256-',
    ],
    [
      'a style sheet without a hash',
      '<link rel="stylesheet" href="/faq.png">',
      'integrity of /faq.png is missing',
    ],
    [
      'a copy of a style sheet without its rules',
      '<style data-href="/faq.png"></style>',
      'the rules of /faq.png are not in the page',
    ],
    [
      'a copy of a style sheet that is no file',
      '<style data-href="/no.css">a{}</style>',
      '/no.css leads to no page or file',
    ],
  ])('names, in the not-found page, %s', (_name, html, message) => {
    write('404.html', html);
    expect(inspectSite(site.root, expected).join('\n')).toContain(`/404: ${message}`);
  });

  it.each<[string, () => void, RegExp]>([
    ['a missing page', () => remove('pt-BR/faq.html'), /^\/pt-BR\/faq: missing/],
    ['a page too many', () => write('extra.html', '<h1>x</h1>'), /^\/extra: built, but no route/],
    [
      'a sitemap that crawlers are not told of',
      () => write('robots.txt', `Sitemap: ${SITE}/sitemap.xml`),
      /^\/robots\.txt: no "Sitemap: .*\/pt-BR\/sitemap\.xml"/,
    ],
    ['a wrong language', faq({lang: 'pt-BR'}), /lang is pt-BR/],
    ['no title', faq({title: ''}), /no title/],
    ['no description', faq({description: ''}), /no description/],
    ['a foreign canonical address', faq({canonical: `${SITE}/faq/`}), /canonical is .*example\/faq\//],
    ['no other language', faq({hreflang: ''}), /hreflang pt-BR is undefined/],
    ['a social card that is not there', faq({card: `${SITE}/no.png`}), /og:image is/],
    ['a link to the page that does not name the site', faq({site: ''}), /\/faq: no og:site_name/],
    ['a social card that is no picture', () => write('faq.png', '<h1>404</h1>'), /og:image is/],
    ['a social card of another size', () => write('faq.png', card(600)), /\/faq: og:image is/],
    ['the social card of another page', faq({card: `${SITE}/home.png`}), /\/faq: the same social card as \//],
    [
      'structured data of another page',
      faq({data: {url: `${SITE}/help`}}),
      /\/faq: structured data: url is ".*\/help", should be ".*\/faq"/,
    ],
    [
      'no structured data',
      () => write('faq.html', document('/', 'faq').replace('@graph', 'graph')),
      /\/faq: structured data is missing/,
    ],
    ['structured data of no known kind', faq({data: {'@type': 'X'}}), /\/faq: structured data is X/],
    [
      'a redirect that leads elsewhere without JavaScript',
      () => write('help.html', redirect('/').replace('0; url=/faq', '0; url=/')),
      /\/help: without JavaScript leads to 0; url=\/, should 0; url=\/faq/,
    ],
    [
      'a redirect to the wrong page',
      () => write('help.html', redirect('/', '/')),
      /\/help: leads to \/, should \/faq/,
    ],
    [
      'a sitemap with a page too few and one too many',
      () => write('sitemap.xml', `<loc>${SITE}/</loc><loc>${SITE}/old</loc>`),
      /\/old is no document/,
    ],
  ])('names %s', (_name, breakIt, message) => {
    breakIt();
    expect(inspectSite(site.root, expected).join('\n')).toMatch(message);
  });
});

it('inspectPaths names a file with a path of the machine, however it is written', () => {
  write('a.js', '"/home/a.b/docs site/src/client/x.ts"');
  write('b.js', '"C:\\\\Users\\\\x\\\\site\\\\node_modules\\\\y"');
  write('c.js', '"/home/aXb/docs site/src/client/x.ts", "/home/a.b/docs site/", "./src/client/x.ts"');
  expect(inspectPaths(site.root, '/home/a.b/docs site')).toEqual([
    'a.js: /home/a.b/docs site/src is a path of the machine that built it',
  ]);
  expect(inspectPaths(site.root, 'C:\\Users\\x\\site')).toHaveLength(1);
});

describe('inspectSite, below a path', () => {
  const below = `${SITE}/docs`;

  /** The sound site with every address of the site below `/docs`, the rest untouched. */
  function moveBelow() {
    for (const file of readdirSync(site.root, {recursive: true, encoding: 'utf8'})) {
      if (/\.(html|xml)$/.test(file)) {
        write(
          file,
          read(file)
            .replaceAll(`${SITE}/`, `${below}/`)
            .replaceAll('href="/', 'href="/docs/')
            .replaceAll('0; url=/', '0; url=/docs/'),
        );
      }
    }
  }
  const expectedBelow: ExpectedSite = {
    ...expected,
    locales: expected.locales.map(({base, htmlLang}) => ({base: `/docs${base}`, htmlLang})),
  };
  beforeEach(moveBelow);

  /** What is wrong when the page `/docs/faq` has this in its body. */
  function inspectWith(html: string): string[] {
    const page = document('/', 'faq', {body: `<h1 id="top">faq</h1>${html}`});
    write('faq.html', page.replaceAll(`${SITE}/`, `${below}/`));
    return inspectSite(site.root, expectedBelow);
  }

  it('finds nothing wrong with a sound site', () => {
    expect(inspectSite(site.root, expectedBelow)).toEqual([]);
  });

  it('leaves the other sites of the host alone', () => {
    expect(inspectWith(`<a href="${SITE}">x</a>`)).toEqual([]);
  });

  it.each([
    ['a link', '<a href="/faq">x</a>'],
    ['a sheet for readers without scripts', '<noscript><link rel="stylesheet" href="/faq.png"></noscript>'],
  ])('names %s that forgets the path', (_name, html) => {
    expect(inspectWith(html).join('\n')).toMatch(/^\/docs\/faq: \/[\w.]+ leads to no page or file$/);
  });
});

it('the hashes of inline scripts and styles are listed once each, without files and data', () => {
  write('a.html', '<script>one()</script><script src="x.js"></script>');
  write('b.html', '<script>one()</script><script type="application/ld+json">{}</script>');
  write('c.html', '<style data-href="/a.css">a{}</style><link rel="stylesheet" href="b.css">');
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = policyOfBuild(site.root);
  expect(policy).toContain(`; script-src 'self' ${hashOf('one()')}; `);
  expect(policy).toContain(`; style-src 'self' ${hashOf('a{}')}; `);
});
