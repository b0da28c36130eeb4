/** Wraps the page that a crash shows: the red of the original has too little contrast on white. */
import type {ComponentProps, ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <div className={styles.messages}>
      <ErrorPageContent {...props} />
    </div>
  );
}
