import type {Locale} from '../../../config/locales';
import type {Localized} from '../../../data/localized';
import {localeContext} from '../../../remark/nodes';
import {addressOf} from '../../../config/routes';
import {
  keyNeeds,
  kindRoutes,
  providerKinds,
  providers,
  providerStates,
  supportLevels,
  type Provider,
  type ProviderKind,
} from '../../../data/providers';
import type {Asked} from './choose';

/** A provider as the chooser shows it, in the language of the page. */
export interface ChooserRow extends Asked {
  readonly name: string;
  /** Its page, below the root of the language. */
  readonly address: string;
  /** `Gateway`, or `Gateway, deprecated`. */
  readonly tag: string;
  /** Levels for API key, images and prompt caching. */
  readonly levels: readonly [key: string, images: string, caching: string];
}

export interface ChooserData {
  readonly rows: readonly ChooserRow[];
  /** Where a request goes, by kind. */
  readonly routes: Readonly<Record<ProviderKind, string>>;
}

/** A sentence, as the rest of one. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function rowOf(one: Provider, text: (localized: Localized) => string): ChooserRow {
  const {kind, key, images, caching, state} = one;
  const kindName = text(providerKinds[kind]);
  return {
    name: one.name,
    address: addressOf(one.page),
    kind,
    tag: state ? `${kindName}, ${text(providerStates[state]).toLowerCase()}` : kindName,
    key: {level: key.level},
    images: {level: images.level},
    caching: {level: caching.level},
    hasState: state !== undefined,
    levels: [
      text(keyNeeds[key.level]).toLowerCase(),
      text(supportLevels[images.level]).toLowerCase(),
      text(supportLevels[caching.level]).toLowerCase(),
    ],
  };
}

/** Data about the providers for the chooser, in one language. */
export function chooserData(locale: Locale): ChooserData {
  const {text} = localeContext(locale);
  return {
    rows: providers.map((one) => rowOf(one, text)),
    routes: Object.fromEntries(
      Object.entries(kindRoutes).map(([kind, route]) => [kind, lowered(text(route))]),
    ) as ChooserData['routes'],
  };
}
