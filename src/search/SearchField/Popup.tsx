import {useEffect, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Marked from '../Marked';
import {adviceText, differenceText, kindText, noResultsTitle, unavailableText} from '../wording';
import type {Result, Status} from '../useSearch';
import {Cross} from './icons';
import Failed from './Failed';
import PopupBox from './PopupBox';
import type {Group, Option} from './suggestions';
import {failedText, loadingText} from './texts';
import field from './styles.module.css';
import styles from './popup.module.css';

/** Id of a line, for `aria-activedescendant`. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/** Id of the list, for `aria-controls`. */
export const listId = (id: string): string => `${id}-list`;

const noResultsText = (query: string) =>
  translate(
    {
      id: 'search.noResults',
      message: 'for “{query}”',
      description: 'After “No results” under the field; what was searched for',
    },
    {query},
  );

const elsewhereText = (context: string) =>
  translate(
    {
      id: 'search.elsewhere',
      message: 'Nothing in {context}. Results from the whole site:',
      description: "Over the suggestions when the reader's section has none",
    },
    {context},
  );

interface StateProps {
  readonly status: Status;
  readonly result: Result | undefined;
  /** Name of the context that the page lies in. */
  readonly contextName: string;
}

const isElsewhere = ({context, answer}: Result) =>
  context !== '' && answer.inside === 0 && answer.hits.length > 0;

const isNothing = ({answer}: Result) => answer.hits.length + answer.entries.length === 0;

const pasteText = () =>
  translate({
    id: 'search.hint',
    message: 'An error message can be pasted whole. Quotes find words in a row, and -word leaves pages out.',
    description: 'At the end of the list under the empty field; -word is what a reader types',
  });

interface GroupsProps {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Number of the active line, counted over all groups; -1 for none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onClick: (event: MouseEvent, option: Option) => void;
  /** Forgets a recent search. */
  readonly onRemove: (option: Option) => void;
}

/** The lines of the list, in their groups. */
function Groups({id, groups, active, onPoint, onClick, onRemove}: GroupsProps): ReactNode {
  return groups.map(({key, label, options}, number) => {
    const first = groups.slice(0, number).reduce((sum, before) => sum + before.options.length, 0);
    const lines = options.map((option, i) => (
      <Line
        key={option.key}
        id={optionId(id, first + i)}
        option={option}
        isActive={first + i === active}
        onPoint={() => onPoint(first + i)}
        onClick={(event) => onClick(event, option)}
        onRemove={() => onRemove(option)}
      />
    ));
    if (label) {
      return (
        <div key={key} role="group" aria-label={label} className={styles.group}>
          <div className={styles.label} aria-hidden="true">
            {label}
          </div>
          {lines}
        </div>
      );
    }
    return key === 'footers' || options[0]?.kind === 'entry' ? (
      <div key={key} className={key === 'footers' ? styles.footers : undefined} role="presentation">
        {lines}
      </div>
    ) : (
      lines
    );
  });
}

/** The keys of the list, at its foot. Hidden from screen readers, which announce the keys of a combobox themselves. */
function KeysNote(): ReactNode {
  return (
    <p className={clsx(styles.note, styles.keys)} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd>{' '}
        <Translate id="search.keys.move" description="At the foot of the suggestions, after the arrow keys">
          to move
        </Translate>
      </span>
      <span>
        <kbd>↵</kbd>{' '}
        <Translate id="search.keys.open" description="At the foot of the suggestions, after the Enter key">
          to open
        </Translate>
      </span>
      <span>
        <kbd>Esc</kbd>{' '}
        <Translate id="search.keys.close" description="At the foot of the suggestions, after the Escape key">
          to close
        </Translate>
      </span>
    </p>
  );
}

interface PopupProps extends StateProps, GroupsProps {
  readonly onRetry: () => void;
}

/** The popup under the field: notices, the list of options, hints. */
export function Popup({status, result, contextName, onRetry, ...lines}: PopupProps): ReactNode {
  const {id, groups} = lines;
  const hasList = groups.length > 0;
  return (
    <PopupBox>
      {status === 'unavailable' && <p className={field.notice}>{unavailableText()}</p>}
      {status === 'failed' && <Failed onRetry={onRetry} />}
      {(status === 'loading' || status === 'searching') && !result && !hasList && (
        <p className={field.notice}>{loadingText()}</p>
      )}
      {result && isElsewhere(result) && <p className={styles.note}>{elsewhereText(contextName)}</p>}
      {result && !isNothing(result) && differenceText(result.answer) && (
        <p className={styles.note}>{differenceText(result.answer)}</p>
      )}
      {result && isNothing(result) && (
        <div className={field.notice}>
          <p className={styles.none}>
            <strong>{noResultsTitle()}</strong> {noResultsText(result.query)}
          </p>
          <p>{adviceText()}</p>
        </div>
      )}
      {hasList && (
        <div
          className={styles.list}
          id={listId(id)}
          role="listbox"
          aria-label={translate({
            id: 'search.suggestions.label',
            message: 'Suggestions',
            description: 'Name of the list under the search field',
          })}>
          <Groups {...lines} />
        </div>
      )}
      {hasList && <KeysNote />}
      {groups[0]?.key === 'recents' || groups[0]?.key === 'tasks' ? (
        <p className={styles.note}>
          {/* `-word` must not break across lines, so it has an element of its own. */}
          {pasteText()
            .split(/(-\p{L}+)/u)
            .map((part, index) => (index % 2 === 1 ? <span key={part}>{part}</span> : part))}
        </p>
      ) : null}
    </PopupBox>
  );
}

interface LineProps {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onRemove: () => void;
}

/** One line of the list: a real link, so that the browser's own ways to open it work. */
function Line({id, option, isActive, onPoint, onClick, onRemove}: LineProps): ReactNode {
  const {href, kind, type, title, heading = [], place, summary = []} = option;
  const isPage = ['hit', 'section', 'entry', 'link'].includes(kind);

  useEffect(() => {
    if (isActive && isPage) {
      window.docusaurus.prefetch(href);
    }
  }, [isActive, isPage, href]);

  return (
    // The field keeps the focus and handles the keys.
    <a
      id={id}
      className={clsx(styles.option, styles[kind])}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={onClick}
      onPointerMove={isActive ? undefined : onPoint}>
      <span className={styles.title}>
        <Marked parts={title} />
        {heading.length > 0 && (
          <span className={styles.heading}>
            {' › '}
            <Marked parts={heading} />
          </span>
        )}
      </span>
      {(type || place || summary.length > 0) && (
        <span className={styles.detail}>
          {type && type !== 'guide' && (
            <>
              <span className="tag">{kindText(type)}</span>{' '}
            </>
          )}
          {place && (
            <span className={styles.place}>
              {place}
              {summary.length > 0 && ' – '}
            </span>
          )}
          <span className={styles.snippet}>
            <Marked parts={summary} />
          </span>
        </span>
      )}
      {kind === 'recent' && (
        // No button, which is not allowed inside an option; the keyboard has Delete for it.
        <span
          className={styles.remove}
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onRemove();
          }}>
          <Cross />
        </span>
      )}
    </a>
  );
}

/** The text for the status region: what the popup shows, in words. */
export function useSpoken({
  isOpen,
  status,
  result,
  contextName,
}: StateProps & {readonly isOpen: boolean}): string {
  const {selectMessage} = usePluralForm();
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
    return unavailableText();
  }
  if (status !== 'ready' || !result) {
    return '';
  }
  const {hits, entries} = result.answer;
  const count = hits.length + entries.length;
  const difference = differenceText(result.answer);
  if (count === 0) {
    return `${noResultsTitle()} ${noResultsText(result.query)}. ${adviceText()}`;
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
  return [isElsewhere(result) && elsewhereText(contextName), difference, counted].filter(Boolean).join(' ');
}
