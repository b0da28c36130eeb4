/**
 * The list of suggestions of a search field, with everything that searches: a script of its own, fetched when a field
 * gets the focus or the pointer (index.tsx).
 */
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {isForBrowser} from '../../client/isForBrowser';
import {entryLimit, snippetLength, suggestionLimit} from '../../config/search';
import {searchClient} from '../client';
import {capQuery, resultsUrl} from '../query';
import {useRecents} from '../recents';
import {useContextName, usePlaces, useSearchScope} from '../scope';
import {prepare, useSearch} from '../useSearch';
import {pressKey} from './listKeys';
import {listId, optionId, Popup, useSpoken} from './Popup';
import {groupsOf, placesGroup, startingGroups, type Option} from './suggestions';
import {useActiveOption} from './useActiveOption';

/** The state of the list that the field needs. */
export interface ListState {
  /** Id of the list, where there is one. */
  readonly list: string | undefined;
  /** Id of the active line. */
  readonly active: string | undefined;
  readonly isLoading: boolean;
  /** The text for screen readers about the popup's content. */
  readonly spoken: string;
}

/** The events that the field passes on to its list. */
export interface ListActions {
  /** A key is pressed in the field. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** The form of the field is submitted. */
  readonly onSubmit: () => void;
}

export interface Props {
  readonly id: string;
  readonly text: string;
  readonly hasFocus: boolean;
  readonly isOpen: boolean;
  readonly ref: Ref<ListActions>;
  readonly setText: (text: string) => void;
  /** Shows the list again where it was dismissed. */
  readonly reopen: () => void;
  readonly leaveFor: (url: string) => void;
  readonly focusField: () => void;
  readonly onChange: (state: ListState) => void;
}

/** Loads the index ahead of the first query. */
export {prepare};

/** The options under the field, in groups, for the query and the state of the search. */
function useGroups(query: string, hasFocus: boolean, isOpen: boolean, recents: readonly string[]) {
  const contextName = useContextName();
  const {baseUrl, context} = useSearchScope();
  const places = usePlaces();
  const {status, result} = useSearch({
    context,
    isLimited: false,
    query,
    limit: suggestionLimit,
    summaryLength: snippetLength,
    grouped: 1,
    entries: entryLimit,
    isWanted: hasFocus,
  });
  const name = contextName(context) ?? '';
  const isUnavailable = status === 'unavailable';
  const isStuck = status === 'failed' || isUnavailable;
  const shown = isOpen && !isStuck ? result : undefined;
  const groups = useMemo(
    () => {
      const around = {baseUrl, context, contextName: name, ...places};
      if (shown) {
        return groupsOf(shown, around);
      }
      if (isOpen && isUnavailable) {
        return [placesGroup(around)];
      }
      return isOpen && query === '' && !isStuck ? startingGroups(recents, around) : [];
    },
    // The names of contexts change with the language only, and that is another build.
    // oxlint-disable-next-line react/exhaustive-deps
    [shown, isOpen, query, isStuck, isUnavailable, recents, baseUrl, context],
  );
  return {groups, status, shown, contextName: name, baseUrl};
}

/** Reads the recent searches and, after a failure, the index again each time the field gets the focus. */
function useFreshStart(hasFocus: boolean, refresh: () => void): void {
  useEffect(() => {
    if (hasFocus) {
      refresh();
      if (searchClient.failure()) {
        searchClient.retry();
      }
    }
  }, [hasFocus, refresh]);
}

/** The list of suggestions of a field. */
export default function Listbox(props: Props): ReactNode {
  const {id, text, hasFocus, isOpen, ref, setText, reopen, leaveFor, focusField, onChange} = props;
  const recents = useRecents();
  useFreshStart(hasFocus, recents.refresh);
  const query = capQuery(text);
  const {groups, status, shown, contextName, baseUrl} = useGroups(query, hasFocus, isOpen, recents.list);
  const options = groups.flatMap((group) => group.options);

  // With another text, or after the focus was away, no option is active.
  const {active, setActive} = useActiveOption(id, options.length, hasFocus ? text : undefined);

  const list = options.length > 0 ? listId(id) : undefined;
  const activeId = active >= 0 ? optionId(id, active) : undefined;
  const isLoading = status === 'loading';
  const spoken = useSpoken({isOpen, status, result: shown, contextName});
  useLayoutEffect(
    () => onChange({list, active: activeId, isLoading, spoken}),
    [onChange, list, activeId, isLoading, spoken],
  );

  /** Acts on a click on an option, or on Enter. */
  const choose = (option: Option) => {
    switch (option.kind) {
      case 'recent':
      case 'respelled':
        setText(option.query ?? '');
        setActive(-1);
        break;
      case 'forget':
        recents.clear();
        setActive(-1);
        break;
      case 'hit':
      case 'section':
      case 'entry':
      case 'footer':
        recents.add(query);
        leaveFor(option.href);
        break;
      case 'link':
        leaveFor(option.href);
        break;
    }
  };

  useImperativeHandle(ref, () => ({
    onKey: (event) => pressKey(event, {options, active, activeId, setActive, reopen, remove: recents.remove}),
    onSubmit() {
      recents.add(query);
      leaveFor(resultsUrl(baseUrl, {query}));
    },
  }));

  return (
    isOpen && (
      <Popup
        id={id}
        status={status}
        result={shown}
        groups={groups}
        active={active}
        contextName={contextName}
        onPoint={setActive}
        onClick={(event, option) => {
          if (!isForBrowser(event) || option.kind === 'forget') {
            event.preventDefault();
            choose(option);
          }
        }}
        onRemove={({query: recent = ''}) => recents.remove(recent)}
        onRetry={() => {
          focusField();
          searchClient.retry();
        }}
      />
    )
  );
}
