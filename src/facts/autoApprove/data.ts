import type {Localized} from '../localized';
import type {SettingId} from '../settings/data';

/** How much can go wrong when a category no longer asks, from least to most. */
export const riskLevels = {
  low: {en: 'Low', 'pt-BR': 'Baixo'},
  'low-medium': {en: 'Low to medium', 'pt-BR': 'Baixo a médio'},
  medium: {en: 'Medium', 'pt-BR': 'Médio'},
  'medium-high': {en: 'Medium to high', 'pt-BR': 'Médio a alto'},
  high: {en: 'High', 'pt-BR': 'Alto'},
} as const satisfies Record<string, Localized>;

type RiskLevel = keyof typeof riskLevels;

interface AutoApproveShape {
  id: string;
  /** Label of the category in the panel and in Settings. */
  label: Localized;
  /** What runs without a click when the category is on. */
  approves: Localized;
  /** Finer choices inside the category, in Settings. */
  options: readonly SettingId[];
  risk: RiskLevel;
  /** What the risk is. */
  riskReason?: Localized;
}

const list = [
  {
    id: 'read',
    label: {en: 'Read', 'pt-BR': 'Leitura'},
    approves: {
      en: 'Reading files, listing folders, searching by text or by meaning',
      'pt-BR': 'Ler arquivos, listar pastas, buscar por texto ou por significado',
    },
    options: ['include-outside-workspace'],
    risk: 'medium',
    riskReason: {
      en: 'what is read goes to the model provider',
      'pt-BR': 'o que é lido vai para o provedor do modelo',
    },
  },
  {
    id: 'write',
    label: {en: 'Write', 'pt-BR': 'Escrita'},
    approves: {
      en: 'Creating and editing files, after the write delay',
      'pt-BR': 'Criar e editar arquivos, depois do atraso de gravação',
    },
    options: ['include-outside-workspace', 'include-protected-files'],
    risk: 'high',
    riskReason: {
      en: 'an edit in the wrong place is saved before you look',
      'pt-BR': 'uma edição no lugar errado é salva antes de você olhar',
    },
  },
  {
    id: 'execute',
    label: {en: 'Execute', 'pt-BR': 'Executar'},
    approves: {
      en: 'Commands that the [command lists](/features/auto-approving-actions.mdx#commands) allow',
      'pt-BR': 'Comandos que as [listas de comandos](/features/auto-approving-actions.mdx#commands) permitem',
    },
    options: ['allowedCommands', 'deniedCommands'],
    risk: 'high',
    riskReason: {
      en: 'a command can do whatever your user can',
      'pt-BR': 'um comando pode fazer tudo o que o seu usuário pode',
    },
  },
  {
    id: 'browser',
    label: {en: 'Browser', 'pt-BR': 'Navegador'},
    approves: {
      en: 'Opening a browser session; the later actions of a session never ask',
      'pt-BR': 'Abrir uma sessão do navegador; as ações seguintes da sessão nunca pedem aprovação',
    },
    options: [],
    risk: 'medium',
    riskReason: {
      en: 'the text of a page may try to steer the assistant',
      'pt-BR': 'o texto de uma página pode tentar manipular o assistente',
    },
  },
  {
    id: 'mcp',
    label: {en: 'MCP', 'pt-BR': 'MCP'},
    approves: {
      en: 'MCP tools whose own **Always allow** is selected too, and the reading of every MCP resource',
      'pt-BR':
        'Ferramentas MCP que também têm o próprio **Sempre permitir** marcado, e a leitura de qualquer recurso MCP',
    },
    options: [],
    risk: 'medium-high',
    riskReason: {
      en: 'a server acts with its own permissions',
      'pt-BR': 'um servidor age com permissões próprias',
    },
  },
  {
    id: 'mode',
    label: {en: 'Mode', 'pt-BR': 'Modo'},
    approves: {en: 'Switching to another mode', 'pt-BR': 'Trocar de modo'},
    options: [],
    risk: 'low',
    riskReason: {
      en: 'the new mode may have more tools',
      'pt-BR': 'o novo modo pode ter mais ferramentas',
    },
  },
  {
    id: 'subtasks',
    label: {en: 'Subtasks', 'pt-BR': 'Subtarefas'},
    approves: {
      en: 'Creating and finishing subtasks',
      'pt-BR': 'Criar e finalizar subtarefas',
    },
    options: [],
    risk: 'low',
    riskReason: {
      en: 'each subtask has its own cost',
      'pt-BR': 'cada subtarefa tem um custo próprio',
    },
  },
  {
    id: 'question',
    label: {en: 'Question', 'pt-BR': 'Pergunta'},
    approves: {
      en: 'Sending the first suggested answer after a wait',
      'pt-BR': 'Enviar a primeira resposta sugerida depois de uma espera',
    },
    options: ['question-wait'],
    risk: 'low-medium',
    riskReason: {
      en: 'the first answer is not necessarily the safe one',
      'pt-BR': 'a primeira resposta nem sempre é a segura',
    },
  },
  {
    id: 'retry',
    label: {en: 'Retry', 'pt-BR': 'Tentar novamente'},
    approves: {
      en: 'Repeating a failed API request, after a wait that grows',
      'pt-BR': 'Repetir uma requisição à API que falhou, depois de uma espera que cresce',
    },
    options: ['retry-delay'],
    risk: 'low',
    riskReason: {
      en: 'repeated requests may cost',
      'pt-BR': 'requisições repetidas podem ter custo',
    },
  },
  {
    id: 'todo',
    label: {en: 'Todo', 'pt-BR': 'Todo'},
    approves: {
      en: 'Updates of the to-do list',
      'pt-BR': 'Atualizações da lista de tarefas',
    },
    options: [],
    risk: 'low',
  },
] as const satisfies readonly AutoApproveShape[];

export type AutoApproveId = (typeof list)[number]['id'];

export interface AutoApproveCategory extends AutoApproveShape {
  id: AutoApproveId;
}

/** The categories of auto-approve, in the order in which tables show them. Every one is off by default. */
export const autoApprove: readonly AutoApproveCategory[] = list;
