import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A line over a part of the result. */
export const ResultTitle = ({children}: {readonly children: ReactNode}): ReactNode => (
  <p className={styles.resultTitle}>{children}</p>
);

interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** Text alternative of the bar. */
  readonly values: readonly string[];
}

/** Rows with a bar each. The text beside a bar says the same. */
export function Bars({rows}: {readonly rows: readonly BarRow[]}): ReactNode {
  return (
    <ul className={styles.bars}>
      {rows.map(({key, label, share, values}) => (
        <li key={key}>
          <span>{label}</span>
          <meter min={0} max={1} value={share} aria-hidden="true" />
          {values.map((value, index) => (
            <span key={index}>{value}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
