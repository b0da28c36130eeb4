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
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {suggestionLimit} from '../../config/search';
import {searchClient} from '../client';
import Marked from '../Marked';
import {isPressed, useShortcut} from '../platform';
import {capQuery, contextOf, resultsUrl} from '../query';
import {useContextName, useSearchScope} from '../scope';
import {adviceText, developmentText, failedText, loadingText} from '../texts';
import {useSearch, type Answer, type Status} from '../useSearch';
import {nextActive, optionsOf, type Option} from './suggestions';
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

const noResultsText = () =>
  translate({
    id: 'theme.SearchBar.noResultsText',
    message: 'No results',
    description: 'Under the field when nothing was found',
  });

const elsewhereText = (context: string) =>
  translate(
    {
      id: 'search.elsewhere',
      message: 'Nothing in {context}. Results from the whole site:',
      description: "Over the suggestions when the reader's section has none",
    },
    {context},
  );

/** True for a click that the browser should follow itself: into a new tab, or a download. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * A search field with suggestions: the combobox with a listbox popup of the
 * WAI-ARIA practices, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * Without JavaScript it is a form that leads to the results page.
 */
export default function SearchField({label, variant}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const scope = useSearchScope();
  const contextName = useContextName();
  const shortcut = useShortcut();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [hasFocus, setHasFocus] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);

  const {base, baseUrl, context, version} = scope;
  const query = capQuery(text);
  const {status, answer} = useSearch({
    base,
    context,
    query,
    limit: suggestionLimit,
    widens: true,
    isWanted: hasFocus,
  });
  const hasShortcut = variant === 'navbar';
  const isStuck = status === 'failed' || status === 'unavailable';
  const isOpen = hasFocus && !isDismissed && (query !== '' || isStuck);
  const shown = isOpen && !isStuck ? answer : undefined;
  const options = useMemo(
    () =>
      shown
        ? optionsOf(shown, {base, baseUrl, context, version}, contextName(context) ?? '', (url) =>
            contextName(contextOf(url, base)),
          )
        : [],
    // The names of contexts change with the language only, and that is another build.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [shown, base, baseUrl, context, version],
  );
  const hasList = options.length > 0;
  const current = active < options.length ? active : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

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
      if (!event.defaultPrevented && isPressed(shortcut, event)) {
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
      document.getElementById(`${id}-option-${current}`)?.scrollIntoView({block: 'nearest'});
    }
  }, [current, id]);

  const leaveFor = (url: string) => {
    setActive(-1);
    setIsDismissed(true);
    input.current?.blur();
    if (url !== location.pathname + location.search + location.hash) {
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
    leaveFor(resultsUrl(baseUrl, {query, version}));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) {
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
            .getElementById(optionId(current))
            ?.dispatchEvent(
              new window.MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}),
            );
        }
        break;
      case 'Escape':
        event.preventDefault();
        if (isOpen) {
          setIsDismissed(true);
          setActive(-1);
        } else {
          clear();
          giveFocusBack();
        }
        break;
    }
  };

  const lines = options.map((option, index) => (
    <Suggestion
      key={option.key}
      id={optionId(index)}
      option={option}
      isActive={index === current}
      onPoint={() => setActive(index)}
      onClick={(event) => {
        if (!isForBrowser(event)) {
          event.preventDefault();
          leaveFor(option.href);
        }
      }}
    />
  ));
  const suggestions = lines.filter((_line, index) => !options[index]?.isFooter);
  const footers = lines.slice(suggestions.length);

  return (
    // Focus and blur bubble up from the field and the controls in its popup.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={resultsUrl(baseUrl, {query: ''})}
      className={clsx(styles.form, styles[variant])}
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
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          aria-keyshortcuts={hasShortcut ? shortcut?.aria : undefined}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onPointerEnter={() => void searchClient.load({base, context}).catch(() => undefined)}
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
        {hasShortcut && shortcut && text === '' && (
          <span className={styles.hint} aria-hidden="true">
            {shortcut.caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
        )}
      </div>
      {isOpen && (
        <Popup
          status={status}
          answer={shown}
          contextName={contextName(context) ?? ''}
          onRetry={() => {
            input.current?.focus();
            searchClient.retry();
          }}>
          {hasList && (
            <div
              className={styles.list}
              id={`${id}-list`}
              role="listbox"
              aria-label={translate({
                id: 'search.suggestions.label',
                message: 'Suggestions',
                description: 'Name of the list under the search field',
              })}>
              {suggestions}
              {footers.length > 0 && (
                <div className={styles.footers} role="presentation">
                  {footers}
                </div>
              )}
            </div>
          )}
        </Popup>
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
      <Announcement isOpen={isOpen} status={status} answer={shown} contextName={contextName(context) ?? ''} />
    </form>
  );
}

interface AnswerProps {
  readonly status: Status;
  readonly answer: Answer | undefined;
  /** Name of the context that the page lies in. */
  readonly contextName: string;
}

const isElsewhere = ({context, foundIn, hits}: Answer) => context !== foundIn && hits.length > 0;

/** What opens under the field. */
function Popup({
  status,
  answer,
  contextName,
  onRetry,
  children,
}: AnswerProps & {readonly onRetry: () => void; readonly children: ReactNode}): ReactNode {
  return (
    // A press on the popup leaves the focus in the field, or the popup would close before the click.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {status === 'unavailable' && <p className={styles.notice}>{developmentText()}</p>}
      {status === 'failed' && (
        <div className={styles.notice}>
          <p>{failedText()}</p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            <Translate id="theme.Loading.retry" description="The button that tries a failed load again">
              Retry
            </Translate>
          </button>
        </div>
      )}
      {(status === 'loading' || status === 'searching') && !answer && (
        <p className={styles.notice}>{loadingText()}</p>
      )}
      {answer && isElsewhere(answer) && <p className={styles.note}>{elsewhereText(contextName)}</p>}
      {answer?.hits.length === 0 && (
        <div className={styles.notice}>
          <p className={styles.none}>{noResultsText()}</p>
          <p>{adviceText()}</p>
        </div>
      )}
      {children}
    </div>
  );
}

interface SuggestionProps {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** One line of the list: a real link, so that the browser's own ways to open it work. */
function Suggestion({id, option, isActive, onPoint, onClick}: SuggestionProps): ReactNode {
  const {href, title, place, summary = [], isNested, isFooter} = option;

  useEffect(() => {
    if (isActive) {
      window.docusaurus.prefetch(href.replace(/#.*/, ''));
    }
  }, [isActive, href]);

  return (
    // The keys are those of the field, which keeps the focus.
    <a
      id={id}
      className={clsx(styles.option, isNested && styles.nested, isFooter && styles.footer)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={onClick}
      onPointerMove={isActive ? undefined : onPoint}>
      <span className={styles.title}>
        <Marked parts={title} />
      </span>
      {(place || summary.length > 0) && (
        <span className={styles.detail}>
          {place && (
            <span className={isNested ? styles.spoken : styles.place}>
              {place}
              {summary.length > 0 && ' – '}
            </span>
          )}
          {summary.length > 0 && (
            <span className={styles.snippet}>
              <Marked parts={summary} />
            </span>
          )}
        </span>
      )}
    </a>
  );
}

/** Says in words what the popup shows. */
function Announcement({
  isOpen,
  status,
  answer,
  contextName,
}: AnswerProps & {readonly isOpen: boolean}): ReactNode {
  const {selectMessage} = usePluralForm();
  const say = () => {
    if (status === 'loading') {
      return loadingText();
    }
    if (!isOpen) {
      return '';
    }
    if (status === 'failed') {
      return failedText();
    }
    if (status === 'unavailable') {
      return developmentText();
    }
    if (status !== 'ready' || !answer) {
      return '';
    }
    const count = answer.hits.length;
    if (count === 0) {
      return `${noResultsText()}. ${adviceText()}`;
    }
    const counted = selectMessage(
      count,
      translate(
        {
          id: 'search.suggestions.plurals',
          message: 'One suggestion|{count} suggestions',
          description: 'Number of suggestions under the search field, spoken; singular|plural',
        },
        {count},
      ),
    );
    return isElsewhere(answer) ? `${elsewhereText(contextName)} ${counted}` : counted;
  };
  return (
    <div role="status" className={styles.spoken}>
      {say()}
    </div>
  );
}
