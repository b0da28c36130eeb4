import {siteTexts} from '../../config/site';
import {cardAddress, type FinishedPage} from './finishedPage';
import {assistantNote, mirrorTags} from './markdownMirror';
import {placeData, structuredData} from './structuredData';

/** What the Markdown of a page leaves out (toMarkdown.ts), which tools that compare the two know by an attribute. */
const forPeople =
  '[data-search-ignore], [hidden]:not([role="tabpanel"]), [popover], fieldset, form, dialog, noscript';

/** A text as the value of an attribute. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What stands in front of a closing tag of the page; of the last one, since samples may show one, too. */
function before(html: string, tag: string, text: string): string {
  const at = tag === '</head>' ? html.indexOf(tag) : html.lastIndexOf(tag);
  if (at < 0) {
    throw new Error(`the page has no ${tag}`);
  }
  return html.slice(0, at) + text + html.slice(at);
}

/**
 * The page with the address of its own card in place of the home page's, with what leads to its Markdown, and with its
 * structured data: at the end, where the text of the page does not wait for it. Its tags are all closed and its
 * attributes quoted, which the minimizer leaves out: of what assistants read pages with, not all know when they may be.
 */
export function withTags(page: FinishedPage): string {
  const {$, id, locale, title, card} = page;
  $('.theme-doc-markdown').find(forPeople).attr('data-markdown-ignore', '');
  const [head = '', ...rest] = $.html()
    .replace(/<body[^>]*>/, (tag) => tag + assistantNote(page))
    .split('</head>');
  const own = head.replaceAll(cardAddress('', locale), card);
  if (!own.includes(card)) {
    throw new Error(`its head does not name ${cardAddress('', locale)}`);
  }
  const social = {
    type: id === 'index' ? 'website' : 'article',
    site_name: siteTexts.title,
    'image:alt': title,
  };
  const tags = Object.entries(social).map(
    ([name, content]) => `<meta property="og:${name}" content="${attribute(content)}">`,
  );
  const data = [placeData(page), structuredData(page)]
    .filter((json) => json !== undefined)
    .map((json) => `<script type="application/ld+json">${json}</script>`);
  return before(
    before([own, ...rest].join('</head>'), '</head>', tags.join('') + mirrorTags(page)),
    '</body>',
    data.join(''),
  );
}
