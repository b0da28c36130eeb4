import {perLocale, type Locale} from '../../config/locales';
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

const same = (...forms: string[]): Term['forms'] => perLocale(() => forms);

/** The terms, the least known first: a page explains only the first few that it has. */
export const terms: readonly Term[] = [
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
    name: {en: 'Transport', 'pt-BR': 'Transporte'},
    forms: {en: ['transport', 'transports'], 'pt-BR': ['transporte', 'transportes']},
    text: {
      en: 'the channel between the extension and an MCP server. With stdio the server runs on your machine, with Streamable HTTP it can run elsewhere.',
      'pt-BR':
        'o canal entre a extensão e um servidor MCP. Com stdio o servidor roda na sua máquina, com Streamable HTTP ele pode estar em outro lugar.',
    },
    home: {page: 'features/mcp/server-transports.mdx', section: 'choose'},
    where: ['features/mcp/', 'features/tools/'],
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
    name: {en: 'OKR', 'pt-BR': 'OKR'},
    forms: same('OKR', 'OKRs'),
    text: {
      en: 'an objective with the key results that show whether it is reached. Each result has a number to start from and one to reach.',
      'pt-BR':
        'um objetivo com os resultados-chave que mostram se ele foi alcançado. Cada resultado tem um número de partida e outro de chegada.',
    },
    home: {page: 'metrics/okrs.mdx', section: 'what-it-answers'},
  },
  {
    name: {en: 'Single sign-on', 'pt-BR': 'Login único'},
    forms: {en: ['single sign-on', 'SSO'], 'pt-BR': ['login único', 'SSO']},
    text: {
      en: 'you sign in through the identity provider of your organization. There is no separate password to keep for the platform.',
      'pt-BR':
        'você entra pelo provedor de identidade da sua organização. Não há outra senha para guardar só para a plataforma.',
    },
    home: {page: 'platform/login.mdx', section: 'sso'},
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
    name: {en: 'Reasoning model', 'pt-BR': 'Modelo de raciocínio'},
    forms: {
      en: ['reasoning model', 'reasoning models'],
      'pt-BR': ['modelo de raciocínio', 'modelos de raciocínio'],
    },
    text: {
      en: 'a model that writes a chain of intermediate thoughts before it answers. The thoughts cost tokens and time as well.',
      'pt-BR':
        'um modelo que escreve uma cadeia de pensamentos intermediários antes de responder. Os pensamentos também custam tokens e tempo.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'find-the-level'},
  },
  {
    name: {en: 'Rate limit', 'pt-BR': 'Limite de requisições'},
    forms: {en: ['rate limit', 'rate limits'], 'pt-BR': ['limite de requisições', 'limites de requisições']},
    text: {
      en: 'how many requests or tokens a provider accepts in a given time. Beyond it, the provider answers with error 429 until some time has passed.',
      'pt-BR':
        'quantas requisições ou tokens um provedor aceita em certo tempo. Além disso, o provedor responde com o erro 429 até passar algum tempo.',
    },
    home: {page: 'advanced-usage/rate-limits-costs.mdx', section: 'http-429'},
    where: ['advanced-usage/', 'basic-usage/', 'faq', 'features/', 'getting-started/', 'providers/', 'tips'],
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
    name: {en: 'Orchestrator', 'pt-BR': 'Orchestrator'},
    forms: same('Orchestrator'),
    text: {
      en: 'the mode that splits a large job into subtasks and hands each one to another mode. It continues with nothing but their results.',
      'pt-BR':
        'o modo que divide um trabalho grande em subtarefas e entrega cada uma a outro modo. Depois, ele continua só com os resultados.',
    },
    home: {page: 'basic-usage/orchestrator-mode.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Workflow', 'pt-BR': 'Fluxo de trabalho'},
    forms: {en: ['workflow', 'workflows'], 'pt-BR': ['fluxo de trabalho', 'fluxos de trabalho']},
    text: {
      en: 'a procedure in a Markdown file that you start by typing its name after a slash. It is a prompt and not a script, so the model carries out the steps.',
      'pt-BR':
        'um procedimento em um arquivo Markdown, que você inicia digitando o nome depois de uma barra. Ele é um prompt, e não um script: quem executa os passos é o modelo.',
    },
    home: {page: 'features/slash-commands/workflows.mdx', section: 'turn-it-on'},
    where: ['advanced-usage/', 'basic-usage/', 'faq', 'features/', 'getting-started/', 'tips'],
  },
  {
    name: {en: 'Auto-approve', 'pt-BR': 'Aprovação automática'},
    forms: {en: ['auto-approve', 'auto-approval'], 'pt-BR': ['aprovação automática']},
    text: {
      en: 'the assistant acts without waiting for your click, in the categories that you turned on. Everything is off by default.',
      'pt-BR':
        'o assistente age sem esperar o seu clique, nas categorias que você ativou. Tudo começa desativado.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'what-it-gives-you'},
  },
  {
    name: {en: 'Tool call', 'pt-BR': 'Chamada de ferramenta'},
    forms: {
      en: ['tool call', 'tool calls'],
      'pt-BR': ['chamada de ferramenta', 'chamadas de ferramenta', 'chamadas de ferramentas'],
    },
    text: {
      en: 'what a model writes when it wants a file read, an edit applied or a command run. The extension checks the call and, by default, asks for your approval.',
      'pt-BR':
        'o que um modelo escreve quando quer ler um arquivo, aplicar uma edição ou executar um comando. A extensão verifica a chamada e, por padrão, pede a sua aprovação.',
    },
    home: {page: 'basic-usage/how-tools-work.mdx', section: 'one-call'},
  },
  {
    name: {en: 'Configuration profile', 'pt-BR': 'Perfil de configuração'},
    forms: {
      en: ['configuration profile', 'configuration profiles', 'profile', 'profiles'],
      'pt-BR': ['perfil de configuração', 'perfis de configuração', 'perfil', 'perfis'],
    },
    text: {
      en: 'a combination of provider, key, model and parameters that you save under a name. Each mode can work with the one that suits it.',
      'pt-BR':
        'uma combinação de provedor, chave, modelo e parâmetros guardada com um nome. Cada modo pode usar o que combina com ele.',
    },
    home: {page: 'features/api-configuration-profiles.mdx', section: 'what-it-gives-you'},
    where: ['advanced-usage/', 'getting-started/', 'troubleshooting/l', 'troubleshooting/u'],
  },
  {
    name: {en: 'Workspace', 'pt-BR': 'Espaço de trabalho'},
    forms: {en: ['workspace', 'workspaces'], 'pt-BR': ['espaço de trabalho', 'espaços de trabalho']},
    text: {
      en: 'the folder, or the folders, open in a window of the editor. Relative paths start there, and the assistant treats everything else as outside.',
      'pt-BR':
        'a pasta, ou as pastas, que estão abertas em uma janela do editor. Caminhos relativos partem dali, e o assistente trata todo o resto como externo.',
    },
    home: {page: 'features/tools/tool-use-overview.mdx', section: 'workspace'},
    where: [
      'advanced-usage/',
      'basic-usage/',
      'faq',
      'features/',
      'getting-started/',
      'tips',
      'troubleshooting/',
    ],
  },
  {
    name: {en: 'Diff', 'pt-BR': 'Diff'},
    forms: same('diff', 'diffs'),
    text: {
      en: 'the lines that a change takes out and those that it puts in. The assistant can send one in place of the whole file.',
      'pt-BR':
        'as linhas que uma mudança tira e as que ela põe. O assistente pode enviar um diff em vez do arquivo inteiro.',
    },
    home: {page: 'features/fast-edits.mdx', section: 'what-it-gives-you'},
    where: ['basic-usage/', 'faq', 'features/', 'getting-started/', 'tips'],
  },
  {
    name: {en: 'Mode', 'pt-BR': 'Modo'},
    forms: {en: ['mode', 'modes'], 'pt-BR': ['modo', 'modos']},
    text: {
      en: 'it decides what the assistant is for and what it can touch. A mode combines a role, groups of tools, instructions and a profile.',
      'pt-BR':
        'ele define a função do assistente e o que ele pode alterar. Um modo combina uma função, grupos de ferramentas, instruções e um perfil.',
    },
    home: {page: 'basic-usage/using-modes.mdx', section: 'in-short'},
    where: ['advanced-usage/', 'getting-started/', 'troubleshooting/'],
  },
  {
    name: {en: 'Provider', 'pt-BR': 'Provedor'},
    forms: {en: ['provider', 'providers'], 'pt-BR': ['provedor', 'provedores']},
    text: {
      en: 'the service that runs the language model. The extension contains no model and sends each request to the provider that you choose.',
      'pt-BR':
        'o serviço que executa o modelo de linguagem. A extensão não traz nenhum modelo e envia cada requisição ao provedor que você escolhe.',
    },
    home: {page: 'basic-usage/connecting-providers.mdx', section: 'choose'},
    where: ['getting-started/', 'troubleshooting/'],
  },
];
