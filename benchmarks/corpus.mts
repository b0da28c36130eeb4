/**
 * The pages that every generator gets: those of this site as plain Markdown, without pictures and calculators, from
 * the texts for assistants of the last build.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {locales, type Locale} from '../src/config/locales';
import {product} from '../src/config/product';
import {routeOf} from '../src/config/routes';
import {allPages, loosePages, pagesOf, sections} from '../src/config/sections';
import {siteAddress} from '../src/config/siteAddress';

/** A page in one language. */
interface Text {
  readonly title: string;
  readonly description: string;
  /** Markdown without the title. Links to other pages begin with `site:`. */
  readonly body: string;
}

export interface CorpusPage {
  readonly id: string;
  /** Path of its address below the root of a language; empty for the home page. */
  readonly route: string;
  readonly texts: Readonly<Record<Locale, Text>>;
}

/** Home page, sections, and the pages that stand after them. */
export interface Corpus {
  readonly home: CorpusPage;
  readonly sections: readonly {
    readonly path: string;
    readonly label: Readonly<Record<Locale, string>>;
    readonly pages: readonly CorpusPage[];
  }[];
  readonly last: readonly CorpusPage[];
}

/** Every page of a corpus, in reading order. */
export const pagesIn = ({home, sections: parts, last}: Corpus): readonly CorpusPage[] => [
  home,
  ...parts.flatMap(({pages}) => pages),
  ...last,
];

/** The front matter, and what stands below the note for assistants and the title. */
const TWIN = /^---\n([\s\S]*?)\n---\n+(?:> [^\n]*\n+)?# [^\n]*\n+([\s\S]*)$/;

/** Code, which nobody changes. */
const CODE = /^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1 *$|`+[^`\n]+`+/gm;

/** A text in which only what is no code is changed. */
function outsideCode(text: string, change: (part: string) => string): string {
  const code = Array.from(text.matchAll(CODE), ([found]) => found);
  const parts = text.replaceAll(CODE, '\0').split('\0');
  return parts.map((part, index) => change(part) + (code[index] ?? '')).join('');
}

/**
 * Not every generator knows ids of headings, so links lead to pages; and each writes the addresses in its own way.
 * What MDX would take for its own is written so that both read the same.
 */
const asCorpus = (body: string): string =>
  outsideCode(body, (part) =>
    part
      .replace(/ \{#[\w-]+\}$/gm, '')
      .replace(/<([\w.+-]+@[\w.-]+)>/g, '[$1](mailto:$1)')
      .replace(/<(https?:[^>\s]+)>/g, '[$1]($1)')
      .replace(/(?<!\\)\{/g, '\\{'),
  ).replaceAll(
    new RegExp(`\\]\\(${product.docsUrl}/(?:pt-BR/)?([^)#?]*)[^)]*\\)`, 'g'),
    (_link, route: string) => `](site:${route.replace(/(?:^index)?\.md$/, '')})`,
  );

function readText(build: string, locale: Locale, route: string): Text {
  const file = path.join(build, locale === 'en' ? '' : locale, `${route || 'index'}.md`);
  const [, head, body] = TWIN.exec(readFileSync(file, 'utf8')) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${file} is no text for assistants as this knows it`);
  }
  const {title, description} = parse(head) as {title: string; description: string};
  return {title, description, body: asCorpus(body)};
}

/**
 * Reads the pages of a build.
 *
 * @param build folder with the texts for assistants of both languages
 * @throws Error when there is none, or one of them is missing
 */
export function readCorpus(build: string): Corpus {
  if (siteAddress.base !== '/') {
    throw new Error('The benchmark is made for a site at the root of its address.');
  }
  if (!existsSync(build)) {
    throw new Error(`There is no ${build}: run \`npm run build\` first.`);
  }
  const pages = new Map(
    allPages.map((id) => {
      const route = routeOf(id);
      const texts = Object.fromEntries(locales.map((locale) => [locale, readText(build, locale, route)]));
      return [id, {id, route, texts: texts as Record<Locale, Text>}];
    }),
  );
  const named = (ids: readonly string[]) => ids.flatMap((id) => pages.get(id) ?? []);
  const [home] = named(loosePages.first);
  if (!home) {
    throw new Error('There is no home page');
  }
  return {
    home,
    sections: sections.map((section) => ({
      path: section.path,
      label: section.label,
      pages: named(pagesOf(section)),
    })),
    last: named(loosePages.last),
  };
}

/** Where and how a generator wants its pages. */
interface Form {
  /** Folder of a language. */
  readonly folders: Readonly<Record<Locale, string>>;
  readonly fileOf: (page: CorpusPage) => string;
  /** Address that does not follow from the file. */
  readonly slugOf?: (page: CorpusPage) => string | undefined;
  /** The generator writes the title itself. */
  readonly isTitled?: boolean;
  readonly linkTo: (locale: Locale, route: string) => string;
}

/** Writes the pages in the form of a generator. */
export function writePages(corpus: Corpus, {folders, fileOf, slugOf, isTitled, linkTo}: Form): void {
  for (const page of pagesIn(corpus)) {
    const slug = slugOf?.(page);
    for (const locale of locales) {
      const {title, description, body} = page.texts[locale];
      const front = Object.entries({title, description, ...(slug && {slug})}).map(
        ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
      );
      const text = body.replace(
        /\]\(site:([^)]*)\)/g,
        (_link, route: string) => `](${linkTo(locale, route)})`,
      );
      const file = path.join(folders[locale], fileOf(page));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `---\n${front.join('')}---\n\n${isTitled ? '' : `# ${title}\n\n`}${text}`);
    }
  }
}
