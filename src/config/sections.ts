/** Which pages there are. Read when the site is built. */
import {sectionNames, type SectionName} from './sectionNames';

/** The pages of a section. */
interface Contents {
  /** Folder of the section, as in sectionNames.ts. */
  readonly path: string;
  /** Document ids in the order a learner needs. */
  readonly pages: readonly string[];
  /** Documents of the section that the specification keeps out of the sidebar. */
  readonly withoutSidebar?: readonly string[];
}

/** One part of the documentation: a sidebar category, a search context, an entry of the home page. */
type Section = SectionName & Contents;

const contents: readonly Contents[] = [
  {
    path: 'getting-started',
    pages: [
      'getting-started/introduction',
      'getting-started/installing',
      'getting-started/logging-in',
      'getting-started/setting-up',
      'getting-started/connecting-api-provider',
      'getting-started/your-first-task',
    ],
    withoutSidebar: ['getting-started/connecting-api-provider'],
  },
  {
    path: 'basic-usage',
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
  },
  {
    path: 'features/mcp',
    pages: [
      'features/mcp/overview',
      'features/mcp/what-is-mcp',
      'features/mcp/using-mcp-in-product-code',
      'features/mcp/server-transports',
      'features/mcp/mcp-vs-api',
    ],
  },
  {
    path: 'providers',
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
  },
  {
    path: 'advanced-usage',
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
  },
  {
    path: 'metrics',
    pages: [
      'metrics/introduction',
      'metrics/teams',
      'metrics/ai-metrics',
      'metrics/score',
      'metrics/squad-maturity',
      'metrics/okrs',
      'metrics/alliance-vision',
    ],
  },
  {
    path: 'troubleshooting',
    pages: [
      'troubleshooting/introduction',
      'troubleshooting/limit-rate-exceeded',
      'troubleshooting/user-does-not-have-provider',
      'troubleshooting/shell-integration-unavailable',
      'troubleshooting/ia-hallucination',
      'troubleshooting/llm-resets-on-subtask',
    ],
  },
  {
    path: 'terms-and-conditions',
    pages: ['terms-and-conditions/terms-conditions', 'terms-and-conditions/privacy-policy'],
  },
];
/** In the order of sectionNames.ts. */
export const sections: readonly Section[] = sectionNames.map((name) => ({
  pages: [],
  ...contents.find(({path}) => path === name.path),
  ...name,
}));

/** Pages that belong to no section, in sidebar order: the home page first, the others last. */
export const loosePages = {first: ['index'], last: ['faq', 'tips-and-tricks']} as const;

/** Pages of a section in reading order, those without a sidebar included. */
export function pagesOf(section: Section): readonly string[] {
  return [...new Set([...section.pages, ...(section.withoutSidebar ?? [])])];
}

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
