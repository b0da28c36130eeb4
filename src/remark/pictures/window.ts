/**
 * Windows of the product's interface, rendered with text instead of pixels: they are sharp, follow light and dark, and
 * are translated and read aloud with the page. Nothing in them can be operated, so nothing in them is a control.
 */
import type {RootContent} from 'mdast';
import {flag, optional, propError, readProp, text, word as oneWord} from '../../config/props';
import {product} from '../../config/product';
import {defineElement} from '../elements/defineElement';
import {box, inline, strong, type Content, type LocaleContext} from '../nodes';
import {icon, iconName} from './icons';
import {
  body,
  label,
  labelOr,
  line,
  part,
  ring,
  ringNumber,
  ringNumbers,
  sign as signOf,
  states,
  tabList,
  toggleOf,
  texts,
  word,
} from './parts';

/** Icons of the Activity Bar, top to bottom, by the views that they open. */
const activities = {
  explorer: 'files',
  search: 'search',
  'source-control': 'source-control',
  debug: 'debug-alt',
  extensions: 'extensions',
  assistant: 'product',
} as const;

type Activity = keyof typeof activities;

/** The icons in the title bar of the assistant's panel. */
const panelTools = ['add', 'mcp', 'extensions', 'history', 'account', 'gear', 'ellipsis'];

const icons = (list: readonly string[]): Content => list.map(icon);

/** The strip of icons at the edge of VS Code, with the view that is open. */
const activityBar = (active: Activity): RootContent =>
  part(
    'activities',
    Object.entries(activities).flatMap(([name, sign]) =>
      inline(word(name === active ? 'activity on' : 'activity', icon(sign))),
    ),
    {ariaHidden: 'true'},
  );

/** The head of a window: of the assistant's panel with its tools, of any other with its title. */
function head(
  title: string,
  tools: readonly string[],
  n: number | undefined,
  context: LocaleContext,
): RootContent {
  const isPanel = title === product.code;
  const shown = tools.length > 0 ? tools : isPanel ? panelTools : [];
  return line(
    isPanel ? 'line wrap bar view' : 'line wrap bar',
    isPanel ? '' : word('dots', '', {ariaHidden: 'true'}),
    word('title', label(title, context)),
    ring(n),
    shown.length > 0 ? word('line wrap dim tools', icons(shown)) : '',
  );
}

/** The window itself, of VS Code or the platform; `label` says in a sentence what it shows, for readers who hear it. */
export const Mockup = defineElement(
  {
    title: text('the title of the window'),
    label: text('a sentence that says what the picture shows'),
    platform: flag,
    active: optional(oneWord(Object.keys(activities) as Activity[])),
    tools: optional(texts('names of icons')),
    mark: optional(ringNumber),
  },
  ({title, label: spoken, platform, active, tools = [], mark}, context, content) => {
    const view = [
      head(title, tools, mark, context),
      part(title === product.code ? 'body chat' : 'body', body(content, context)),
    ];
    return part(
      platform ? 'window' : 'window vscode',
      active ? [activityBar(active), part('beside', view)] : view,
      {role: 'group', ariaLabel: spoken, dataSearchIgnore: ''},
    );
  },
);

/** The assistant's panel, as a part of a window; what stands after it in the window is beside it. */
export const MockPanel = defineElement({}, (_props, context, content) =>
  part('panel', [
    head(product.code, ['add', 'history', 'gear', 'ellipsis'], undefined, context),
    part('body chat', body(content, context)),
  ]),
);

interface Entries {
  items: readonly string[];
  selected: string | undefined;
  icons: readonly string[] | undefined;
  /** The rings of the entries, 0 for none. */
  marks: readonly number[];
}

/** The entry that renders a separator in a menu. */
const DIVIDER = '-';

/** The entries of a list, each with its icon, if it has one. */
function entries({items, selected, icons: signs, marks}: Entries, context: LocaleContext): RootContent[] {
  const element = 'MockList';
  if (selected !== undefined && !items.includes(selected)) {
    throw propError(element, 'selected', selected, items);
  }
  if (signs !== undefined && signs.length !== items.length) {
    throw propError(element, 'icons', signs, `as many icons as items: ${items.length}`);
  }
  return items.map((item, index) => {
    if (item === DIVIDER) {
      return box('li', {className: ['pic-divider'], ariaHidden: 'true'}, []);
    }
    const sign = signs?.[index];
    const name = label(item, context);
    return box(
      'li',
      item === selected ? {className: ['pic-selected']} : {},
      inline([
        sign === undefined ? '' : icon(readProp(element, 'icons', sign, iconName)),
        item === selected ? strong(name) : word('name', name),
        ring(marks[index]),
      ]),
    );
  });
}

/** A menu that is open, in which the item `-` is a line between the others; the tabs above a view, or the list at its left. */
export const MockList = defineElement(
  {
    kind: (value) => oneWord(['menu', 'nav', 'tabs'] as const)(value ?? 'menu'),
    items: texts('a list of labels'),
    selected: optional(text('one of the items')),
    icons: optional(texts('names of icons')),
    marks: ringNumbers(['the items'], 20),
  },
  ({kind, ...props}, context) =>
    kind === 'tabs'
      ? tabList(entries(props, context))
      : box('ul', {className: [`pic-${kind}`]}, entries(props, context)),
);

/** A row of a list: an icon, a name, what is said of it, and what it offers at its end. */
export const MockRow = defineElement(
  {
    title: text('a label'),
    detail: optional(text('what is said of it')),
    icon: optional(iconName),
    tools: optional(texts('names of icons')),
    state: optional(oneWord(['ready', 'failed'] as const)),
    toggle: optional(oneWord(['on', 'off'] as const)),
    mark: optional(ringNumber),
    note: optional(text('a short word at its end')),
  },
  ({title, detail, icon: sign, tools = [], state, toggle, mark, note}, context, content) => {
    return part('line wrap row', [
      ...inline([sign ? icon(sign) : '', state ? signOf(`dot ${state}`, context.text(states[state])) : '']),
      part('text', [
        line('name', label(title, context)),
        ...(detail === undefined ? [] : [line('dim', labelOr(detail, context))]),
        ...body(content, context),
      ]),
      ...inline([
        note === undefined ? '' : word('dim tag', labelOr(note, context)),
        toggle ? toggleOf(toggle, context) : '',
        tools.length > 0 ? word('line wrap dim tools', icons(tools)) : '',
        ring(mark),
      ]),
    ]);
  },
);
