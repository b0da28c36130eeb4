import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ErrorBox from '../../components/ErrorBox';
import {otherPlaces, queryLimits} from '../../config/search';
import {sections} from '../../config/sections';
import {searchClient} from '../client';
import type {Hit} from '../engine/engine';
import Marked from '../Marked';
import {capQuery, isCut, isWordless, knownContext, resultsUrl} from '../query';
import {useContextName, usePlaces} from '../scope';
import {adviceText, failedText, insteadText, loadingText, outsideText, unavailableText} from '../wording';
import {useSearch, type Search} from '../useSearch';
import {useAddress} from './useAddress';
import styles from './styles.module.css';

/** Hits at first, and how many more at each press of the button. */
const STEP = 20;

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

/** The contexts in the order of the sidebar; the search itself wants the longest path first. */
const inReadingOrder = sections.filter(({path}) => knownContext(path));

/** The results page: a field, a section to search in, and the pages found. */
export default function SearchResults(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {text, context, setText, setContext, flush} = useAddress();
  const contextName = useContextName();
  const {placeOf, labelOf, urlOf} = usePlaces();
  const [isTouched, setIsTouched] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const query = isWordless(text) ? '' : capQuery(text);
  const question = `${context} ${query}`;
  /** How many hits are asked for, and for which question: another one starts anew. */
  const [wanted, setWanted] = useState({question, limit: STEP});
  const limit = wanted.question === question ? wanted.limit : STEP;
  const search = useSearch({
    context,
    isLimited: context !== '',
    query,
    limit,
    summaryLength: SUMMARY_LENGTH,
    isWanted: isTouched || query !== '',
  });
  const title = titleOf(query);
  const answer = search.result?.answer;
  const elsewhere = otherPlaces.map((place) => (
    <li key={place.page}>
      <Link to={urlOf(place)}>{labelOf(place)}</Link>
    </li>
  ));

  return (
    <main className={styles.page}>
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
            ref={input}
            id={`${id}-query`}
            className={styles.input}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            onChange={({target}) => setText(target.value)}
            onFocus={() => setIsTouched(true)}
            onBlur={flush}
            onPointerEnter={search.prepare}
          />
        </div>
        <div className={styles.context}>
          <label htmlFor={`${id}-context`}>
            <Translate
              id="search.page.context"
              description="Label of the list of sections on the results page">
              Section
            </Translate>
          </label>
          <select
            id={`${id}-context`}
            className={styles.input}
            name="ctx"
            value={context}
            onChange={({target}) => setContext(target.value)}>
            <option value="">
              {translate({
                id: 'theme.SearchPage.searchContext.everywhere',
                message: 'Everywhere',
                description: 'The option that searches all sections',
              })}
            </option>
            {inReadingOrder.map(({path}) => (
              <option key={path} value={path}>
                {contextName(path)}
              </option>
            ))}
          </select>
        </div>
      </form>
      <noscript>
        <p>
          <Translate
            id="search.page.noScript"
            description="On the results page, for browsers without JavaScript; a link to the list of pages follows">
            The search needs JavaScript. Without it, choose a page from the list of sections:
          </Translate>{' '}
          <a href={`${baseUrl}#sections`}>
            <Translate id="search.page.sections" description="Link to the list of sections on the home page">
              all sections
            </Translate>
          </a>
        </p>
      </noscript>
      <StatusLine search={search} isCut={isCut(text)} isWordless={isWordless(text)} />
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
        {search.status === 'ready' && answer?.hits.length === 0 && (
          <div className={styles.none}>
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
                  <Link to={resultsUrl(baseUrl, {query})}>{outsideText(contextName(context) ?? '')}</Link>
                </li>
              )}
              {elsewhere}
            </ul>
          </div>
        )}
        {search.status === 'unavailable' && <ul>{elsewhere}</ul>}
        {answer && answer.hits.length > 0 && search.status !== 'failed' && (
          <Results
            hits={answer.hits}
            placeOf={placeOf}
            showMore={
              answer.total > answer.hits.length ? () => setWanted({question, limit: limit + STEP}) : undefined
            }
          />
        )}
      </div>
    </main>
  );
}

/** What the page is doing, seen and spoken. */
function StatusLine({
  search: {status, result},
  isCut,
  isWordless,
}: {
  readonly search: Search;
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
        const count = result.answer.total;
        return count === 0
          ? translate({
              id: 'theme.SearchPage.noResultsText',
              message: 'No documents were found',
              description: 'The paragraph for empty search result',
            })
          : selectMessage(
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

interface ResultsProps {
  readonly hits: readonly Hit[];
  readonly placeOf: (url: string) => string | undefined;
  /** Undefined when there are no more. */
  readonly showMore: (() => void) | undefined;
}

function Results({hits, placeOf, showMore}: ResultsProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  /** How many hits there were when the reader asked for more. */
  const shown = useRef<number>(undefined);

  // The reader goes on with the first of the new hits; with the last ones the button is gone, and its focus.
  useLayoutEffect(() => {
    if (shown.current !== undefined && hits.length > shown.current) {
      if ([document.body, more.current].includes(document.activeElement as HTMLElement)) {
        list.current?.children[shown.current]?.querySelector('a')?.focus();
      }
      shown.current = undefined;
    }
  }, [hits]);

  return (
    <>
      <ol ref={list} className={styles.results}>
        {hits.map(({url, title, heading, summary}) => {
          const place = placeOf(url);
          const isSection = heading.length > 0;
          return (
            <li key={url}>
              <h2 className={styles.title}>
                <Link to={url}>
                  {(place || isSection) && (
                    <span className={styles.place}>
                      {place}
                      {place && isSection && ' › '}
                      {isSection && <Marked parts={title} />}
                    </span>
                  )}{' '}
                  <Marked parts={isSection ? heading : title} />
                </Link>
              </h2>
              <p className={styles.summary}>
                <Marked parts={summary} />
              </p>
            </li>
          );
        })}
      </ol>
      {showMore && (
        <button
          ref={more}
          type="button"
          className="button button--secondary"
          onClick={() => {
            shown.current = hits.length;
            showMore();
          }}>
          <Translate id="search.page.more" description="Button under the results; shows the next ones below">
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}
