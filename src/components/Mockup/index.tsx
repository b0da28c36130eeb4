import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Mark from '../Mark';
import {oneOf, propError} from '../../config/props';
import styles from './styles.module.css';

/*
 * A window of the product's interface, drawn with text instead of pixels: it
 * is sharp, follows light and dark, and is translated and read aloud with the
 * page. Nothing in it can be operated, so nothing in it is a control.
 */

export interface MockupProps {
  /** Title bar of the window. */
  readonly title: string;
  /** One sentence that says what the picture shows, for readers who hear it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The window itself. */
export default function Mockup({title, label, children}: MockupProps): ReactNode {
  if (!label) {
    throw propError('Mockup', 'label', label, 'a sentence that says what the picture shows');
  }
  return (
    <div className={styles.window} role="group" aria-label={label} data-search-ignore>
      <div className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        {title}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

export interface MockNavProps {
  /** Entries, top to bottom. */
  readonly items: readonly string[];
  /** The entry that is open. */
  readonly selected?: string;
}

/** The list at the left of a view. */
export function MockNav({items, selected}: MockNavProps): ReactNode {
  if (!Array.isArray(items)) {
    throw propError('MockNav', 'items', items, 'a list of labels');
  }
  if (selected !== undefined && !items.includes(selected)) {
    throw propError('MockNav', 'selected', selected, items);
  }
  return (
    <ul className={styles.nav}>
      {items.map((item) => (
        <li key={item} className={clsx(item === selected && styles.selected)}>
          {item === selected ? <strong>{item}</strong> : item}
        </li>
      ))}
    </ul>
  );
}

const fieldKinds = ['text', 'password', 'select', 'checkbox', 'slider'] as const;

export interface MockFieldProps {
  readonly label: string;
  /** What the field holds. For a password any text: it is shown as dots. */
  readonly value?: string;
  readonly kind?: (typeof fieldKinds)[number];
  /** Of a checkbox. */
  readonly checked?: boolean;
  /** Number of the ring beside the field. */
  readonly mark?: number;
}

/** A field of a form. */
export function MockField({label, value, kind = 'text', checked = false, mark}: MockFieldProps): ReactNode {
  oneOf('MockField', 'kind', kind, fieldKinds);
  const ring = mark !== undefined && <Mark n={mark} />;
  if (kind === 'checkbox') {
    return (
      <p className={styles.checkbox}>
        <span
          className={clsx(styles.box, checked && styles.checked)}
          role="img"
          aria-label={
            checked
              ? translate({
                  id: 'mockup.checked',
                  message: 'checked',
                  description: 'In a drawn window, before the label of a check box that is selected; spoken',
                })
              : translate({
                  id: 'mockup.unchecked',
                  message: 'not checked',
                  description: 'In a drawn window, before the label of a check box that is clear; spoken',
                })
          }>
          {checked && '✓'}
        </span>
        {label} {ring}
      </p>
    );
  }
  return (
    <p className={styles.field}>
      <span className={styles.label}>
        {label} {ring}
      </span>
      <span className={clsx(styles.input, kind === 'slider' && styles.slider)}>
        {kind === 'password' ? '••••••••••••' : value}
        {kind === 'select' && <span aria-hidden="true">▾</span>}
      </span>
    </p>
  );
}

const speakers = ['you', 'assistant'] as const;

export interface MockMessageProps {
  readonly from: (typeof speakers)[number];
  readonly children: ReactNode;
  readonly mark?: number;
}

/** A message in the chat. */
export function MockMessage({from, children, mark}: MockMessageProps): ReactNode {
  oneOf('MockMessage', 'from', from, speakers);
  return (
    <div className={clsx(styles.message, from === 'you' && styles.you)}>
      {mark !== undefined && <Mark n={mark} />}
      <div>{children}</div>
    </div>
  );
}

export interface MockToolProps {
  /** The row's own words: `… wants to edit this file`. */
  readonly title: string;
  /** File, command or server. */
  readonly detail?: string;
  readonly children?: ReactNode;
  readonly mark?: number;
}

/** A row in which the assistant proposes or reports a tool's use. */
export function MockTool({title, detail, children, mark}: MockToolProps): ReactNode {
  return (
    <div className={styles.tool}>
      <p className={styles.toolTitle}>
        {mark !== undefined && <Mark n={mark} />} {title}
        {detail && <code>{detail}</code>}
      </p>
      {children}
    </div>
  );
}

export interface MockButtonsProps {
  readonly primary: string;
  readonly secondary?: string;
  readonly mark?: number;
}

/** The buttons under a proposal. */
export function MockButtons({primary, secondary, mark}: MockButtonsProps): ReactNode {
  if (!primary) {
    throw propError('MockButtons', 'primary', primary, 'a label');
  }
  return (
    <p className={styles.buttons}>
      <span className={clsx(styles.button, styles.primary)}>{primary}</span>
      {secondary && <span className={styles.button}>{secondary}</span>}
      {mark !== undefined && <Mark n={mark} />}
    </p>
  );
}

/** A small line: cost, tokens, progress. */
export function MockStatus({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.status}>{children}</div>;
}
