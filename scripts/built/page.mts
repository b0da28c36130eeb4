/** The pages of a built site, and what they are held against. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';

/** The expected properties of a site. */
export interface ExpectedSite {
  /** `https://docs.example.com` */
  origin: string;
  /** Base URL and language tag of each locale; the first is the default, and its base that of the site. */
  locales: readonly {base: string; htmlLang: string}[];
  /** Base URLs of the site's other languages, which are built by themselves: what leads there is not followed. */
  otherBases?: readonly string[];
  /** Documents below a locale's base: `''`, `faq`, `features/checkpoints`. */
  routes: readonly string[];
  /** Old paths below a locale's base, and the route each leads to. */
  redirects: Readonly<Record<string, string>>;
  /** Pages for readers that are no documents: `whats-new`. */
  pages: readonly string[];
  /** Other HTML pages below a locale's base. */
  otherPages: readonly string[];
}

export interface Page {
  /** Path in the address bar. */
  url: string;
  html: string;
  $: CheerioAPI;
  ids: Set<string>;
}

/** Base URL of the site, under which the files of the build are. */
export const siteBase = ({locales}: ExpectedSite): string => locales[0]?.base ?? '/';

/** The file of a path, or undefined where the path is outside the site or leads to none. */
export function fileOf(dir: string, base: string, pathname: string): string | undefined {
  const file = path.join(dir, pathname.slice(base.length));
  return pathname.startsWith(base) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}
