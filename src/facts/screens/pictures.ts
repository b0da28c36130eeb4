/** `<Screen id="board" />`: a drawn screen of the platform, inside a `<Figure>`. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {otherLocale, type Locale} from '../../config/locales';
import {word} from '../../config/props';
import {fact} from '../fact';
import type {Localized} from '../localized';
import {formatIn} from '../metrics/format';
import {drawing} from '../nodes';
import {screens} from './pages';
import {div} from './parts';
import type {Screen as ScreenData} from './screen';
import {isLabel} from './words';

/** What authors write. */
export type ScreenId = keyof typeof screens;

/** What the other language's interface has in the place of each label of a picture. */
type Others = ReadonlyMap<string, string>;

/** Labels with the other language's wording behind them: the picture follows the reader's interface as the text does. */
function inBothLanguages(element: Element, others: Others, lang: Locale): Element {
  const children = element.children.map((child): ElementContent => {
    if (child.type === 'element') {
      return inBothLanguages(child, others, lang);
    }
    const other = child.type === 'text' ? others.get(child.value) : undefined;
    return other === undefined
      ? child
      : h('span', {className: 'pf-label'}, [h('span', [child]), h('span', {lang, hidden: true}, other)]);
  });
  return {...element, children};
}

/** A screen: one picture, with a sentence for those who do not see it. */
export const Screen = fact({id: word(Object.keys(screens) as ScreenId[])}, ({id}, {text, locale}) => {
  const {summary, draw}: ScreenData = screens[id];
  const other = otherLocale(locale);
  const others = new Map<string, string>();
  const t = (words: Localized) => {
    if (isLabel(words) && words[locale] !== words[other]) {
      others.set(words[locale], words[other]);
    }
    return text(words);
  };
  const ink = {t, format: formatIn(locale)};
  const picture = inBothLanguages(div('screen', draw(ink)), others, other);
  return drawing({
    ...picture,
    properties: {
      className: ['pf-screen'],
      role: 'img',
      ariaLabel: typeof summary === 'function' ? summary(ink) : text(summary),
      // Its words are those of the text around it.
      'data-search-ignore': '',
    },
  });
});
