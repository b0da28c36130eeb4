import {product} from '../config/product';
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

/** Where the cost comes from that the chat shows. */
export const costSources = {
  reported: {en: 'The provider’s own amount', 'pt-BR': 'O valor informado pelo provedor'},
  estimated: {en: 'Estimated from list prices', 'pt-BR': 'Estimado pelos preços de tabela'},
  zero: {en: 'Always zero', 'pt-BR': 'Sempre zero'},
} as const satisfies Record<string, Localized>;

/** What ends a request that takes too long. */
export const timeLimits = {
  setting: {
    en: 'Your setting [`{product.settings}.apiRequestTimeout`](/advanced-usage/local-models.mdx#timeout)',
    'pt-BR':
      'Sua configuração [`{product.settings}.apiRequestTimeout`](/advanced-usage/local-models.mdx#timeout)',
  },
  fixed: {en: '10 minutes, which no setting changes', 'pt-BR': '10 minutos, que nenhuma configuração muda'},
  client: {en: 'Its client’s own limit', 'pt-BR': 'O limite do cliente dele'},
  service: {en: 'The limit of the service', 'pt-BR': 'O limite do serviço'},
  none: {en: 'None: it waits for you', 'pt-BR': 'Nenhum: a espera é por você'},
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

/** What the kinds of providers mean for a reader's data and hands. */
export const kindFacts = {
  own: {
    route: {
      en: 'To the gateway of {product.code}, which passes it to the vendor of the model.',
      'pt-BR': 'Vai para o gateway do {product.code}, que a repassa ao fornecedor do modelo.',
    },
    entry: {en: 'Nothing: you log in.', 'pt-BR': 'Nada: você entra na conta.'},
  },
  gateway: {
    route: {
      en: 'To the gateway, then to the vendor of the model. One key reaches many vendors.',
      'pt-BR':
        'Vai para o gateway e depois para o fornecedor do modelo. Uma chave dá acesso a muitos fornecedores.',
    },
    entry: {en: 'The key of the gateway.', 'pt-BR': 'A chave do gateway.'},
  },
  vendor: {
    route: {
      en: 'Straight to the company that makes the model.',
      'pt-BR': 'Vai direto para a empresa que faz o modelo.',
    },
    entry: {
      en: 'The key of the vendor. For v0 also the base URL, because it has no entry in the list.',
      'pt-BR': 'A chave do fornecedor. Na v0, também a URL base, porque ela não tem entrada na lista.',
    },
  },
  host: {
    route: {
      en: 'To a service that runs models of other companies.',
      'pt-BR': 'Vai para um serviço que executa modelos de outras empresas.',
    },
    entry: {en: 'The key of the service.', 'pt-BR': 'A chave do serviço.'},
  },
  cloud: {
    route: {
      en: 'To your own cloud account, in the region that you choose.',
      'pt-BR': 'Vai para sua conta de nuvem, na região que você escolhe.',
    },
    entry: {
      en: 'Credentials and a region. For GCP Vertex AI also the project ID.',
      'pt-BR': 'Credenciais e uma região. Na GCP Vertex AI, também o ID do projeto.',
    },
  },
  compatible: {
    route: {
      en: 'To the base URL that you enter, inside or outside your network.',
      'pt-BR': 'Vai para a URL base que você informa, dentro ou fora da sua rede.',
    },
    entry: {
      en: 'The base URL, a key and the ID of the model.',
      'pt-BR': 'A URL base, uma chave e o ID do modelo.',
    },
  },
  program: {
    route: {
      en: 'Through a program or an extension that is signed in already, to the service behind it.',
      'pt-BR': 'Passa por um programa ou uma extensão que já fez login e vai para o serviço por trás dele.',
    },
    entry: {
      en: 'The model. Claude Code needs its program logged in, VS Code LM API an extension that offers models, such as Copilot with any plan.',
      'pt-BR':
        'O modelo. O Claude Code precisa do programa com login feito, e a VS Code LM API, de uma extensão que oferece modelos, como o Copilot em qualquer plano.',
    },
  },
  local: {
    route: {
      en: 'Nowhere: the model runs on your machine, or on a server of yours.',
      'pt-BR': 'Não sai da sua rede: o modelo roda na sua máquina ou em um servidor seu.',
    },
    entry: {
      en: 'The model, once its server runs.',
      'pt-BR': 'O modelo, depois que o servidor é iniciado.',
    },
  },
  manual: {
    route: {
      en: 'To the vendor of the web chat into which you paste it, with the code in it.',
      'pt-BR': 'Vai para o fornecedor do chat na web em que você a cola, com o código que ela contém.',
    },
    entry: {
      en: 'Nothing: you copy every prompt and every answer by hand.',
      'pt-BR': 'Nada: você copia manualmente cada prompt e cada resposta.',
    },
  },
} as const satisfies Record<ProviderKind, {route: Localized; entry: Localized}>;

/** A value of one of the scales above, and what it leaves unsaid. */
export interface Graded<Scale> {
  level: keyof Scale;
  note?: Localized;
}

/** Where something is found: pages of the vendor, a text, or both. */
export interface Whereabouts {
  pages?: readonly {url: string; about?: Localized}[];
  note?: Localized;
}

interface ProviderShape {
  /** The last part of the path of its page. */
  id: string;
  page: `providers/${string}.mdx`;
  name: string;
  /** What the vendor calls the service now, where the list still has the older name. */
  vendorName?: string;
  /** Its entry in the list of API providers, where that is not the name. */
  listedAs?: string;
  /** Value of `apiProvider` in a profile and in exported settings. */
  settingId: string;
  kind: ProviderKind;
  credential: Localized;
  key: Graded<typeof keyNeeds>;
  /** The addresses in force until the reader changes them; none if there is none to name. */
  baseUrl: Graded<typeof baseUrlChanges> & {addresses?: readonly string[]};
  caching: Graded<typeof supportLevels>;
  images: Graded<typeof supportLevels>;
  reasoning: Graded<typeof reasoningControls>;
  offline: Graded<typeof offlineLevels>;
  /** How the cost in the chat is known. */
  cost: Graded<typeof costSources>;
  /** What ends a request that takes too long. */
  timeLimit: keyof typeof timeLimits;
  modelList: keyof typeof modelLists;
  /** Where a key or an access is made. */
  keyFrom?: Whereabouts;
  /** How a key begins, where the vendor's documentation says so. */
  keyPrefix?: string;
  /** Where current models and prices are listed: pages of this site print neither. */
  catalog: Whereabouts;
  /** Left out while nothing is wrong with it. Its page opens with the note, a whole sentence or more. */
  state?: {level: keyof typeof providerStates; note: Localized};
  /** What costs money or leaks code without a sign: the cost is always zero, a limit of 10 minutes, other credentials it reads. */
  watch?: Localized;
  /** Month in which its facts were last compared with the vendor's documentation: `2026-11`. */
  checked: `${number}-${number}`;
}

const apiKey: Localized = {en: 'API key', 'pt-BR': 'Chave de API'};

const keyOrSignIn: Localized = {
  en: 'API key, pasted or handed over by a sign-in in the browser',
  'pt-BR': 'Chave de API, colada ou entregue por um login no navegador',
};

const supporting: Localized = {en: 'the supporting ones', 'pt-BR': 'os compatíveis'};

const automatic: Localized = {
  en: 'automatic, on the vendor’s side',
  'pt-BR': 'automático, do lado do fornecedor',
};

const vision: Localized = {en: 'those with vision', 'pt-BR': 'os que têm visão'};

const zeroUntilPriced: Localized = {
  en: 'zero until you enter the prices',
  'pt-BR': 'zero até você informar os preços',
};

const noCharge: Localized = {
  en: 'nobody charges for tokens',
  'pt-BR': 'ninguém cobra pelos tokens',
};

const sameService: Localized = {
  en: 'The service itself continues: [OpenAI Compatible](/providers/openai-compatible.mdx#set-up) reaches it with the same key and stays in the list.',
  'pt-BR':
    'O serviço em si continua: o [OpenAI Compatible](/providers/openai-compatible.mdx#set-up) dá acesso a ele com a mesma chave e permanece na lista.',
};

const list = [
  {
    id: 'product-code',
    page: 'providers/product-code.mdx',
    name: product.code,
    settingId: product.provider,
    kind: 'own',
    credential: {
      en: 'Account, logged in through the browser, or a pasted API key',
      'pt-BR': 'Conta, com login pelo navegador, ou uma chave de API colada',
    },
    key: {level: 'optional'},
    baseUrl: {
      level: 'fixed',
      note: {en: 'the gateway of {product.code}', 'pt-BR': 'o gateway do {product.code}'},
    },
    caching: {level: 'model'},
    images: {level: 'model'},
    reasoning: {level: 'model'},
    offline: {level: 'no'},
    cost: {
      level: 'reported',
      note: {en: '**cost unknown** if none came back', 'pt-BR': '**custo desconhecido** se não veio nenhum'},
    },
    timeLimit: 'service',
    modelList: 'fetched',
    keyFrom: {
      pages: [{url: product.accountUrl}],
    },
    catalog: {
      note: {en: 'in the list of models of the extension', 'pt-BR': 'na lista de modelos da extensão'},
    },
    checked: '2026-11',
  },
  {
    id: 'requesty',
    page: 'providers/requesty.mdx',
    name: 'Requesty',
    settingId: 'requesty',
    kind: 'gateway',
    credential: keyOrSignIn,
    key: {level: 'required'},
    baseUrl: {level: 'editable', addresses: ['https://router.requesty.ai/v1']},
    caching: {level: 'model'},
    images: {level: 'model'},
    reasoning: {
      level: 'model',
      note: {en: 'a token budget or an effort', 'pt-BR': 'um orçamento de tokens ou um esforço'},
    },
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'fetched',
    keyFrom: {pages: [{url: 'https://app.requesty.ai/api-keys'}]},
    catalog: {pages: [{url: 'https://www.requesty.ai/solution/llm-routing/models'}]},
    checked: '2026-11',
  },
  {
    id: 'glama',
    page: 'providers/glama.mdx',
    name: 'Glama',
    settingId: 'glama',
    kind: 'gateway',
    credential: keyOrSignIn,
    key: {level: 'required'},
    baseUrl: {level: 'fixed', addresses: ['https://gateway.glama.ai/v1']},
    caching: {
      level: 'model',
      note: {
        en: 'the extension marks it for the third generation of Anthropic’s models alone',
        'pt-BR': 'a extensão só o marca na terceira geração dos modelos da Anthropic',
      },
    },
    images: {level: 'model'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {
      level: 'reported',
      note: {
        en: 'asked for after the answer, so it can arrive a moment later',
        'pt-BR': 'pedido depois da resposta, por isso pode chegar um pouco mais tarde',
      },
    },
    timeLimit: 'service',
    modelList: 'fetched',
    keyFrom: {pages: [{url: 'https://glama.ai/settings/gateway/api-keys'}]},
    catalog: {pages: [{url: 'https://glama.ai/models'}]},
    state: {level: 'deprecated', note: sameService},
    watch: {
      en: 'The cost arrives after the answer; one that is missing doesn’t count for **Max Cost**.',
      'pt-BR': 'O custo chega depois da resposta; se faltar, não conta para **Custo máximo**.',
    },
    checked: '2026-11',
  },
  {
    id: 'unbound',
    page: 'providers/unbound.mdx',
    name: 'Unbound',
    settingId: 'unbound',
    kind: 'gateway',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'fixed', addresses: ['https://api.getunbound.ai/v1']},
    caching: {
      level: 'model',
      note: {
        en: 'supporting `anthropic/`, `google/` and Vertex-hosted ones',
        'pt-BR': 'os compatíveis de `anthropic/`, de `google/` e os hospedados na Vertex',
      },
    },
    images: {level: 'model'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'fetched',
    keyFrom: {pages: [{url: 'https://gateway.getunbound.ai'}]},
    catalog: {
      pages: [{url: 'https://api.getunbound.ai/models', about: {en: 'JSON', 'pt-BR': 'JSON'}}],
    },
    checked: '2026-11',
  },
  {
    id: 'openai',
    page: 'providers/openai.mdx',
    name: 'OpenAI',
    settingId: 'openai-native',
    kind: 'vendor',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'editable', addresses: ['https://api.openai.com/v1']},
    caching: {level: 'yes', note: automatic},
    images: {level: 'model', note: {en: 'most of them', 'pt-BR': 'a maioria'}},
    reasoning: {
      level: 'effort',
      note: {
        en: 'and verbosity and service tier on supporting models',
        'pt-BR': 'e também verbosidade e nível de serviço nos modelos compatíveis',
      },
    },
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'release',
    keyFrom: {pages: [{url: 'https://platform.openai.com/api-keys'}]},
    catalog: {
      pages: [
        {url: 'https://developers.openai.com/api/docs/models'},
        {url: 'https://openai.com/api/pricing/'},
      ],
    },
    checked: '2026-11',
  },
  {
    id: 'gemini',
    page: 'providers/gemini.mdx',
    name: 'Google Gemini',
    settingId: 'gemini',
    kind: 'vendor',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'editable', addresses: ['https://generativelanguage.googleapis.com']},
    caching: {
      level: 'model',
      note: {en: 'automatic on most current ones', 'pt-BR': 'automático na maioria dos atuais'},
    },
    images: {level: 'yes'},
    reasoning: {level: 'budget', note: {en: 'on thinking models', 'pt-BR': 'nos modelos que raciocinam'}},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'release',
    keyFrom: {pages: [{url: 'https://aistudio.google.com/apikey'}]},
    catalog: {
      pages: [
        {url: 'https://ai.google.dev/gemini-api/docs/models'},
        {url: 'https://ai.google.dev/gemini-api/docs/pricing'},
      ],
    },
    checked: '2026-11',
  },
  {
    id: 'deepseek',
    page: 'providers/deepseek.mdx',
    name: 'DeepSeek',
    settingId: 'deepseek',
    kind: 'vendor',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'fixed', addresses: ['https://api.deepseek.com']},
    caching: {level: 'yes', note: automatic},
    images: {level: 'no'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'setting',
    modelList: 'release',
    keyFrom: {pages: [{url: 'https://platform.deepseek.com/api_keys'}]},
    catalog: {pages: [{url: 'https://api-docs.deepseek.com/quick_start/pricing'}]},
    checked: '2026-11',
  },
  {
    id: 'mistral',
    page: 'providers/mistral.mdx',
    name: 'Mistral',
    settingId: 'mistral',
    kind: 'vendor',
    credential: {
      en: 'API key of Mistral Studio; the Codestral endpoint takes a separate one',
      'pt-BR': 'Chave de API do Mistral Studio; o endpoint do Codestral usa outra',
    },
    key: {level: 'required'},
    baseUrl: {
      level: 'editable',
      addresses: ['https://api.mistral.ai', 'https://codestral.mistral.ai'],
      note: {en: 'only for `codestral-…` models', 'pt-BR': 'só nos modelos `codestral-…`'},
    },
    caching: {level: 'no'},
    images: {level: 'model'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'release',
    keyFrom: {
      pages: [{url: 'https://console.mistral.ai/api-keys'}],
    },
    catalog: {
      pages: [{url: 'https://docs.mistral.ai/models'}, {url: 'https://mistral.ai/pricing'}],
    },
    checked: '2026-11',
  },
  {
    id: 'xai',
    page: 'providers/xai.mdx',
    name: 'xAI (Grok)',
    settingId: 'xai',
    kind: 'vendor',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'fixed', addresses: ['https://api.x.ai/v1']},
    caching: {
      level: 'model',
      note: {
        en: 'most of them, automatic on the vendor’s side',
        'pt-BR': 'a maioria, automático do lado do fornecedor',
      },
    },
    images: {level: 'model'},
    reasoning: {
      level: 'effort',
      note: {en: 'on models that accept it', 'pt-BR': 'nos modelos que aceitam'},
    },
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'release',
    keyFrom: {pages: [{url: 'https://console.x.ai'}]},
    catalog: {pages: [{url: 'https://docs.x.ai/developers/models'}]},
    checked: '2026-11',
  },
  {
    id: 'v0',
    page: 'providers/v0.mdx',
    name: 'v0',
    listedAs: 'OpenAI Compatible',
    settingId: 'openai',
    kind: 'vendor',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'required', addresses: ['https://api.v0.dev/v1']},
    caching: {level: 'no'},
    images: {level: 'yes'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {level: 'estimated', note: zeroUntilPriced},
    timeLimit: 'setting',
    modelList: 'fetched',
    keyFrom: {
      pages: [{url: 'https://v0.app', about: {en: 'account settings', 'pt-BR': 'configurações da conta'}}],
    },
    catalog: {
      pages: [
        {
          url: 'https://v0.app/docs/v0-model-api',
          about: {
            en: 'read it first: newer pages of Vercel describe another API',
            'pt-BR': 'leia antes: páginas mais novas da Vercel descrevem outra API',
          },
        },
        {url: 'https://v0.app/pricing'},
      ],
    },
    watch: {
      en: 'The cost stays at zero until you enter the prices, and until then **Max Cost** never stops a task.',
      'pt-BR':
        'O custo fica em zero até você informar os preços, e até lá **Custo máximo** nunca interrompe uma tarefa.',
    },
    checked: '2026-11',
  },
  {
    id: 'groq',
    page: 'providers/groq.mdx',
    name: 'Groq',
    settingId: 'groq',
    kind: 'host',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'fixed', addresses: ['https://api.groq.com/openai/v1']},
    caching: {
      level: 'model',
      note: {
        en: 'some, automatic on the vendor’s side',
        'pt-BR': 'alguns, automático do lado do fornecedor',
      },
    },
    images: {level: 'no'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'release',
    keyFrom: {pages: [{url: 'https://console.groq.com/keys'}]},
    keyPrefix: 'gsk_',
    catalog: {pages: [{url: 'https://console.groq.com/docs/models'}, {url: 'https://groq.com/pricing'}]},
    state: {level: 'deprecated', note: sameService},
    checked: '2026-11',
  },
  {
    id: 'chutes-ai',
    page: 'providers/chutes-ai.mdx',
    name: 'Chutes AI',
    settingId: 'chutes',
    kind: 'host',
    credential: apiKey,
    key: {level: 'required'},
    baseUrl: {level: 'fixed', addresses: ['https://llm.chutes.ai/v1']},
    caching: {level: 'no'},
    images: {level: 'model'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {
      level: 'zero',
      note: {
        en: 'no prices are read',
        'pt-BR': 'nenhum preço é lido',
      },
    },
    timeLimit: 'service',
    modelList: 'fetched',
    keyFrom: {pages: [{url: 'https://chutes.ai/app/api'}]},
    keyPrefix: 'cpk_',
    catalog: {
      pages: [
        {url: 'https://llm.chutes.ai/v1/models', about: {en: 'JSON', 'pt-BR': 'JSON'}},
        {url: 'https://chutes.ai/pricing'},
      ],
    },
    state: {level: 'deprecated', note: sameService},
    watch: {
      en: 'The cost is always zero, and **Max Cost** never stops a task.',
      'pt-BR': 'O custo é sempre zero, e **Custo máximo** nunca interrompe uma tarefa.',
    },
    checked: '2026-11',
  },
  {
    id: 'bedrock',
    page: 'providers/bedrock.mdx',
    name: 'Amazon Bedrock',
    settingId: 'bedrock',
    kind: 'cloud',
    credential: {
      en: 'AWS profile, access keys or an Amazon Bedrock API key',
      'pt-BR': 'Perfil da AWS, chaves de acesso ou uma chave de API do Amazon Bedrock',
    },
    key: {level: 'optional'},
    baseUrl: {level: 'editable', addresses: ['https://bedrock-runtime.<region>.amazonaws.com']},
    caching: {
      level: 'option',
      note: {
        en: 'a checkbox, off by default, on supporting models',
        'pt-BR': 'uma caixa de seleção, desmarcada por padrão, nos modelos compatíveis',
      },
    },
    images: {level: 'model'},
    reasoning: {level: 'budget', note: {en: 'on supporting models', 'pt-BR': 'nos modelos compatíveis'}},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'fixed',
    modelList: 'release',
    keyFrom: {
      pages: [
        {
          url: 'https://console.aws.amazon.com/iam/',
          about: {en: 'access keys', 'pt-BR': 'chaves de acesso'},
        },
        {
          url: 'https://console.aws.amazon.com/bedrock',
          about: {en: 'API keys', 'pt-BR': 'chaves de API'},
        },
      ],
    },
    catalog: {
      pages: [
        {url: 'https://docs.aws.amazon.com/bedrock/latest/userguide/models-supported.html'},
        {url: 'https://aws.amazon.com/bedrock/pricing/'},
      ],
    },
    watch: {
      en: 'A request ends after 10 minutes; empty credential fields use whatever AWS login the machine has.',
      'pt-BR':
        'Uma requisição termina depois de 10 minutos; com os campos de credencial vazios, vale o login da AWS que a máquina tiver.',
    },
    checked: '2026-11',
  },
  {
    id: 'vertex',
    page: 'providers/vertex.mdx',
    name: 'GCP Vertex AI',
    vendorName: 'Gemini Enterprise Agent Platform',
    settingId: 'vertex',
    kind: 'cloud',
    credential: {
      en: 'Application Default Credentials, a key file or pasted JSON, with project and region',
      'pt-BR': 'Application Default Credentials, arquivo de chave ou JSON colado, com projeto e região',
    },
    key: {level: 'none'},
    baseUrl: {
      level: 'region',
      addresses: ['https://<region>-aiplatform.googleapis.com', 'https://aiplatform.googleapis.com'],
    },
    caching: {level: 'model', note: supporting},
    images: {level: 'model', note: {en: 'most of them', 'pt-BR': 'a maioria'}},
    reasoning: {level: 'budget', note: {en: 'on supporting models', 'pt-BR': 'nos modelos compatíveis'}},
    offline: {level: 'no'},
    cost: {level: 'estimated'},
    timeLimit: 'service',
    modelList: 'release',
    keyFrom: {
      pages: [
        {
          url: 'https://console.cloud.google.com/iam-admin/serviceaccounts',
          about: {en: 'or `gcloud`', 'pt-BR': 'ou o `gcloud`'},
        },
      ],
    },
    catalog: {
      pages: [
        {url: 'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/models'},
        {url: 'https://cloud.google.com/vertex-ai/generative-ai/pricing'},
      ],
    },
    watch: {
      en: 'Empty credential fields use whatever Google Cloud login the machine has.',
      'pt-BR': 'Com os campos de credencial vazios, vale o login do Google Cloud que a máquina tiver.',
    },
    checked: '2026-11',
  },
  {
    id: 'openai-compatible',
    page: 'providers/openai-compatible.mdx',
    name: 'OpenAI Compatible',
    settingId: 'openai',
    kind: 'compatible',
    credential: {
      en: 'API key of the endpoint; any text if it needs none',
      'pt-BR': 'Chave de API do endpoint; qualquer texto se ele não exigir uma',
    },
    key: {
      level: 'optional',
      note: {
        en: 'the endpoint decides, but the field must not be empty',
        'pt-BR': 'o endpoint decide, mas o campo não pode ficar vazio',
      },
    },
    baseUrl: {level: 'required'},
    caching: {
      level: 'option',
      note: {en: 'a checkbox, off by default', 'pt-BR': 'uma caixa de seleção, desmarcada por padrão'},
    },
    images: {
      level: 'option',
      note: {en: 'a checkbox, on by default', 'pt-BR': 'uma caixa de seleção, marcada por padrão'},
    },
    reasoning: {level: 'effort', note: {en: 'off by default', 'pt-BR': 'desativado por padrão'}},
    offline: {
      level: 'endpoint',
      note: {
        en: 'yes, if it is on your machine or network',
        'pt-BR': 'sim, se ele estiver na sua máquina ou rede',
      },
    },
    cost: {level: 'estimated', note: zeroUntilPriced},
    timeLimit: 'setting',
    modelList: 'fetched',
    keyFrom: {note: {en: 'the site of the endpoint', 'pt-BR': 'o site do endpoint'}},
    catalog: {note: {en: 'on the site of the endpoint', 'pt-BR': 'no site do endpoint'}},
    watch: {
      en: 'The cost stays at zero until you enter the prices, and until then **Max Cost** never stops a task.',
      'pt-BR':
        'O custo fica em zero até você informar os preços, e até lá **Custo máximo** nunca interrompe uma tarefa.',
    },
    checked: '2026-11',
  },
  {
    id: 'claude-code',
    page: 'providers/claude-code.mdx',
    name: 'Claude Code',
    settingId: 'claude-code',
    kind: 'program',
    credential: {
      en: 'What the `claude` program is logged in with',
      'pt-BR': 'A conta em que o programa `claude` entrou',
    },
    key: {level: 'none'},
    baseUrl: {level: 'none', note: {en: 'the program decides', 'pt-BR': 'o programa decide'}},
    caching: {level: 'yes', note: {en: 'done by the program', 'pt-BR': 'feito pelo programa'}},
    images: {level: 'no'},
    reasoning: {level: 'none'},
    offline: {level: 'no'},
    cost: {
      level: 'reported',
      note: {en: 'with a subscription login it is 0', 'pt-BR': 'com login por assinatura, é 0'},
    },
    timeLimit: 'fixed',
    modelList: 'release',
    keyFrom: {
      pages: [
        {
          url: 'https://platform.claude.com/settings/keys',
          about: {en: 'to log the program in', 'pt-BR': 'para o login do programa'},
        },
      ],
    },
    catalog: {
      pages: [
        {url: 'https://platform.claude.com/docs/en/about-claude/models/overview'},
        {url: 'https://claude.com/pricing'},
      ],
    },
    state: {
      level: 'restricted',
      note: {
        en: 'Anthropic decides where the login of a subscription may be used, and it has changed that rule several times. Read [its terms for Claude Code](https://code.claude.com/docs/en/legal-and-compliance) before you rely on a subscription. A login with an API key, Bedrock or Vertex AI is the safe way.',
        'pt-BR':
          'Quem decide onde o login de uma assinatura pode ser usado é a Anthropic, e ela já mudou essa regra várias vezes. Leia [os termos do Claude Code](https://code.claude.com/docs/en/legal-and-compliance) antes de depender de uma assinatura. O caminho seguro é o login com chave de API, Bedrock ou Vertex AI.',
      },
    },
    watch: {
      en: 'A request ends after 10 minutes; with a subscription the cost shown is zero.',
      'pt-BR': 'Uma requisição termina depois de 10 minutos; com uma assinatura, o custo mostrado é zero.',
    },
    checked: '2026-11',
  },
  {
    id: 'vscode-lm',
    page: 'providers/vscode-lm.mdx',
    name: 'VS Code LM API',
    settingId: 'vscode-lm',
    kind: 'program',
    credential: {
      en: 'None here: the other extension is signed in',
      'pt-BR': 'Nenhuma aqui: quem faz login é a outra extensão',
    },
    key: {level: 'none'},
    baseUrl: {level: 'none', note: {en: 'an API of the editor', 'pt-BR': 'uma API do editor'}},
    caching: {level: 'no'},
    images: {level: 'no'},
    reasoning: {level: 'none'},
    offline: {
      level: 'no',
      note: {en: 'it depends on the other extension', 'pt-BR': 'depende da outra extensão'},
    },
    cost: {
      level: 'zero',
      note: {
        en: 'the plan of the other extension pays',
        'pt-BR': 'quem paga é o plano da outra extensão',
      },
    },
    timeLimit: 'service',
    modelList: 'editor',
    catalog: {
      pages: [
        {
          url: 'https://docs.github.com/en/copilot',
          about: {en: 'for Copilot', 'pt-BR': 'no caso do Copilot'},
        },
      ],
    },
    watch: {
      en: 'The cost is always zero; the subscription counts the requests.',
      'pt-BR': 'O custo é sempre zero; a assinatura conta as requisições.',
    },
    checked: '2026-11',
  },
  {
    id: 'ollama',
    page: 'providers/ollama.mdx',
    name: 'Ollama',
    settingId: 'ollama',
    kind: 'local',
    credential: {
      en: 'None; a key for protected or hosted servers',
      'pt-BR': 'Nenhuma; uma chave para servidores protegidos ou hospedados',
    },
    key: {level: 'optional'},
    baseUrl: {level: 'editable', addresses: ['http://localhost:11434']},
    caching: {level: 'notApplicable'},
    images: {level: 'model', note: vision},
    reasoning: {level: 'none'},
    offline: {level: 'yes'},
    cost: {level: 'zero', note: noCharge},
    timeLimit: 'client',
    modelList: 'server',
    keyFrom: {
      pages: [
        {
          url: 'https://ollama.com/settings/keys',
          about: {en: 'hosted Ollama only', 'pt-BR': 'só para o Ollama hospedado'},
        },
      ],
    },
    catalog: {pages: [{url: 'https://ollama.com/library'}]},
    watch: {
      en: 'The cost is always zero, and a prompt longer than the window is cut without a message.',
      'pt-BR': 'O custo é sempre zero, e um prompt maior do que a janela é cortado sem aviso.',
    },
    checked: '2026-11',
  },
  {
    id: 'lmstudio',
    page: 'providers/lmstudio.mdx',
    name: 'LM Studio',
    settingId: 'lmstudio',
    kind: 'local',
    credential: {
      en: 'None; a server that requires tokens is reached through OpenAI Compatible',
      'pt-BR': 'Nenhuma; um servidor que exige tokens é acessado pelo OpenAI Compatible',
    },
    key: {level: 'none'},
    baseUrl: {level: 'editable', addresses: ['http://localhost:1234']},
    caching: {level: 'notApplicable'},
    images: {level: 'model', note: vision},
    reasoning: {level: 'none'},
    offline: {level: 'yes'},
    cost: {level: 'zero', note: noCharge},
    timeLimit: 'setting',
    modelList: 'server',
    catalog: {pages: [{url: 'https://lmstudio.ai/models'}]},
    watch: {
      en: 'The cost is always zero.',
      'pt-BR': 'O custo é sempre zero.',
    },
    checked: '2026-11',
  },
  {
    id: 'human-relay',
    page: 'providers/human-relay.mdx',
    name: 'Human Relay',
    settingId: 'human-relay',
    kind: 'manual',
    credential: {en: 'None', 'pt-BR': 'Nenhuma'},
    key: {level: 'none'},
    baseUrl: {level: 'none', note: {en: 'nothing is sent', 'pt-BR': 'nada é enviado'}},
    caching: {level: 'no'},
    images: {level: 'no', note: {en: 'only text is relayed', 'pt-BR': 'só texto é repassado'}},
    reasoning: {level: 'none'},
    offline: {
      level: 'no',
      note: {en: 'the web chat needs a connection', 'pt-BR': 'o chat na web precisa de conexão'},
    },
    cost: {level: 'zero'},
    timeLimit: 'none',
    modelList: 'none',
    catalog: {note: {en: 'on the site of the web chat', 'pt-BR': 'no site do chat na web'}},
    state: {
      level: 'deprecated',
      note: {
        en: 'Without a key you can use [VS Code LM API](/providers/vscode-lm.mdx) or a [local model](/advanced-usage/local-models.mdx) instead, and neither needs copying.',
        'pt-BR':
          'Sem chave, use a [VS Code LM API](/providers/vscode-lm.mdx) ou um [modelo local](/advanced-usage/local-models.mdx). Com nenhum dos dois é preciso copiar nada.',
      },
    },
    watch: {
      en: 'The cost is always zero.',
      'pt-BR': 'O custo é sempre zero.',
    },
    checked: '2026-11',
  },
] as const satisfies readonly ProviderShape[];

export type ProviderId = (typeof list)[number]['id'];

export interface Provider extends ProviderShape {
  id: ProviderId;
}

/** The providers that have a page, by kind and, within a kind, in the order in which cards show them. */
export const providers: readonly Provider[] = list;
