/** Texts that the search field and the results page share. */
import {translate} from '@docusaurus/Translate';
import type {SearchKind} from '../config/search';
import type {Answer} from './engine/engine';

/** The reason why there is no index: `npm start` makes none, or the build could not make one. */
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

/** Heading when nothing was found, in the list of the field and on the results page. */
export const noResultsTitle = (): string =>
  translate({
    id: 'theme.SearchBar.noResultsText',
    message: 'No results',
    description: 'Under the field when nothing was found',
  });

/** Advice for a query that found nothing. */
export const adviceText = (): string =>
  translate({
    id: 'search.advice',
    message: 'Check the spelling, or try fewer or other words.',
    description: 'Under “No results”',
  });

/** Link to results outside a section. @param context the name of the section, in the language of the page */
export const outsideText = (context: string): string =>
  translate(
    {
      id: 'theme.SearchBar.seeAllOutsideContext',
      message: 'See all results outside {context}',
      description: 'Link to the results of the whole site, for a reader inside a section',
    },
    {context},
  );

/** Offer of another query. @param query the nearest query that finds something */
export const insteadText = (query: string): string =>
  translate(
    {
      id: 'search.respelled',
      message: 'Search for “{query}” instead',
      description: 'When nothing was found; the nearest words that something is found for',
    },
    {query},
  );

/** The name of a kind of result. */
export function kindText(kind: SearchKind): string {
  switch (kind) {
    case 'guide':
      return translate({
        id: 'search.kind.guide',
        message: 'Guide',
        description: 'Kind of a result: a page that explains',
      });
    case 'tool':
      return translate({
        id: 'search.kind.tool',
        message: 'Tool',
        description: 'Kind of a result: the page of a tool',
      });
    case 'provider':
      return translate({
        id: 'search.kind.provider',
        message: 'Provider',
        description: 'Kind of a result: the page of a provider of models',
      });
    case 'setting':
      return translate({
        id: 'search.kind.setting',
        message: 'Setting',
        description: 'Kind of a result: a setting',
      });
    case 'command':
      return translate({
        id: 'search.kind.command',
        message: 'Command',
        description: 'Kind of a result: a command, with its keys',
      });
    case 'message':
      return translate({
        id: 'search.kind.message',
        message: 'Message',
        description: 'Kind of a result: a message of the interface',
      });
    case 'calculator':
      return translate({
        id: 'search.kind.calculator',
        message: 'Calculator',
        description: 'Kind of a result: a form in a page that calculates, tests or writes something',
      });
  }
}

/** The text beside the label of a setting, a command or a message; its default, for a setting. */
export const detailText = (kind: SearchKind, detail: string): string =>
  kind === 'setting' && detail
    ? translate(
        {
          id: 'search.default',
          message: 'Default: {value}',
          description: 'Beside the label of a setting that was found',
        },
        {value: detail},
      )
    : detail;

/** Note that no page explains the pasted message, or has some words of the query; empty when neither is so. */
function absenceText({absent, isUnexplained}: Pick<Answer, 'absent' | 'isUnexplained'>): string {
  if (isUnexplained) {
    return translate({
      id: 'search.unexplained',
      message: 'No page explains this message. These results have words in common with it:',
      description: 'Over results, when a message of a program was pasted that no page explains',
    });
  }
  return absent.length > 0
    ? translate(
        {
          id: 'search.absent',
          message: 'On no page: {words}.',
          description: 'Over results; {words} are the words of the query that no page has, each in quotes',
        },
        {words: absent.map((word) => `“${word}”`).join(', ')},
      )
    : '';
}

/** Note that the answer is for another query than was typed, or lacks words of it; empty when neither is so. */
export function differenceText(
  answer: Pick<Answer, 'corrected' | 'isRelaxed' | 'absent' | 'isUnexplained'>,
): string {
  const {corrected, isRelaxed} = answer;
  if (isRelaxed) {
    return translate({
      id: 'search.relaxed',
      message: 'Nothing fits the quotes and minus signs. Results for the words alone:',
      description:
        'Over results, when the words in quotes stand nowhere in a row, or every page has an excluded word',
    });
  }
  return corrected
    ? translate(
        {
          id: 'search.corrected',
          message: 'Did you mean “{query}”? These results are for it.',
          description: 'Over results, when the spelling of the query was changed to find them',
        },
        {query: corrected.query},
      )
    : absenceText(answer);
}

/** Link from a corrected query back to the one that was typed. @param query the one that was typed, in quotes */
export const literalText = (query: string): string =>
  translate(
    {
      id: 'search.literal',
      message: 'Search for {query} exactly',
      description:
        'When the spelling of the query was changed: searches for it as it was typed; {query} has its quotes',
    },
    {query},
  );
