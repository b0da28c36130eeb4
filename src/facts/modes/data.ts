import type {Localized} from '../localized';
import type {Page} from '../pages';
import type {ModeGroupId} from '../tools/groups';

/** A group of tools that a mode has, and the files it may edit when not all. */
export interface ModeGroup {
  id: ModeGroupId;
  /** Only files whose path matches may be edited. */
  files?: {pattern: string; label: Localized};
}

interface ModeShape {
  slug: string;
  name: string;
  purpose: Localized;
  groups: readonly ModeGroup[];
  /** The page that explains the mode. */
  page: Page;
}

const list = [
  {
    slug: 'code',
    name: 'Code',
    purpose: {
      en: 'Write and change code. The default mode.',
      'pt-BR': 'Escrever e alterar código. É o modo padrão.',
    },
    groups: [{id: 'read'}, {id: 'edit'}, {id: 'browser'}, {id: 'command'}, {id: 'mcp'}],
    page: 'basic-usage/using-modes.mdx',
  },
  {
    slug: 'ask',
    name: 'Ask',
    purpose: {
      en: 'Explain, compare and learn, without edits and without commands.',
      'pt-BR': 'Explicar, comparar e aprender, sem edições e sem comandos.',
    },
    groups: [{id: 'read'}, {id: 'browser'}, {id: 'mcp'}],
    page: 'basic-usage/using-modes.mdx',
  },
  {
    slug: 'architect',
    name: 'Architect',
    purpose: {
      en: 'Gather information, ask, and write a plan before anything is built.',
      'pt-BR': 'Reunir informações, perguntar e escrever um plano antes de construir.',
    },
    groups: [
      {id: 'read'},
      {
        id: 'edit',
        files: {
          pattern: '\\.md$',
          label: {en: 'Markdown files only', 'pt-BR': 'só arquivos Markdown'},
        },
      },
      {id: 'browser'},
      {id: 'mcp'},
    ],
    page: 'basic-usage/using-modes.mdx',
  },
  {
    slug: 'debug',
    name: 'Debug',
    purpose: {
      en: 'Narrow down the cause of a failure, confirm it with you, then fix it.',
      'pt-BR': 'Chegar à causa de uma falha, confirmar com você e só então corrigir.',
    },
    groups: [{id: 'read'}, {id: 'edit'}, {id: 'browser'}, {id: 'command'}, {id: 'mcp'}],
    page: 'basic-usage/using-modes.mdx',
  },
  {
    slug: 'orchestrator',
    name: 'Orchestrator',
    purpose: {
      en: 'Split a large job into subtasks and hand each one to another mode.',
      'pt-BR': 'Dividir um trabalho grande em subtarefas e passar cada uma a outro modo.',
    },
    groups: [],
    page: 'basic-usage/orchestrator-mode.mdx',
  },
] as const satisfies readonly ModeShape[];

export type ModeSlug = (typeof list)[number]['slug'];

export interface Mode extends ModeShape {
  slug: ModeSlug;
}

/** The built-in modes, in the order in which tables show them. */
export const modes: readonly Mode[] = list;
