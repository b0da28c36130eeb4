/**
 * Components that a page imports when it uses them (src/markdown/components.ts):
 * in the registry of src/theme/MDXComponents.tsx every page would carry them.
 * By their name in a page, the folder in src/components/ that exports them by that
 * name: most are those of the home page, and the build puts some into pages itself.
 */
export const pageComponents: Readonly<Record<string, string>> = {
  Enlarge: 'Enlarge',
  Hero: 'Home',
  HeroActions: 'Home',
  Instrument: 'Instrument',
  Loop: 'Home',
  Path: 'Path',
  ProviderTable: 'ProviderTable',
  SampleQueries: 'Home',
  SectionList: 'Home',
  System: 'System',
  Way: 'Home',
  Ways: 'Home',
};

/** The instruments (src/facts/instrument.ts), each with a script of its own. */
export type InstrumentName =
  'commands' | 'costs' | 'errors' | 'layers' | 'mcpFile' | 'memory' | 'modesFile' | 'providers' | 'score';
