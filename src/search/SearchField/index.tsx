import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {isSingleKey} from '../../client/singleKeys';
import {useBackCloses} from '../../client/useBackCloses';
import {entryLimit, snippetLength, suggestionLimit} from '../../config/search';
import {searchClient} from '../client';
import {isPressed, useShortcut} from '../shortcut';
import {capQuery, resultsUrl} from '../query';
import {useRecents} from '../recents';
import {useContextName, usePlaces, useSearchScope} from '../scope';
import {useSearch} from '../useSearch';
import {Announcement, listId, optionId, Popup} from './Popup';
import {groupsOf, nextActive, placesGroup, startingGroups, type Option} from './suggestions';
import styles from './styles.module.css';

export interface Props {
  /** Name of the field, and its placeholder. */
  readonly label: string;
  /**
   * `navbar`: small, an icon on narrow screens, and focused by the shortcut.
   * `page`: large, with a button.
   */
  readonly variant: 'navbar' | 'page';
}

/** As in the style sheet: from here down the field and its list fill the screen. */
const PHONE = '(width <= 40rem)';

/** True for a click that the browser should follow itself: into a new tab, or a download. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * A search field with suggestions: the combobox with a listbox popup of the
 * WAI-ARIA practices, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * Without JavaScript it is a form that leads to the results page.
 */
