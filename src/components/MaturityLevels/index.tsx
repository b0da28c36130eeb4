import type {ReactNode} from 'react';
import {useLocalized} from '../../facts/localized';
import {levels} from '../../facts/metrics/maturity';
import styles from './styles.module.css';

/** The five levels of maturity as a staircase. */
export default function MaturityLevels(): ReactNode {
  const localize = useLocalized();
  return (
    <ol className={styles.stairs}>
      {levels.map(({level, name, meaning}) => (
        <li key={level} className={styles.step}>
          <strong className={styles.name}>
            {level} {localize(name)}
          </strong>
          {localize(meaning)}
        </li>
      ))}
    </ol>
  );
}
