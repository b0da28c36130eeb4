/** Finds English on a Portuguese page. */
import type {Page} from '@playwright/test';
import {messages} from './texts';

/** Interface texts that stand on Portuguese pages too: a borrowed word, “date”, “in the”, the name of a mode. */
const BORROWED = ['Tags', 'Data', 'no', 'No', 'Ask'];

/** A provider's message and a console's, quoted in a picture. */
const QUOTED = /^This request would exceed your organization|TypeError:/;

/** English interface texts of the theme and of the site that have another wording in Portuguese. */
const englishMessages = Object.entries(messages.en)
  .filter(
    ([id, english]) =>
      english !== messages['pt-BR'][id] && !/[{|]/.test(english) && !BORROWED.includes(english),
  )
  .map(([, english]) => english);

/**
 * Words that English sentences can hardly do without and Portuguese does not
 * have (so not “for”, “do” or “no”). Two of them in one text, and the text is English.
 */
const ENGLISH = new Set(
  'the and of to is are was were with your you this that these those from when which what while it its they their not only if then than into by on at be been has have can could should will would did how who why where each every without within before after between because until more most other some such yes or but so there here'.split(
    ' ',
  ),
);

/** True when a text reads as English, passages in quotation marks aside. */
function isEnglish(quoting: string): boolean {
  const text = quoting.replace(/“[^”]*”/g, '');
  if (QUOTED.test(text.trim())) {
    return false;
  }
  if (englishMessages.includes(text.trim())) {
    return true;
  }
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const found = words.filter((word) => ENGLISH.has(word)).length;
  return found >= 2 && found / words.length >= 0.15;
}

/**
 * Everything on the page that a reader sees or hears, outside of code, keys and
 * passages that are marked as another language, and titles of works (`em`). Labels that the interface
 * shows in English in every language stand in `UI` labels (`b`) and are exempt.
 */
const spokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const EXEMPT = 'code, pre, .pic-code, kbd, script, style, noscript, [lang^="en"], b, em';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text && !node.parentElement?.closest(EXEMPT)) {
        texts.push(text);
      }
    }
    for (const attribute of ['aria-label', 'title', 'alt', 'placeholder']) {
      document.querySelectorAll(`[${attribute}]`).forEach((element) => {
        if (!element.closest('[lang^="en"]')) {
          texts.push(element.getAttribute(attribute) ?? '');
        }
      });
    }
    texts.push(
      document.title,
      document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    );
    return texts;
  });

/** The English texts on a page. */
export const englishTexts = async (page: Page): Promise<string[]> =>
  (await spokenTexts(page)).filter(isEnglish);