export default function SearchField({label: name, variant}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const contextName = useContextName();
  const shortcut = useShortcut();
  const recents = useRecents();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);

  const {baseUrl, context} = useSearchScope();
  const places = usePlaces();
  const query = capQuery(text);
  const {status, result, prepare} = useSearch({
    context,
    isLimited: false,
    query,
    limit: suggestionLimit,
    summaryLength: snippetLength,
    grouped: 1,
    entries: entryLimit,
    isWanted: hasFocus,
  });
  const hasShortcut = variant === 'navbar';
  const isUnavailable = status === 'unavailable';
  const isStuck = status === 'failed' || isUnavailable;
  const isOpen = hasFocus && !isDismissed;
  const shown = isOpen && !isStuck ? result : undefined;
  const groups = useMemo(
    () => {
      const around = {
        baseUrl,
        context,
        contextName: contextName(context) ?? '',
        ...places,
      };
      if (shown) {
        return groupsOf(shown, around);
      }
      if (isOpen && isUnavailable) {
        return [placesGroup(around)];
      }
      return isOpen && query === '' && !isStuck ? startingGroups(recents.list, around) : [];
    },
    // The names of contexts change with the language only, and that is another build.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [shown, isOpen, query, isStuck, isUnavailable, recents.list, baseUrl, context],
  );
  const options = groups.flatMap((group) => group.options);
  const hasList = options.length > 0;
  const current = active < options.length ? active : -1;

  // What was typed, and the focus that was set, before the page came to life.
  useEffect(() => {
    if (input.current?.value) {
      setText(input.current.value);
    }
    if (document.activeElement === input.current) {
      setHasFocus(true);
    }
  }, []);

  useEffect(() => {
    if (!hasShortcut || !shortcut) {
      return undefined;
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if ((!event.defaultPrevented && isPressed(shortcut, event)) || isSingleKey(event, '/')) {
        event.preventDefault();
        if (document.activeElement !== input.current && document.activeElement instanceof HTMLElement) {
          focusedBefore.current = document.activeElement;
        }
        // The navbar may be out of sight; it comes back with the focus, and the page stays where it is.
        input.current?.focus({preventScroll: true});
        input.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasShortcut, shortcut]);

  // On touch screens a tap beside the field does not always take the focus from it.
  useEffect(() => {
    if (!hasFocus) {
      return undefined;
    }
    const leave = ({target}: PointerEvent) => {
      if (!form.current?.contains(target as Node)) {
        input.current?.blur();
      }
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [hasFocus]);

  useEffect(() => {
    if (current >= 0) {
      document.getElementById(optionId(id, current))?.scrollIntoView({block: 'nearest'});
    }
  }, [current, id]);

  const closeForBack = () => {
    focusedBefore.current = null;
    setHasFocus(false);
    input.current?.blur();
  };
  const back = useBackCloses(hasFocus, closeForBack, PHONE);

  const leaveFor = (url: string) => {
    const isElsewhere = url !== location.pathname + location.search + location.hash;
    const hasStep = isElsewhere && back.take();
    setActive(-1);
    setIsDismissed(true);
    input.current?.blur();
    if (hasStep) {
      history.replace(url);
    } else if (isElsewhere) {
      history.push(url);
    }
  };

  const giveFocusBack = () => {
    const target = focusedBefore.current;
    focusedBefore.current = null;
    if (target?.isConnected && target !== document.body) {
      target.focus({preventScroll: true});
    } else if (target) {
      input.current?.blur();
    }
  };

  const clear = () => {
    setText('');
    setActive(-1);
  };

  const onFocus = () => {
    if (!hasFocus) {
      setHasFocus(true);
      recents.refresh();
      if (searchClient.failure()) {
        searchClient.retry();
      }
    }
  };

  const onBlur = ({relatedTarget}: FocusEvent) => {
    if (!form.current?.contains(relatedTarget)) {
      setHasFocus(false);
      setIsDismissed(false);
      setActive(-1);
      // Read by `giveFocusBack` before the focus moves; of no use once it has.
      focusedBefore.current = null;
    }
  };

  const onChange = ({target}: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    setActive(-1);
    setIsDismissed(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    recents.add(query);
    leaveFor(resultsUrl(baseUrl, {query}));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition with a key of which only the code tells.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      return;
    }
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        setIsDismissed(false);
        if (!event.altKey) {
          setActive(nextActive(current, options.length, event.key === 'ArrowDown' ? 1 : -1));
        }
        break;
      }
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // The caret moves in the field, and the field is what Enter then means.
        setActive(-1);
        break;
      case 'Enter':
        if (current >= 0) {
          event.preventDefault();
          const {ctrlKey, metaKey, shiftKey} = event;
          document
            .getElementById(optionId(id, current))
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
      case 'Escape':
        event.preventDefault();
        setIsDismissed(true);
        setActive(-1);
        // What was typed outlives the list.
        if (!isOpen || text === '') {
          setText('');
          giveFocusBack();
        }
        break;
    }
  };

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

  return (
    // Focus and blur bubble up from the field and the controls in its popup.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      role="search"
      aria-label={name}
      action={resultsUrl(baseUrl, {query: ''})}
      className={clsx(styles.form, styles[variant], hasFocus && styles.active)}
      onSubmit={onSubmit}
      onFocus={onFocus}
      onBlur={onBlur}
      data-search-ignore>
      <div className={styles.box}>
        <span
          className={clsx(styles.icon, hasFocus && status === 'loading' && styles.spinner)}
          aria-hidden="true">
          <svg viewBox="0 0 20 20" width="20" height="20" focusable="false">
            <circle cx="8.5" cy="8.5" r="5.75" />
            <path d="m13 13 4.5 4.5" />
          </svg>
        </span>
        <input
          ref={input}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId(id) : undefined}
          aria-activedescendant={current >= 0 ? optionId(id, current) : undefined}
          aria-keyshortcuts={hasShortcut ? shortcut?.aria : undefined}
          placeholder={name}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onPointerEnter={prepare}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            // Escape does the same from the keyboard.
            tabIndex={-1}
            aria-label={translate({
              id: 'search.field.clear',
              message: 'Clear the search field',
              description: 'Name of the button with a cross inside the search field',
            })}
            onClick={() => {
              clear();
              input.current?.focus();
            }}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        )}
        {hasShortcut && text === '' && (
          <span className={styles.hint} aria-hidden="true" data-script="">
            {shortcut ? (
              shortcut.caps.map((cap) => <kbd key={cap}>{cap}</kbd>)
            ) : (
              <>
                <kbd className={styles.control}>Ctrl</kbd>
                <kbd className={styles.command}>⌘</kbd>
                <kbd>K</kbd>
              </>
            )}
          </span>
        )}
      </div>
      {hasFocus && (
        <button
          type="button"
          className={styles.close}
          onClick={() => {
            focusedBefore.current = null;
            setHasFocus(false);
            (document.activeElement as HTMLElement | null)?.blur();
          }}>
          {translate({
            id: 'search.field.close',
            message: 'Close',
            description: 'Button beside the search field where it fills a narrow screen',
          })}
        </button>
      )}
      {isOpen && (
        <Popup
          id={id}
          status={status}
          result={shown}
          groups={groups}
          active={current}
          contextName={contextName(context) ?? ''}
          onPoint={setActive}
          onClick={(event, option) => {
            if (!isForBrowser(event) || option.kind === 'forget') {
              event.preventDefault();
              choose(option);
            }
          }}
          onRemove={({query: recent = ''}) => recents.remove(recent)}
          onRetry={() => {
            input.current?.focus();
            searchClient.retry();
          }}
        />
      )}
      {variant === 'page' && (
        <button className={clsx('button button--primary', styles.submit)} type="submit">
          <span>
            {translate({
              id: 'search.field.submit',
              message: 'Search',
              description: 'Button beside the search field',
            })}
          </span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M3 10h13m-5-5 5 5-5 5" />
          </svg>
        </button>
      )}
      <Announcement isOpen={isOpen} status={status} result={shown} contextName={contextName(context) ?? ''} />
    </form>
  );
}
