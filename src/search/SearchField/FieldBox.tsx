import type {ChangeEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {queryInput} from '../queryInput';
import type {Shortcut} from '../shortcut';
import {Cross, Magnifier} from './icons';
import type {ListState} from './Listbox';
import styles from './styles.module.css';

/** The magnifier, which turns into a spinner while the list or what it shows is loaded. */
function Icon({isLoading}: {readonly isLoading: boolean}): ReactNode {
  return (
    <span className={clsx(styles.icon, isLoading && 'spinner')} aria-hidden="true">
      {!isLoading && <Magnifier />}
    </span>
  );
}

function ClearButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
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
      onClick={onClick}>
      <Cross />
    </button>
  );
}

/** The keys that focus the field. Before hydration those of all systems: the style sheet hides the others. */
function ShortcutHint({shortcut}: {readonly shortcut: Shortcut | undefined}): ReactNode {
  return (
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
  );
}

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly text: string;
  readonly isLoading: boolean;
  /** Undefined while there is no list. */
  readonly listed: ListState | undefined;
  readonly hasShortcut: boolean;
  /** Undefined before hydration. */
  readonly shortcut: Shortcut | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onClear: () => void;
}

/** The input with role combobox, its icon, the button that clears it, and its shortcut as a hint. */
export default function FieldBox(props: Props): ReactNode {
  const {input, label, text, isLoading, listed, hasShortcut, shortcut} = props;
  const {onChange, onKeyDown, onPointerEnter, onClear} = props;
  return (
    <div className={styles.box}>
      <Icon isLoading={isLoading} />
      <input
        {...queryInput}
        ref={input}
        className={clsx('text-input', styles.input)}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listed?.list !== undefined}
        aria-controls={listed?.list}
        aria-activedescendant={listed?.active}
        aria-keyshortcuts={hasShortcut ? shortcut?.aria : undefined}
        placeholder={label}
        value={text}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPointerEnter={onPointerEnter}
      />
      {text !== '' && <ClearButton onClick={onClear} />}
      {hasShortcut && text === '' && <ShortcutHint shortcut={shortcut} />}
    </div>
  );
}
