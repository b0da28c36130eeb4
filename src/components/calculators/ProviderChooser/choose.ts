import type {Provider, ProviderKind} from '../../../data/providers';

/** The places that the code may be sent to. */
export const placesOfCode = ['anywhere', 'cloud', 'machine'] as const;
/** The access that the reader has already. */
export const beginnings = ['any', 'nothing', 'gateway', 'key', 'program'] as const;

/** The four questions of the chooser, answered. */
export interface Answers {
  place: (typeof placesOfCode)[number];
  beginning: (typeof beginnings)[number];
  /** Images have to be taken, for screenshots and the browser tool. */
  images: boolean;
  /** Prompts have to be cached. */
  caching: boolean;
}

/** What the questions ask of a provider; src/data/providers.ts has it of each. */
export type Asked = Pick<Provider, 'kind' | 'key' | 'images' | 'caching'> & {hasState: boolean};

/** The kinds that an answer allows, the fitting ones first; every kind where there is no list. */
const kindsFor: {
  place: Partial<Record<Answers['place'], readonly ProviderKind[]>>;
  beginning: Partial<Record<Answers['beginning'], readonly ProviderKind[]>>;
} = {
  place: {cloud: ['cloud', 'local', 'compatible'], machine: ['local', 'compatible']},
  beginning: {gateway: ['gateway', 'own'], key: ['vendor', 'host', 'compatible'], program: ['program']},
};

const takesPart = (level: Asked['images']['level']): boolean => level !== 'no' && level !== 'notApplicable';

/** What of a provider stands against the answers; nothing if it fits. */
function against({kind, key, images, caching}: Asked, answers: Answers): (keyof Answers)[] {
  const {place, beginning} = answers;
  const allows = (kinds: readonly ProviderKind[] | undefined) => !kinds || kinds.includes(kind);
  const fits: Record<keyof Answers, boolean> = {
    place: allows(kindsFor.place[place]),
    beginning: beginning === 'nothing' ? key.level !== 'required' : allows(kindsFor.beginning[beginning]),
    images: !answers.images || takesPart(images.level),
    caching: !answers.caching || takesPart(caching.level),
  };
  return (Object.keys(fits) as (keyof Answers)[]).filter((question) => !fits[question]);
}

/** What fits, best first, and what would if one answer were another. */
export interface Choice {
  /** Places in the list of providers. */
  fitting: number[];
  /** Without a fitting one: the answers of which each alone stands in the way of some. */
  inTheWay: (keyof Answers)[];
}

/**
 * The providers that fit the answers. First come those in whose kind the reader's answer is at home;
 * those that are deprecated or restricted are last.
 */
export function choose(list: readonly Asked[], answers: Answers): Choice {
  const rank = ({kind, hasState}: Asked): number => {
    const orders = [kindsFor.place[answers.place], kindsFor.beginning[answers.beginning]];
    const order = orders.reduce((total, kinds) => total + (kinds?.indexOf(kind) ?? 0), 0);
    return order + (hasState ? 100 : 0);
  };
  const reasons = list.map((one) => against(one, answers));
  const fitting = list
    .map((one, index) => ({index, rank: rank(one)}))
    .filter(({index}) => reasons[index]?.length === 0)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({index}) => index);
  const alone = reasons.filter((one) => one.length === 1).flat();
  return {fitting, inTheWay: fitting.length > 0 ? [] : [...new Set(alone)]};
}
