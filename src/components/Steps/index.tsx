import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One Markdown ordered list. */
  readonly children: ReactNode;
}

/** An ordered list drawn as numbered steps. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
