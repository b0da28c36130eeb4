import {product} from '../../src/config/product';

/**
 * What the owner of the site has specified: what must not change unnoticed. Written down apart from the site's own
 * data, so that the two can be held against each other; a test that took its expectation from `src/config` would pass
 * whatever stands there. Texts of the interface stand in the tests that read them. Paths are relative to a locale's
 * root, times in milliseconds, widths in CSS pixels.
 */
const slug = product.slug;

const under = (folder: string, names: string): string[] =>
  names.split(/\s+/).map((name) => `${folder}/${name}`);

/** The languages; the first is the default. `base` is where each is served, on a site without a path of its own. */
export const specifiedLocales = {
  en: {base: '/', label: 'English', htmlLang: 'en-US', direction: 'ltr'},
  'pt-BR': {base: '/pt-BR/', label: 'Português Brasil', htmlLang: 'pt-BR', direction: 'ltr'},
} as const;

/** Suggestions under the search field, at most; and characters of the text round a match, at most. */
export const specifiedSuggestions = 8;
export const specifiedSnippetLength = 50;

/** The widest window that is laid out for phones. */
export const specifiedMobileWidth = 996;

/** Levels of headings that the table of contents names. */
export const specifiedContents = {minHeadingLevel: 2, maxHeadingLevel: 3};

/** Where the browser keeps the color mode, which is light until the reader chooses. */
export const specifiedColorMode = {storageKey: 'theme', defaultMode: 'light', disableSwitch: false} as const;

/** The bar at the top while a page loads: when it starts, how far, how quick it moves, and how often it creeps on. */
export const specifiedProgressBar = {startDelay: 200, minimum: 0.08, speed: 200, trickle: 800};

/** How long a part of the page may load before a spinner shows. */
export const specifiedLoadingDelay = 200;

/** What the ranking of the search calls b and k1. */
export const specifiedRanking = {b: 0.75, k1: 1.2};

/** What the navbar leads to, beside the brand: the listing of the extension, then the languages. */
export const specifiedNavbar = ['Install Extension', 'localeDropdown'];

/** The links of the footer, by group. */
export const specifiedFooter = {
  Company: ['Contact', 'Official site'],
  Product: ['Visual Studio Marketplace', 'Open VSX', 'Terms of use', 'Privacy policy'],
};

/** The 111 documents; `{product}` in an address is the product's slug. */
export const specifiedRoutes: readonly string[] = [
  '',
  ...under(
    'advanced-usage',
    'available-tools/codebase-search custom-instructions custom-rules large-projects local-models memory-bank prompt-engineering rate-limits-costs',
  ),
  ...under(
    'basic-usage',
    'adding-tokens connecting-providers context-mentions git-commit-generation how-tools-work orchestrator-mode reasoning-functionality task-todo-list the-chat-interface using-modes',
  ),
  'faq',
  ...under(
    'features',
    'api-configuration-profiles auto-approving-actions autocomplete browser-use checkpoints code-actions codebase-indexing custom-modes enhance-prompt experimental/experimental-features fast-edits footgun-prompting model-temperature more-features settings-management shell-integration suggested-responses slash-commands/workflows',
  ),
  ...under('features/mcp', `mcp-vs-api overview server-transports using-mcp-in-${slug}-code what-is-mcp`),
  ...under(
    'features/tools',
    'access-mcp-resource apply-diff ask-followup-question attempt-completion browser-action codebase-search execute-command list-code-definition-names list-files new-task read-file search-files switch-mode tool-use-overview update-todo-list use-mcp-tool write-to-file',
  ),
  ...under(
    'getting-started',
    'connecting-api-provider installing introduction logging-in setting-up your-first-task',
  ),
  ...under('metrics', 'ai-metrics alliance-vision introduction okrs score squad-maturity teams'),
  ...under(
    'platform',
    'ai-tools code discovery introduction login plugin profile quality-assurance requirements',
  ),
  ...under(
    'providers',
    `${slug}code bedrock chutes-ai claude-code deepseek gemini glama groq human-relay lmstudio mistral ollama openai openai-compatible requesty unbound v0 vertex vscode-lm xai`,
  ),
  ...under('terms-and-conditions', 'privacy-policy terms-conditions'),
  'tips-and-tricks',
  ...under(
    'troubleshooting',
    'ia-hallucination introduction limit-rate-exceeded llm-resets-on-subtask shell-integration-unavailable user-does-not-have-provider',
  ),
];

/** The documents that stand outside the sidebar. */
export const specifiedWithoutSidebar: readonly string[] = [
  'advanced-usage/local-models',
  'basic-usage/adding-tokens',
  'getting-started/connecting-api-provider',
  'features/tools/codebase-search',
  ...specifiedRoutes.filter((route) => route.startsWith('providers/')),
];

/** Older paths and where they lead. */
export const specifiedRedirects: Readonly<Record<string, string>> = {
  'advanced-usage/checkpoints': 'features/checkpoints',
  'advanced-usage/code-actions': 'features/code-actions',
  'features/custom-instructions': 'advanced-usage/custom-instructions',
  'advanced-usage/custom-modes': 'features/custom-modes',
  'advanced-usage/enhance-prompt': 'features/enhance-prompt',
  'advanced-usage/experimental-features': 'features/experimental/experimental-features',
  'advanced-usage/model-temperature': 'features/model-temperature',
  'advanced-usage/auto-approving-actions': 'features/auto-approving-actions',
  'advanced-usage/api-configuration-profiles': 'features/api-configuration-profiles',
  'advanced-usage/mcp': 'features/mcp/overview',
  'mcp/overview': 'features/mcp/overview',
  [`mcp/using-mcp-in-${slug}-code`]: `features/mcp/using-mcp-in-${slug}-code`,
  'mcp/what-is-mcp': 'features/mcp/what-is-mcp',
  'mcp/server-transports': 'features/mcp/server-transports',
  'mcp/mcp-vs-api': 'features/mcp/mcp-vs-api',
};
