/**
 * What an assistant can ask of the documentation: the site's own search, and the texts of its pages. Everything
 * comes from files that the site serves to everybody.
 */
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {queryLimits} from '../../src/config/search.ts';
import {constantPart, finderOf} from '../../src/facts/messages/match.ts';
import {markdownLines} from '../../src/markdown/fences.ts';
import {decodeRouter} from '../../src/search/engine/codec.ts';
import {createEngine, MOST_ROUNDS, type Answer, type SearchEngine} from '../../src/search/engine/engine.ts';
import type {Part} from '../../src/search/engine/excerpt.ts';
import {isPointer, POINTER_FILE} from '../../src/search/files.ts';
import type {SiteFiles} from './site.mts';

/** A page as `llms.txt` lists it. */
interface Listed {
  /** Title of its section. */
  section: string;
  title: string;
  description: string;
  /** `features/checkpoints`, `index` for the home page. */
  route: string;
}

export interface Documentation {
  /** The best sections for a question or an error message, as Markdown. */
  search(query: string, language: Locale, limit: number): Promise<string>;
  /**
   * A page, or one of its sections with what is below it, as Markdown.
   *
   * @throws Error that says which pages or sections there are
   */
  read(route: string, language: Locale, section?: string): Promise<string>;
  /**
   * All pages, or those of a section, one a line.
   *
   * @throws Error that says which sections there are
   */
  list(language: Locale, section?: string): Promise<string>;
}

const folderOf = (language: Locale): string => (language === defaultLocale ? '' : `${language}/`);

const plain = (parts: readonly Part[]): string => parts.map(({text}) => text).join('');

/** Reads `llms.txt`. All addresses in it begin as the one of the text with all pages does. */
function listedIn(text: string): Listed[] {
  const [, root = ''] = /\((\S+)llms-full\.txt\)/.exec(text) ?? [];
  let section = '';
  return text.split('\n').flatMap((entry) => {
    section = /^## (.+)$/.exec(entry)?.[1] ?? section;
    const [, title, url, description] = /^- \[(.+?)\]\((\S+\.md)\): (.+)$/.exec(entry) ?? [];
    return title && url && description
      ? [{section, title, description, route: url.slice(root.length).replace(/\.md$/, '')}]
      : [];
  });
}

/** The headings of a text: number of the line, level, id. What looks like one in a fence is none. */
function headingsIn(lines: readonly string[]): {at: number; level: number; id: string | undefined}[] {
  const isMarkdown = markdownLines();
  return lines.flatMap((line, at) => {
    const [, signs, id] = (isMarkdown(line) && /^(#{1,6}) .*?(?:\{#([^}]+)\})?$/.exec(line)) || [];
    return signs ? [{at, level: signs.length, id}] : [];
  });
}

/**
 * A section of a text, with the sections below it.
 *
 * @throws Error that says which sections there are
 */
function sectionOf(text: string, id: string, page: string): string {
  const lines = text.split('\n');
  const headings = headingsIn(lines);
  const first = headings.find((heading) => heading.id === id);
  if (!first) {
    const ids = headings.flatMap((heading) => heading.id ?? []);
    throw new Error(`"${page}" has no section "${id}"; allowed: ${ids.join(', ')}.`);
  }
  const next = headings.find(({at, level}) => at > first.at && level <= first.level);
  return lines.slice(first.at, next?.at).join('\n').trim();
}

/** The addresses most like one that is not there: those that share most of its words. */
function nearest(route: string, routes: readonly string[]): string[] {
  const words = (text: string) => new Set(text.split(/[/-]/));
  const wanted = words(route);
  const shared = (other: string) => [...words(other)].filter((word) => wanted.has(word)).length;
  return routes.toSorted((a, b) => shared(b) - shared(a)).slice(0, 5);
}

export function createDocumentation(files: SiteFiles): Documentation {
  const engines = new Map<Locale, Promise<{engine: SearchEngine; folder: string}>>();

  async function openEngine(language: Locale): Promise<{engine: SearchEngine; folder: string}> {
    const file = `${folderOf(language)}${POINTER_FILE}`;
    const pointer: unknown = JSON.parse(await files.text(file));
    if (!isPointer(pointer) || pointer.folder === null) {
      throw new Error(`${files.where} has no search index: ${file} names none.`);
    }
    return {
      engine: createEngine(decodeRouter(pointer.router), `/${folderOf(language)}`, {
        recognizer: {constantPart, finderOf},
      }),
      folder: `${folderOf(language)}${pointer.folder}`,
    };
  }

  /** Asks until there is an answer, with the files that are missing for it. */
  async function answer(query: string, language: Locale, limit: number): Promise<Answer> {
    const opening = engines.get(language) ?? openEngine(language);
    engines.set(language, opening);
    opening.catch(() => engines.delete(language));
    const {engine, folder} = await opening;
    const request = {query, context: '', isLimited: false, limit, summaryLength: 240};
    for (let round = 0; round <= MOST_ROUNDS; round += 1) {
      const {answer: found, missing} = engine.search(request);
      if (found && missing.length === 0) {
        return found;
      }
      await Promise.all(
        missing.map(async (name) => engine.add(name, JSON.parse(await files.text(`${folder}/${name}`)))),
      );
    }
    throw new Error(`${JSON.stringify(query)}: the index gives no answer.`);
  }

  const listed = async (language: Locale): Promise<Listed[]> =>
    listedIn(await files.text(`${folderOf(language)}llms.txt`));

  return {
    async search(query, language, limit) {
      const {hits, total, respelled} = await answer(query.slice(0, queryLimits.characters), language, limit);
      if (hits.length === 0) {
        return `Nothing found for ${JSON.stringify(query)} in ${language}.${respelled ? ` Did you mean "${respelled}"?` : ' Try other words, or list the pages.'}`;
      }
      const rows = hits.map(({url, title, heading, summary}, index) => {
        const [page = '', section] = url.slice(`/${folderOf(language)}`.length).split('#');
        const at = section === undefined ? '' : `, section "${section}"`;
        return [
          `${index + 1}. **${[plain(title), plain(heading)].filter(Boolean).join(' › ')}**`,
          `   read: route "${page || 'index'}"${at}`,
          `   ${plain(summary)}`,
        ].join('\n');
      });
      return [`${total} pages found, the best ${hits.length}:`, ...rows].join('\n\n');
    },

    async read(route, language, section) {
      const wanted = route.replace(/^\/|\/$|\.md$/g, '') || 'index';
      const pages = await listed(language);
      if (!pages.some((page) => page.route === wanted)) {
        throw new Error(
          `There is no page "${route}". Near it: ${nearest(
            wanted,
            pages.map((page) => page.route),
          ).join(', ')}. The tool list names all.`,
        );
      }
      const text = await files.text(`${folderOf(language)}${wanted}.md`);
      return section === undefined ? text : sectionOf(text, section.replace(/^#/, ''), wanted);
    },

    async list(language, section) {
      const pages = await listed(language);
      const wanted = section?.toLowerCase().replace(/^\/|\/$/g, '');
      const chosen = pages.filter(
        (page) =>
          wanted === undefined ||
          page.section.toLowerCase() === wanted ||
          page.route.startsWith(`${wanted}/`),
      );
      if (chosen.length === 0) {
        throw new Error(
          `There is no section "${section}"; allowed: ${[...new Set(pages.map((page) => page.section))].join(', ')}, or the beginning of an address: features/mcp.`,
        );
      }
      return chosen.map((page) => `- ${page.route}: **${page.title}**. ${page.description}`).join('\n');
    },
  };
}
