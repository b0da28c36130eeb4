import * as z from 'zod';
import {defaultLocale} from '../config/locales';
import {fillTokensDeep, tokensFor} from '../config/tokens';
import {keyOf, loadData, localized} from './load';
import type {Localized} from './localized';
import levels from './providerLevels.json';

/** What stands behind a provider, in the order in which tables and cards show it. */
export const providerKinds = levels.providerKinds;

export type ProviderKind = keyof typeof providerKinds;

/** Where a request goes with each kind of provider. */
export const kindRoutes: Readonly<Record<ProviderKind, Localized>> = levels.kindRoutes;

/** Whether the extension wants an API key. Cloud credentials and sign-ins are not keys. */
export const keyNeeds = levels.keyNeeds;

/** What the extension does with images and prompt caching there, not what the vendor sells. */
export const supportLevels = levels.supportLevels;

/** The control that the extension shows for a model that reasons. */
export const reasoningControls = levels.reasoningControls;

/** Whether it works without an internet connection. */
export const offlineLevels = levels.offlineLevels;

/** Who decides the base URL, the address that requests go to. */
export const baseUrlChanges = levels.baseUrlChanges;

/** Where the names in the list of models come from, and so how old they can be. */
export const modelLists = levels.modelLists;

/** What a reader must know before signing up, when a provider is not what it was. */
export const providerStates = levels.providerStates;

/** A value of one of the scales above, and what it leaves unsaid. */
export interface Graded<Scale> {
  level: keyof Scale;
  note?: Localized;
}

/** A level alone, or one with a note. */
const graded = <Scale extends Readonly<Record<string, Localized>>>(scale: Scale): z.ZodType<Graded<Scale>> =>
  z.union([
    keyOf(scale).transform((level) => ({level})),
    z.strictObject({level: keyOf(scale), note: localized.optional()}),
  ]);

/** The addresses in force until the reader changes them; none if there is none to name. */
const baseUrl: z.ZodType<Graded<typeof baseUrlChanges> & {addresses?: readonly string[]}> = z.union([
  keyOf(baseUrlChanges).transform((level) => ({level})),
  z.strictObject({
    level: keyOf(baseUrlChanges),
    note: localized.optional(),
    addresses: z.array(z.string()).optional(),
  }),
]);

const whereabouts = z.strictObject({
  pages: z.array(z.strictObject({url: z.string(), about: localized.optional()})).optional(),
  note: localized.optional(),
});

/** Where something is found: pages of the vendor, a text, or both. */
export type Whereabouts = z.infer<typeof whereabouts>;

const provider = z.strictObject({
  /** The last part of the path of its page. */
  id: z.string(),
  page: z.templateLiteral(['providers/', z.string(), '.mdx']),
  name: z.string(),
  /** What the vendor calls the service now, where the list still has the older name. */
  vendorName: z.string().optional(),
  /** Its entry in the list of API providers, where that is not the name. */
  listedAs: z.string().optional(),
  /** Value of `apiProvider` in a profile and in exported settings. */
  settingId: z.string(),
  kind: keyOf(providerKinds),
  credential: localized,
  key: graded(keyNeeds),
  baseUrl,
  caching: graded(supportLevels),
  images: graded(supportLevels),
  reasoning: graded(reasoningControls),
  offline: graded(offlineLevels),
  modelList: keyOf(modelLists),
  /** Where a key or an access is made. */
  keyFrom: whereabouts.optional(),
  /** How a key begins, where the vendor's documentation says so. */
  keyPrefix: z.string().optional(),
  /** Where current models and prices are listed: pages of this site print neither. */
  catalog: whereabouts,
  /** Left out while nothing is wrong with it. Its page opens with a warning. */
  state: keyOf(providerStates).optional(),
  /** What costs money or leaks code without a sign: the cost is always zero, a limit of 10 minutes, other credentials it reads. */
  watch: localized.optional(),
  /** Month in which its facts were last compared with the vendor's documentation: `2026-11`. */
  checked: z.string().regex(/^\d{4}-\d{2}$/),
});

export type Provider = z.infer<typeof provider>;

/** Names and addresses of the product, which are the same in every language. */
const filled = ({name, settingId, keyFrom, ...rest}: Provider): Provider => ({
  ...rest,
  ...fillTokensDeep(
    {name, settingId, ...(keyFrom && {keyFrom})},
    tokensFor(defaultLocale),
    'src/data/providers.yaml',
  ),
});

/** The providers that have a page, by kind and, within a kind, in the order in which cards show them. */
export const providers: readonly Provider[] = loadData('providers', z.array(provider)).map(filled);
