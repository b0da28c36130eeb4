import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One Markdown ordered list of `**From → To**: message`. */
  readonly children: ReactNode;
}

/** Who says what to whom, in order. */
export default function Sequence({children}: Props): ReactNode {
  return <div className={styles.sequence}>{children}</div>;
}
