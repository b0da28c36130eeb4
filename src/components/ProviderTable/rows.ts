import {
  keyNeeds,
  offlineLevels,
  providerKinds,
  reasoningControls,
  supportLevels,
  type Provider,
  type ProviderKind,
} from '../../facts/providers/data';

/** What a reader may insist on. */
export const traits = {
  withoutKey: ({key}) => key.level !== 'required',
  offline: ({offline}) => offline.level !== 'no',
  images: ({images}) => takesPart(images.level),
  caching: ({caching}) => takesPart(caching.level),
} as const satisfies Record<string, (provider: Provider) => boolean>;

export type Trait = keyof typeof traits;

function takesPart(level: keyof typeof supportLevels): boolean {
  return level !== 'no' && level !== 'notApplicable';
}

export interface ProviderFilter {
  kind: ProviderKind | 'any';
  /** All of them must hold. */
  traits: readonly Trait[];
}

export const noFilter: ProviderFilter = {kind: 'any', traits: []};

/** The providers that a filter lets through, in their order. */
export function filterProviders(all: readonly Provider[], filter: ProviderFilter): Provider[] {
  return all.filter(
    (provider) =>
      (filter.kind === 'any' || provider.kind === filter.kind) &&
      filter.traits.every((trait) => traits[trait](provider)),
  );
}

/** The place of a value on its scale. */
const placeOn = (scale: object, level: string) => Object.keys(scale).indexOf(level);

/** How a column is sorted, other than that of the names. */
const places = {
  kind: ({kind}) => placeOn(providerKinds, kind),
  key: ({key}) => placeOn(keyNeeds, key.level),
  offline: ({offline}) => placeOn(offlineLevels, offline.level),
  images: ({images}) => placeOn(supportLevels, images.level),
  caching: ({caching}) => placeOn(supportLevels, caching.level),
  reasoning: ({reasoning}) => placeOn(reasoningControls, reasoning.level),
} as const satisfies Record<string, (provider: Provider) => number>;

export type Column = 'name' | keyof typeof places;

export interface Order {
  column: Column;
  descending: boolean;
}

export const byName: Order = {column: 'name', descending: false};

/** Sorts by one column; equals stay in the order of their names. */
export function sortProviders(all: readonly Provider[], order: Order, locale: string): Provider[] {
  const {column, descending} = order;
  const names = new Intl.Collator(locale);
  const direction = descending ? -1 : 1;
  return [...all].sort((a, b) => {
    const nameOrder = names.compare(a.name, b.name);
    if (column === 'name') {
      return direction * nameOrder;
    }
    return direction * (places[column](a) - places[column](b)) || nameOrder;
  });
}

/** The order after a click on the head of a column: turned round, or the new column from its start. */
export function orderAfter(order: Order, column: Column): Order {
  return {column, descending: order.column === column && !order.descending};
}
