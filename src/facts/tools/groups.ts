import type {Localized} from '../localized';

/** What a group of tools is called and what it lets the assistant do. */
interface ToolGroupShape {
  id: string;
  /** The group's checkbox in the Modes view; our own words for the tools that need no group. */
  label: Localized;
  allows: Localized;
}

const list = [
  {
    id: 'read',
    label: {en: 'Read Files', 'pt-BR': 'Ler arquivos'},
    allows: {
      en: 'Read files, list folders and search, by text or by meaning',
      'pt-BR': 'Ler arquivos, listar pastas e buscar, por texto ou por significado',
    },
  },
  {
    id: 'edit',
    label: {en: 'Edit Files', 'pt-BR': 'Editar arquivos'},
    allows: {
      en: 'Create and change files; a mode may limit which ones',
      'pt-BR': 'Criar e alterar arquivos; um modo pode limitar quais',
    },
  },
  {
    id: 'browser',
    label: {en: 'Use Browser', 'pt-BR': 'Usar navegador'},
    allows: {
      en: 'Open pages in a browser, act on them and look at screenshots',
      'pt-BR': 'Abrir páginas em um navegador, interagir com elas e ver capturas de tela',
    },
  },
  {
    id: 'command',
    label: {en: 'Run Commands', 'pt-BR': 'Executar comandos'},
    allows: {
      en: 'Run commands in the terminal',
      'pt-BR': 'Executar comandos no terminal',
    },
  },
  {
    id: 'mcp',
    label: {en: 'Use MCP', 'pt-BR': 'Usar MCP'},
    allows: {
      en: 'Call the tools and read the resources of connected MCP servers',
      'pt-BR': 'Chamar as ferramentas e ler os recursos dos servidores MCP conectados',
    },
  },
  {
    id: 'always',
    label: {en: 'Always available', 'pt-BR': 'Sempre disponíveis'},
    allows: {
      en: 'Ask, finish, switch mode, start subtasks and keep the to-do list, in every mode',
      'pt-BR':
        'Perguntar, concluir, trocar de modo, iniciar subtarefas e manter a lista de tarefas, em qualquer modo',
    },
  },
] as const satisfies readonly ToolGroupShape[];

export type ToolGroupId = (typeof list)[number]['id'];

/** The groups that a mode chooses from: all but the one that every mode has. */
export type ModeGroupId = Exclude<ToolGroupId, 'always'>;

export interface ToolGroup extends ToolGroupShape {
  id: ToolGroupId;
}

/** The groups of tools, in the order in which tables show them. */
export const toolGroups: readonly ToolGroup[] = list;
