import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useOverlayStep} from '../../client/useOverlayStep';
import styles from './styles.module.css';

interface Props {
  /** What it shows; its name, and its first line. */
  readonly title: string;
  /** The reader closes it: by the button, Escape, a tap beside it, or “back”. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. It takes the focus, and gives it
 * back to where it was. What is larger than the window scrolls in it, both ways.
 */
export default function Dialog({title, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useOverlayStep(true, onClose, 'dialog');

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    element?.showModal();
    return () => {
      element?.close();
      before?.focus({preventScroll: true});
    };
  }, []);

  return (
    // The keyboard has Escape; a click on the dialog itself is one on its backdrop: the rest of it is covered.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) {
          onClose();
        }
      }}
      data-search-ignore>
      <div className={styles.head}>
        <strong>{title}</strong>
        <button type="button" className="clean-btn" onClick={onClose}>
          {translate({
            id: 'dialog.close',
            message: 'Close',
            description: 'Button in the corner of a dialog',
          })}
        </button>
      </div>
      {/* What scrolls has to take the focus, or the keyboard could not move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} role="group" aria-label={title} tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
