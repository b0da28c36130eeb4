/**
 * The pages that every generator gets: those of this site as plain Markdown, without pictures and instruments, from
 * the texts for assistants of the last build. A larger site has copies of them in which words are others.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {seeded} from '../../scripts/search/hostile.mts';
import {folderOf} from '../../scripts/search/ours.mts';
import {locales, type Locale} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {routeOf} from '../../src/config/routes';
import {allPages, loosePages, pagesOf, sections} from '../../src/config/sections';
import {siteAddress} from '../../src/config/siteAddress';
import {createRenaming} from '../search/generated.mts';

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

interface CorpusSection {
  readonly path: string;
  readonly label: Readonly<Record<Locale, string>>;
  readonly pages: readonly CorpusPage[];
}

/** Home page, sections, and the pages that stand after them. */
export interface Corpus {
  readonly home: CorpusPage;
  readonly sections: readonly CorpusSection[];
  readonly last: readonly CorpusPage[];
}

/** Every page of a corpus, in reading order. */
export const pagesIn = ({home, sections: parts, last}: Corpus): readonly CorpusPage[] => [
  home,
  ...parts.flatMap(({pages}) => pages),
  ...last,
];

const TWIN = /^---\n([\s\S]*?)\n---\n+# [^\n]*\n+([\s\S]*)$/;

/** Code, which nobody changes, and what is between. */
const CODE = /(^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2 *$|(?:`+)[^`\n]+`+)/gm;

/** A text in which only what is no code is changed. */
function outsideCode(text: string, change: (part: string) => string): string {
  let end = 0;
  let result = '';
  for (const match of text.matchAll(CODE)) {
    result += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(text.slice(end));
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
      .replace(/(?<!\\)\{/g, '\\{'),
  ).replaceAll(
    new RegExp(`\\]\\(${product.docsUrl}/(?:pt-BR/)?([^)#?]*)[^)]*\\)`, 'g'),
    (_link, route: string) => `](site:${route.replace(/(?:^index)?\.md$/, '')})`,
  );

function readText(build: string, locale: Locale, route: string): Text {
  const file = path.join(folderOf(build, locale), `${route || 'index'}.md`);
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
 * @throws Error when one of them is missing
 */
export function readCorpus(build: string): Corpus {
  if (siteAddress.base !== '/') {
    throw new Error('The benchmark is made for a site at the root of its address.');
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

/** Addresses of links, and the ends of what is left. */
const LINK = /(\]\([^)]*\))/;

/**
 * Adds copies of its pages to each section, as many times as it takes, with other words.
 *
 * @param count pages of the result
 */
export function growCorpus(corpus: Corpus, count: number): Corpus {
  const rename = createRenaming(seeded(1));
  const renamed = (text: string) =>
    outsideCode(text, (part) =>
      part
        .split(LINK)
        .map((piece, i) => (i % 2 === 0 ? rename(piece) : piece))
        .join(''),
    );
  const sources = corpus.sections.flatMap(({pages}) => pages);
  const added = new Map<CorpusPage, CorpusPage[]>();
  for (let number = 0; number < count - pagesIn(corpus).length; number += 1) {
    const source = sources[number % sources.length];
    if (source) {
      const suffix = `-${Math.floor(number / sources.length) + 2}`;
      const texts = Object.fromEntries(
        locales.map((locale) => {
          const {title, description, body} = source.texts[locale];
          const text: Text = {
            title: `${rename(title)} ${suffix.slice(1)}`,
            description: rename(description),
            body: renamed(body),
          };
          return [locale, text];
        }),
      );
      // Named by its address, also where that of the source follows from the product's name.
      const route = source.route + suffix;
      const copy = {
        id: route,
        route,
        texts: texts as Record<Locale, Text>,
      };
      added.set(source, [...(added.get(source) ?? []), copy]);
    }
  }
  return {
    ...corpus,
    sections: corpus.sections.map((section) => ({
      ...section,
      pages: section.pages.flatMap((page) => [page, ...(added.get(page) ?? [])]),
    })),
  };
}
