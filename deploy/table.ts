/**
 * The one table that every recipe is made of: addresses, types, headers, caching. Addresses come from src/config, the
 * rest from the build, and a build that does not fit is refused here, so that no recipe can be made for it.
 */
import {cardFolder} from '../src/config/cards';
import {locales} from '../src/config/locales';
import {allRedirects} from '../src/config/redirects';
import {routeOf} from '../src/config/routes';
import {allPages} from '../src/config/sections';
import {whatsNewRoute} from '../src/config/whatsNew';
import {baseOf, siteAddress} from '../src/config/siteAddress';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A kind of file: what it is, and whether it is worth compressing. */
interface FileType {
  /** Without its dot. */
  readonly extension: string;
  readonly type: string;
  readonly isText: boolean;
}

/** An address that answers, and the file that it shows. */
export interface Page {
  /** `/faq`, `/pt-BR/` */
  readonly address: string;
  /** `/faq.html`, `/pt-BR/index.html`, from the site's root on the host */
  readonly file: string;
  /** `/faq.md`: the same as Markdown, where it has that. */
  readonly text?: string;
}

export interface Table {
  /** `https://docs.example.com` */
  readonly origin: string;
  /** Path of the site, with a slash at both ends. */
  readonly base: string;
  /** The default language first; `notFound` is the file of its not-found page. */
  readonly languages: readonly {readonly base: string; readonly notFound: string}[];
  readonly pages: readonly Page[];
  /** Old addresses in full, and where each leads. */
  readonly moved: readonly {readonly from: string; readonly to: string}[];
  /** The kinds of files that the build has. */
  readonly types: readonly FileType[];
  /** On every answer. */
  readonly headers: readonly Header[];
  /** Folders with files that other sites may show: the pictures that come with a link. With a slash at both ends. */
  readonly shared: readonly string[];
}

/** What recipes and checks read of a build. */
export interface BuildFacts {
  /** Paths of all files, relative to the build, with slashes. */
  readonly files: readonly string[];
  /** The Content-Security-Policy with the hashes of its scripts (scripts/deploy/policy.mts). */
  readonly policy: string;
}

export const TYPES: readonly FileType[] = [
  {extension: 'html', type: 'text/html; charset=utf-8', isText: true},
  {extension: 'css', type: 'text/css; charset=utf-8', isText: true},
  {extension: 'js', type: 'text/javascript; charset=utf-8', isText: true},
  {extension: 'mjs', type: 'text/javascript; charset=utf-8', isText: true},
  {extension: 'json', type: 'application/json', isText: true},
  {extension: 'md', type: 'text/markdown; charset=utf-8', isText: true},
  {extension: 'txt', type: 'text/plain; charset=utf-8', isText: true},
  {extension: 'xml', type: 'application/xml', isText: true},
  {extension: 'svg', type: 'image/svg+xml', isText: true},
  {extension: 'png', type: 'image/png', isText: false},
  {extension: 'jpg', type: 'image/jpeg', isText: false},
  {extension: 'webp', type: 'image/webp', isText: false},
  {extension: 'ico', type: 'image/x-icon', isText: false},
  {extension: 'woff2', type: 'font/woff2', isText: false},
  {extension: 'tgz', type: 'application/gzip', isText: false},
  {extension: 'webmanifest', type: 'application/manifest+json', isText: true},
];

/** How long an answer may be kept. */
export const CACHING = {
  /** Files below `assets/`: their names change with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else is asked for again, and costs a 304. */
  changing: 'public, max-age=0, must-revalidate',
  /** What is missing in the middle of a deployment is there a minute later. */
  error: 'no-store',
} as const;

/** Answers that other sites may show say so in this header; all others keep to the site. */
export const SHARING = {name: 'Cross-Origin-Resource-Policy', own: 'same-origin', shared: 'cross-origin'};

