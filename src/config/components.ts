/**
 * Components that a page imports when it uses them (src/remark/imports.ts): in the registry of
 * src/theme/MDXComponents.tsx every page would carry them. By their name in a page, the module in src/components/
 * that exports them by that name, each calculator its own: a page gets all that a module exports. The build puts some
 * into pages itself.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  CommandTester: 'calculators/CommandTester/lazy',
  CostEstimator: 'calculators/CostEstimator/lazy',
  Enlarge: 'Enlarge',
  ErrorFinder: 'calculators/ErrorFinder/lazy',
  Loop: 'Home',
  McpBuilder: 'calculators/McpBuilder/lazy',
  MemoryCalculator: 'calculators/MemoryCalculator/lazy',
  ModeBuilder: 'calculators/ModeBuilder/lazy',
  PromptAnatomy: 'calculators/PromptAnatomy/lazy',
  ProviderChooser: 'calculators/ProviderChooser/lazy',
  ScoreExplorer: 'calculators/ScoreExplorer/lazy',
  SearchForm: 'SearchForm',
  SectionList: 'Home',
  System: 'System',
  TabItem: 'tabs',
  Tabs: 'tabs',
};
