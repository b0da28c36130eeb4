import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** One Markdown list; each item is a link, a colon and one line. */
  readonly children: ReactNode;
}

/** Destinations as cards. Stays a list of links for readers who cannot see the cards. */
export default function Cards({children}: Props): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
