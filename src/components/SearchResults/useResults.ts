import {useEffect} from 'react';
import type {SearchKind} from '@site/src/config/search';
import type {Answer} from '@site/src/search/engine/engine';
import {capQuery, isWordless, requestOfKind} from '@site/src/search/query';
import {useSearch, type Search} from '@site/src/search/useSearch';
import type {Address} from './useAddress';

/** Hits on a page of results. */
const PAGE_LENGTH = 20;

/** Settings, commands and messages over the pages found. */
const MOST_ENTRIES = 3;

/** Length of a summary, in characters. */
const SUMMARY_LENGTH = 180;

/** Number of results: of pages, or of rows where only these are requested. */
const totalOf = ({total, entriesTotal}: Answer, kind: SearchKind | undefined): number =>
  requestOfKind(kind).entryKind ? entriesTotal : total;

interface PageOfResults {
  /** The query of the search; empty for none. */
  readonly query: string;
  readonly search: Search;
  readonly total: number | undefined;
  /** Number of pages of results. */
  readonly pages: number;
}

/**
 * Searches for what the field and the address say.
 *
 * @param isTouched whether the reader has turned to the field: the index is loaded then, with nothing typed too
 */
export function useResults(address: Address, isTouched: boolean): PageOfResults {
  const {text, context, kind, page} = address;
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
  const answer = search.result?.answer;
  const total = answer && totalOf(answer, kind);
  const pages = Math.ceil((total ?? 0) / PAGE_LENGTH);

  // An old link, or a hand, may ask for a page that there is not: it shows the last one.
  const isBeyond = search.status === 'ready' && pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) {
      address.setPage(pages);
    }
  });
  return {
    query,
    search: isBeyond ? {...search, status: 'searching', result: undefined} : search,
    total,
    pages,
  };
}
