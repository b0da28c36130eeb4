import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isSingleKey} from '../../client/singleKeys';
import {isComposing} from '../../client/composing';
import {useBackCloses} from '../../client/useBackCloses';
import {begin} from '../connect';
import {queryInput} from '../queryInput';
import {isPressed, useShortcut} from '../shortcut';
import Failed from './Failed';
import type {ListActions, ListState, Props as ListProps} from './Listbox';
import {failedText, loadingText} from './texts';
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

/** The list's script, once it is there: fields that come later have their list at once. */
let known: ComponentType<ListProps> | undefined;

/** Loads the list of a field, and the index with it, at the first call that succeeds. */
function useList() {
  const [List, setList] = useState(() => known);
  const [isFailed, setIsFailed] = useState(false);
  const load = useCallback(async () => {
    setIsFailed(false);
    begin();
    try {
      const {default: loaded, prepare} = await import('./Listbox');
      prepare();
      known = loaded;
      setList(() => loaded);
    } catch (error) {
      console.warn(error);
      setIsFailed(true);
    }
  }, []);
  return {List, isFailed, load};
}

/**
 * A search field with suggestions: the combobox with a listbox popup of the
 * WAI-ARIA practices, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * Without JavaScript, or before its list is there, it is a form that leads to the results page.
 */
export default function SearchField({label: name, variant}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const action = useBaseUrl('/search');
  const shortcut = useShortcut();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const list = useRef<ListActions>(null);
  const [text, setText] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const {List, isFailed, load} = useList();
  const [listed, setListed] = useState<ListState>();

  const hasShortcut = variant === 'navbar';
  const isOpen = hasFocus && !isDismissed;
  const isWaiting = hasFocus && !List && !isFailed;
  const isLoading = isWaiting || listed?.isLoading;

  useEffect(() => {
    if (isWaiting) {
      void load();
    }
  }, [isWaiting, load]);

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

  const closeForBack = () => {
    focusedBefore.current = null;
    setHasFocus(false);
    input.current?.blur();
  };
  const back = useBackCloses(hasFocus, closeForBack, PHONE);

  const leaveFor = (url: string) => {
    const isElsewhere = url !== location.pathname + location.search + location.hash;
    const hasStep = isElsewhere && back.take();
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

  const onFocus = () => {
    setHasFocus(true);
    if (isFailed) {
      void load();
    }
  };

  const onBlur = ({relatedTarget}: FocusEvent) => {
    if (!form.current?.contains(relatedTarget)) {
      setHasFocus(false);
      setIsDismissed(false);
      // Read by `giveFocusBack` before the focus moves; of no use once it has.
      focusedBefore.current = null;
    }
  };

  const onChange = ({target}: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    setIsDismissed(false);
  };

  const onSubmit = (event: FormEvent) => {
    if (list.current) {
      event.preventDefault();
      list.current.onSubmit();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    list.current?.onKey(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      setIsDismissed(true);
      // What was typed outlives the list.
      if (!isOpen || text === '') {
        setText('');
        giveFocusBack();
      }
    }
  };

  const search = translate({
    id: 'search.field.submit',
    message: 'Search',
    description: 'Button beside the search field',
  });

  return (
    // Focus and blur bubble up from the field and the controls in its popup.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      role="search"
      aria-label={name}
      action={action}
      className={clsx(styles.form, styles[variant], hasFocus && styles.active)}
      onSubmit={onSubmit}
      onFocus={onFocus}
      onBlur={onBlur}
      data-screen=""
      data-search-ignore>
      <div className={styles.box}>
        <span className={clsx(styles.icon, isLoading && 'spinner')} aria-hidden="true">
          {!isLoading && (
            <svg className="line-icon" viewBox="0 0 20 20" width="20" height="20" focusable="false">
              <circle cx="8.5" cy="8.5" r="5.75" />
              <path d="m13 13 4.5 4.5" />
            </svg>
          )}
        </span>
        <input
          {...queryInput}
          ref={input}
          className={clsx('text-input', styles.input)}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={listed?.list !== undefined}
          aria-controls={listed?.list}
          aria-activedescendant={listed?.active}
          aria-keyshortcuts={hasShortcut ? shortcut?.aria : undefined}
          placeholder={name}
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onPointerEnter={() => void load()}
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
              setText('');
              input.current?.focus();
            }}>
            <svg
              className="line-icon"
              viewBox="0 0 16 16"
              width="16"
              height="16"
              aria-hidden="true"
              focusable="false">
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
          className={clsx('clean-btn', styles.close)}
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
      {List && (
        <List
          id={id}
          ref={list}
          text={text}
          hasFocus={hasFocus}
          isOpen={isOpen}
          setText={setText}
          reopen={() => setIsDismissed(false)}
          leaveFor={leaveFor}
          focusField={() => input.current?.focus()}
          onChange={setListed}
        />
      )}
      {isOpen && isFailed && (
        // A press on it leaves the focus in the field.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          <Failed onRetry={() => void load()} />
        </div>
      )}
      {variant === 'page' && (
        <button className={clsx('button button--primary', styles.submit)} type="submit" aria-label={search}>
          <span>{search}</span>
          <svg
            className="line-icon"
            viewBox="0 0 20 20"
            width="20"
            height="20"
            aria-hidden="true"
            focusable="false">
            <path d="M3 10h13m-5-5 5 5-5 5" />
          </svg>
        </button>
      )}
      <div role="status" className="read-aloud">
        {isWaiting ? loadingText() : isFailed && isOpen ? failedText() : listed?.spoken}
      </div>
    </form>
  );
}
