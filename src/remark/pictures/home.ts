/** The parts of the home page. Nothing in them moves, so they are rendered when the page is built. */
import type {Link, List, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {flag, NotAllowed, text} from '../../config/props';
import {defineElement} from '../elements/defineElement';
import {box, inline, jsx, pageLink} from '../nodes';
import {providerKinds, providers, type ProviderKind} from '../../data/providers';
import {icon, iconName} from './icons';
import {body} from './parts';

const isList = (node: RootContent): node is List => node.type === 'list';

/**
 * Top of the page: the title, what the product is, a list of two links that are rendered as buttons, the main
 * one first, and the loop beside them. The search stands before the list.
 */
export const Hero = defineElement({}, (_props, _say, content) => {
  const actions = content.findIndex(isList);
  const links: Link[] = [];
  visit({type: 'root', children: content.filter(isList)}, 'link', (link) => {
    links.push(link);
  });
  links.forEach((link, number) => {
    link.data = {hProperties: {className: number === 0 ? ['button', 'button--primary'] : ['button']}};
  });
  // The mark widens the page (src/css/custom.css). A class of the document would come one frame
  // late: after the jump to an anchor, which then misses.
  return box(
    'div',
    {className: ['home-hero'], dataHome: ''},
    content.toSpliced(actions, 0, jsx('SearchForm')),
  );
});

/** The parts of a text, each from one heading to the next. */
function partsOf(content: readonly RootContent[]): RootContent[][] {
  const starts = content.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
  return starts.map((start, number) => content.slice(start, starts[number + 1]));
}

/**
 * The ways into the documentation, beside each other: each a heading of the second level and a Markdown list,
 * numbered where the order matters. With `two`, a narrow and a wide one.
 */
export const Ways = defineElement({two: flag}, ({two}, _say, content) =>
  box(
    'div',
    {className: ['home-ways', ...(two ? ['home-two'] : [])]},
    partsOf(content).map((way) => box('section', {className: ['home-way']}, way)),
  ),
);

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

/** Providers by their kinds, each a link to its page; those that are being retired are for nobody who begins. */
export const ProviderWall = defineElement({}, (_props, context) => {
  const offered = providers.filter(({state}) => state !== 'deprecated');
  return box(
    'dl',
    {className: ['home-providers']},
    (Object.keys(providerKinds) as ProviderKind[])
      .map((kind) => ({kind, ofKind: offered.filter((one) => one.kind === kind)}))
      .filter(({ofKind}) => ofKind.length > 0)
      .map(({kind, ofKind}) =>
        box('div', {}, [
          box('dt', {}, inline(context.text(providerKinds[kind]))),
          ...ofKind.map((one) => box('dd', {}, inline(pageLink(one.page, one.name)))),
        ]),
      ),
  );
});

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
  ({steps}, context, content) =>
    box(
      'div',
      {className: ['moment', ...[...steps].map((step) => `moment-${step}`)]},
      body(content, context),
    ),
);
