import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Columns that the cell covers; one by default. */
  readonly span?: number;
  readonly children: ReactNode;
}

/** The first cell of a row, which names it: strong, without the heavy line of a table's head. */
export default function RowHead({span, children}: Props): ReactNode {
  return (
    <th scope="row" colSpan={span} className={styles.head}>
      {children}
    </th>
  );
}
