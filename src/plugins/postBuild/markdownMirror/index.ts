/**
 * The text of each page for assistants, `features/checkpoints.md`, and the lists `llms.txt` and `llms-full.txt` by the
 * convention of https://llmstxt.org. A text is read from the finished page, so it says what the page says.
 */
import {stringify} from 'yaml';
import {baseOf, localeConfigs, locales, otherLocale, type Locale} from '../../../config/locales';
import {product} from '../../../config/product';
import {routeOf} from '../../../config/routes';
import {allPages, loosePages, pagesOf, sections} from '../../../config/sections';
import {siteAddress} from '../../../config/siteAddress';
import {siteTexts} from '../../../config/site';
import type {FinishedPage} from '../finishedPage';
import {toMarkdown} from './toMarkdown';

/** A page as text: what `llms.txt` says of it, and all of it. */
export interface MarkdownMirror {
  id: string;
  title: string;
  description: string;
  /** Address of the text. */
  url: string;
  text: string;
}

const words: Record<
  Locale,
  {full: string; other: string; more: string; kilobytes: (bytes: number) => string}
> = {
  en: {
    full: 'All pages in one text',
    other: 'The same in Portuguese',
    more: 'More',
    kilobytes: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
  },
  'pt-BR': {
    full: 'Todas as páginas em um só texto',
    other: 'O mesmo em inglês',
    more: 'Mais',
    kilobytes: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
  },
};

/** File of a page's text below the folder of its language. */
export const mirrorFile = (id: string): string => `${routeOf(id) || 'index'}.md`;

/** Whole address of a file of a language. */
const addressOf = (locale: Locale, file: string): string => `${siteAddress.origin}${baseOf(locale)}${file}`;

/** An address in a page as it stands in its text: whole, and to the text of a page that has one. */
function textLinks(): (href: string) => string {
  const files = new Map(
    locales.flatMap((language) =>
      allPages.map((id) => {
        const route = baseOf(language) + routeOf(id);
        return [
          route.length > 1 ? route.replace(/\/$/, '') : route,
          addressOf(language, mirrorFile(id)),
        ] as const;
      }),
    ),
  );
  return (href) => {
    const [file = '', hash] = href.split('#');
    const tail = hash === undefined ? '' : `#${hash}`;
    if (file === '' || /^[a-z]+:/i.test(file)) {
      return href;
    }
    const known = files.get(file.length > 1 ? file.replace(/\/$/, '') : file);
    return known === undefined ? `${siteAddress.origin}${file}${tail}` : known + tail;
  };
}

/** Reads a built page into its text. */
export function mirrorOf({
  $,
  id,
  locale,
  title,
  description,
  canonical,
  changed,
}: FinishedPage): MarkdownMirror {
  const head = {
    title,
    description,
    canonical,
    language: localeConfigs[locale].htmlLang,
    ...(changed !== undefined && {date: changed}),
  };
  const body = toMarkdown($, {locale, link: textLinks()});
  return {
    id,
    title,
    description,
    url: addressOf(locale, mirrorFile(id)),
    text: `---\n${stringify(head, {lineWidth: 0})}---\n\n${body}`,
  };
}

/** `llms.txt` of a language: what the site is, and a line for each page, by section. */
export function llmsTxt(mirrors: readonly MarkdownMirror[], locale: Locale, fullBytes: number): string {
  const {full, other, more, kilobytes} = words[locale];
  const line = ({title, description, url}: MarkdownMirror) => `- [${title}](${url}): ${description}`;
  const group = (name: string, ids: readonly string[]) =>
    [`## ${name}`, '', ...mirrors.filter(({id}) => ids.includes(id)).map(line), ''].join('\n');
  return [
    `# ${product.code}`,
    '',
    `> ${siteTexts.tagline}`,
    '',
    `- [${full}](${addressOf(locale, 'llms-full.txt')}): ${kilobytes(fullBytes)}`,
    `- [${other}](${addressOf(otherLocale(locale), 'llms.txt')})`,
    '',
    ...sections.map((section) => group(section.label[locale], pagesOf(section))),
    group(more, [...loosePages.first, ...loosePages.last]),
  ].join('\n');
}

/** The tags that say in a page's head where its text and the list of all texts are. */
export function mirrorTags({id, locale}: Pick<FinishedPage, 'id' | 'locale'>): string {
  const base = baseOf(locale);
  return [
    `<link rel="alternate" type="text/markdown" href="${base}${mirrorFile(id)}">`,
    `<link rel="describedby" type="text/plain" href="${base}llms.txt">`,
  ].join('');
}
