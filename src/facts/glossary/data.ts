import type {Locale} from '../../config/locales';
import type {Localized} from '../localized';
import type {Place} from '../nodes';

/** A word that a reader may not know, explained where it first stands on a page. */
export interface Term {
  /** Its name, and the words of the link to its home. */
  name: Localized;
  /** The spellings that pages use; upper and lower case do not matter. */
  forms: Readonly<Record<Locale, readonly string[]>>;
  /** Two sentences, without the name: it stands before them, with a colon. */
  text: Localized;
  /** The section that explains it in full. The page itself does not explain its own word. */
  home: Place;
  /** Where the word means this, as the beginnings of page ids; everywhere by default. */
  where?: readonly string[];
}

const same = (...forms: string[]): Term['forms'] => ({en: forms, 'pt-BR': forms});

/** The terms, the least known first: a page explains only the first few that it has. */
export const terms: readonly Term[] = [
  {
    name: {en: 'Shadow repository', 'pt-BR': 'Repositório-sombra'},
    forms: {
      en: ['shadow repository', 'shadow repositories'],
      'pt-BR': ['repositório-sombra', 'repositórios-sombra'],
    },
    text: {
      en: 'a second Git repository that the extension keeps outside your project. It holds the checkpoints and never touches your own history.',
      'pt-BR':
        'um segundo repositório Git que a extensão mantém fora do projeto. Ele guarda os checkpoints e nunca mexe no seu histórico.',
    },
    home: {page: 'features/checkpoints.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Embedding', 'pt-BR': 'Embedding'},
    forms: same('embedding', 'embeddings'),
    text: {
      en: 'a list of numbers that stands for the meaning of a piece of text. Pieces with similar numbers are found together, even if they share no word.',
      'pt-BR':
        'uma lista de números que representa o significado de um trecho. Trechos com números parecidos são encontrados juntos, mesmo sem palavras em comum.',
    },
    home: {page: 'features/codebase-indexing.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Prompt caching', 'pt-BR': 'Cache de prompts'},
    forms: {en: ['prompt caching', 'prompt cache'], 'pt-BR': ['cache de prompts']},
    text: {
      en: 'the provider keeps the beginning of a conversation for a while. What it has kept costs less the next time it is sent.',
      'pt-BR':
        'o provedor guarda o começo de uma conversa por algum tempo. O que ele guardou custa menos no próximo envio.',
    },
    home: {page: 'advanced-usage/rate-limits-costs.mdx', section: 'prompt-caching'},
  },
  {
    name: {en: 'Context window', 'pt-BR': 'Janela de contexto'},
    forms: {
      en: ['context window', 'context windows'],
      'pt-BR': ['janela de contexto', 'janelas de contexto'],
    },
    text: {
      en: 'how much a model can read in one request, counted in tokens. Your message, files, results and the answer share it.',
      'pt-BR':
        'quanto um modelo consegue ler em uma requisição, contado em tokens. Sua mensagem, os arquivos, os resultados e a resposta dividem esse espaço.',
    },
    home: {page: 'advanced-usage/large-projects.mdx', section: 'why-size-hurts'},
  },
  {
    name: {en: 'System prompt', 'pt-BR': 'Prompt de sistema'},
    forms: {
      en: ['system prompt', 'system prompts'],
      'pt-BR': ['prompt de sistema', 'prompts de sistema', 'prompt do sistema'],
    },
    text: {
      en: 'the instructions that reach the model before your message. They hold the role of the mode, the tools, your rules and your instructions.',
      'pt-BR':
        'as instruções que chegam ao modelo antes da sua mensagem. Elas trazem a função do modo, as ferramentas, as suas regras e as suas instruções.',
    },
    home: {page: 'features/footgun-prompting.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Token', 'pt-BR': 'Token'},
    forms: same('token', 'tokens'),
    text: {
      en: 'the piece of text, often part of a word, in which models count. Window sizes and prices are given in tokens.',
      'pt-BR':
        'o pedaço de texto, muitas vezes parte de uma palavra, em que os modelos contam. Tamanhos de janela e preços são dados em tokens.',
    },
    home: {page: 'advanced-usage/rate-limits-costs.mdx', section: 'tokens'},
    where: [
      'advanced-usage/large',
      'advanced-usage/local',
      'basic-usage/reasoning',
      'features/codebase',
      'features/fast',
    ],
  },
  {
    name: {en: 'MCP', 'pt-BR': 'MCP'},
    forms: same('MCP', 'Model Context Protocol'),
    text: {
      en: 'the Model Context Protocol, a standard way to give an assistant more tools. A server offers them, and the extension lets the model call them.',
      'pt-BR':
        'o Model Context Protocol, um padrão para dar mais ferramentas a um assistente. Um servidor as oferece, e a extensão deixa o modelo chamá-las.',
    },
    home: {page: 'features/mcp/what-is-mcp.mdx', section: 'why'},
  },
  {
    name: {en: 'Alliance', 'pt-BR': 'Aliança'},
    forms: {en: ['alliance', 'alliances'], 'pt-BR': ['aliança', 'alianças']},
    text: {
      en: 'several squads that are seen together, such as a product area. Its lead has the rights of a squad lead in each of them.',
      'pt-BR':
        'várias squads vistas em conjunto, como uma área de produto. Quem a lidera tem os direitos de líder de squad em cada uma.',
    },
    home: {page: 'platform/introduction.mdx', section: 'structure'},
  },
  {
    name: {en: 'Squad', 'pt-BR': 'Squad'},
    forms: same('squad', 'squads'),
    text: {
      en: 'a team that plans, builds and runs something together. Work items, repositories and metrics belong to one.',
      'pt-BR':
        'uma equipe que planeja, constrói e opera algo em conjunto. Itens de trabalho, repositórios e métricas pertencem a uma delas.',
    },
    home: {page: 'platform/introduction.mdx', section: 'structure'},
  },
  {
    name: {en: 'Checkpoint', 'pt-BR': 'Checkpoint'},
    forms: same('checkpoint', 'checkpoints'),
    text: {
      en: 'a copy of the state of your files, saved while the assistant works. You can compare it with the present, or restore it.',
      'pt-BR':
        'uma cópia do estado dos seus arquivos, salva enquanto o assistente trabalha. Você pode compará-la com o estado atual ou restaurá-la.',
    },
    home: {page: 'features/checkpoints.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Subtask', 'pt-BR': 'Subtarefa'},
    forms: {en: ['subtask', 'subtasks'], 'pt-BR': ['subtarefa', 'subtarefas']},
    text: {
      en: 'a part of a task with a conversation of its own. It starts from a message and hands a summary back when it ends.',
      'pt-BR':
        'uma parte de uma tarefa com conversa própria. Ela começa com uma mensagem e devolve um resumo quando termina.',
    },
    home: {page: 'basic-usage/orchestrator-mode.mdx', section: 'handover'},
  },
  {
    name: {en: 'Hallucination', 'pt-BR': 'Alucinação'},
    forms: {en: ['hallucination', 'hallucinations'], 'pt-BR': ['alucinação', 'alucinações']},
    text: {
      en: 'something that a model states with confidence although it is invented. Names of functions, packages and files are frequent cases.',
      'pt-BR':
        'algo que um modelo afirma com segurança, embora seja inventado. Nomes de funções, pacotes e arquivos são casos frequentes.',
    },
    home: {page: 'troubleshooting/ia-hallucination.mdx', section: 'cause'},
  },
  {
    name: {en: 'Memory bank', 'pt-BR': 'Banco de memória'},
    forms: {en: ['memory bank', 'memory banks'], 'pt-BR': ['banco de memória', 'bancos de memória']},
    text: {
      en: 'a few Markdown files that tell each new task what the project is about. The assistant reads them first and keeps them up to date.',
      'pt-BR':
        'alguns arquivos Markdown que contam a cada tarefa nova do que trata o projeto. O assistente os lê primeiro e os mantém atualizados.',
    },
    home: {page: 'advanced-usage/memory-bank.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Temperature', 'pt-BR': 'Temperatura'},
    forms: {en: ['temperature'], 'pt-BR': ['temperatura']},
    text: {
      en: 'how much chance there is in the choice of each next word. A low value gives nearly the same answer every time.',
      'pt-BR':
        'quanto acaso entra na escolha de cada próxima palavra. Um valor baixo dá quase a mesma resposta todas as vezes.',
    },
    home: {page: 'features/model-temperature.mdx', section: 'what-it-gives-you'},
    where: ['advanced-usage/', 'features/', 'providers/', 'basic-usage/'],
  },
  {
    name: {en: 'Shell integration', 'pt-BR': 'Integração do shell'},
    forms: {en: ['shell integration'], 'pt-BR': ['integração do shell']},
    text: {
      en: 'the signals by which a shell tells VS Code where a command begins and ends. Through them the assistant reads the output.',
      'pt-BR':
        'os sinais com que um shell diz ao VS Code onde um comando começa e termina. Por eles o assistente lê a saída.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'OKR', 'pt-BR': 'OKR'},
    forms: same('OKR', 'OKRs'),
    text: {
      en: 'an objective with the key results that show whether it is reached. Each result has a number to start from and one to reach.',
      'pt-BR':
        'um objetivo com os resultados-chave que mostram se ele foi alcançado. Cada resultado tem um número de partida e outro de chegada.',
    },
    home: {page: 'metrics/okrs.mdx', section: 'what-it-answers'},
  },
];
