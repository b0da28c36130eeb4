import {useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import beginnings from '@generated/docusaurus-plugin-content-docs/default/beginnings.json';
import {useLabel} from '@site/src/client/siteContext';
import ErrorBox from '../ErrorBox';
import {queryLimits, type SearchKind} from '@site/src/config/search';
import {otherPlaces} from '@site/src/config/searchTasks';
import {sectionNames} from '@site/src/config/sectionNames';
import {searchClient} from '@site/src/search/client';
import type {Answer} from '@site/src/search/engine/engine';
import {capQuery, isCut, isWordless, requestOfKind, resultsUrl} from '@site/src/search/query';
import {queryInput} from '@site/src/search/queryInput';
import {useContextName, usePlaces} from '@site/src/search/scope';
import {
  adviceText,
  differenceText,
  insteadText,
  literalText,
  noResultsTitle,
  outsideText,
  unavailableText,
} from '@site/src/search/wording';
import {failedText, loadingText} from '@site/src/search/SearchField/texts';
import {prepare, useSearch, type Search} from '@site/src/search/useSearch';
import Filters from './Filters';
import {Pages, pageText, Results} from './Results';
import {useAddress} from './useAddress';
import styles from './styles.module.css';

/** Hits on a page of results. */
const PAGE_LENGTH = 20;

/** Settings, commands and messages over the pages found. */
const MOST_ENTRIES = 3;

/** Length of a summary, in characters. */
const SUMMARY_LENGTH = 180;

const emptyTitle = () =>
  translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
    description: 'The search page title for empty query',
  });

const titleOf = (query: string) =>
  query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for “{query}”',
          description: 'The search page title for non-empty query',
        },
        {query},
      )
    : emptyTitle();

