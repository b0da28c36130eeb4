import type {Text} from './product';

/** What changed for readers, in one sentence. */
export interface Change {
  /** Day of the change: `2026-11-23`. */
  readonly date: string;
  /** One sentence without markup; it may carry product tokens. */
  readonly text: Text;
  /** Ids of the documents that changed. For 30 days each of them says so at its end. */
  readonly pages: readonly string[];
}

/**
 * What is new in the documentation, newest first: the page “What's new”, its feeds, and the line at the end of a
 * page read it. An entry is for readers: a rewritten sentence needs none.
 */
export const changes: readonly Change[] = [
  {
    date: '2026-11-23',
    text: {
      en: 'Every page has a menu that copies it as Markdown, copies a link to the section you are reading, or opens it in an assistant.',
      'pt-BR':
        'Toda página tem um menu que copia o conteúdo como Markdown, copia o link da seção que você está lendo ou abre a página em um assistente.',
    },
    pages: [],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'Your assistant can search and read this documentation: a new section shows how to add its MCP server.',
      'pt-BR':
        'O seu assistente pode pesquisar e ler esta documentação: uma nova seção mostra como adicionar o servidor MCP dela.',
    },
    pages: ['features/mcp/using-mcp-in-product-code'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'Paste an error message, and the error finder leads to the row that explains it.',
      'pt-BR': 'Cole uma mensagem de erro, e o localizador de erros leva à linha que explica o que fazer.',
    },
    pages: ['troubleshooting/introduction'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'A form shows which commands run without a question, with your own lists of allowed and denied commands.',
      'pt-BR':
        'Um formulário mostra quais comandos são executados sem perguntar, com as suas próprias listas de comandos permitidos e negados.',
    },
    pages: ['features/auto-approving-actions'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'A form estimates what your requests cost, from your own prices and numbers of tokens.',
      'pt-BR':
        'Um formulário estima quanto custam as suas requisições, com os seus preços e números de tokens.',
    },
    pages: ['advanced-usage/rate-limits-costs'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'A form finds the providers that suit what you need, such as no key or no connection to the internet.',
      'pt-BR':
        'Um formulário encontra os provedores que atendem ao que você precisa, como dispensar a chave ou a conexão com a internet.',
    },
    pages: ['basic-usage/connecting-providers'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'A form estimates how much memory a local model needs.',
      'pt-BR': 'Um formulário estima quanta memória um modelo local precisa.',
    },
    pages: ['advanced-usage/local-models'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'A form writes the file of your custom modes and explains what is wrong in one that you paste.',
      'pt-BR':
        'Um formulário escreve o arquivo dos seus modos personalizados e explica o que está errado em um que você colar.',
    },
    pages: ['features/custom-modes'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'You can change the indicators of the example and see what becomes of the score.',
      'pt-BR': 'Você pode mudar os indicadores do exemplo e ver o que acontece com o score.',
    },
    pages: ['metrics/score'],
  },
  {
    date: '2026-11-23',
    text: {
      en: 'The pages of {product.platform} and of the metrics show the screens that they describe.',
      'pt-BR': 'As páginas da {product.platform} e das métricas mostram as telas que descrevem.',
    },
    pages: ['platform/introduction', 'metrics/introduction'],
  },
  {
    date: '2026-11-22',
    text: {
      en: 'Terms explain themselves where a page first uses them: select a word with a dotted line.',
      'pt-BR':
        'Os termos se explicam no ponto em que a página os usa pela primeira vez: selecione uma palavra com linha pontilhada.',
    },
    pages: [],
  },
  {
    date: '2026-11-22',
    text: {
      en: 'If your interface is in another language than the page, you can see its labels in that language.',
      'pt-BR':
        'Se a sua interface está em outro idioma que não o da página, você pode ver os rótulos nesse idioma.',
    },
    pages: [],
  },
  {
    date: '2026-11-22',
    text: {
      en: 'A whole section can be printed as one document, from the end of any of its pages.',
      'pt-BR':
        'Uma seção inteira pode ser impressa como um só documento, a partir do fim de qualquer página dela.',
    },
    pages: [],
  },
  {
    date: '2026-11-22',
    text: {
      en: 'Shortcuts, paths and tabs follow your operating system, and ? lists the keyboard shortcuts of the site.',
      'pt-BR':
        'Atalhos, caminhos e abas seguem o seu sistema operacional, e ? mostra os atalhos de teclado do site.',
    },
    pages: [],
  },
  {
    date: '2026-11-21',
    text: {
      en: 'The documentation is complete in English and in Portuguese, with its own search in both languages.',
      'pt-BR': 'A documentação está completa em português e em inglês, com busca própria nos dois idiomas.',
    },
    pages: [],
  },
];

/** Days for which a page says what changed on it. */
const RECENT_DAYS = 30;

/**
 * The newest change of a page that is not older than 30 days.
 *
 * @param today in milliseconds; the day of the build
 */
export function recentChange(
  changes: readonly Change[],
  page: string,
  today = Date.now(),
): Change | undefined {
  const first = new Date(today - RECENT_DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return changes.find(({date, pages}) => pages.includes(page) && date >= first);
}
