import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SearchKind} from '@site/src/config/search';
import {
  capQuery,
  knownContext,
  knownKind,
  knownPage,
  resultsQuery,
  type SearchParams,
} from '@site/src/search/query';

/** Milliseconds without a key press after which the address follows the field: browsers limit the rate. */
const WRITE_DELAY = 400;

export interface Address {
  /** Text of the field. */
  readonly text: string;
  readonly context: string;
  readonly kind: SearchKind | undefined;
  /** Page of results, from 1. */
  readonly page: number;
  setText(text: string): void;
  setPage(page: number): void;
  /** Writes the address at once. */
  flush(): void;
}

/**
 * The search of the page as its address has it: `?q=&ctx=&kind=&page=`; a `version` beside them says nothing, for the
 * documents have one. The field runs ahead of the address, which is replaced, so that one step back leaves the page.
 */
export function useAddress(): Address {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // A change by `write` reaches `location` later than `history`.
  const {search} = history.location.pathname === location.pathname ? history.location : location;
  // The static page knows no query.
  const params = new URLSearchParams(isBrowser ? search : '');
  const inAddress = params.get('q') ?? '';
  const context = knownContext(params.get('ctx'));
  const kind = knownKind(params.get('kind'));
  const page = knownPage(params.get('page'));

  /** Typed text, and the `q` that it replaces: any other `q` in the address comes from elsewhere and wins. */
  const [typed, setTyped] = useState<{text: string; over: string}>();
  const text = typed?.over === inAddress ? typed.text : inAddress;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {pathname} = location;

  const write = ({text: next, ...filters}: {text: string} & Omit<SearchParams, 'query'>) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // The reader may be on the way to another page already.
    if (history.location.pathname !== pathname) {
      return;
    }
    const query = capQuery(next);
    setTyped({text: next, over: query});
    const wanted = resultsQuery({query, ...filters});
    if (wanted !== history.location.search) {
      history.replace({pathname, search: wanted});
    }
  };

  /** Another question begins on its first page of results; what is left out of it, as a space at the end, makes none. */
  const pageOf = (asked: string) => (capQuery(asked) === capQuery(inAddress) ? page : 1);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    text,
    context,
    kind,
    page: pageOf(text),
    setText(next) {
      setTyped({text: next, over: inAddress});
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({text: next, context, kind, page: pageOf(next)}), WRITE_DELAY);
    },
    setPage(next) {
      write({text, context, kind, page: next});
    },
    flush() {
      if (timer.current !== undefined) {
        write({text, context, kind, page: pageOf(text)});
      }
    },
  };
}