/** The results page: a field, what to limit the search to, and the pages found. */
export default function SearchResults(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {text, context, kind, page, setText, flush} = useAddress();
  const contextName = useContextName();
  const nameOf = useLabel();
  const places = usePlaces();
  const {labelOf, urlOf} = places;
  const [isTouched, setIsTouched] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const query = isWordless(text) ? '' : capQuery(text);
  const search = useSearch({
    context,
    isLimited: context !== '',
    query,
    limit: PAGE_LENGTH,
    offset: (page - 1) * PAGE_LENGTH,
    summaryLength: SUMMARY_LENGTH,
    grouped: PAGE_LENGTH,
    isCounted: true,
    entries: page === 1 && !kind ? MOST_ENTRIES : 0,
    ...requestOfKind(kind),
    isWanted: isTouched || query !== '',
  });
  const title = titleOf(query);
  const answer = search.result?.answer;
  const total = answer && totalOf(answer, kind);
  const pages = Math.ceil((total ?? 0) / PAGE_LENGTH);
  const isNothing = answer && answer.hits.length + answer.entries.length === 0;
  const params = {query, context, kind};
  const elsewhere = otherPlaces.map((place) => (
    <li key={place.page}>
      <Link to={urlOf(place)}>{labelOf(place)}</Link>
    </li>
  ));

  return (
    <div className={clsx('text-page', styles.page)}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message: 'Search every page of the documentation by words, by section and by exact error message.',
          description: 'Description of the results page, for the browser',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1 className={styles.heading}>{title}</h1>
      <form
        role="search"
        aria-label={emptyTitle()}
        action={resultsUrl(baseUrl, {query: ''})}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          flush();
        }}>
        <div className={styles.query}>
          <label htmlFor={`${id}-query`}>
            <Translate id="search.page.query" description="Label of the field of the results page">
              Search for
            </Translate>
          </label>
          <input
            {...queryInput}
            ref={input}
            id={`${id}-query`}
            className={clsx('text-input', styles.input)}
            type="search"
            value={text}
            onChange={({target}) => setText(target.value)}
            onFocus={() => setIsTouched(true)}
            onBlur={flush}
            onPointerEnter={prepare}
          />
        </div>
      </form>
      <noscript>
        <p>
          <Translate
            id="search.page.noScript"
            description="On the results page, for browsers without JavaScript; links to the sections follow">
            The search needs JavaScript. Without it, begin in one of the sections:
          </Translate>
        </p>
        <ul>
          {sectionNames.map(({path, label}) => (
            <li key={path}>
              <a href={beginnings[path]}>{nameOf(label)}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <StatusLine
        search={search}
        total={total}
        page={page}
        pages={pages}
        isCut={isCut(text) && !answer?.entries.length}
        isWordless={isWordless(text)}
      />
      <Filters
        tallies={answer?.tallies ?? []}
        context={context}
        kind={kind}
        urlOf={(chosen) => resultsUrl(baseUrl, {...params, ...chosen})}
      />
      {answer && !isNothing && differenceText(answer) && (
        <p className={styles.difference}>
          {differenceText(answer)}{' '}
          {answer.corrected && !answer.isRelaxed && (
            <Link to={resultsUrl(baseUrl, {...params, query: answer.corrected.literal})}>
              {literalText(answer.corrected.literal)}
            </Link>
          )}
        </p>
      )}
      <div aria-busy={search.status === 'loading' || search.status === 'searching'}>
        {search.status === 'failed' && search.error && (
          <ErrorBox
            error={search.error}
            retry={() => {
              // The box goes, and the focus with it.
              input.current?.focus();
              searchClient.retry();
            }}>
            {failedText()}
          </ErrorBox>
        )}
        {search.status === 'ready' && isNothing && (
          <div>
            <p>{adviceText()}</p>
            <ul>
              {answer.respelled && (
                <li>
                  <Link to={resultsUrl(baseUrl, {query: answer.respelled})}>
                    {insteadText(answer.respelled)}
                  </Link>
                </li>
              )}
              {context && (
                <li>
                  <Link to={resultsUrl(baseUrl, {...params, context: ''})}>
                    {outsideText(contextName(context) ?? '')}
                  </Link>
                </li>
              )}
              {kind && (
                <li>
                  <Link to={resultsUrl(baseUrl, {...params, kind: undefined})}>
                    <Translate
                      id="search.page.kind.any"
                      description="Link under “No results” where the results are limited to a kind">
                      Show results of all kinds
                    </Translate>
                  </Link>
                </li>
              )}
              {elsewhere}
            </ul>
          </div>
        )}
        {search.status === 'unavailable' && <ul>{elsewhere}</ul>}
        {answer && !isNothing && search.status !== 'failed' && (
          <>
            <Results answer={answer} places={places} />
            {pages > 1 && (
              <Pages
                page={page}
                pages={pages}
                urlOf={(number) => resultsUrl(baseUrl, {...params, page: number})}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** How many results there are: of pages, or of rows where these alone are asked for. */
const totalOf = ({total, entriesTotal}: Answer, kind: SearchKind | undefined): number =>
  requestOfKind(kind).entryKind ? entriesTotal : total;

/** What the page is doing, seen and spoken. */
function StatusLine({
  search: {status, result},
  total = 0,
  page,
  pages,
  isCut,
  isWordless,
}: {
  readonly search: Search;
  readonly total: number | undefined;
  readonly page: number;
  readonly pages: number;
  readonly isCut: boolean;
  readonly isWordless: boolean;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const say = () => {
    if (isWordless) {
      return translate({
        id: 'search.page.wordless',
        message: 'There is no word in this search. Type at least one letter or digit.',
        description: 'Under the field of the results page when the query consists of signs alone',
      });
    }
    switch (status) {
      case 'loading':
        return loadingText();
      case 'unavailable':
        return unavailableText();
      case 'searching':
      case 'ready': {
        if (!result) {
          return loadingText();
        }
        const {hits, entries} = result.answer;
        if (hits.length + entries.length === 0) {
          return noResultsTitle();
        }
        // A row may have been found where no page was.
        const count = Math.max(total, entries.length);
        const counted = selectMessage(
          count,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: 'One document found|{count} documents found',
              description: 'Number of results; singular|plural',
            },
            {count},
          ),
        );
        return pages > 1 ? `${counted}. ${pageText(page, pages)}` : counted;
      }
      case 'failed':
      case 'idle':
        return '';
    }
  };
  return (
    <div role="status" className={styles.status}>
      {say() && <p>{say()}</p>}
      {isCut && (
        <p>
          <Translate
            id="search.page.cut"
            description="Under the field of the results page when the query is too long"
            values={{words: queryLimits.words, characters: queryLimits.characters}}>
            {'Only the first {words} words, and no more than {characters} characters, are searched for.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
