import type {ReactNode} from 'react';
import {propError} from '../../config/props';
import styles from './styles.module.css';

export interface Props {
  /** 1 to 20. */
  readonly n: number;
}

/** A numbered ring that ties a place in a picture to the text about it. */
export default function Mark({n}: Props): ReactNode {
  if (!Number.isInteger(n) || n < 1 || n > 20) {
    throw propError('Mark', 'n', n, 'a whole number from 1 to 20');
  }
  return <span className={styles.mark}>{n}</span>;
}
