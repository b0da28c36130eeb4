import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {whenIdle} from '../../client/whenIdle';
import {useShortcut} from '../shortcut';
import Failed from './Failed';
import FieldBox from './FieldBox';
import {Arrow} from './icons';
import type {ListState} from './Listbox';
import PopupBox from './PopupBox';
import {failedText, loadingText} from './texts';
import {useCombobox} from './useCombobox';
import {useList} from './useList';
import styles from './styles.module.css';

interface Props {
  /** Name of the field, and its placeholder. */
  readonly label: string;
  /**
   * `navbar`: small, an icon on narrow screens, and focused by the shortcut.
   * `page`: large, with a button.
   */
  readonly variant: 'navbar' | 'page';
}

function CloseButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <button type="button" className={clsx('clean-btn', styles.close)} onClick={onClick}>
      {translate({
        id: 'search.field.close',
        message: 'Close',
        description: 'Button beside the search field where it fills a narrow screen',
      })}
    </button>
  );
}

function SubmitButton(): ReactNode {
  const search = translate({
    id: 'search.field.submit',
    message: 'Search',
    description: 'Button beside the search field',
  });
  return (
    <button className={clsx('button button--primary', styles.submit)} type="submit" aria-label={search}>
      <span>{search}</span>
      <Arrow />
    </button>
  );
}

/**
 * A search field with suggestions: the combobox with a listbox popup of the WAI-ARIA practices,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ Without JavaScript it is a form that leads to the results page.
 */
export default function SearchField({label, variant}: Props): ReactNode {
  const action = useBaseUrl('/search');
  const shortcut = useShortcut();
  const hasShortcut = variant === 'navbar';
  const id = useId();
  const [listed, setListed] = useState<ListState>();
  const combobox = useCombobox(action, hasShortcut ? shortcut : undefined);
  const {form, input, list, text, setText, hasFocus, isOpen, setIsDismissed} = combobox;
  const {List, isFailed, load} = useList();
  const isWaiting = hasFocus && !List && !isFailed;
  const focusField = () => input.current?.focus();

  useEffect(() => {
    if (isWaiting) {
      void load();
    }
  }, [isWaiting, load]);

  return (
    // Focus and blur bubble up from the field and the controls in its popup.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={action}
      className={clsx(styles.form, styles[variant], hasFocus && styles.active)}
      onSubmit={combobox.onSubmit}
      onFocus={() => {
        combobox.onFocus();
        if (isFailed) {
          void load();
        }
      }}
      onBlur={combobox.onBlur}
      data-screen=""
      data-search-ignore>
      <FieldBox
        input={input}
        label={label}
        text={text}
        isLoading={isWaiting || listed?.isLoading === true}
        listed={listed}
        hasShortcut={hasShortcut}
        shortcut={shortcut}
        onChange={combobox.onChange}
        onKeyDown={combobox.onKeyDown}
        // A finger presses what it touches, and that is answered first.
        onPointerEnter={() => whenIdle(() => void load())}
        onClear={() => {
          setText('');
          focusField();
        }}
      />
      {hasFocus && <CloseButton onClick={combobox.onClose} />}
      {List && (
        <List
          id={id}
          ref={list}
          text={text}
          hasFocus={hasFocus}
          isOpen={isOpen}
          setText={setText}
          reopen={() => setIsDismissed(false)}
          leaveFor={combobox.leaveFor}
          focusField={focusField}
          onChange={setListed}
        />
      )}
      {isOpen && isFailed && (
        <PopupBox>
          <Failed onRetry={() => void load()} />
        </PopupBox>
      )}
      {variant === 'page' && <SubmitButton />}
      <div role="status" className="read-aloud">
        {isWaiting ? loadingText() : isFailed && isOpen ? failedText() : listed?.spoken}
      </div>
    </form>
  );
}
