/** The pages of a documentation: what `llms.txt` lists, and which of them an address means that somebody pasted. */
import {defaultLocale, locales, type Locale} from '../config/locales';
import {likeness} from '../config/likeness';
import {allRedirects} from '../config/redirects';
import {routeOf} from '../config/routes';

/** A page as `llms.txt` lists it. */
export interface Listed {
  /** Title of its section. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  /** `features/checkpoints`, `index` for the home page. */
  readonly route: string;
  /** Address of its text. */
  readonly url: string;
}

/** The parts of an address of a page, which may not exist. */
export interface PageAddress {
  /** `features/checkpoints`, `index` for the home page, in lower case. */
  readonly route: string;
  /** Language of the address; undefined where it names none. */
  readonly language?: Locale;
  /** Id after `#`. */
  readonly section?: string;
}

/** Longer lines are not of `llms.txt`, and would keep the expressions below busy. */
const MOST_LINE = 2000;

/** Reads `llms.txt`. The folder of the language is that of the address with the fewest parts. */
export function listedIn(text: string): Listed[] {
  let section = '';
  const entries = text.split('\n').flatMap((line) => {
    if (line.length > MOST_LINE) {
      return [];
    }
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, title, url, description] = /^- \[(.+?)\]\((\S+\.md)\)(?:: (.*))?$/.exec(line) ?? [];
    return title && url ? [{section, title, url, description: description ?? ''}] : [];
  });
  const [root = ''] = entries.map(({url}) => url.slice(0, url.lastIndexOf('/') + 1)).toSorted(byLength);
  return entries.map((entry) => ({...entry, route: entry.url.slice(root.length).replace(/\.md$/, '')}));
}

const byLength = (a: string, b: string): number => a.length - b.length;

const moved = new Map(allRedirects.map(({from, to}) => [from.toLowerCase(), routeOf(to)]));

/** A pasted address without what stands round it: quotes, brackets, the words of a link. */
const unwrapped = (pasted: string): string =>
  pasted
    .trim()
    .replace(/^\[[^\]]*\]\(([^()]*)\)$/, '$1')
    .replace(/^[<"'`(*]+|[>"'`),.;*]+$/g, '')
    .replaceAll('\\', '/')
    .replace(/^(?:\.{1,2}\/)+/, '');

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The part of an address below the root of the site.
 *
 * @throws Error when it is the address of another site
 */
function belowRoot(address: string, roots: readonly string[]): string {
  const known = roots.map((root) => new URL(root));
  const isWhole = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
  const begins = known.some(({host}) => address.toLowerCase().startsWith(`${host}/`));
  if (!isWhole && !begins) {
    const root = known.find(({pathname}) => pathname !== '/' && address.startsWith(pathname));
    return root ? address.slice(root.pathname.length) : address;
  }
  const whole = isWhole ? address : `https://${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  const root = known.find(
    ({host, pathname}) => host === url?.host && `${url.pathname}/`.startsWith(pathname),
  );
  if (!url || !root) {
    throw new Error(`"${address}" is no address of this documentation, which is at ${roots.join(' and ')}.`);
  }
  return url.pathname.slice(root.pathname.length) + url.hash;
}

/**
 * What somebody means who pastes an address: whole or in part, with `.html` or `.md`, in upper case, with `#section`,
 * with its language, or as it was before the page moved.
 *
 * @param roots addresses at which the site is, with a slash at the end
 * @throws Error when it is the address of another site
 */
export function parseAddress(pasted: string, roots: readonly string[]): PageAddress {
  const [path = '', hash] = belowRoot(unwrapped(pasted), roots)
    .replace(/%23/i, '#')
    // The words that a browser is to mark.
    .replace(/:~:.*$/s, '')
    .split('#');
  const below = decoded(path.replace(/\?.*$/, '')).replace(/^\/+|\/+$/g, '');
  const [first = '', ...rest] = below.split('/');
  const language = locales.find((locale) => locale.toLowerCase() === first.toLowerCase());
  const route = (language ? rest.join('/') : below)
    .toLowerCase()
    // The address may be the path of a file in the repository.
    .replace(/^docs\/(?=.*\.mdx$)/, '')
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/\/index$/, '');
  return {
    route: moved.get(route) ?? (route || 'index'),
    ...(language && {language}),
    ...(hash && {section: decoded(hash)}),
  };
}

/** Below this, two addresses have no more in common than any two have. */
const ALIKE = 0.35;

/** The pages whose address or title is most like an address that is none; none when no page's is. */
export function nearest(route: string, pages: readonly Listed[]): string[] {
  const last = (text: string) => text.slice(text.lastIndexOf('/') + 1);
  return pages
    .map((page) => ({
      route: page.route,
      score: Math.max(
        likeness(route, page.route),
        likeness(last(route), last(page.route)),
        likeness(last(route), page.title),
      ),
    }))
    .filter(({score}) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 5)
    .map((page) => page.route);
}

/** Address of the root of a site, from the pages of a language. */
export function siteRoot([page]: readonly Listed[], language: Locale): string[] {
  const root = page?.url.slice(0, -`${folderOf(language)}${page.route}.md`.length) ?? '';
  return URL.canParse(root) ? [root] : [];
}

/** Folder of a language below the root of the site. */
export const folderOf = (language: Locale): string => (language === defaultLocale ? '' : `${language}/`);
