import type {Localized} from '../localized';

interface TeamFileShape {
  id: string;
  /** Below the root of the workspace. */
  path: Localized;
  /** What it does, and who reads it when. */
  effect: Localized;
  /** Whether it belongs into the repository. */
  commit: Localized;
  /** What to look at in somebody else's repository before the folder is trusted. */
  check: Localized;
}

const list = [
  {
    id: 'rules',
    path: {en: '`{product.folder}/rules/`', 'pt-BR': '`{product.folder}/rules/`'},
    effect: {
      en: 'Holds [rules](/advanced-usage/custom-rules.mdx#where-rules-live) for all modes. The model gets them with every request.',
      'pt-BR':
        'Guarda as [regras](/advanced-usage/custom-rules.mdx#where-rules-live) de todos os modos. O modelo as recebe em toda requisição.',
    },
    commit: {
      en: 'Yes, so that everybody works with the same rules.',
      'pt-BR': 'Sim, para que todos trabalhem com as mesmas regras.',
    },
    check: {
      en: 'Look for instructions to run, fetch or send something. They reach the model with your first message.',
      'pt-BR':
        'Procure instruções para executar, baixar ou enviar algo. Elas chegam ao modelo com a sua primeira mensagem.',
    },
  },
  {
    id: 'mode-rules',
    path: {en: '`{product.folder}/rules-<slug>/`', 'pt-BR': '`{product.folder}/rules-<slug>/`'},
    effect: {
      en: 'Holds the rules of one mode, and in `rules-commit/` those for [commit messages](/basic-usage/git-commit-generation.mdx#rules).',
      'pt-BR':
        'Guarda as regras de um modo e, em `rules-commit/`, as das [mensagens de commit](/basic-usage/git-commit-generation.mdx#rules).',
    },
    commit: {en: 'Yes.', 'pt-BR': 'Sim.'},
    check: {
      en: 'Read them like the rules for all modes.',
      'pt-BR': 'Leia da mesma forma que as regras de todos os modos.',
    },
  },
  {
    id: 'workflows',
    path: {en: '`{product.folder}/workflows/`', 'pt-BR': '`{product.folder}/workflows/`'},
    effect: {
      en: 'Holds [workflows](/features/slash-commands/workflows.mdx). The model gets one when somebody types its name after a slash.',
      'pt-BR':
        'Guarda os [fluxos de trabalho](/features/slash-commands/workflows.mdx). O modelo recebe um deles quando alguém digita o nome depois de uma barra.',
    },
    commit: {en: 'Yes.', 'pt-BR': 'Sim.'},
    check: {
      en: 'Read a workflow before you start it: its steps can contain commands.',
      'pt-BR': 'Leia o fluxo de trabalho antes de iniciar: os passos podem conter comandos.',
    },
  },
  {
    id: 'mcp',
    path: {en: '`{product.folder}/mcp.json`', 'pt-BR': '`{product.folder}/mcp.json`'},
    effect: {
      en: 'Names the [MCP servers](/features/mcp/using-mcp-in-product-code.mdx#share) of the project. The extension starts them when the folder is trusted.',
      'pt-BR':
        'Define os [servidores MCP](/features/mcp/using-mcp-in-product-code.mdx#share) do projeto. A extensão os inicia quando a pasta é confiável.',
    },
    commit: {
      en: 'Yes, with `${env:…}` in the place of each secret.',
      'pt-BR': 'Sim, com `${env:…}` no lugar de cada segredo.',
    },
    check: {
      en: 'Every `command` runs on your machine without a question, and the tools in `alwaysAllow` need no click of their own. Read this file first.',
      'pt-BR':
        'Cada `command` é executado na sua máquina sem perguntar, e as ferramentas em `alwaysAllow` dispensam o próprio clique. Leia este arquivo primeiro.',
    },
  },
  {
    id: 'system-prompt',
    path: {
      en: '`{product.folder}/system-prompt-<slug>`',
      'pt-BR': '`{product.folder}/system-prompt-<slug>`',
    },
    effect: {
      en: '[Replaces the whole system prompt](/features/footgun-prompting.mdx) of one mode.',
      'pt-BR': '[Substitui o prompt do sistema inteiro](/features/footgun-prompting.mdx) de um modo.',
    },
    commit: {
      en: 'Only if the whole team wants that mode changed.',
      'pt-BR': 'Só se a equipe inteira quiser esse modo alterado.',
    },
    check: {
      en: 'Read it, because the mode no longer follows the instructions that you know.',
      'pt-BR': 'Leia, porque o modo deixa de seguir as instruções que você conhece.',
    },
  },
  {
    id: 'modes',
    path: {en: '`{product.modesFile}`', 'pt-BR': '`{product.modesFile}`'},
    effect: {
      en: 'Defines the [modes](/features/custom-modes.mdx#share) of the project: their instructions, their tools and the files they may edit. The extension reads it.',
      'pt-BR':
        'Define os [modos](/features/custom-modes.mdx#share) do projeto: as instruções, as ferramentas e os arquivos que podem editar. Quem lê é a extensão.',
    },
    commit: {en: 'Yes.', 'pt-BR': 'Sim.'},
    check: {
      en: 'Look for a built-in slug such as `ask`: the project’s definition replaces it, and can give it tools that change files.',
      'pt-BR':
        'Procure um slug de modo padrão, como `ask`: a definição do projeto o substitui e pode dar a ele ferramentas que alteram arquivos.',
    },
  },
  {
    id: 'agents',
    path: {en: '`AGENTS.md` or `AGENT.md`', 'pt-BR': '`AGENTS.md` ou `AGENT.md`'},
    effect: {
      en: 'Holds [rules that other tools read too](/advanced-usage/custom-instructions.mdx#agents-md). The model gets them with every request.',
      'pt-BR':
        'Guarda [regras que outras ferramentas também leem](/advanced-usage/custom-instructions.mdx#agents-md). O modelo as recebe em toda requisição.',
    },
    commit: {en: 'Yes.', 'pt-BR': 'Sim.'},
    check: {
      en: 'Read it like the rules.',
      'pt-BR': 'Leia da mesma forma que as regras.',
    },
  },
  {
    id: 'ignore-file',
    path: {en: '`{product.ignoreFile}`', 'pt-BR': '`{product.ignoreFile}`'},
    effect: {
      en: 'Lists [files that the tools leave alone](/advanced-usage/custom-rules.mdx#block-files). The extension enforces it.',
      'pt-BR':
        'Lista os [arquivos em que as ferramentas não mexem](/advanced-usage/custom-rules.mdx#block-files). Quem faz valer é a extensão.',
    },
    commit: {
      en: 'Yes, so that a secret is closed for everybody.',
      'pt-BR': 'Sim, para que um segredo fique fechado para todos.',
    },
    check: {
      en: 'See whether it names the places where your secrets are.',
      'pt-BR': 'Veja se ela cita os lugares onde estão os seus segredos.',
    },
  },
  {
    id: 'editor-settings',
    path: {en: '`.vscode/settings.json`', 'pt-BR': '`.vscode/settings.json`'},
    effect: {
      en: 'Holds settings of the editor for this folder. It can add to the [commands that run without asking](/features/auto-approving-actions.mdx#commands).',
      'pt-BR':
        'Guarda as configurações do editor para esta pasta. Pode aumentar a lista de [comandos executados sem perguntar](/features/auto-approving-actions.mdx#commands).',
    },
    commit: {
      en: 'Only settings of the project. Keep your own command lists in your user settings.',
      'pt-BR':
        'Só as configurações do projeto. Deixe as suas listas de comandos nas configurações de usuário.',
    },
    check: {
      en: 'Look for `{product.settings}.allowedCommands`. What it names runs without a click once **Execute** is on.',
      'pt-BR':
        'Procure `{product.settings}.allowedCommands`. O que estiver ali é executado sem clique quando **Executar** está ativado.',
    },
  },
] as const satisfies readonly TeamFileShape[];

type TeamFileId = (typeof list)[number]['id'];

export interface TeamFile extends TeamFileShape {
  id: TeamFileId;
}

/** The files of a project that steer the assistant and travel with the repository. */
export const teamFiles: readonly TeamFile[] = list;