/** What a file below `assets/` is called: a hash in its name, or in that of its folder in the search. */
const HASHED = /^assets\/(?:.*[.-][0-9a-f]{8,}\.\w+(?:\.\w+)?|search\/[0-9a-f]{8,}\/.+)$/;

/** The files that a host gets beside those of the build. */
const MADE = /\.(?:br|gz)$|(?:^|\/)(?:_headers|_redirects|\.nojekyll)$/;

/**
 * An `Accept` that asks for a page as Markdown, by a pattern that all servers understand. Browsers name no Markdown,
 * and who would rather have something else (`text/markdown;q=0.5`) gets that.
 */
export const WANTS_TEXT =
  '(?:^|[\\s,])text/markdown(?:\\s*;\\s*(?:q=1(?:\\.0*)?|[^q,;\\s][^,;]*))*\\s*(?:,|$)';

/** What a cache has to tell answers apart by: pages have a text, and all texts come compressed. */
export const VARY = {negotiated: 'Accept, Accept-Encoding', compressed: 'Accept-Encoding'};

/** Headers of every answer but {@link SHARING}, which depends on the file. */
export const headersWith = (policy: string): readonly Header[] => [
  {name: 'Content-Security-Policy', value: policy},
  {name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains'},
  {name: 'X-Content-Type-Options', value: 'nosniff'},
  {name: 'X-Frame-Options', value: 'DENY'},
  {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
  {
    name: 'Permissions-Policy',
    value:
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-read=(), clipboard-write=(self), fullscreen=(self)',
  },
  {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
  {name: 'Cross-Origin-Embedder-Policy', value: 'require-corp'},
  {name: 'Origin-Agent-Cluster', value: '?1'},
];

function pageAt(base: string, route: string, {hasText = false} = {}): Page {
  const name = `${base}${route === '' ? 'index' : route}`;
  return {address: base + route, file: `${name}.html`, ...(hasText && {text: `${name}.md`})};
}

/** The addresses of src/config: what a host has to answer, whatever was built. */
export function siteAddresses(): Pick<Table, 'origin' | 'base' | 'languages' | 'pages' | 'moved'> {
  const bases = locales.map(baseOf);
  return {
    ...siteAddress,
    languages: bases.map((base) => ({base, notFound: `${base}404.html`})),
    pages: bases.flatMap((base) => [
      ...allPages.map((id) => pageAt(base, routeOf(id), {hasText: true})),
      ...['search', whatsNewRoute].map((route) => pageAt(base, route)),
    ]),
    moved: bases.flatMap((base) =>
      allRedirects.map(({from, to}) => ({from: base + from, to: base + routeOf(to)})),
    ),
  };
}

/** Where the language of an address has its files: the part after the language's own base. */
const belowLanguage = (file: string, {base, languages}: Pick<Table, 'base' | 'languages'>): string => {
  const own = languages
    .map((language) => language.base.slice(base.length))
    .find((folder) => folder !== '' && file.startsWith(folder));
  return file.slice(own?.length ?? 0);
};

/** @returns what of a build fits no recipe, one line each */
export function misfits({files}: Pick<BuildFacts, 'files'>): string[] {
  const addresses = siteAddresses();
  const {base, pages, moved, languages} = addresses;
  const wanted = new Set([
    ...pages.map(({file}) => file),
    ...moved.map(({from}) => `${from}.html`),
    ...languages.map(({notFound}) => notFound),
  ]);
  const own = files.filter((file) => !MADE.test(file));
  const built = new Set(own.filter((file) => file.endsWith('.html')).map((file) => base + file));
  const types = new Set(TYPES.map(({extension}) => extension));
  return [
    ...[...wanted].filter((file) => !built.has(file)).map((file) => `${file} is not in the build`),
    ...own
      .filter((file) => !types.has(file.split('.').at(-1) ?? ''))
      .map((file) => `${file}: no media type is known for it (TYPES in deploy/table.ts)`),
    ...own
      .filter((file) => {
        const path = belowLanguage(file, addresses);
        return path.startsWith('assets/') && !HASHED.test(path);
      })
      .map((file) => `${file}: files below assets/ are cached for a year, and this one's name has no hash`),
    ...[...pages.map(({address}) => address), ...moved.map(({from}) => from)]
      .filter((address) => !/^[\w/-]+$/.test(address))
      .map((address) => `${address}: an address has letters, digits, "-", "_" and "/" only`),
  ];
}

/** @throws Error with a line for each thing of the build that fits no recipe */
export function tableOf(build: BuildFacts): Table {
  const problems = misfits(build);
  if (problems.length > 0) {
    throw new Error(`The build does not fit the recipes; build again?\n${problems.join('\n')}`);
  }
  const addresses = siteAddresses();
  const known = new Set([
    ...addresses.pages.map(({file}) => file),
    ...addresses.moved.map(({from}) => `${from}.html`),
    ...addresses.languages.map(({notFound}) => notFound),
  ]);
  // Pages that are no documents. Whether they ought to be there, npm run check -- site says.
  const others = build.files
    .filter((file) => file.endsWith('.html') && !known.has(addresses.base + file))
    .map((file) => ({
      address: addresses.base + file.replace(/\.html$/, ''),
      file: addresses.base + file,
    }));
  const extensions = new Set(build.files.map((file) => file.split('.').at(-1)));
  return {
    ...addresses,
    pages: [...addresses.pages, ...others],
    types: TYPES.filter(({extension}) => extensions.has(extension)),
    headers: headersWith(build.policy),
    shared: addresses.languages.map((language) => language.base + cardFolder),
  };
}

/** The `Link` of a language: where the list of its texts is, as the head of each page says, too. */
export const listLink = (base: string): string => `<${base}llms.txt>; rel="describedby"; type="text/plain"`;

/** The `Link` of a page that has a text. */
export const textLink = (text: string): string => `<${text}>; rel="alternate"; type="text/markdown"`;

/** The end of an address that names a file: what is not there gets a line, since nobody reads a page in its place. */
export const FILE_END = `\\.(?:${TYPES.map(({extension}) => extension)
  .filter((extension) => extension !== 'html')
  .join('|')})`;

/** That line. */
export const MISSING = 'Not found';

/** What a page or a file can be asked for by. */
export const METHODS = 'GET, HEAD';

/** The path prefixes below which file names change with their content. */
export const hashedFolders = ({languages}: Pick<Table, 'languages'>): string[] =>
  languages.map(({base}) => `${base}assets/`);

/** Where the site is on a server, and how readers come to it. */
export interface ServerOptions {
  /** Folder that holds what is served at `/`: for a site below a path, the folder above it. */
  readonly root: string;
  /** Interface and port, as `8080` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** Files of the certificate; without them the server speaks HTTP, behind something that does TLS. */
  readonly tls?: {
    readonly certificate: string;
    readonly key: string;
    /** Where it listens for those who come without. */
    readonly plain: string;
  };
}

/** Files of a recipe by name. */
export type Recipe = Readonly<Record<string, string>>;

/** The line with which every file of a recipe begins. */
export const made = (host: string): string =>
  `Made by "npm run deploy:files -- ${host}" from the build: make it again after each build.`;

/** All addresses that are a page's or were one's, and the page of each. Homes have their name without a slash, too. */
export function leads({pages, moved}: Pick<Table, 'pages' | 'moved'>): readonly {from: string; page: Page}[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const target = (address: string): Page => {
    const page = byAddress.get(address);
    if (!page) {
      throw new Error(`A redirect leads to ${address}, which is no page (src/config/redirects.ts)`);
    }
    return page;
  };
  return [
    ...pages.map((page) => ({from: page.address, page})),
    ...moved.map(({from, to}) => ({from, page: target(to)})),
  ];
}
