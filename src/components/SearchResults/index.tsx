import {useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ErrorBox from '../ErrorBox';
import {searchClient} from '@site/src/search/client';
import {isCut, isWordless, resultsUrl, type SearchParams} from '@site/src/search/query';
import {usePlaces} from '@site/src/search/scope';
import {failedText} from '@site/src/search/SearchField/texts';
import Filters from './Filters';
import NoResults, {OtherPlaces} from './NoResults';
import NoScript from './NoScript';
import QueryForm from './QueryForm';
import {Difference, Pages, Results} from './Results';
import StatusLine from './StatusLine';
import {useAddress} from './useAddress';
import {useResults} from './useResults';
import styles from './styles.module.css';

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
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const address = useAddress();
  const {text, context, kind, page} = address;
  const places = usePlaces();
  const [isTouched, setIsTouched] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const {query, search, total, pages} = useResults(address, isTouched);
  const {status, error} = search;
  const title = titleOf(query);
  const answer = search.result?.answer;
  const isNothing = answer && answer.hits.length + answer.entries.length === 0;
  const urlOf = (other: Partial<SearchParams>) => resultsUrl(baseUrl, {query, context, kind, ...other});

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
      <QueryForm
        id={`${id}-query`}
        input={input}
        label={emptyTitle()}
        address={address}
        onFocus={() => setIsTouched(true)}
      />
      <NoScript />
      <StatusLine
        search={search}
        total={total}
        page={page}
        pages={pages}
        isCut={isCut(text) && !answer?.entries.length}
        isWordless={isWordless(text)}
      />
      <Filters tallies={answer?.tallies ?? []} context={context} kind={kind} urlOf={urlOf} />
      {answer && !isNothing && <Difference answer={answer} urlOf={urlOf} />}
      <div aria-busy={status === 'loading' || status === 'searching'}>
        {status === 'failed' && error && (
          <ErrorBox
            error={error}
            retry={() => {
              // The box goes, and the focus with it.
              input.current?.focus();
              searchClient.retry();
            }}>
            {failedText()}
          </ErrorBox>
        )}
        {status === 'ready' && isNothing && (
          <NoResults answer={answer} context={context} kind={kind} urlOf={urlOf} />
        )}
        {status === 'unavailable' && (
          <ul>
            <OtherPlaces />
          </ul>
        )}
        {answer && !isNothing && status !== 'failed' && (
          <>
            <Results answer={answer} places={places} />
            {pages > 1 && <Pages page={page} pages={pages} urlOf={(number) => urlOf({page: number})} />}
          </>
        )}
      </div>
    </div>
  );
}
