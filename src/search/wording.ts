/** Words that the field and the results page share. */
import {translate} from '@docusaurus/Translate';

export const loadingText = (): string =>
  translate({
    id: 'search.loading',
    message: 'Loading the search…',
    description: 'While the search index is being loaded, on the first use of a search field',
  });

export const failedText = (): string =>
  translate({
    id: 'search.failed',
    message: 'The search could not be loaded. Check your connection.',
    description: 'When the search index could not be loaded; a Retry button follows',
  });

/** Why there is no index: `npm start` makes none, and in a build that could not make one the reader can only wait. */
export const unavailableText = (): string =>
  process.env.NODE_ENV === 'development'
    ? translate({
        id: 'search.development',
        message: 'Search works in the built site only: run “npm run build”, then “npm run serve”.',
        description: 'In the search field under `npm start`, where there is no index; read by maintainers',
      })
    : translate({
        id: 'search.unavailable',
        message: 'The search is not available at the moment.',
        description: 'When the site was built without its search index; links to useful pages follow',
      });

export const adviceText = (): string =>
  translate({
    id: 'search.advice',
    message: 'Check the spelling, or try fewer or other words.',
    description: 'Under “No results”',
  });

export const outsideText = (context: string): string =>
  translate(
    {
      id: 'theme.SearchBar.seeAllOutsideContext',
      message: 'See all results outside {context}',
      description: 'Link to the results of the whole site, for a reader inside a section',
    },
    {context},
  );

export const insteadText = (query: string): string =>
  translate(
    {
      id: 'search.respelled',
      message: 'Search for “{query}” instead',
      description: 'When nothing was found; the nearest words that something is found for',
    },
    {query},
  );
