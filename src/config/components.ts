/**
 * Components that a page imports when it uses them (src/remark/imports.ts): in the registry of
 * src/theme/MDXComponents.tsx every page would carry them. By their name in a page, the folder in src/components/
 * that exports them by that name: most are those of the home page, and the build puts some into pages itself.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  CommandTester: 'calculators',
  CostEstimator: 'calculators',
  Enlarge: 'Enlarge',
  ErrorFinder: 'calculators',
  Loop: 'Home',
  McpBuilder: 'calculators',
  MemoryCalculator: 'calculators',
  ModeBuilder: 'calculators',
  PromptAnatomy: 'calculators',
  ProviderChooser: 'calculators',
  ScoreExplorer: 'calculators',
  SearchForm: 'SearchForm',
  SectionList: 'Home',
  System: 'System',
  TabItem: 'tabs',
  Tabs: 'tabs',
};
