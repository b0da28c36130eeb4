import type {Locale} from './locales';

/** One part of the documentation: a sidebar category, a search context, an entry of the home page. */
export interface Section {
  /** Folder under `docs/`, and the search context. */
  path: string;
  label: Record<Locale, string>;
  /** Document ids in the order a learner needs. */
  pages: readonly string[];
  /** Documents of the section that the specification keeps out of the sidebar. */
  withoutSidebar?: readonly string[];
  /** The page that says what the section is about; without one, its list on the home page does. */
  overview?: string;
}

/** `features/mcp` is a section of its own inside the folder `features`; so is `features/tools`. */
export const sections: readonly Section[] = [
  {
    path: 'getting-started',
    label: {en: 'Getting started', 'pt-BR': 'Primeiros passos'},
    pages: [
      'getting-started/introduction',
      'getting-started/installing',
      'getting-started/logging-in',
      'getting-started/setting-up',
      'getting-started/connecting-api-provider',
      'getting-started/your-first-task',
    ],
    withoutSidebar: ['getting-started/connecting-api-provider'],
    overview: 'getting-started/introduction',
  },
  {
    path: 'basic-usage',
    label: {en: 'Basic usage', 'pt-BR': 'Uso básico'},
    pages: [
      'basic-usage/the-chat-interface',
      'basic-usage/using-modes',
      'basic-usage/context-mentions',
      'basic-usage/how-tools-work',
      'basic-usage/task-todo-list',
      'basic-usage/orchestrator-mode',
      'basic-usage/reasoning-functionality',
      'basic-usage/git-commit-generation',
      'basic-usage/connecting-providers',
      'basic-usage/adding-tokens',
    ],
    withoutSidebar: ['basic-usage/adding-tokens'],
  },
  {
    path: 'features',
    label: {en: 'Features', 'pt-BR': 'Recursos'},
    pages: [
      'features/checkpoints',
      'features/auto-approving-actions',
      'features/code-actions',
      'features/autocomplete',
      'features/enhance-prompt',
      'features/suggested-responses',
      'features/slash-commands/workflows',
      'features/custom-modes',
      'features/api-configuration-profiles',
      'features/model-temperature',
      'features/codebase-indexing',
      'features/browser-use',
      'features/fast-edits',
      'features/shell-integration',
      'features/settings-management',
      'features/footgun-prompting',
      'features/experimental/experimental-features',
      'features/more-features',
    ],
  },
  {
    path: 'features/tools',
    label: {en: 'Tools', 'pt-BR': 'Ferramentas'},
    pages: [
      'features/tools/tool-use-overview',
      'features/tools/read-file',
      'features/tools/search-files',
      'features/tools/list-files',
      'features/tools/list-code-definition-names',
      'features/tools/codebase-search',
      'features/tools/apply-diff',
      'features/tools/write-to-file',
      'features/tools/execute-command',
      'features/tools/browser-action',
      'features/tools/use-mcp-tool',
      'features/tools/access-mcp-resource',
      'features/tools/ask-followup-question',
      'features/tools/attempt-completion',
      'features/tools/switch-mode',
      'features/tools/new-task',
      'features/tools/update-todo-list',
    ],
    withoutSidebar: ['features/tools/codebase-search'],
    overview: 'features/tools/tool-use-overview',
  },
  {
    path: 'features/mcp',
    label: {en: 'MCP', 'pt-BR': 'MCP'},
    pages: [
      'features/mcp/overview',
      'features/mcp/what-is-mcp',
      'features/mcp/using-mcp-in-product-code',
      'features/mcp/server-transports',
      'features/mcp/mcp-vs-api',
    ],
    overview: 'features/mcp/overview',
  },
  {
    path: 'providers',
    label: {en: 'Model providers', 'pt-BR': 'Provedores de modelos'},
    pages: [],
    withoutSidebar: [
      'providers/product-code',
      'providers/openai',
      'providers/openai-compatible',
      'providers/gemini',
      'providers/bedrock',
      'providers/vertex',
      'providers/deepseek',
      'providers/mistral',
      'providers/groq',
      'providers/xai',
      'providers/chutes-ai',
      'providers/v0',
      'providers/requesty',
      'providers/unbound',
      'providers/glama',
      'providers/ollama',
      'providers/lmstudio',
      'providers/vscode-lm',
      'providers/claude-code',
      'providers/human-relay',
    ],
    overview: 'basic-usage/connecting-providers',
  },
  {
    path: 'advanced-usage',
    label: {en: 'Advanced usage', 'pt-BR': 'Uso avançado'},
    pages: [
      'advanced-usage/prompt-engineering',
      'advanced-usage/custom-rules',
      'advanced-usage/custom-instructions',
      'advanced-usage/large-projects',
      'advanced-usage/memory-bank',
      'advanced-usage/rate-limits-costs',
      'advanced-usage/available-tools/codebase-search',
      'advanced-usage/local-models',
    ],
    withoutSidebar: ['advanced-usage/local-models'],
  },
  {
    path: 'platform',
    label: {en: 'Team platform', 'pt-BR': 'Plataforma de equipes'},
    pages: [
      'platform/introduction',
      'platform/login',
      'platform/profile',
      'platform/plugin',
      'platform/discovery',
      'platform/requirements',
      'platform/code',
      'platform/quality-assurance',
      'platform/ai-tools',
    ],
    overview: 'platform/introduction',
  },
  {
    path: 'metrics',
    label: {en: 'Metrics', 'pt-BR': 'Métricas'},
    pages: [
      'metrics/introduction',
      'metrics/teams',
      'metrics/ai-metrics',
      'metrics/score',
      'metrics/squad-maturity',
      'metrics/okrs',
      'metrics/alliance-vision',
    ],
    overview: 'metrics/introduction',
  },
  {
    path: 'troubleshooting',
    label: {en: 'Troubleshooting', 'pt-BR': 'Solução de problemas'},
    pages: [
      'troubleshooting/introduction',
      'troubleshooting/limit-rate-exceeded',
      'troubleshooting/user-does-not-have-provider',
      'troubleshooting/shell-integration-unavailable',
      'troubleshooting/ia-hallucination',
      'troubleshooting/llm-resets-on-subtask',
    ],
    overview: 'troubleshooting/introduction',
  },
  {
    path: 'terms-and-conditions',
    label: {en: 'Terms and privacy', 'pt-BR': 'Termos e privacidade'},
    pages: ['terms-and-conditions/terms-conditions', 'terms-and-conditions/privacy-policy'],
  },
];

/** Pages that belong to no section, in sidebar order: the home page first, the others last. */
export const loosePages = {first: ['index'], last: ['faq', 'tips-and-tricks']} as const;

/** Pages of a section in reading order, those without a sidebar included. */
export function pagesOf(section: Section): readonly string[] {
  return [...new Set([...section.pages, ...(section.withoutSidebar ?? [])])];
}

/** The section a document belongs to: the longest folder that contains it. */
export function sectionOf(id: string): Section | undefined {
  return sections
    .filter(({path}) => id.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** A section's card on the home page. */
export const anchorOf = ({path}: Section): string => path.replace('/', '-');

/** Every document of the specification, in reading order. */
export const allPages: readonly string[] = [
  ...loosePages.first,
  ...sections.flatMap(pagesOf),
  ...loosePages.last,
];

/** Documents that the specification shows without the sidebar. */
export const pagesWithoutSidebar: readonly string[] = sections.flatMap(
  ({withoutSidebar}) => withoutSidebar ?? [],
);
