/** Holds the structured data of a document against what the page shows: https://schema.org, fields that search engines want. */
import type {CheerioAPI} from 'cheerio';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** What a document may be. */
const DOCUMENTS = ['WebSite', 'TechArticle', 'FAQPage', 'WebPage'];

/** The graph of a page: there is one, beside the breadcrumbs. */
function graphOf($: CheerioAPI): Thing[] | undefined {
  const graphs = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as unknown)
    .filter(isThing)
    .filter((data) => '@graph' in data);
  const [graph] = graphs;
  return graphs.length === 1 && graph?.['@context'] === 'https://schema.org'
    ? things(graph['@graph'])
    : undefined;
}

/** Texts of steps, or names and answers of questions: how many there are, and which is empty. */
const counted = (items: readonly Thing[], texts: (item: Thing) => readonly unknown[]): string =>
  items.every((item) => texts(item).every(isText)) ? String(items.length) : 'an empty text';

/**
 * What is wrong with the structured data of a document, one line each.
 *
 * @param home address of the language's home page, in full
 */
export function inspectStructured($: CheerioAPI, url: string, home: string): string[] {
  const graph = graphOf($);
  const [page, ...rest] = graph ?? [];
  if (!page || !DOCUMENTS.includes(String(page['@type']))) {
    return [
      `${url}: structured data is ${String(page?.['@type'] ?? 'missing')}, should be one of ${DOCUMENTS.join(', ')}`,
    ];
  }
  const problems: string[] = [];
  const want = (what: string, came: unknown, wanted: unknown) =>
    came === wanted ||
    problems.push(
      `${url}: structured data: ${what} is ${JSON.stringify(came)}, should be ${JSON.stringify(wanted)}`,
    );
  const isSite = page['@type'] === 'WebSite';
  const canonical = $('link[rel=canonical]').attr('href');
  want('kind of the home page', isSite, canonical === home);
  want('url', page.url, canonical);
  want('description', page.description, $('meta[name=description]').attr('content'));
  want('inLanguage', page.inLanguage, $('html').attr('lang'));
  want('image', page.image, $('meta[property="og:image"]').attr('content'));
  want('publisher with a name', isThing(page.publisher) && isText(page.publisher.name), true);
  if (isSite) {
    want('name', isText(page.name), true);
    return problems;
  }
  want('headline', page.headline, $('h1').text().trim());
  want('isPartOf', isThing(page.isPartOf) ? page.isPartOf.url : undefined, home);
  want('dateModified', page.dateModified, $('.theme-last-updated time').attr('datetime')?.slice(0, 10));
  if (page['@type'] === 'FAQPage') {
    const asked = things(page.mainEntity);
    const answer = ({acceptedAnswer}: Thing) => (isThing(acceptedAnswer) ? acceptedAnswer.text : undefined);
    want(
      'questions',
      counted(asked, (item) => [item.name, answer(item)]),
      String($('.theme-doc-markdown > h3').length),
    );
  }
  if (page['@type'] === 'TechArticle') {
    const lists = rest.map((item) =>
      item['@type'] === 'HowTo' && isText(item.name)
        ? counted(things(item.step), ({text}) => [text])
        : 'no HowTo',
    );
    const seen = $('.theme-doc-markdown > .steps')
      .toArray()
      .map((box) => String($(box).find('> ol > li').length));
    want('steps', lists.join(' '), seen.join(' '));
  }
  return problems;
}
