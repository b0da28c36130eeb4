/**
 * What an assistant can ask of the documentation: the site's own search, and the texts of its pages. Everything
 * comes from files that the site serves to everybody.
 */
import type {Locale} from '../config/locales';
import {queryLimits} from '../config/search';
import {whatsNewRoute} from '../config/whatsNew';
import {textOf} from '../search/engine/excerpt';
import {folderOf, listedIn, nearest, parseAddress, siteRoot, type Listed, type PageAddress} from './pages';
import {createSearcher} from './searcher';
import {sectionOf} from './sections';
import type {SiteFiles} from './site';

export interface Documentation {
  /** The best sections for a question or an error message, as Markdown. */
  search(query: string, language: Locale, limit: number): Promise<string>;
  /**
   * A page, or one of its sections with what is below it, as Markdown.
   *
   * @param address as somebody pastes it; the language in it counts for more than `language`
   * @throws Error that says which pages or sections there are
   */
  read(address: string, language: Locale, section?: string): Promise<string>;
  /**
   * All pages, or those of a section, one a line.
   *
   * @throws Error that says which sections there are
   */
  list(language: Locale, section?: string): Promise<string>;
}

/** @throws Error that says which pages there are when there is none at the place */
function pageAt({route}: PageAddress, address: string, pages: readonly Listed[]): Listed {
  const page = pages.find((other) => other.route.toLowerCase() === route);
  if (!page) {
    const near = nearest(route, pages);
    throw new Error(
      [
        `There is no page "${address}".`,
        near.length > 0 ? `Near it: ${near.join(', ')}.` : 'The tool search finds pages by their words.',
        'The tool list names all.',
      ].join(' '),
    );
  }
  return page;
}

/** The documentation of a site. @param files each is read when it is needed, so a site that cannot be read fails then */
export function createDocumentation(files: SiteFiles): Documentation {
  const find = createSearcher(files);
  const where = URL.canParse(files.where) ? [files.where] : [];

  async function pages(language: Locale): Promise<readonly Listed[]> {
    const file = `${folderOf(language)}llms.txt`;
    const listed = listedIn(await files.text(file));
    if (listed.length === 0) {
      throw new Error(`${file} of ${files.where} lists no pages: it is not the list of this documentation.`);
    }
    return listed;
  }

  /** What an address means, on the host that is read or at the addresses that the list names. */
  const placed = async (address: string, language: Locale): Promise<PageAddress> =>
    parseAddress(address, [...new Set([...siteRoot(await pages(language), language), ...where])]);

  async function read(address: string, language: Locale, section?: string): Promise<string> {
    const place = await placed(address, language);
    const locale = place.language ?? language;
    const {route} = pageAt(place, address, await pages(locale));
    const text = await files.text(`${folderOf(locale)}${route}.md`);
    const wanted = section ?? place.section;
    return wanted === undefined ? text : sectionOf(text, wanted, route);
  }

  return {
    async search(query, language, limit) {
      const {respelled, ...found} = await find(query.slice(0, queryLimits.characters), language, limit);
      // A page that is no document has no text for assistants.
      const hits = found.hits.filter(({url}) => !url.endsWith(`/${whatsNewRoute}`));
      const total = found.total - (found.hits.length - hits.length);
      if (hits.length === 0) {
        return `Nothing found for ${JSON.stringify(query)} in ${language}.${respelled ? ` Did you mean "${respelled}"?` : ' Try other words, or list the pages.'}`;
      }
      const rows = hits.map(({url, title, heading, summary}, index) => {
        const [page = '', section] = url.slice(`/${folderOf(language)}`.length).split('#');
        const at = section === undefined ? '' : `, section "${section}"`;
        return [
          `${index + 1}. **${[textOf(title), textOf(heading)].filter(Boolean).join(' › ')}**`,
          `   read: route "${page || 'index'}"${at}`,
          `   ${textOf(summary)}`,
        ].join('\n');
      });
      const count = total === 1 ? '1 page found:' : `${total} pages found, the best ${hits.length}:`;
      return [count, ...rows].join('\n\n');
    },

    async read(address, language, section) {
      try {
        return await read(address, language, section);
      } catch (error) {
        // The list or the text may be of before a deployment.
        if (!files.renew()) {
          throw error;
        }
        return read(address, language, section);
      }
    },

    async list(language, section) {
      const place = section === undefined ? undefined : await placed(section, language);
      const listed = await pages(place?.language ?? language);
      const wanted = section?.trim().toLowerCase();
      const chosen = listed.filter(
        (page) =>
          wanted === undefined ||
          page.section.toLowerCase() === wanted ||
          page.route === place?.route ||
          page.route.startsWith(`${place?.route}/`),
      );
      if (chosen.length === 0) {
        throw new Error(
          `There is no section "${section}"; allowed: ${[...new Set(listed.map((page) => page.section))].join(', ')}, or the beginning of an address: features/mcp.`,
        );
      }
      return chosen.map((page) => `- ${page.route}: **${page.title}**. ${page.description}`).join('\n');
    },
  };
}
