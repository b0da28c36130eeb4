import {siteTexts} from '../../config/site';
import {cardAddress, type FinishedPage} from './finishedPage';
import {assistantNote, mirrorTags} from './markdownMirror';
import {placeData, structuredData} from './structuredData';

/** Elements that the Markdown of a page leaves out (toMarkdown.ts). An attribute tells tools that compare the two. */
const forPeople =
  '[data-search-ignore], [hidden]:not([role="tabpanel"]), [popover], fieldset, form, dialog, noscript';

/**
 * The page with the address of its own card in place of the home page's, with what leads to its Markdown, and with its
 * structured data: at the end, where the text of the page does not wait for it. Its tags are all closed and its
 * attributes quoted, which the minimizer leaves out: of what assistants read pages with, not all know when they may be.
 */
export function withTags(page: FinishedPage): string {
  const {$, id, locale, title, card} = page;
  $('.theme-doc-markdown').find(forPeople).attr('data-markdown-ignore', '');
  const home = cardAddress('', locale);
  const cards = $(`head meta[content="${home}"]`);
  if (cards.length === 0) {
    throw new Error(`its head does not name ${home}`);
  }
  cards.attr('content', card);
  const social = {
    type: id === 'index' ? 'website' : 'article',
    site_name: siteTexts(locale).title,
    'image:alt': title,
  };
  for (const [name, content] of Object.entries(social)) {
    $('head').append($('<meta>').attr({property: `og:${name}`, content}));
  }
  $('head').append(mirrorTags(page));
  $('body').prepend(assistantNote(page));
  for (const json of [placeData(page), structuredData(page)]) {
    if (json !== undefined) {
      $('body').append(`<script type="application/ld+json">${json}</script>`);
    }
  }
  return $.html();
}
