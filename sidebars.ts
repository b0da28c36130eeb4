import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {currentLocale} from './src/config/locales';
import {loosePages, sections} from './src/config/sections';

/**
 * The order of the documents. Order, labels and the pages that stand outside
 * the sidebar are data in src/config/sections.ts, which the home page and the
 * search share. `features/tools` and `features/mcp` are groups inside Features.
 */
const locale = currentLocale();

const groups = sections
  .map((section) => ({
    section,
    items: section.pages.filter((id) => !section.withoutSidebar?.includes(id)),
  }))
  .filter(({items}) => items.length > 0)
  .map(({section, items}) => ({
    path: section.path,
    category: {
      type: 'category' as const,
      label: section.label[locale],
      key: section.path,
      items,
    },
  }));

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    ...loosePages.first.map((id) => ({
      type: 'doc' as const,
      id,
      label: {en: 'Home', 'pt-BR': 'Início'}[locale],
    })),
    ...groups.map(({category}) => category),
    ...loosePages.last,
  ],
};

export default sidebars;
