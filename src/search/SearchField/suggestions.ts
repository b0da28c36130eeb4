/** What the list under the field offers: pure functions. */
import {translate} from '@docusaurus/Translate';
import {snippetLength} from '../../config/search';
import type {Part} from '../excerpt';
import {describe, hitTypes} from '../hits';
import {resultsUrl} from '../query';
import {outsideText} from '../texts';
import type {SearchScope} from '../scope';
import type {Answer} from '../useSearch';

/** One line of the list: a hit, or a link to the results page. */
export interface Option {
  readonly key: string;
  readonly href: string;
  readonly title: readonly Part[];
  /** The page of a section, or the part of the site that a page lies in. */
  readonly place?: string | undefined;
  readonly summary?: readonly Part[];
  /** True when the page itself stands above: its name need not be seen again. */
  readonly isNested: boolean;
  readonly isFooter: boolean;
}

/** Links to the results page that belong under an answer. */
function footers(
  {query, hits, foundIn}: Answer,
  {baseUrl, version, context}: SearchScope,
  contextName: string,
): Option[] {
  if (hits.length === 0) {
    return [];
  }
  const link = (key: string, text: string, where?: string): Option => ({
    key,
    href: resultsUrl(baseUrl, {query, version, ...(where && {context: where})}),
    title: [{text, isMatch: false}],
    isNested: false,
    isFooter: true,
  });
  if (!context) {
    return [
      link(
        'all',
        translate({
          id: 'theme.SearchBar.seeAll',
          message: 'See all results',
          description: 'Link to the results page',
        }),
      ),
    ];
  }
  const outside = link('outside', outsideText(contextName));
  if (!foundIn) {
    return [outside];
  }
  const within = translate(
    {
      id: 'theme.SearchBar.searchInContext',
      message: 'See all results within {context}',
      description: "Link to the results within the reader's section",
    },
    {context: contextName},
  );
  return [link('within', within, context), outside];
}

/** The lines of the list: at most `suggestionLimit` hits, as many as were asked for, and the footer. */
export function optionsOf(
  answer: Answer,
  scope: SearchScope,
  contextName: string,
  sectionOf: (url: string) => string | undefined,
): Option[] {
  // The page whose title is the nearest one above.
  let titled: string | undefined;
  const hits = answer.hits.map((hit) => {
    const {key, href, title, place, summary} = describe(hit, snippetLength, sectionOf);
    const isNested = hit.document.u === titled && hit.type !== hitTypes.title;
    if (!isNested) {
      titled = hit.type === hitTypes.title ? hit.document.u : undefined;
    }
    return {key, href, title, place: place.at(-1), summary, isNested, isFooter: false};
  });
  return [...hits, ...footers(answer, scope, contextName)];
}

/** Where the arrow keys lead: round the list. -1 is the field itself. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  if (count === 0) {
    return -1;
  }
  return active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
}
