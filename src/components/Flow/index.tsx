import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One Markdown ordered list: a box for each item. */
  readonly children: ReactNode;
  /** Words on the way back from the last box to the first. */
  readonly loop?: string;
}

/** A process: boxes joined by arrows, in a row where there is room. */
export default function Flow({children, loop}: Props): ReactNode {
  return (
    <div className={styles.flow}>
      {children}
      {loop && (
        <p className={styles.loop}>
          <span aria-hidden="true">↺</span> {loop}
        </p>
      )}
    </div>
  );
}
