import type {ReactNode} from 'react';
import {propError} from '../../config/props';
import styles from './styles.module.css';

export interface Props {
  /** What the reader should see in the picture. */
  readonly caption: string;
  /** A picture drawn as code. */
  readonly children: ReactNode;
}

/** A picture with its caption. */
export default function Figure({caption, children}: Props): ReactNode {
  if (!caption) {
    throw propError('Figure', 'caption', caption, 'a sentence');
  }
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
