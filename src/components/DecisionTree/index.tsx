import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One nested Markdown list: a question, its answers, where they lead. */
  readonly children: ReactNode;
}

/** Questions and answers as a tree of branches. */
export default function DecisionTree({children}: Props): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
