import * as z from 'zod';
import {defaultLocale} from '../config/locales';
import {fillTokensDeep, tokensFor} from '../config/tokens';
import {loadData, localized} from './load';
import type {Localized} from './localized';

/** What stands behind a provider, in the order in which tables and cards show it. */
export const providerKinds = {
  own: {en: 'Built-in', 'pt-BR': 'Incluído'},
  gateway: {en: 'Gateway', 'pt-BR': 'Gateway'},
  vendor: {en: 'Model vendor', 'pt-BR': 'Fornecedor do modelo'},
  host: {en: 'Hosted inference', 'pt-BR': 'Inferência hospedada'},
  cloud: {en: 'Cloud platform', 'pt-BR': 'Plataforma de nuvem'},
  compatible: {en: 'Any compatible API', 'pt-BR': 'Qualquer API compatível'},
  program: {en: 'Subscription or local program', 'pt-BR': 'Assinatura ou programa local'},
  local: {en: 'On your machine', 'pt-BR': 'Na sua máquina'},
  manual: {en: 'By hand', 'pt-BR': 'Manual'},
} as const satisfies Record<string, Localized>;

export type ProviderKind = keyof typeof providerKinds;

/** Whether the extension wants an API key. Cloud credentials and sign-ins are not keys. */
export const keyNeeds = {
  none: {en: 'None', 'pt-BR': 'Nenhuma'},
  optional: {en: 'Optional', 'pt-BR': 'Opcional'},
  required: {en: 'Required', 'pt-BR': 'Obrigatória'},
} as const satisfies Record<string, Localized>;

/** What the extension does with images and prompt caching there, not what the vendor sells. */
export const supportLevels = {
  yes: {en: 'Yes', 'pt-BR': 'Sim'},
  model: {en: 'By model', 'pt-BR': 'Conforme o modelo'},
  option: {en: 'Optional', 'pt-BR': 'Opcional'},
  no: {en: 'No', 'pt-BR': 'Não'},
  notApplicable: {en: 'Not applicable', 'pt-BR': 'Não se aplica'},
} as const satisfies Record<string, Localized>;

/** The control that the extension shows for a model that reasons. */
export const reasoningControls = {
  effort: {en: 'Effort', 'pt-BR': 'Esforço'},
  budget: {en: 'Token budget', 'pt-BR': 'Orçamento de tokens'},
  model: {en: 'By model', 'pt-BR': 'Conforme o modelo'},
  none: {en: 'None', 'pt-BR': 'Nenhum'},
} as const satisfies Record<string, Localized>;

/** Whether it works without an internet connection. */
export const offlineLevels = {
  yes: {en: 'Yes', 'pt-BR': 'Sim'},
  endpoint: {en: 'By endpoint', 'pt-BR': 'Conforme o endpoint'},
  no: {en: 'No', 'pt-BR': 'Não'},
} as const satisfies Record<string, Localized>;

/** Who decides the base URL, the address that requests go to. */
export const baseUrlChanges = {
  fixed: {en: 'Fixed', 'pt-BR': 'Fixo'},
  region: {en: 'Follows the region', 'pt-BR': 'Segue a região'},
  editable: {en: 'Can be changed', 'pt-BR': 'Pode ser alterado'},
  required: {en: 'You enter it', 'pt-BR': 'Você informa'},
  none: {en: 'None', 'pt-BR': 'Nenhum'},
} as const satisfies Record<string, Localized>;

/** Where the names in the list of models come from, and so how old they can be. */
export const modelLists = {
  release: {en: 'the list comes with each release', 'pt-BR': 'a lista vem com cada versão da extensão'},
  fetched: {en: 'the list is fetched from the service', 'pt-BR': 'a lista é obtida do serviço'},
  server: {en: 'the list is what your server has', 'pt-BR': 'a lista é o que seu servidor tem'},
  editor: {
    en: 'the list is what the other extension offers',
    'pt-BR': 'a lista é o que a outra extensão oferece',
  },
  none: {en: 'no list: you choose in the web chat', 'pt-BR': 'sem lista: você escolhe no chat da web'},
} as const satisfies Record<string, Localized>;

