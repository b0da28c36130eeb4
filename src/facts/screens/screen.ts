/** What a drawn screen is, and the frame that all screens of the platform have. */
import type {Localized} from '../localized';
import type {Format} from '../metrics/format';
import {organization} from '../metrics/organization';
import {icon, type IconName} from './icons';
import {avatar, div, frame, muted, nav, span, strong, type Part} from './parts';
import {label} from './words';

/** What a screen is drawn with: the language of the page. */
export interface Ink {
  t: (text: Localized) => string;
  format: Format;
}

export interface Screen {
  /** The picture in one or two sentences, for readers who do not see it. */
  summary: Localized | ((ink: Ink) => string);
  draw: (ink: Ink) => Part;
}

/** The menu at the left, from top to bottom. */
const menu = [
  {name: label('Home'), icon: 'home'},
  {name: label('Discovery'), icon: 'discovery'},
  {name: label('Requirements'), icon: 'requirements'},
  {name: label('Code', 'Platform: menu and top bar'), icon: 'code'},
  {name: label('Quality assurance'), icon: 'qa'},
  {name: label('AI tools'), icon: 'tools'},
  {name: label('Metrics'), icon: 'metrics'},
  {name: label('Plugin'), icon: 'plugin'},
] as const satisfies readonly {name: Localized; icon: IconName}[];

/** What only admins have at the end of the menu. */
const settings = {name: label('Settings'), icon: 'settings'} as const;

type Entry = (typeof menu)[number]['icon'] | 'settings';

interface View {
  /** The entry of the menu that is open, and its page. */
  entry?: Entry;
  title: Part;
  /** Squad or alliance in the top bar. */
  unit?: Localized;
  /** Whose picture is at the right. */
  person: 'Ana Prado' | 'Bruno Teles' | 'Célia Nakata' | 'Davi Okoye';
  /** Buttons beside the title. */
  actions?: Part;
  /** The menu with its names; otherwise its signs alone. */
  named?: boolean;
}

const brand = div('brand');

/** A page of the platform: top bar, menu, title, and what the page shows. */
export function page(
  {t}: Ink,
  {entry, title, unit, person, actions = null, named = false}: View,
  ...parts: Part[]
): Part {
  const entries = [...menu, ...(entry === 'settings' ? [settings] : [])];
  const items = entries.map(({name, icon: sign}) => ({text: t(name), icon: sign}));
  const selected = entries.find((item) => item.icon === entry);
  return frame(
    [
      brand,
      span(unit ? 'choice wide' : 'choice', organization.name, icon('down')),
      unit ? span('choice', t(unit), icon('down')) : null,
      span(
        'end',
        named ? span('search', icon('search'), span('wide', 'Ctrl+K')) : icon('search'),
        icon('bell'),
        avatar(person),
      ),
    ],
    div(
      'body',
      nav(items, selected ? t(selected.name) : '', named),
      div('page', div('head', strong(title), actions ? span('end', actions) : null), ...parts),
    ),
  );
}

/** A window of the editor, which is no page of the platform. */
export const editor = (title: string, ...parts: Part[]): Part =>
  frame([icon('code'), muted(title)], div('page', ...parts));
