/** The parts of the home page. Nothing in them moves, so they are drawn when the page is built. */
import type {List, RootContent} from 'mdast';
import {flag, NotAllowed, text} from '../../config/props';
import {defineElement, type DrawnElement} from '../elements/defineElement';
import {box, inline, pageLink} from '../nodes';
import {providerKinds, providers, type ProviderKind} from '../../data/providers';
import {icon, iconName} from './icons';

/** What stands between the tags, in a box with a class. */
const frame = (className: string, element = 'div'): DrawnElement =>
  defineElement({}, (_props, _say, content) => box(element, {className: [className]}, content));

/** Top of the page: the title, what the product is, the search, the first steps, and the loop beside them. */
export const Hero = defineElement({}, (_props, _say, content) =>
  // The mark widens the page (src/css/custom.css). A class of the document would come one frame
  // late: after the jump to an anchor, which then misses.
  box('div', {className: ['home-hero'], dataHome: ''}, content),
);

/** Two links drawn as buttons: a Markdown list, the main one first. */
export const HeroActions = frame('home-actions');

/** The ways into the documentation, `<Way>` beside `<Way>`; with `two`, a narrow and a wide one. */
export const Ways = defineElement({two: flag}, ({two}, _say, content) =>
  box('div', {className: ['home-ways', ...(two ? ['home-two'] : [])]}, content),
);

/** One way in: a heading of the second level and a Markdown list, numbered where the order matters. */
export const Way = frame('home-way', 'section');

const isList = (node: RootContent): node is List => node.type === 'list';

/** Links with an icon each: a Markdown list, and the names of its icons in the same order. */
export const IconLinks = defineElement(
  {icons: text('names of icons, parted by spaces')},
  ({icons}, _say, content) => {
    const names = icons.split(' ');
    const list = content.find(isList);
    if (list?.children.length !== names.length) {
      throw new Error(`<IconLinks>: icons are ${names.length}; allowed: as many as the list has entries.`);
    }
    list.children.forEach(({children: [first]}, index) => {
      if (first?.type === 'paragraph') {
        first.children.unshift(...inline(icon(iconName(names[index]))));
      }
    });
    return box('div', {className: ['home-tools']}, content);
  },
);

/** All providers by their kinds, each a link to its page. */
export const ProviderWall = defineElement({}, (_props, say) =>
  box(
    'dl',
    {className: ['home-providers']},
    (Object.keys(providerKinds) as ProviderKind[]).map((kind) =>
      box('div', {}, [
        box('dt', {}, inline(say.text(providerKinds[kind]))),
        ...providers
          .filter((one) => one.kind === kind)
          .map((one) => box('dd', {}, inline(pageLink(one.page, one.name)))),
      ]),
    ),
  ),
);

/** What the loop shows in these steps alone: `<Moment steps="23">`. */
export const Moment = defineElement(
  {
    steps: (value): string => {
      if (typeof value !== 'string' || !/^[1-4]+$/.test(value)) {
        throw new NotAllowed('numbers of steps, "1" to "4", such as "23"');
      }
      return value;
    },
  },
  ({steps}, _say, content) =>
    box('div', {className: ['moment', ...[...steps].map((step) => `moment-${step}`)]}, content),
);
