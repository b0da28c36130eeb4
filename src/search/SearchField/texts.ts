/** Texts of the field that are needed before the script of its list is there. */
import {translate} from '@docusaurus/Translate';

/** Shown and announced while the list or the index is being loaded. */
export const loadingText = (): string =>
  translate({
    id: 'search.loading',
    message: 'Loading the search…',
    description: 'While the search index is being loaded, on the first use of a search field',
  });

/** Shown and announced when either could not be loaded. */
export const failedText = (): string =>
  translate({
    id: 'search.failed',
    message: 'The search could not be loaded. Check your connection, or reload the page.',
    description: 'When the search index could not be loaded; a Retry button follows',
  });
