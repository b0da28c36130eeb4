import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Dialog from '../Dialog';
import styles from './styles.module.css';

interface Props {
  /** Caption of the picture. */
  readonly label: string;
  /** The picture. */
  readonly children: ReactNode;
}

/**
 * A picture that is wider than a phone, with a button that opens it as wide as the window, its code unbroken by an
 * edge. The build puts it into such pictures (src/remark/pictures/figure.ts); the style sheet shows the button on
 * narrow windows, so nothing moves when the script arrives.
 */
export function Enlarge({label, children}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children}
      <button
        type="button"
        className={clsx('button', styles.button)}
        aria-haspopup="dialog"
        data-script=""
        data-search-ignore
        onClick={() => setIsOpen(true)}>
        <Translate
          id="figure.enlarge"
          description="Button under a picture that is wider than a phone; opens it in full size">
          Enlarge
        </Translate>
      </button>
      {isOpen && (
        <Dialog title={label} onClose={() => setIsOpen(false)}>
          <div className={styles.picture}>{children}</div>
        </Dialog>
      )}
    </>
  );
}
