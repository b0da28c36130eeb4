import type {Localized} from '../localized';

interface HttpCodeShape {
  id: string;
  /** Every code of the row, as the reader sees it. */
  codes: readonly string[];
  /** What the number means for the reader. */
  meaning: Localized;
  /** Whether sending the same request again helps, and what the extension repeats by itself. */
  repeating: Localized;
  /** What to do. */
  fix: Localized;
}

const useless: Localized = {
  en: 'It fails again in the same way.',
  'pt-BR': 'A requisição falha de novo do mesmo jeito.',
};
const helps: Localized = {
  en: 'It often helps after a wait.',
  'pt-BR': 'Costuma ajudar depois de uma espera.',
};

const list = [
  {
    id: '400',
    codes: ['400'],
    meaning: {
      en: "The request is malformed, too long, or has a parameter that the model doesn't know.",
      'pt-BR': 'A requisição está malformada, é longa demais ou tem um parâmetro que o modelo não conhece.',
    },
    repeating: {
      en: 'If the text says that the context is too long, the extension cuts the conversation to 75% and tries again by itself, up to 3 times. Otherwise it fails again.',
      'pt-BR':
        'Se o texto diz que o contexto é longo demais, a extensão corta a conversa para 75% e tenta de novo sozinha, até 3 vezes. Nos outros casos, falha de novo.',
    },
    fix: {
      en: 'Read the text next to the number. If the conversation is too long, [make room](/advanced-usage/large-projects.mdx#make-room).',
      'pt-BR':
        'Leia o texto ao lado do número. Se a conversa é longa demais, [abra espaço](/advanced-usage/large-projects.mdx#make-room).',
    },
  },
  {
    id: '401',
    codes: ['401'],
    meaning: {
      en: 'The key is wrong, missing or revoked, or belongs to another project.',
      'pt-BR': 'A chave está errada ou ausente, foi revogada ou é de outro projeto.',
    },
    repeating: useless,
    fix: {
      en: '[Enter the key](/getting-started/connecting-api-provider.mdx#enter) again, without a space at its end, and save.',
      'pt-BR':
        '[Digite a chave](/getting-started/connecting-api-provider.mdx#enter) de novo, sem espaço no fim, e salve.',
    },
  },
  {
    id: '402',
    codes: ['402'],
    meaning: {en: 'There is no credit left.', 'pt-BR': 'Não há mais crédito.'},
    repeating: useless,
    fix: {
      en: 'Top up with whoever bills you. For the {product.code} provider, [add credit](/basic-usage/adding-tokens.mdx#add-credit) to your account. Then select **Retry**.',
      'pt-BR':
        'Recarregue no serviço que cobra de você. No provedor {product.code}, [adicione crédito](/basic-usage/adding-tokens.mdx#add-credit) à conta. Depois selecione **Tentar novamente**.',
    },
  },
  {
    id: '403',
    codes: ['403'],
    meaning: {
      en: 'The key is valid, but not for this model, in this region, or under a policy.',
      'pt-BR': 'A chave é válida, mas não para este modelo, nesta região ou por causa de uma política.',
    },
    repeating: useless,
    fix: {
      en: "Allow the model for the key in the provider's console. If your organization decides, see [what it allows](/troubleshooting/user-does-not-have-provider.mdx#cause).",
      'pt-BR':
        'Libere o modelo para a chave no console do provedor. Se quem decide é a sua organização, veja [o que ela permite](/troubleshooting/user-does-not-have-provider.mdx#cause).',
    },
  },
  {
    id: '404',
    codes: ['404'],
    meaning: {
      en: 'The base URL or the model ID is wrong.',
      'pt-BR': 'A URL base ou o ID do modelo está errado.',
    },
    repeating: useless,
    fix: {
      en: 'Check that the provider offers this model. A base URL often ends in `/v1`, and never in `/chat/completions`.',
      'pt-BR':
        'Confira se o provedor oferece este modelo. A URL base costuma terminar em `/v1`, e nunca em `/chat/completions`.',
    },
  },
  {
    id: '408',
    codes: ['408', '504'],
    meaning: {
      en: 'The answer took too long, as it does when a connection times out without a number.',
      'pt-BR': 'A resposta demorou demais, como quando uma conexão esgota o tempo sem mostrar um número.',
    },
    repeating: helps,
    fix: {
      en: 'Send less, or choose a faster model. A [few providers](/advanced-usage/local-models.mdx#timeout) respect `{product.settings}.apiRequestTimeout`, which can be raised.',
      'pt-BR':
        'Envie menos ou escolha um modelo mais rápido. [Alguns provedores](/advanced-usage/local-models.mdx#timeout) respeitam `{product.settings}.apiRequestTimeout`, que pode ser aumentado.',
    },
  },
  {
    id: '413',
    codes: ['413'],
    meaning: {
      en: 'The request is larger than the provider or your plan accepts.',
      'pt-BR': 'A requisição é maior do que o provedor ou o seu plano aceita.',
    },
    repeating: useless,
    fix: {
      en: '[Make room](/advanced-usage/large-projects.mdx#make-room), or start a new task.',
      'pt-BR': '[Abra espaço](/advanced-usage/large-projects.mdx#make-room) ou comece uma nova tarefa.',
    },
  },
  {
    id: '422',
    codes: ['422'],
    meaning: {en: 'The provider refuses a parameter.', 'pt-BR': 'O provedor recusa um parâmetro.'},
    repeating: useless,
    fix: {
      en: 'Clear [**Use custom temperature**](/features/model-temperature.mdx#settings), which is the usual cause.',
      'pt-BR':
        'Desmarque [**Usar temperatura personalizada**](/features/model-temperature.mdx#settings), que é a causa mais comum.',
    },
  },
  {
    id: '429',
    codes: ['429'],
    meaning: {
      en: 'Too many requests or tokens came in too little time, or a quota is used up.',
      'pt-BR': 'Foram enviados tokens ou requisições demais em pouco tempo, ou uma cota acabou.',
    },
    repeating: {
      en: 'It helps after a wait, unless the quota of the day or the balance is used up.',
      'pt-BR': 'Ajuda depois de uma espera, a não ser que a cota do dia ou o saldo tenha acabado.',
    },
    fix: {
      en: 'Find out [which limit](/troubleshooting/limit-rate-exceeded.mdx#cause) stopped you.',
      'pt-BR': 'Descubra [qual limite](/troubleshooting/limit-rate-exceeded.mdx#cause) barrou a requisição.',
    },
  },
  {
    id: '500',
    codes: ['500', '502'],
    meaning: {en: "Something failed on the provider's side.", 'pt-BR': 'Algo falhou do lado do provedor.'},
    repeating: helps,
    fix: {
      en: "Wait, and look at the provider's status page.",
      'pt-BR': 'Espere e veja a página de status do provedor.',
    },
  },
  {
    id: '503',
    codes: ['503', '529'],
    meaning: {en: 'The provider is overloaded.', 'pt-BR': 'O provedor está sobrecarregado.'},
    repeating: helps,
    fix: {
      en: 'Wait, or [choose another profile](/troubleshooting/limit-rate-exceeded.mdx#other-profile).',
      'pt-BR': 'Espere ou [escolha outro perfil](/troubleshooting/limit-rate-exceeded.mdx#other-profile).',
    },
  },
] as const satisfies readonly HttpCodeShape[];

type HttpCodeId = (typeof list)[number]['id'];

export interface HttpCode extends HttpCodeShape {
  id: HttpCodeId;
}

/** The numbers with which a model provider refuses a request. */
export const httpCodes: readonly HttpCode[] = list;
