import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** The box under the field. A press on it leaves the focus in the field, or it would close before the click. */
export default function PopupBox({children}: PropsWithChildren): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}
