/**
 * What a search field shows below it and says of it, with all that searches: its script is fetched when the reader
 * turns to a field (index.tsx).
 */
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {entryLimit, snippetLength, suggestionLimit} from '../../config/search';
import {searchClient} from '../client';
import {capQuery, resultsUrl} from '../query';
import {useRecents} from '../recents';
import {useContextName, usePlaces, useSearchScope} from '../scope';
import {prepare, useSearch} from '../useSearch';
import {listId, optionId, Popup, useSpoken} from './Popup';
import {groupsOf, nextActive, placesGroup, startingGroups, type Option} from './suggestions';

/** What the field has to know of its list. */
export interface ListState {
  /** Id of the list, where there is one. */
  readonly list: string | undefined;
  /** Id of the active line. */
  readonly active: string | undefined;
  readonly isLoading: boolean;
  /** What the popup shows, in words. */
  readonly spoken: string;
}

/** What the field passes on. */
export interface ListActions {
  /** A key pressed in the field. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** The field is sent off. */
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

/** Loads the index ahead of the first question. */
export {prepare};

/** The lines under the field, in groups, for what is typed and the state of the search. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [shown, isOpen, query, isStuck, isUnavailable, recents, baseUrl, context],
  );
  return {groups, status, shown, contextName: name, baseUrl};
}

/** The list of suggestions of a field. */
export default function Listbox(props: Props): ReactNode {
  const {id, text, hasFocus, isOpen, ref, setText, reopen, leaveFor, focusField, onChange} = props;
  const recents = useRecents();
  const [active, setActive] = useState(-1);
  const query = capQuery(text);
  const {groups, status, shown, contextName, baseUrl} = useGroups(query, hasFocus, isOpen, recents.list);
  const options = groups.flatMap((group) => group.options);
  const current = active < options.length ? active : -1;

  // Another text, or another visit: no line of the list is meant.
  const visit = hasFocus ? text : undefined;
  const [lastVisit, setLastVisit] = useState(visit);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    setActive(-1);
  }

  const {refresh} = recents;
  useEffect(() => {
    if (hasFocus) {
      refresh();
      if (searchClient.failure()) {
        searchClient.retry();
      }
    }
  }, [hasFocus, refresh]);

  useEffect(() => {
    if (current >= 0) {
      document.getElementById(optionId(id, current))?.scrollIntoView({block: 'nearest'});
    }
  }, [current, id]);

  const list = options.length > 0 ? listId(id) : undefined;
  const activeId = current >= 0 ? optionId(id, current) : undefined;
  const isLoading = status === 'loading';
  const spoken = useSpoken({isOpen, status, result: shown, contextName});
  useLayoutEffect(
    () => onChange({list, active: activeId, isLoading, spoken}),
    [onChange, list, activeId, isLoading, spoken],
  );

  /** What a click on a line does, or Enter. */
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

  const onKey = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        reopen();
        if (!event.altKey) {
          setActive(nextActive(current, options.length, event.key === 'ArrowDown' ? 1 : -1));
        }
        break;
      }
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
      case 'Escape':
        // The caret moves in the field, and the field is what Enter then means.
        setActive(-1);
        break;
      case 'Enter':
        if (activeId !== undefined) {
          event.preventDefault();
          const {ctrlKey, metaKey, shiftKey} = event;
          document
            .getElementById(activeId)
            ?.dispatchEvent(
              new window.MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}),
            );
        }
        break;
      case 'Delete': {
        const option = options[current];
        if (option?.kind === 'recent') {
          event.preventDefault();
          recents.remove(option.query ?? '');
        }
        break;
      }
    }
  };
  useImperativeHandle(ref, () => ({
    onKey,
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
        active={current}
        contextName={contextName}
        onPoint={setActive}
        onClick={(event, option) => {
          const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
          // Into a new tab, or a download: the browser follows it itself.
          const isForBrowser = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
          if (!isForBrowser || option.kind === 'forget') {
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
