/** Holds the structured data of a document against the page: there is some, and it is about this page as it is. */
import type {CheerioAPI} from 'cheerio';

type Thing = Readonly<Record<string, unknown>>;

/** Types of schema.org that a document may have. */
const DOCUMENTS = ['WebSite', 'TechArticle', 'FAQPage', 'WebPage'];

/** The first thing of the page's graph: there is one graph, beside the breadcrumbs. */
function documentOf($: CheerioAPI): Thing | undefined {
  const graphs = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as {'@graph'?: readonly Thing[]})
    .flatMap((data) => (data['@graph'] ? [data['@graph']] : []));
  return graphs.length === 1 ? graphs[0]?.[0] : undefined;
}

/**
 * Problems with the structured data of a document, one line each. Its other properties are tested where it is
 * made (src/plugins/postBuild/structuredData.test.ts).
 */
export function inspectStructured($: CheerioAPI, url: string): string[] {
  const page = documentOf($);
  if (!page || !DOCUMENTS.includes(String(page['@type']))) {
    return [
      `${url}: structured data is ${String(page?.['@type'] ?? 'missing')}, should be one of ${DOCUMENTS.join(', ')}`,
    ];
  }
  const wanted = {
    url: $('link[rel=canonical]').attr('href'),
    // The home page is the site, which has no date of its own.
    dateModified: page['@type'] === 'WebSite' ? undefined : $('time').first().attr('datetime')?.slice(0, 10),
  };
  return Object.entries(wanted)
    .filter(([field, value]) => page[field] !== value)
    .map(
      ([field, value]) =>
        `${url}: structured data: ${field} is ${JSON.stringify(page[field])}, should be ${JSON.stringify(value)}`,
    );
}
