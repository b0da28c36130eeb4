import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** What the not-found page knows of a document. */
export interface PageTitle {
  /** Address, base URL included. */
  path: string;
  title: string;
}

/**
 * Writes the address and title of every document to a module that only the
 * not-found page loads: as global data they would be on every page.
 */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = content.loadedVersions
        .flatMap(({docs}) => docs)
        .map(({permalink, title}): PageTitle => ({path: permalink, title}));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
