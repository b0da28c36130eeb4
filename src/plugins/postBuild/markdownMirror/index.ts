/**
 * The text of each page for assistants, `features/checkpoints.md`, and the lists `llms.txt` and `llms-full.txt` by the
 * convention of https://llmstxt.org. A text is read from the finished page, so it says what the page says.
 */
import {stringify} from 'yaml';
import {localeConfigs, locales, otherLocale, type Locale} from '../../../config/locales';
import {product} from '../../../config/product';
import {routeOf} from '../../../config/routes';
import {allPages, loosePages, pagesOf, sections} from '../../../config/sections';
import {baseOf, siteAddress} from '../../../config/siteAddress';
import {siteTexts} from '../../../config/site';
import {fillTokensDeep, tokensFor} from '../../../config/tokens';
import {assistantGuide} from '../../../data/assistantGuide';
import type {Localized} from '../../../data/localized';
import fileTexts from '../../../data/texts/files.json';
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

const texts = fileTexts.mirror;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** File of a page's text below the folder of its language. */
export const mirrorFile = (id: string): string => `${routeOf(id) || 'index'}.md`;

/** Whole address of a file of a language. */
const urlOfFile = (locale: Locale, file: string): string => `${siteAddress.origin}${baseOf(locale)}${file}`;

/** A sentence for assistants with the address of the list of all pages. */
const listNote = (locale: Locale): string =>
  texts.note[locale].replace('{list}', urlOfFile(locale, 'llms.txt'));

/** An address in a page as it stands in its text: whole, and to the text of a page that has one. */
function textLinks(): (href: string) => string {
  const files = new Map(
    locales.flatMap((language) =>
      allPages.map((id) => {
        const route = baseOf(language) + routeOf(id);
        return [
          route.length > 1 ? route.replace(/\/$/, '') : route,
          urlOfFile(language, mirrorFile(id)),
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
  const url = urlOfFile(locale, mirrorFile(id));
  const head = {
    title,
    description,
    canonical,
    markdown: url,
    language: localeConfigs[locale].htmlLang,
    ...(changed !== undefined && {date: changed}),
  };
  const note = `> ${listNote(locale)}`;
  const body = toMarkdown($, {locale, link: textLinks()});
  return {
    id,
    title,
    description,
    url,
    text: `---\n${stringify(head, {lineWidth: 0})}---\n\n${note}\n\n${body}`,
  };
}

/** The texts of a section in one file: `llms-full/features-tools.txt`. */
const partFile = (path: string): string => `llms-full/${path.replaceAll('/', '-')}.txt`;

/** `llms-full.txt` whole, and in parts: one for each section. Files below the folder of the language, and their texts. */
export function fullTexts(mirrors: readonly MarkdownMirror[]): Record<string, string> {
  const joined = (ids: readonly string[]) =>
    mirrors
      .filter(({id}) => ids.includes(id))
      .map(({text}) => text)
      .join('\n');
  return {
    'llms-full.txt': joined(allPages),
    ...Object.fromEntries(sections.map((section) => [partFile(section.path), joined(pagesOf(section))])),
  };
}

/**
 * `llms.txt` of a language: what the product is, what is often said wrong about it, and a line for each page, by
 * section. The list of the other language is named and not linked: who follows links stays in one language.
 *
 * @param full the texts of `fullTexts`, whose sizes it names
 */
export function llmsTxt(
  mirrors: readonly MarkdownMirror[],
  full: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const guide = fillTokensDeep(assistantGuide, tokensFor(locale), 'src/data/assistantGuide.yaml');
  const say = (text: Localized) => text[locale];
  const sized = (name: string, file: string) =>
    `[${name}](${urlOfFile(locale, file)}): ${kilobytes(Buffer.byteLength(full[file] ?? ''))}`;
  const line = ({title, description, url}: MarkdownMirror) => `- [${title}](${url}): ${description}`;
  const group = (name: string, ids: readonly string[], ...intro: readonly string[]) =>
    [`## ${name}`, '', ...intro, ...mirrors.filter(({id}) => ids.includes(id)).map(line), ''].join('\n');
  return [
    `# ${product.code}`,
    '',
    `> ${siteTexts(locale).tagline}`,
    '',
    guide.about.map((text) => text[locale]).join('\n\n'),
    '',
    `${say(texts.mistakes)}:`,
    '',
    ...guide.mistakes.map(
      ({right, page, heading}) => `- ${right[locale]} ${urlOfFile(locale, mirrorFile(page))}#${heading}`,
    ),
    '',
    `- ${sized(say(texts.full), 'llms-full.txt')}`,
    `- ${say(texts.other)}: ${urlOfFile(otherLocale(locale), 'llms.txt')}`,
    '',
    ...sections.map((section) => {
      const when = `${say(texts.when)} ${guide.sections[section.path]?.[locale] ?? ''}`;
      const part = sized(say(texts.part), partFile(section.path));
      return group(section.label[locale], pagesOf(section), `${when} ${part}`, '');
    }),
    group(say(texts.more), [...loosePages.first, ...loosePages.last]),
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

/**
 * A note for assistants at the beginning of a page. People have the menu of the page, so it is neither seen nor
 * heard; it holds for the pages that are reached from there without a load, too.
 */
export function assistantNote({id, locale}: Pick<FinishedPage, 'id' | 'locale'>): string {
  const such = texts.such[locale].replace('{text}', urlOfFile(locale, mirrorFile(id)));
  return `<p class="for-assistants" aria-hidden="true">${listNote(locale)}. ${such}</p>`;
}