/** What a reader must know before signing up, when a provider is not what it was. */
export const providerStates = {
  restricted: {en: 'Restricted by the vendor', 'pt-BR': 'Restrito pelo fornecedor'},
  deprecated: {en: 'Deprecated', 'pt-BR': 'Em descontinuação'},
} as const satisfies Record<string, Localized>;

/** Where a request goes with each kind of provider. */
export const kindRoutes = {
  own: {
    en: 'To the gateway of {product.code}, which passes it to the vendor of the model.',
    'pt-BR': 'Vai para o gateway do {product.code}, que a repassa ao fornecedor do modelo.',
  },
  gateway: {
    en: 'To the gateway, then to the vendor of the model. One key reaches many vendors.',
    'pt-BR':
      'Vai para o gateway e depois para o fornecedor do modelo. Uma chave dá acesso a muitos fornecedores.',
  },
  vendor: {
    en: 'Straight to the company that makes the model.',
    'pt-BR': 'Vai direto para a empresa que faz o modelo.',
  },
  host: {
    en: 'To a service that runs models of other companies.',
    'pt-BR': 'Vai para um serviço que executa modelos de outras empresas.',
  },
  cloud: {
    en: 'To your own cloud account, in the region that you choose.',
    'pt-BR': 'Vai para sua conta de nuvem, na região que você escolhe.',
  },
  compatible: {
    en: 'To the base URL that you enter, inside or outside your network.',
    'pt-BR': 'Vai para a URL base que você informa, dentro ou fora da sua rede.',
  },
  program: {
    en: 'Through a program or an extension that is signed in already, to the service behind it.',
    'pt-BR': 'Passa por um programa ou uma extensão que já fez login e vai para o serviço por trás dele.',
  },
  local: {
    en: 'Nowhere: the model runs on your machine, or on a server of yours.',
    'pt-BR': 'Não sai da sua rede: o modelo roda na sua máquina ou em um servidor seu.',
  },
  manual: {
    en: 'To the vendor of the web chat into which you paste it, with the code in it.',
    'pt-BR': 'Vai para o fornecedor do chat na web em que você a cola, com o código que ela contém.',
  },
} as const satisfies Record<ProviderKind, Localized>;

/** A value of one of the scales above, and what it leaves unsaid. */
export interface Graded<Scale> {
  level: keyof Scale;
  note?: Localized;
}

const levelOf = <Scale extends Readonly<Record<string, Localized>>>(scale: Scale) =>
  z.enum(Object.keys(scale) as (keyof Scale & string)[]);

/** A level alone, or one with a note. */
const graded = <Scale extends Readonly<Record<string, Localized>>>(scale: Scale): z.ZodType<Graded<Scale>> =>
  z.union([
    levelOf(scale).transform((level) => ({level})),
    z.strictObject({level: levelOf(scale), note: localized.optional()}),
  ]);

/** The addresses in force until the reader changes them; none if there is none to name. */
const baseUrl: z.ZodType<Graded<typeof baseUrlChanges> & {addresses?: readonly string[]}> = z.union([
  levelOf(baseUrlChanges).transform((level) => ({level})),
  z.strictObject({
    level: levelOf(baseUrlChanges),
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
  kind: levelOf(providerKinds),
  credential: localized,
  key: graded(keyNeeds),
  baseUrl,
  caching: graded(supportLevels),
  images: graded(supportLevels),
  reasoning: graded(reasoningControls),
  offline: graded(offlineLevels),
  modelList: levelOf(modelLists),
  /** Where a key or an access is made. */
  keyFrom: whereabouts.optional(),
  /** How a key begins, where the vendor's documentation says so. */
  keyPrefix: z.string().optional(),
  /** Where current models and prices are listed: pages of this site print neither. */
  catalog: whereabouts,
  /** Left out while nothing is wrong with it. Its page opens with a warning. */
  state: levelOf(providerStates).optional(),
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
