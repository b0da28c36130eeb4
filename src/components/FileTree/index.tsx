import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One nested Markdown list of `` `names` ``, each with an optional note. */
  readonly children: ReactNode;
}

/** Folders and files. */
export default function FileTree({children}: Props): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
