import {product} from '../../config/product';
import {both, type Localized} from '../localized';
import type {Place} from '../nodes';
import {providers, type ProviderId} from '../providers/data';
import {retry} from '../retry/data';
import type {SettingScope, SettingSection} from './sections';

interface SettingShape {
  id: string;
  /** Its label in the interface. */
  label?: Localized;
  /** Its name in VS Code's settings, behind `{product.settings}.`; some have a label too. */
  key?: string;
  section: SettingSection;
  scope: SettingScope;
  /** Value of a fresh installation; a number has the unit. */
  default?: boolean | number | Localized;
  /** What the default comes to, where its value does not say it: `0 s (off)`. */
  means?: Localized;
  /** What it can be; a switch is on or off. */
  range?: {min: number; max: number; step?: number} | Localized;
  /** Behind the numbers. `%` follows them closely. */
  unit?: Localized;
  /** Digits behind the point, where a slider shows them. */
  digits?: number;
  /** What it does, in sentences. */
  effect: Localized;
  /** The providers that heed it, when not all do. */
  providers?: readonly ProviderId[];
  /** The one section that explains it and shows its row. */
  home: Place;
}

const seconds = both('s');
const percent = both('%');
const lines = {en: 'lines', 'pt-BR': 'linhas'};
const megabytes = both('MB');
const files = {en: 'files', 'pt-BR': 'arquivos'};
const tokens = both('tokens');
const empty = {en: 'Empty', 'pt-BR': 'Vazio'};
const unlimited = {en: '**Unlimited**', 'pt-BR': '**Ilimitado**'};
const prefixes = {en: 'A list of prefixes', 'pt-BR': 'Uma lista de prefixos'};
const currentProfile = {
  en: '**Use currently selected API configuration**',
  'pt-BR': '**Usar configuração de API atualmente selecionada**',
};

