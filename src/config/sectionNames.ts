import type {Locale} from './locales';

/** What a reader sees of a section wherever they are; its pages are in sections.ts, which no browser loads. */
export interface SectionName {
  /** Folder under `docs/`, and the search context. */
  readonly path: string;
  readonly label: Record<Locale, string>;
  /** The page that says what the section is about; without one, its list on the home page does. */
  readonly overview?: string;
}

/** In the order of the sidebar. `features/mcp` is a section of its own inside the folder `features`; so is `features/tools`. */
export const sectionNames: readonly SectionName[] = [
  {
    path: 'getting-started',
    label: {en: 'Getting started', 'pt-BR': 'Primeiros passos'},
    overview: 'getting-started/introduction',
  },
  {
    path: 'basic-usage',
    label: {en: 'Basic usage', 'pt-BR': 'Uso básico'},
  },
  {
    path: 'features',
    label: {en: 'Features', 'pt-BR': 'Recursos'},
  },
  {
    path: 'features/tools',
    label: {en: 'Tools', 'pt-BR': 'Ferramentas'},
    overview: 'features/tools/tool-use-overview',
  },
  {
    path: 'features/mcp',
    label: {en: 'MCP', 'pt-BR': 'MCP'},
    overview: 'features/mcp/overview',
  },
  {
    path: 'providers',
    label: {en: 'Model providers', 'pt-BR': 'Provedores de modelos'},
    overview: 'basic-usage/connecting-providers',
  },
  {
    path: 'advanced-usage',
    label: {en: 'Advanced usage', 'pt-BR': 'Uso avançado'},
  },
  {
    path: 'platform',
    label: {en: 'Team platform', 'pt-BR': 'Plataforma de equipes'},
    overview: 'platform/introduction',
  },
  {
    path: 'metrics',
    label: {en: 'Metrics', 'pt-BR': 'Métricas'},
    overview: 'metrics/introduction',
  },
  {
    path: 'troubleshooting',
    label: {en: 'Troubleshooting', 'pt-BR': 'Solução de problemas'},
    overview: 'troubleshooting/introduction',
  },
  {
    path: 'terms-and-conditions',
    label: {en: 'Terms and privacy', 'pt-BR': 'Termos e privacidade'},
  },
];

/** The section a document belongs to: the longest folder that contains it. */
export function sectionOf(id: string): SectionName | undefined {
  return sectionNames
    .filter(({path}) => id.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** A section's card on the home page. */
export const anchorOf = ({path}: SectionName): string => path.replace('/', '-');
