import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The label as the interface spells it; steps of a path joined by ` → `. */
  readonly children: ReactNode;
}

/** A label of the interface. */
export default function UI({children}: Props): ReactNode {
  return <b className={styles.label}>{children}</b>;
}
