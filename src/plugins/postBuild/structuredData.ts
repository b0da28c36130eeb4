import type {CheerioAPI} from 'cheerio';
import type {BreadcrumbList, Graph, HowTo, Organization, Question, Thing, WebSite} from 'schema-dts';
import {localeConfigs} from '../../config/locales';
import {product} from '../../config/product';
import {sectionOf} from '../../config/sectionNames';
import {siteTexts} from '../../config/site';
import {baseOf, siteAddress} from '../../config/siteAddress';
import type {FinishedPage} from './finishedPage';

/** Elements of a page. */
type Selection = ReturnType<CheerioAPI>;

/** From here on a text is cut, at the end of a sentence where there is one. */
const LONGEST = 200;

/** Elements that are no part of a sentence: labels in the other language, pictures, controls. */
const excludedParts =
  '[hidden], [popover], [data-search-ignore], .hash-link, dialog, figure, pre, table, ul, ol, div';

/** The first sentences of a text. */
function opening(text: string): string {
  const plain = text
    .replaceAll(/\u200b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= LONGEST) {
    return plain;
  }
  const end = Math.max(...['. ', '? ', '! ', ': '].map((mark) => plain.lastIndexOf(mark, LONGEST)));
  return end > 0 ? plain.slice(0, end + 1) : `${plain.slice(0, plain.lastIndexOf(' ', LONGEST))}…`;
}

function textOf(element: Selection): string {
  const copy = element.clone();
  copy.find(excludedParts).remove();
  return opening(copy.text());
}

/** The heading above an element, or the title of the page. */
function headingOf(element: Selection, title: string): string {
  const heading = element.prevAll('h2, h3, h4').first();
  return heading.length > 0 ? textOf(heading) : title;
}

/** The lists of steps of a page, each with the heading that says what they are for. */
const howTos = ({$, title}: FinishedPage): HowTo[] =>
  $('.theme-doc-markdown > .steps')
    .toArray()
    .map((box) => ({
      '@type': 'HowTo',
      name: headingOf($(box), title),
      step: $(box)
        .find('> ol > li')
        .toArray()
        .map((item) => {
          const paragraph = $(item).children('p').first();
          const text = textOf(paragraph.length > 0 ? paragraph : $(item));
          return {'@type': 'HowToStep', text};
        }),
    }));

/** The questions of the FAQ, each with the first paragraph of its answer. */
const questions = ({$}: FinishedPage): Question[] =>
  $('.theme-doc-markdown > h3')
    .toArray()
    .map((heading) => ({
      '@type': 'Question',
      name: textOf($(heading)),
      acceptedAnswer: {'@type': 'Answer', text: textOf($(heading).nextAll('p').first())},
    }));

/** JSON that may stand in a `script` element. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Structured data (schema.org) with the breadcrumbs of a document that the reader sees. Docusaurus' own component
 * would write them in the browser once more, which Firefox refuses under Trusted Types.
 *
 * @returns JSON that may stand in a `script` element; undefined for a page without breadcrumbs
 */
export function placeData({$, canonical}: FinishedPage): string | undefined {
  const items = $('.theme-doc-breadcrumbs li')
    .toArray()
    .map((item, index) => {
      const link = $(item).find('a');
      return {
        '@type': 'ListItem' as const,
        position: index + 1,
        name: link.attr('aria-label') ?? $(item).text().trim(),
        item: new URL(link.attr('href') ?? canonical, canonical).href,
      };
    });
  const list: BreadcrumbList = {'@type': 'BreadcrumbList', itemListElement: items};
  return items.length > 0 ? inScript({'@context': 'https://schema.org', ...list}) : undefined;
}

/**
 * Structured data of a document, by https://schema.org: the home page is a site, the FAQ questions with
 * answers, terms are a page, every other document is an article with its lists of steps.
 *
 * @returns JSON that may stand in a `script` element
 */
export function structuredData(page: FinishedPage): string {
  const {id, locale, title, description, canonical, card, changed} = page;
  const home = `${siteAddress.origin}${baseOf(locale)}`;
  const publisher: Organization = {'@type': 'Organization', name: product.legalName};
  const site: WebSite = {'@type': 'WebSite', '@id': home, name: siteTexts(locale).title, url: home};
  const inLanguage = localeConfigs[locale].htmlLang;
  const about = {
    headline: title,
    description,
    inLanguage,
    url: canonical,
    image: card,
    ...(changed !== undefined && {dateModified: changed}),
    publisher,
    isPartOf: site,
  };
  const things: Thing[] =
    canonical === home
      ? [{...site, description, inLanguage, image: card, publisher}]
      : id === 'faq'
        ? [{'@type': 'FAQPage', ...about, mainEntity: questions(page)}]
        : sectionOf(id)?.path === 'terms-and-conditions'
          ? [{'@type': 'WebPage', ...about}]
          : [{'@type': 'TechArticle', ...about}, ...howTos(page)];
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return inScript(graph);
}
