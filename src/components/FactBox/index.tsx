import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Pairs of `dt` and `dd`. */
  readonly children: ReactNode;
}

/** A box of facts, each with its name: the top of a reference page. */
export default function FactBox({children}: Props): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