const list = [
  // Settings → Providers
  {
    id: 'enable-reasoning',
    label: {en: 'Enable reasoning', 'pt-BR': 'Habilitar raciocínio'},
    section: 'providers',
    scope: 'profile',
    effect: {
      en: 'Lets the model think before it answers. A model that always thinks has no checkbox.',
      'pt-BR': 'Deixa o modelo pensar antes de responder. Um modelo que sempre pensa não tem essa caixa.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'settings'},
  },
  {
    id: 'max-tokens',
    label: {en: 'Max Tokens', 'pt-BR': 'Tokens máximos'},
    section: 'providers',
    scope: 'profile',
    default: 16_384,
    range: {
      en: "8,192 tokens to the model's limit, in steps of 1,024",
      'pt-BR': 'De 8.192 tokens ao limite do modelo, em passos de 1.024',
    },
    unit: tokens,
    effect: {
      en: 'Reserves room for the whole answer of a model with a budget. Thinking gets at most 80% of it.',
      'pt-BR':
        'Reserva espaço para a resposta inteira de um modelo com orçamento de raciocínio. O raciocínio recebe no máximo 80% dele.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'settings'},
  },
  {
    id: 'max-thinking-tokens',
    label: {en: 'Max Thinking Tokens', 'pt-BR': 'Tokens máximos de pensamento'},
    section: 'providers',
    scope: 'profile',
    default: 8192,
    range: {
      en: '1,024 tokens or more, in steps of 1,024',
      'pt-BR': '1.024 tokens ou mais, em passos de 1.024',
    },
    unit: tokens,
    effect: {
      en: 'Sets how many tokens a model with a budget can spend on thinking.',
      'pt-BR': 'Define quantos tokens um modelo com orçamento de raciocínio pode gastar pensando.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'settings'},
  },
  {
    id: 'reasoning-effort',
    label: {en: 'Model Reasoning Effort', 'pt-BR': 'Esforço de raciocínio do modelo'},
    section: 'providers',
    scope: 'profile',
    default: {en: "The model's own", 'pt-BR': 'O do próprio modelo'},
    range: {en: 'The levels that the model accepts', 'pt-BR': 'Os níveis que o modelo aceita'},
    effect: {
      en: 'Sets how much a model with levels thinks before it answers.',
      'pt-BR': 'Define quanto um modelo com níveis pensa antes de responder.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'settings'},
  },
  {
    id: 'output-verbosity',
    label: {en: 'Output Verbosity', 'pt-BR': 'Verbosidade da saída'},
    section: 'providers',
    scope: 'profile',
    default: {en: '**Medium**', 'pt-BR': '**Média**'},
    range: {en: '**Low**, **Medium** or **High**', 'pt-BR': '**Baixa**, **Média** ou **Alta**'},
    effect: {
      en: "Sets how long the answers are, on models that support it. It doesn't change the thinking.",
      'pt-BR': 'Define o tamanho das respostas, nos modelos que o aceitam. O raciocínio não muda.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'settings'},
  },

  // Settings → Providers → Advanced settings
  {
    id: 'enable-todo-list',
    label: {en: 'Enable todo list tool', 'pt-BR': 'Habilitar ferramenta de lista de tarefas'},
    section: 'advanced',
    scope: 'profile',
    default: true,
    effect: {
      en: 'Lets the assistant keep a to-do list.',
      'pt-BR': 'Permite que o assistente mantenha uma lista de tarefas.',
    },
    home: {page: 'basic-usage/task-todo-list.mdx', section: 'settings'},
  },
  {
    id: 'enable-diffs',
    label: {en: 'Enable editing through diffs', 'pt-BR': 'Ativar edição através de diffs'},
    section: 'advanced',
    scope: 'profile',
    default: true,
    effect: {
      en: 'Lets the assistant change a file by sending only the parts that differ. Without it, every change rewrites the whole file, which takes longer and costs more.',
      'pt-BR':
        'Permite que o assistente altere um arquivo enviando só os trechos que mudam. Sem ela, cada mudança reescreve o arquivo inteiro, o que demora e custa mais.',
    },
    home: {page: 'features/fast-edits.mdx', section: 'settings'},
  },
  {
    id: 'match-precision',
    label: {en: 'Match precision', 'pt-BR': 'Precisão de correspondência'},
    section: 'advanced',
    scope: 'profile',
    default: 100,
    range: {min: 80, max: 100, step: 0.5},
    unit: percent,
    effect: {
      en: 'Sets how closely the text to be replaced must match the file. With a lower value, more edits apply, but some can land in the wrong place.',
      'pt-BR':
        'Define o quanto o texto a substituir precisa coincidir com o do arquivo. Com um valor menor, mais edições se aplicam, mas algumas podem cair no lugar errado.',
    },
    home: {page: 'features/fast-edits.mdx', section: 'settings'},
  },
  {
    id: 'temperature',
    label: {en: 'Use custom temperature', 'pt-BR': 'Usar temperatura personalizada'},
    section: 'advanced',
    scope: 'profile',
    default: false,
    means: {en: "the provider's default applies", 'pt-BR': 'vale o padrão do provedor'},
    range: {min: 0, max: 2, step: 0.01},
    effect: {
      en: 'Sends a temperature of your choice with each request. A higher value makes the answers more varied.',
      'pt-BR':
        'Envia a temperatura que você escolher em cada requisição. Um valor maior deixa as respostas mais variadas.',
    },
    home: {page: 'features/model-temperature.mdx', section: 'settings'},
  },
  {
    id: 'rate-limit',
    label: {en: 'Rate limit', 'pt-BR': 'Limite de taxa'},
    section: 'advanced',
    scope: 'profile',
    default: 0,
    means: {en: 'off', 'pt-BR': 'desativado'},
    range: {min: 0, max: 60},
    unit: seconds,
    effect: {
      en: 'Sets the shortest time between the starts of two requests, for [providers that count them](/advanced-usage/rate-limits-costs.mdx#slow-down).',
      'pt-BR':
        'Define o tempo mínimo entre o início de duas requisições, para [provedores que as contam](/advanced-usage/rate-limits-costs.mdx#slow-down).',
    },
    home: {page: 'features/api-configuration-profiles.mdx', section: 'settings'},
  },
  {
    id: 'error-limit',
    label: {en: 'Error & Repetition Limit', 'pt-BR': 'Limite de Erros e Repetições'},
    section: 'advanced',
    scope: 'profile',
    default: 3,
    range: {min: 0, max: 10},
    effect: {
      en: 'Sets after how many mistakes or identical calls in a row the task [stops and asks you](/basic-usage/how-tools-work.mdx#failures). At 0 it never stops, so a loop can spend money without a result.',
      'pt-BR':
        'Define depois de quantos erros ou chamadas iguais seguidas a tarefa [para e pergunta a você](/basic-usage/how-tools-work.mdx#failures). Com 0 ela nunca para, e uma repetição sem fim pode gastar dinheiro à toa.',
    },
    home: {page: 'features/api-configuration-profiles.mdx', section: 'settings'},
  },

  // Settings → Auto-Approve
  {
    id: 'include-outside-workspace',
    label: {
      en: 'Include files outside workspace',
      'pt-BR': 'Incluir arquivos fora do espaço de trabalho',
    },
    section: 'auto-approve',
    scope: 'user',
    default: false,
    effect: {
      en: 'Lets **Read** or **Write**, each with its own switch, approve [paths outside the workspace](/features/tools/tool-use-overview.mdx#workspace) too.',
      'pt-BR':
        'Permite que **Leitura** ou **Escrita**, cada uma com a própria opção, aprovem também [caminhos fora do espaço de trabalho](/features/tools/tool-use-overview.mdx#workspace).',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'include-protected-files',
    label: {en: 'Include protected files', 'pt-BR': 'Incluir arquivos protegidos'},
    section: 'auto-approve',
    scope: 'user',
    default: false,
    effect: {
      en: 'Lets **Write** approve changes to protected files too. Leave it off, because with it the assistant can loosen its own limits.',
      'pt-BR':
        'Permite que **Escrita** aprove também mudanças em arquivos protegidos. Deixe desativada, porque com ela o assistente pode afrouxar os próprios limites.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'retry-delay',
    label: {
      en: 'Delay before retrying the request',
      'pt-BR': 'Atraso antes de tentar novamente a requisição',
    },
    section: 'auto-approve',
    scope: 'user',
    default: retry.first,
    range: {min: 5, max: 100},
    unit: seconds,
    effect: {
      en: `Sets the wait before a failed request is first repeated, while **Retry** is on. Each further wait is twice as long, up to ${retry.longest} s.`,
      'pt-BR': `Define a espera antes de repetir pela primeira vez uma requisição que falhou, com **Tentar novamente** ativada. Cada nova espera dobra, até ${retry.longest} s.`,
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'question-wait',
    label: {
      en: 'Time to wait before auto-selecting the first answer',
      'pt-BR': 'Tempo de espera antes de selecionar automaticamente a primeira resposta',
    },
    section: 'auto-approve',
    scope: 'user',
    default: 60,
    range: {min: 1, max: 300},
    unit: seconds,
    effect: {
      en: 'Sets how long a question waits for you before the first suggested answer is sent, while **Question** is on.',
      'pt-BR':
        'Define quanto tempo uma pergunta espera por você antes que a primeira resposta sugerida seja enviada, com **Pergunta** ativada.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'max-count',
    label: {en: 'Max Count', 'pt-BR': 'Máximo de Solicitações'},
    section: 'auto-approve',
    scope: 'user',
    default: unlimited,
    range: {en: 'A number of requests', 'pt-BR': 'Um número de requisições'},
    effect: {
      en: 'Pauses a task once this many of its requests have run without asking. A subtask starts again from zero.',
      'pt-BR':
        'Pausa a tarefa depois desse número de requisições feitas sem perguntar. Uma subtarefa começa de novo do zero.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'max-cost',
    label: {en: 'Max Cost', 'pt-BR': 'Custo máximo'},
    section: 'auto-approve',
    scope: 'user',
    default: unlimited,
    range: {en: 'An amount in US dollars', 'pt-BR': 'Um valor em dólares'},
    effect: {
      en: 'Pauses a task once its cost passes this amount. A subtask starts again from zero, and a model whose price is unknown never gets there.',
      'pt-BR':
        'Pausa a tarefa quando o custo passa desse valor. Uma subtarefa começa de novo do zero, e um modelo de preço desconhecido nunca chega lá.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'allowedCommands',
    label: {en: 'Allowed Auto-Execute Commands', 'pt-BR': 'Comandos de auto-execução permitidos'},
    key: 'allowedCommands',
    section: 'auto-approve',
    scope: 'vscode',
    default: {en: '`git log`, `git diff`, `git show`', 'pt-BR': '`git log`, `git diff`, `git show`'},
    range: prefixes,
    effect: {
      en: "Lets commands that begin with one of these prefixes run without asking, while **Execute** is on. The three that ship aren't harmless: `git log --output=FILE` overwrites any file, so [empty the list](/features/auto-approving-actions.mdx#commands) first.",
      'pt-BR':
        'Permite que comandos que começam com um destes prefixos sejam executados sem perguntar, com **Executar** ativada. Os três de fábrica não são inofensivos: `git log --output=FILE` sobrescreve qualquer arquivo, por isso [esvazie a lista](/features/auto-approving-actions.mdx#commands) antes.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },
  {
    id: 'deniedCommands',
    label: {en: 'Denied Commands', 'pt-BR': 'Comandos negados'},
    key: 'deniedCommands',
    section: 'auto-approve',
    scope: 'vscode',
    default: empty,
    range: prefixes,
    effect: {
      en: 'Refuses commands that begin with one of these prefixes, even with auto-approve off. It is no barrier: an entry `rm -rf` lets `rm -fr` through.',
      'pt-BR':
        'Recusa comandos que começam com um destes prefixos, mesmo com a aprovação automática desativada. Não é uma barreira: a entrada `rm -rf` deixa passar `rm -fr`.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },

  // Settings → Browser
  {
    id: 'enable-browser',
    label: {en: 'Enable browser tool', 'pt-BR': 'Ativar ferramenta de navegador'},
    section: 'browser',
    scope: 'user',
    default: true,
    effect: {
      en: 'Gives the assistant a browser, if the model accepts images.',
      'pt-BR': 'Dá um navegador ao assistente, se o modelo aceita imagens.',
    },
    home: {page: 'features/browser-use.mdx', section: 'settings'},
  },
  {
    id: 'viewport-size',
    label: {en: 'Viewport size', 'pt-BR': 'Tamanho da viewport'},
    section: 'browser',
    scope: 'user',
    default: {en: '**Small Desktop (900x600)**', 'pt-BR': '**Desktop pequeno (900x600)**'},
    range: {
      en: '**Large Desktop (1280x800)**, **Small Desktop (900x600)**, **Tablet (768x1024)**, **Mobile (360x640)**',
      'pt-BR':
        '**Desktop grande (1280x800)**, **Desktop pequeno (900x600)**, **Tablet (768x1024)**, **Móvel (360x640)**',
    },
    effect: {
      en: 'Sets the size of the page that the assistant sees. A larger one costs more tokens with each screenshot.',
      'pt-BR':
        'Define o tamanho da página que o assistente vê. Quanto maior, mais tokens custa cada captura de tela.',
    },
    home: {page: 'features/browser-use.mdx', section: 'settings'},
  },
  {
    id: 'screenshot-quality',
    label: {en: 'Screenshot quality', 'pt-BR': 'Qualidade das capturas de tela'},
    section: 'browser',
    scope: 'user',
    default: 75,
    range: {min: 1, max: 100},
    unit: percent,
    effect: {
      en: 'Sets the quality of the screenshots, which are WebP images. Text is readable from 40 or 50%; fine visual checks need 80% or more.',
      'pt-BR':
        'Define a qualidade das capturas de tela, que são imagens WebP. O texto é legível a partir de 40 ou 50%; verificações visuais finas pedem 80% ou mais.',
    },
    home: {page: 'features/browser-use.mdx', section: 'settings'},
  },
  {
    id: 'remote-browser',
    label: {en: 'Use remote browser connection', 'pt-BR': 'Usar conexão remota de navegador'},
    section: 'browser',
    scope: 'user',
    default: false,
    effect: {
      en: 'Connects to a Chrome that you started with remote debugging. If you leave the address empty, the extension looks for one on port 9222.',
      'pt-BR':
        'Conecta a um Chrome que você iniciou com depuração remota. Se você deixar o endereço vazio, a extensão procura um na porta 9222.',
    },
    home: {page: 'features/browser-use.mdx', section: 'settings'},
  },

  // Settings → Checkpoints
  {
    id: 'enable-checkpoints',
    label: {en: 'Enable automatic checkpoints', 'pt-BR': 'Ativar pontos de verificação automáticos'},
    section: 'checkpoints',
    scope: 'user',
    default: true,
    effect: {
      en: 'Saves checkpoints while the assistant works. A change applies to new tasks.',
      'pt-BR': 'Salva checkpoints enquanto o assistente trabalha. Uma mudança vale para tarefas novas.',
    },
    home: {page: 'features/checkpoints.mdx', section: 'settings'},
  },
  {
    id: 'checkpoint-timeout',
    label: {
      en: 'Checkpoint initialization timeout (seconds)',
      'pt-BR': 'Tempo limite para inicialização do checkpoint (segundos)',
    },
    section: 'checkpoints',
    scope: 'user',
    default: 15,
    range: {min: 10, max: 60},
    unit: seconds,
    effect: {
      en: 'Sets how long the first snapshot of a task can take. If it takes longer, that task has no checkpoints.',
      'pt-BR':
        'Define quanto tempo o primeiro snapshot de uma tarefa pode levar. Se ele demorar mais, essa tarefa fica sem checkpoints.',
    },
    home: {page: 'features/checkpoints.mdx', section: 'settings'},
  },

  // Settings → Notifications
  {
    id: 'enable-speech',
    label: {en: 'Enable text-to-speech', 'pt-BR': 'Ativar texto para fala'},
    section: 'notifications',
    scope: 'user',
    default: false,
    effect: {
      en: 'Reads the answers and the closing summary of a task aloud.',
      'pt-BR': 'Lê em voz alta as respostas e o resumo final da tarefa.',
    },
    home: {page: 'features/more-features.mdx', section: 'settings'},
  },
  {
    id: 'speech-speed',
    label: {en: 'Speed', 'pt-BR': 'Velocidade'},
    section: 'notifications',
    scope: 'user',
    default: 1,
    range: {min: 0.1, max: 2},
    digits: 1,
    effect: {en: 'Sets how fast the voice speaks.', 'pt-BR': 'Define a velocidade da voz.'},
    home: {page: 'features/more-features.mdx', section: 'settings'},
  },
  {
    id: 'enable-sounds',
    label: {en: 'Enable sound effects', 'pt-BR': 'Ativar efeitos sonoros'},
    section: 'notifications',
    scope: 'user',
    default: false,
    effect: {
      en: 'Plays a sound when a task ends, when an approval is needed and when something fails.',
      'pt-BR': 'Toca um som quando uma tarefa termina, quando falta uma aprovação e quando algo falha.',
    },
    home: {page: 'features/more-features.mdx', section: 'settings'},
  },
  {
    id: 'sound-volume',
    label: both('Volume'),
    section: 'notifications',
    scope: 'user',
    default: 50,
    range: {min: 0, max: 100},
    unit: percent,
    effect: {en: 'Sets how loud the sounds are.', 'pt-BR': 'Define o volume dos sons.'},
    home: {page: 'features/more-features.mdx', section: 'settings'},
  },

  // Settings → Context
  {
    id: 'open-tabs-limit',
    label: {en: 'Open tabs context limit', 'pt-BR': 'Limite de contexto de abas abertas'},
    section: 'context',
    scope: 'user',
    default: 20,
    range: {min: 0, max: 500},
    unit: {en: 'tabs', 'pt-BR': 'abas'},
    effect: {
      en: 'Sets how many names of open tabs the model gets. Lower it if you keep many tabs open.',
      'pt-BR':
        'Define quantos nomes de abas abertas o modelo recebe. Reduza se você mantém muitas abas abertas.',
    },
    home: {page: 'advanced-usage/large-projects.mdx', section: 'limit-input'},
  },
  {
    id: 'workspace-files-limit',
    label: {
      en: 'Workspace files context limit',
      'pt-BR': 'Limite de contexto de arquivos do espaço de trabalho',
    },
    section: 'context',
    scope: 'user',
    default: 200,
    range: {min: 0, max: 500},
    unit: files,
    effect: {
      en: 'Sets how many file names of the workspace the model gets. Lower it in a huge project, where a list of names says little.',
      'pt-BR':
        'Define quantos nomes de arquivos do espaço de trabalho o modelo recebe. Reduza em um projeto enorme, em que uma lista de nomes diz pouco.',
    },
    home: {page: 'advanced-usage/large-projects.mdx', section: 'limit-input'},
  },
  {
    id: 'concurrent-reads-limit',
    label: {en: 'Concurrent file reads limit', 'pt-BR': 'Limite de leituras simultâneas'},
    section: 'context',
    scope: 'user',
    default: 5,
    range: {min: 1, max: 100},
    unit: files,
    effect: {
      en: 'Sets how many files the assistant reads in one call. At 1 it reads file by file.',
      'pt-BR': 'Define quantos arquivos o assistente lê em uma chamada. Com 1, ele lê um por um.',
    },
    home: {page: 'advanced-usage/large-projects.mdx', section: 'limit-input'},
  },
  {
    id: 'truncate-threshold',
    label: {
      en: 'File read auto-truncate threshold',
      'pt-BR': 'Limite de auto-truncamento de leitura de arquivo',
    },
    section: 'context',
    scope: 'user',
    default: -1,
    means: {en: '**Always read entire file**', 'pt-BR': '**Sempre ler o arquivo inteiro**'},
    range: {en: '−1, 0 or a number of lines', 'pt-BR': '−1, 0 ou um número de linhas'},
    effect: {
      en: 'Cuts longer files, mentioned ones too, to their first lines and an outline; at 0 only the outline is sent. While it is −1, the assistant reads whole files and knows no line ranges.',
      'pt-BR':
        'Corta arquivos mais longos, inclusive os mencionados, deixando as primeiras linhas e um esboço; com 0, só o esboço é enviado. Enquanto vale −1, o assistente lê arquivos inteiros e não conhece intervalos de linhas.',
    },
    home: {page: 'advanced-usage/large-projects.mdx', section: 'limit-input'},
  },
  {
    id: 'auto-condense',
    label: {
      en: 'Automatically trigger intelligent context condensing',
      'pt-BR': 'Acionar automaticamente a condensação inteligente de contexto',
    },
    section: 'context',
    scope: 'user',
    default: true,
    means: {en: 'at 100%', 'pt-BR': 'em 100%'},
    effect: {
      en: 'Replaces older messages by a summary once the context window is as full as the slider below it says, from 10 to 100%.',
      'pt-BR':
        'Troca as mensagens mais antigas por um resumo quando a janela de contexto chega ao ponto do controle abaixo dela, de 10 a 100%.',
    },
    home: {page: 'advanced-usage/large-projects.mdx', section: 'make-room'},
  },
  {
    id: 'show-ignored-files',
    label: {
      en: "Show {product.ignoreFile}'d files in lists and searches",
      'pt-BR': 'Mostrar arquivos {product.ignoreFile} em listas e pesquisas',
    },
    section: 'context',
    scope: 'user',
    default: false,
    effect: {
      en: 'Shows blocked files in listings, marked with 🔒, instead of hiding them. Their content stays closed.',
      'pt-BR':
        'Mostra os arquivos bloqueados nas listagens, com a marca 🔒, em vez de escondê-los. O conteúdo continua fechado.',
    },
    home: {page: 'advanced-usage/custom-rules.mdx', section: 'settings'},
  },
  {
    id: 'max-diagnostics',
    label: {en: 'Maximum diagnostic messages', 'pt-BR': 'Máximo de mensagens de diagnóstico'},
    section: 'context',
    scope: 'user',
    default: 50,
    range: {en: '1 to 100, or unlimited', 'pt-BR': 'De 1 a 100, ou sem limite'},
    unit: {en: 'messages', 'pt-BR': 'mensagens'},
    effect: {
      en: 'Sets how many errors and warnings `@problems` sends. Lower it while a migration floods the Problems panel.',
      'pt-BR':
        'Define quantos erros e avisos `@problems` envia. Reduza enquanto uma migração enche o painel Problemas.',
    },
    home: {page: 'basic-usage/context-mentions.mdx', section: 'settings'},
  },
  {
    id: 'max-image-size',
    label: {en: 'Max image file size', 'pt-BR': 'Tamanho máximo do arquivo de imagem'},
    section: 'context',
    scope: 'user',
    default: 5,
    range: {min: 1, max: 100},
    unit: megabytes,
    effect: {
      en: 'Sets how large an image can be. A larger one is skipped, with a notice.',
      'pt-BR': 'Define o tamanho máximo de uma imagem. Uma imagem maior é pulada, com um aviso.',
    },
    home: {page: 'features/tools/read-file.mdx', section: 'limits'},
  },
  {
    id: 'max-images-size',
    label: {en: 'Max total image size', 'pt-BR': 'Tamanho total máximo da imagem'},
    section: 'context',
    scope: 'user',
    default: 20,
    range: {min: 1, max: 500},
    unit: megabytes,
    effect: {
      en: 'Sets how large all images of one call can be together. What goes beyond it is skipped, with a notice.',
      'pt-BR':
        'Define o tamanho máximo da soma das imagens de uma chamada. O que passar disso é pulado, com um aviso.',
    },
    home: {page: 'features/tools/read-file.mdx', section: 'limits'},
  },
  {
    id: 'allow-large-reads',
    label: {en: 'Allow very large file reads', 'pt-BR': 'Permitir leituras de arquivos muito grandes'},
    section: 'context',
    scope: 'user',
    default: false,
    effect: {
      en: 'Lets the assistant read a file that is estimated at more than 80% of the context window. Otherwise such a file is refused.',
      'pt-BR':
        'Permite ler um arquivo estimado em mais de 80% da janela de contexto. Sem ela, um arquivo assim é recusado.',
    },
    home: {page: 'features/tools/read-file.mdx', section: 'limits'},
  },
  {
    id: 'write-delay',
    label: {
      en: 'Delay after writes to allow diagnostics to detect potential problems',
      'pt-BR': 'Atraso após as gravações para permitir que os diagnósticos detectem possíveis problemas',
    },
    section: 'context',
    scope: 'user',
    default: 1000,
    range: {min: 0, max: 5000, step: 100},
    unit: both('ms'),
    effect: {
      en: 'Waits after an edit, so that the editor can report new problems to the assistant. At 0 broken code goes unnoticed; a slow language server needs 2,000 ms or more.',
      'pt-BR':
        'Espera depois de uma edição, para que o editor possa relatar problemas novos ao assistente. Com 0, código quebrado passa despercebido; um servidor de linguagem lento precisa de 2.000 ms ou mais.',
    },
    home: {page: 'features/auto-approving-actions.mdx', section: 'settings'},
  },

  // Settings → Terminal
  {
    id: 'output-limit',
    label: {en: 'Terminal output limit', 'pt-BR': 'Limite de saída do terminal'},
    section: 'terminal',
    scope: 'user',
    default: 500,
    range: {min: 100, max: 5000, step: 100},
    unit: lines,
    effect: {
      en: 'Cuts a longer output: about 20% of the lines that are kept come from its beginning and 80% from its end, with a note in the gap. Lower it for noisy builds.',
      'pt-BR':
        'Corta uma saída mais longa: cerca de 20% das linhas mantidas vêm do começo e 80% do fim, com uma nota no lugar da lacuna. Reduza para builds muito verbosos.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'character-limit',
    label: {en: 'Terminal character limit', 'pt-BR': 'Limite de caracteres do terminal'},
    section: 'terminal',
    scope: 'user',
    default: 50_000,
    range: {min: 1000, max: 100_000, step: 1000},
    unit: {en: 'characters', 'pt-BR': 'caracteres'},
    effect: {
      en: 'Cuts the output in the same way, by characters. It applies before the line limit, so a giant line cannot fill the context.',
      'pt-BR':
        'Corta a saída do mesmo modo, por caracteres. Vale antes do limite de linhas, para que uma linha gigante não encha o contexto.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'compress-progress',
    label: {en: 'Compress progress bar output', 'pt-BR': 'Comprimir saída de barras de progresso'},
    section: 'terminal',
    scope: 'user',
    default: true,
    effect: {
      en: 'Keeps only the last state of a progress bar.',
      'pt-BR': 'Mantém só o último estado de uma barra de progresso.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'disable-shell-integration',
    label: {
      en: 'Disable terminal shell integration',
      'pt-BR': 'Desativar integração do shell do terminal',
    },
    section: 'terminal',
    scope: 'user',
    default: false,
    effect: {
      en: 'Runs commands inline, with their output in the chat, instead of in the VS Code terminal.',
      'pt-BR': 'Executa os comandos no modo inline, com a saída no chat, em vez de no terminal do VS Code.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'inherit-environment',
    label: {en: 'Inherit environment variables', 'pt-BR': 'Herdar variáveis de ambiente'},
    section: 'terminal',
    scope: 'user',
    default: {en: 'As set in VS Code', 'pt-BR': 'Conforme o VS Code'},
    effect: {
      en: "Turns VS Code's own setting `terminal.integrated.inheritEnv` on or off.",
      'pt-BR': 'Ativa ou desativa a configuração `terminal.integrated.inheritEnv` do próprio VS Code.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'shell-integration-timeout',
    label: {
      en: 'Terminal shell integration timeout',
      'pt-BR': 'Tempo limite de integração do shell do terminal',
    },
    section: 'terminal',
    scope: 'user',
    default: 5,
    range: {min: 1, max: 60},
    unit: seconds,
    effect: {
      en: 'Sets how long the extension waits for the shell before it runs the command inline. Raise it if your startup files are slow.',
      'pt-BR':
        'Define quanto tempo a extensão espera pelo shell antes de executar o comando no modo inline. Aumente se os arquivos de inicialização demoram.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'command-delay',
    label: {en: 'Terminal command delay', 'pt-BR': 'Atraso de comando do terminal'},
    section: 'terminal',
    scope: 'user',
    default: 0,
    range: {min: 0, max: 1000, step: 10},
    unit: both('ms'),
    effect: {
      en: 'Adds a short pause to each command, for terminals that lose output. Try 50 ms, or 150 ms in PowerShell.',
      'pt-BR':
        'Acrescenta uma pausa curta a cada comando, para terminais que perdem saída. Experimente 50 ms ou, no PowerShell, 150 ms.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'powershell-counter',
    label: {
      en: 'Enable PowerShell counter workaround',
      'pt-BR': 'Ativar solução alternativa do contador PowerShell',
    },
    section: 'terminal',
    scope: 'user',
    default: false,
    effect: {
      en: 'Makes each PowerShell command unique. It helps when output is missing, or when the same command returns nothing the second time.',
      'pt-BR':
        'Torna cada comando do PowerShell único. Ajuda quando falta saída ou quando o mesmo comando não devolve nada na segunda vez.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'zsh-eol-mark',
    label: {en: 'Clear ZSH EOL mark', 'pt-BR': 'Limpar marca de fim de linha do ZSH'},
    section: 'terminal',
    scope: 'user',
    default: true,
    effect: {
      en: "Sets `PROMPT_EOL_MARK=''`, so that no stray `%` ends the output.",
      'pt-BR': "Define `PROMPT_EOL_MARK=''`, para que nenhum `%` solto apareça no fim da saída.",
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    // cspell:ignore ITERM
    id: 'oh-my-zsh',
    label: {en: 'Enable Oh My Zsh integration', 'pt-BR': 'Ativar integração Oh My Zsh'},
    section: 'terminal',
    scope: 'user',
    default: false,
    effect: {
      en: 'Sets `ITERM_SHELL_INTEGRATION_INSTALLED=Yes` for Oh My Zsh.',
      'pt-BR': 'Define `ITERM_SHELL_INTEGRATION_INSTALLED=Yes` para o Oh My Zsh.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'powerlevel10k',
    label: {en: 'Enable Powerlevel10k integration', 'pt-BR': 'Ativar integração Powerlevel10k'},
    section: 'terminal',
    scope: 'user',
    default: false,
    effect: {
      en: 'Sets `POWERLEVEL9K_TERM_SHELL_INTEGRATION=true` for Powerlevel10k.',
      'pt-BR': 'Define `POWERLEVEL9K_TERM_SHELL_INTEGRATION=true` para o Powerlevel10k.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'zdotdir',
    label: {en: 'Enable ZDOTDIR handling', 'pt-BR': 'Ativar gerenciamento do ZDOTDIR'},
    section: 'terminal',
    scope: 'user',
    default: false,
    effect: {
      en: "Uses a temporary `ZDOTDIR`, so that your dotfiles and VS Code's script both load.",
      'pt-BR':
        'Usa um `ZDOTDIR` temporário, para carregar tanto os seus dotfiles quanto o script do VS Code.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },

  // Settings → Prompts
  {
    id: 'enhance-prompt-text',
    label: both('Prompt'),
    section: 'prompts',
    scope: 'user',
    default: {en: 'The built-in text', 'pt-BR': 'O texto de fábrica'},
    effect: {
      en: 'Holds the instruction to the model. Keep `${userInput}` in it, because it stands for your draft.',
      'pt-BR': 'Contém a instrução ao modelo. Mantenha `${userInput}`, que é o lugar do seu rascunho.',
    },
    home: {page: 'features/enhance-prompt.mdx', section: 'settings'},
  },
  {
    id: 'enhance-prompt-profile',
    label: {en: 'API Configuration', 'pt-BR': 'Configuração de API'},
    section: 'prompts',
    scope: 'user',
    default: currentProfile,
    range: {en: 'Any profile', 'pt-BR': 'Qualquer perfil'},
    effect: {
      en: 'Chooses the profile that rewrites your draft. If you delete that profile, the current one is used again.',
      'pt-BR':
        'Escolhe o perfil que reescreve o rascunho. Se você excluir esse perfil, volta a ser usado o atual.',
    },
    home: {page: 'features/enhance-prompt.mdx', section: 'settings'},
  },
  {
    id: 'enhance-prompt-history',
    label: {en: 'Include task history as context', 'pt-BR': 'Incluir histórico de tarefas como contexto'},
    section: 'prompts',
    scope: 'user',
    default: true,
    effect: {
      en: 'Sends up to 10 of the last messages of the task along with the draft.',
      'pt-BR': 'Envia até 10 das últimas mensagens da tarefa junto com o rascunho.',
    },
    home: {page: 'features/enhance-prompt.mdx', section: 'settings'},
  },
  {
    id: 'commit-message-text',
    label: both('Prompt'),
    section: 'prompts',
    scope: 'user',
    default: {
      en: 'A text for Conventional Commits, in English',
      'pt-BR': 'Um texto para o formato Conventional Commits, em inglês',
    },
    effect: {
      en: 'Holds the instruction to the model. The arrow next to it restores the default.',
      'pt-BR': 'Contém a instrução ao modelo. A seta ao lado restaura o padrão.',
    },
    home: {page: 'basic-usage/git-commit-generation.mdx', section: 'settings'},
  },
  {
    id: 'commit-message-profile',
    label: {en: 'API Configuration', 'pt-BR': 'Configuração de API'},
    section: 'prompts',
    scope: 'user',
    default: currentProfile,
    range: {en: 'Any profile', 'pt-BR': 'Qualquer perfil'},
    effect: {
      en: 'Chooses the [profile](/features/api-configuration-profiles.mdx#helpers) that writes the messages. A small model without reasoning is enough.',
      'pt-BR':
        'Escolhe o [perfil](/features/api-configuration-profiles.mdx#helpers) que escreve as mensagens. Um modelo pequeno, sem raciocínio, dá conta.',
    },
    home: {page: 'basic-usage/git-commit-generation.mdx', section: 'settings'},
  },

  // Settings → UI
  {
    id: 'collapse-thinking',
    label: {
      en: 'Collapse Thinking messages by default',
      'pt-BR': 'Recolher mensagens de pensamento por padrão',
    },
    section: 'ui',
    scope: 'user',
    effect: {
      en: 'Folds each new thinking block, so that only its title shows.',
      'pt-BR': 'Recolhe cada bloco novo de raciocínio, deixando só o título à vista.',
    },
    home: {page: 'basic-usage/reasoning-functionality.mdx', section: 'settings'},
  },

  // Settings → Experimental
  {
    id: 'power-steering',
    label: {
      en: 'Use experimental "power steering" mode',
      'pt-BR': 'Usar modo "direção assistida" experimental',
    },
    section: 'experimental',
    scope: 'user',
    default: false,
    effect: {
      en: 'Repeats the role and the instructions of the [mode](/basic-usage/using-modes.mdx) with every message, so that the model strays less. Each message then costs more tokens, and the context fills up sooner.',
      'pt-BR':
        'Repete a função e as instruções do [modo](/basic-usage/using-modes.mdx) em cada mensagem, para que o modelo se desvie menos. Cada mensagem passa a custar mais tokens, e o contexto enche mais cedo.',
    },
    home: {page: 'features/experimental/experimental-features.mdx', section: 'what-it-gives-you'},
  },
  {
    id: 'concurrent-edits',
    label: {en: 'Enable concurrent file edits', 'pt-BR': 'Habilitar edições de arquivos concorrentes'},
    section: 'experimental',
    scope: 'user',
    default: false,
    effect: {
      en: 'Lets [`apply_diff`](/features/tools/apply-diff.mdx) change several files in one call, which you review together. There is more to review at a time, and weak models write invalid diffs.',
      'pt-BR':
        'Permite que [`apply_diff`](/features/tools/apply-diff.mdx) altere vários arquivos em uma chamada, que você revisa de uma vez. Há mais a revisar por vez, e modelos fracos escrevem diffs inválidos.',
    },
    home: {page: 'features/experimental/experimental-features.mdx', section: 'what-it-gives-you'},
  },
  {
    id: 'background-editing',
    label: {en: 'Background editing', 'pt-BR': 'Edição em segundo plano'},
    section: 'experimental',
    scope: 'user',
    default: false,
    effect: {
      en: 'Applies approved edits without opening the diff tab or taking the focus. Review them in **Source Control**.',
      'pt-BR':
        'Aplica as edições aprovadas sem abrir a aba do diff nem tirar o foco. Revise no **Controle do Código-Fonte**.',
    },
    home: {page: 'features/experimental/experimental-features.mdx', section: 'what-it-gives-you'},
  },
  {
    id: 'image-generation',
    label: {en: 'Enable AI image generation', 'pt-BR': 'Habilitar geração de imagens com IA'},
    section: 'experimental',
    scope: 'user',
    default: false,
    effect: {
      en: "Gives the model a tool that makes images. It needs a provider's key, and each image is billed.",
      'pt-BR':
        'Dá ao modelo uma ferramenta que cria imagens. A ferramenta exige a chave de um provedor, e cada imagem é cobrada.',
    },
    home: {page: 'features/experimental/experimental-features.mdx', section: 'what-it-gives-you'},
  },
  {
    id: 'model-slash-commands',
    label: {
      en: 'Enable model-initiated slash commands',
      'pt-BR': 'Ativar comandos slash iniciados pelo modelo',
    },
    section: 'experimental',
    scope: 'user',
    default: false,
    effect: {
      en: 'Lets the model start your [workflows](/features/slash-commands/workflows.mdx) by itself. A workflow that deploys can then start without you asking for it, so keep approvals on.',
      'pt-BR':
        'Permite que o modelo inicie os [fluxos de trabalho](/features/slash-commands/workflows.mdx) por conta própria. Um fluxo que faz deploy pode começar sem você pedir, por isso mantenha as aprovações.',
    },
    home: {page: 'features/experimental/experimental-features.mdx', section: 'what-it-gives-you'},
  },

  // Settings → Language
  {
    id: 'language',
    label: {en: 'Language', 'pt-BR': 'Idioma'},
    section: 'language',
    scope: 'user',
    default: {
      en: "VS Code's display language at the first start, or English if the list lacks it",
      'pt-BR': 'O idioma de exibição do VS Code na primeira vez, ou inglês se ele não estiver na lista',
    },
    effect: {
      en: 'Sets the language of the panel, and tells the model to answer in it.',
      'pt-BR': 'Define o idioma do painel e diz ao modelo para responder nele.',
    },
    home: {page: 'features/more-features.mdx', section: 'settings'},
  },

  // Settings → About
  {
    id: 'telemetry',
    label: {
      en: 'Allow anonymous error and usage reporting',
      'pt-BR': 'Permitir relatórios anônimos de erros e uso',
    },
    section: 'about',
    scope: 'user',
    default: product.telemetryDefault === 'on',
    effect: {
      en: 'Sends reports of errors and usage, without code, prompts, file contents or keys.',
      'pt-BR': 'Envia relatórios de erros e de uso, sem código, prompts, conteúdo de arquivos nem chaves.',
    },
    home: {page: 'terms-and-conditions/privacy-policy.mdx', section: 'telemetry'},
  },

  // Settings → MCP Servers
  {
    id: 'enable-mcp',
    label: {en: 'Enable MCP Servers', 'pt-BR': 'Ativar servidores MCP'},
    section: 'mcp',
    scope: 'user',
    default: true,
    effect: {
      en: 'Connects your servers. Without it there are no connections, and no request carries text about MCP.',
      'pt-BR': 'Conecta os servidores. Sem ela não há conexões, e nenhuma requisição leva texto sobre MCP.',
    },
    home: {page: 'features/mcp/overview.mdx', section: 'settings'},
  },
  {
    id: 'enable-mcp-creation',
    label: {en: 'Enable MCP Server Creation', 'pt-BR': 'Ativar criação de servidores MCP'},
    section: 'mcp',
    scope: 'user',
    default: true,
    effect: {
      en: 'Tells the assistant how to [build servers](/features/mcp/using-mcp-in-product-code.mdx#create-server). Clear it if you build none, because the text costs tokens in every request.',
      'pt-BR':
        'Ensina o assistente a [construir servidores](/features/mcp/using-mcp-in-product-code.mdx#create-server). Desmarque se você não constrói nenhum, porque o texto custa tokens em cada requisição.',
    },
    home: {page: 'features/mcp/overview.mdx', section: 'settings'},
  },

  // Settings → Autocomplete
  {
    id: 'autocomplete-model',
    label: {en: 'Model', 'pt-BR': 'Modelo'},
    section: 'autocomplete',
    scope: 'user',
    default: {en: 'None', 'pt-BR': 'Nenhum'},
    range: {
      en: "A model for autocomplete alone, or the current profile's",
      'pt-BR': 'Um modelo só para autocompletar, ou o do perfil atual',
    },
    effect: {
      en: 'Chooses what answers. Until you choose, nothing is sent.',
      'pt-BR': 'Escolhe quem responde. Até você escolher, nada é enviado.',
    },
    home: {page: 'features/autocomplete.mdx', section: 'settings'},
  },
  {
    id: 'auto-trigger',
    label: {en: 'Auto-trigger Suggestions', 'pt-BR': 'Ativar sugestões automaticamente'},
    section: 'autocomplete',
    scope: 'user',
    default: false,
    effect: {en: 'Suggests code when you pause.', 'pt-BR': 'Sugere código quando você faz uma pausa.'},
    home: {page: 'features/autocomplete.mdx', section: 'settings'},
  },
  {
    id: 'auto-trigger-delay',
    label: {en: 'Auto Trigger Delay', 'pt-BR': 'Atraso da Ativação Automática'},
    section: 'autocomplete',
    scope: 'user',
    default: 3,
    range: {min: 1, max: 30},
    unit: seconds,
    effect: {
      en: 'Sets how long that pause is. A shorter one means more requests, and so a higher cost.',
      'pt-BR': 'Define a duração dessa pausa. Quanto mais curta, mais requisições e maior o custo.',
    },
    home: {page: 'features/autocomplete.mdx', section: 'settings'},
  },
  {
    id: 'trigger-key',
    label: {en: 'Trigger on Keybinding', 'pt-BR': 'Ativar por atalho de teclado'},
    section: 'autocomplete',
    scope: 'user',
    default: false,
    effect: {
      en: 'Suggests code when you press its [shortcut](/features/autocomplete.mdx#use-it).',
      'pt-BR': 'Sugere código quando você usa o [atalho](/features/autocomplete.mdx#use-it).',
    },
    home: {page: 'features/autocomplete.mdx', section: 'settings'},
  },

  // The view Modes
  {
    id: 'instructions-all-modes',
    label: {
      en: 'Custom Instructions for All Modes',
      'pt-BR': 'Instruções personalizadas para todos os modos',
    },
    section: 'modes',
    scope: 'user',
    default: empty,
    effect: {
      en: 'Adds your text to the system prompt of every mode.',
      'pt-BR': 'Acrescenta o seu texto ao prompt do sistema de todos os modos.',
    },
    home: {page: 'advanced-usage/custom-instructions.mdx', section: 'settings'},
  },
  {
    id: 'instructions-mode',
    label: {
      en: 'Mode-specific Custom Instructions (optional)',
      'pt-BR': 'Instruções personalizadas específicas do modo (opcional)',
    },
    section: 'modes',
    scope: 'mode',
    default: {
      en: 'A built-in text in Architect, Debug, Ask and Orchestrator',
      'pt-BR': 'Um texto de fábrica em Architect, Debug, Ask e Orchestrator',
    },
    effect: {
      en: 'Adds your text to the system prompt of this mode alone.',
      'pt-BR': 'Acrescenta o seu texto ao prompt do sistema só deste modo.',
    },
    home: {page: 'advanced-usage/custom-instructions.mdx', section: 'settings'},
  },

  // The panel Codebase Indexing
  {
    id: 'enable-indexing',
    label: {en: 'Enable Codebase Indexing', 'pt-BR': 'Ativar Indexação de Código'},
    section: 'indexing',
    scope: 'user',
    default: false,
    effect: {
      en: 'Lets the assistant search the code by meaning. If you turn it off, the settings and the stored vectors stay.',
      'pt-BR':
        'Permite que o assistente busque no código por significado. Se você desativar, as configurações e os vetores continuam guardados.',
    },
    home: {page: 'features/codebase-indexing.mdx', section: 'numbers'},
  },
  {
    id: 'qdrant-url',
    label: {en: 'Qdrant URL', 'pt-BR': 'URL Qdrant'},
    section: 'indexing',
    scope: 'user',
    default: both('`http://localhost:6333`'),
    range: {en: 'Any http or https address', 'pt-BR': 'Qualquer endereço http ou https'},
    effect: {
      en: 'Says where the vectors are stored. Without a port, the address means port 80, or 443 with https.',
      'pt-BR':
        'Diz onde os vetores ficam guardados. Sem porta, o endereço vale para a porta 80 ou, com https, 443.',
    },
    home: {page: 'features/codebase-indexing.mdx', section: 'numbers'},
  },
  {
    id: 'score-threshold',
    label: {en: 'Search Score Threshold', 'pt-BR': 'Limite de pontuação de busca'},
    section: 'indexing',
    scope: 'user',
    default: 0.4,
    means: {en: '0.15 with `nomic-embed-code`', 'pt-BR': '0,15 com `nomic-embed-code`'},
    range: {min: 0, max: 1, step: 0.05},
    digits: 2,
    effect: {
      en: 'Sets how similar a block must be to count as a hit. Raise it if hits are off the subject, lower it if there are too few.',
      'pt-BR':
        'Define a semelhança mínima para que um bloco conte como resultado. Aumente se vierem resultados fora do assunto, reduza se vierem poucos.',
    },
    home: {page: 'features/codebase-indexing.mdx', section: 'numbers'},
  },
  {
    id: 'max-search-results',
    label: {en: 'Maximum Search Results', 'pt-BR': 'Resultados máximos de busca'},
    section: 'indexing',
    scope: 'user',
    default: 50,
    range: {min: 10, max: 200, step: 10},
    unit: {en: 'blocks', 'pt-BR': 'blocos'},
    effect: {
      en: 'Sets how much one search can return. Lower it if searches fill the context.',
      'pt-BR': 'Define quanto uma busca pode devolver. Reduza se as buscas enchem o contexto.',
    },
    home: {page: 'features/codebase-indexing.mdx', section: 'numbers'},
  },

  // VS Code's settings
  {
    id: 'codeIndex.embeddingBatchSize',
    key: 'codeIndex.embeddingBatchSize',
    section: 'settings-json',
    scope: 'vscode',
    default: 60,
    range: {min: 1, max: 200},
    unit: {en: 'blocks', 'pt-BR': 'blocos'},
    effect: {
      en: 'Sets how much is sent to the embedding provider at once. Lower it if its rate limit interrupts the first pass.',
      'pt-BR':
        'Define quanto é enviado de uma vez ao provedor de embeddings. Reduza se o limite de requisições interrompe a primeira indexação.',
    },
    home: {page: 'features/codebase-indexing.mdx', section: 'numbers'},
  },
  {
    id: 'apiRequestTimeout',
    key: 'apiRequestTimeout',
    section: 'settings-json',
    scope: 'vscode',
    default: 600,
    range: {min: 0, max: 3600},
    unit: seconds,
    effect: {
      en: 'Sets how long a request waits for the provider. At 0 it waits without end.',
      'pt-BR': 'Define quanto tempo uma requisição espera pelo provedor. Com 0, ela espera sem fim.',
    },
    providers: providers.filter(({timeLimit}) => timeLimit === 'setting').map(({id}) => id),
    home: {page: 'advanced-usage/local-models.mdx', section: 'timeout'},
  },
  {
    id: 'commandExecutionTimeout',
    key: 'commandExecutionTimeout',
    section: 'settings-json',
    scope: 'vscode',
    default: 0,
    means: {en: 'no limit', 'pt-BR': 'sem limite'},
    range: {min: 0, max: 600},
    unit: seconds,
    effect: {
      en: 'Sets after how long a running command is stopped.',
      'pt-BR': 'Define depois de quanto tempo um comando em execução é interrompido.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'commandTimeoutAllowlist',
    key: 'commandTimeoutAllowlist',
    section: 'settings-json',
    scope: 'vscode',
    default: empty,
    range: prefixes,
    effect: {
      en: 'Exempts the commands that begin with one of these prefixes from that limit, such as a development server.',
      'pt-BR':
        'Isenta desse limite os comandos que começam com um destes prefixos, como um servidor de desenvolvimento.',
    },
    home: {page: 'features/shell-integration.mdx', section: 'settings'},
  },
  {
    id: 'customStoragePath',
    key: 'customStoragePath',
    section: 'settings-json',
    scope: 'vscode',
    default: {en: "Empty (the editor's own storage)", 'pt-BR': 'Vazio (o armazenamento do próprio editor)'},
    range: {en: 'A folder', 'pt-BR': 'Uma pasta'},
    effect: {
      en: "Moves `tasks/`, with the task history and the checkpoints, to this folder. Tasks that exist already aren't moved. The command **Set Custom Storage Path** sets it too.",
      'pt-BR':
        'Muda `tasks/`, com o histórico de tarefas e os checkpoints, para esta pasta. As tarefas que já existem não são movidas. O comando **Definir Caminho de Armazenamento Personalizado** também a define.',
    },
    home: {page: 'features/more-features.mdx', section: 'settings'},
  },
  {
    id: 'autoImportSettingsPath',
    key: 'autoImportSettingsPath',
    section: 'settings-json',
    scope: 'vscode',
    default: {en: 'Empty (off)', 'pt-BR': 'Vazio (desativado)'},
    range: {
      en: 'An absolute path, or one that begins with `~/`',
      'pt-BR': 'Um caminho absoluto, ou um que comece com `~/`',
    },
    effect: {
      en: 'Imports this settings file at every start. Any other relative path is taken from the home folder.',
      'pt-BR':
        'Importa este arquivo de configurações a cada início. Qualquer outro caminho relativo parte da pasta pessoal.',
    },
    home: {page: 'features/settings-management.mdx', section: 'settings'},
  },
  {
    id: 'useAgentRules',
    key: 'useAgentRules',
    section: 'settings-json',
    scope: 'vscode',
    default: true,
    effect: {
      en: 'Reads [`AGENTS.md` or `AGENT.md`](/advanced-usage/custom-instructions.mdx#agents-md) in the root of the workspace.',
      'pt-BR':
        'Lê o [`AGENTS.md` ou o `AGENT.md`](/advanced-usage/custom-instructions.mdx#agents-md) na raiz do espaço de trabalho.',
    },
    home: {page: 'advanced-usage/custom-rules.mdx', section: 'settings'},
  },
  {
    id: 'enableCodeActions',
    key: 'enableCodeActions',
    section: 'settings-json',
    scope: 'vscode',
    default: true,
    effect: {
      en: 'Offers the code actions at the light bulb. The menus and the Command Palette always have them.',
      'pt-BR': 'Oferece as ações de código na lâmpada. Os menus e a Paleta de Comandos sempre as têm.',
    },
    home: {page: 'features/code-actions.mdx', section: 'turn-it-on'},
  },
  {
    id: 'maximumIndexedFilesForFileSearch',
    key: 'maximumIndexedFilesForFileSearch',
    section: 'settings-json',
    scope: 'vscode',
    default: 10_000,
    range: {min: 5000, max: 500_000},
    unit: files,
    effect: {
      en: 'Sets how many files the `@` menu can find. Raise it if the menu misses yours.',
      'pt-BR': 'Define quantos arquivos o menu `@` consegue achar. Aumente se o menu não mostra os seus.',
    },
    home: {page: 'basic-usage/context-mentions.mdx', section: 'settings'},
  },
  {
    id: 'preventCompletionWithOpenTodos',
    key: 'preventCompletionWithOpenTodos',
    section: 'settings-json',
    scope: 'vscode',
    default: false,
    effect: {
      en: 'Keeps a task from ending while items of its list are open.',
      'pt-BR': 'Impede que a tarefa termine enquanto houver itens abertos na lista.',
    },
    home: {page: 'basic-usage/task-todo-list.mdx', section: 'settings'},
  },
  {
    id: 'newTaskRequireTodos',
    key: 'newTaskRequireTodos',
    section: 'settings-json',
    scope: 'vscode',
    default: false,
    effect: {
      en: 'Makes every [`new_task`](/features/tools/new-task.mdx#parameters) bring a list, so each subtask starts with one.',
      'pt-BR':
        'Faz cada [`new_task`](/features/tools/new-task.mdx#parameters) trazer uma lista, para que toda subtarefa comece com uma.',
    },
    home: {page: 'basic-usage/task-todo-list.mdx', section: 'settings'},
  },
  {
    id: 'platform.pauseSharing',
    key: 'platform.pauseSharing',
    section: 'settings-json',
    scope: 'vscode',
    default: false,
    effect: {
      en: 'Pauses sharing in this workspace.',
      'pt-BR': 'Pausa o compartilhamento neste espaço de trabalho.',
    },
    home: {page: 'platform/plugin.mdx', section: 'pause'},
  },
  {
    id: 'platform.url',
    key: 'platform.url',
    section: 'settings-json',
    scope: 'vscode',
    default: {en: 'The public platform', 'pt-BR': 'A plataforma pública'},
    range: {en: 'An address', 'pt-BR': 'Um endereço'},
    effect: {
      en: 'Says where the platform is, for an organization whose address differs.',
      'pt-BR': 'Diz onde fica a plataforma, para uma organização com outro endereço.',
    },
    home: {page: 'platform/plugin.mdx', section: 'pause'},
  },
] as const satisfies readonly SettingShape[];

export type SettingId = (typeof list)[number]['id'];

export interface Setting extends SettingShape {
  id: SettingId;
}

/** The settings of the extension, section by section. The fields of one provider's form are on its own page. */
export const settings: readonly Setting[] = list;
