import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {propError} from '../../config/props';
import styles from './styles.module.css';

interface Share {
  readonly label: string;
  /** In `unit`; not negative. */
  readonly value: number;
}

export interface Props {
  /** Parts of the whole, in reading order; at most six. */
  readonly items: readonly Share[];
  /** Written behind each value: `%`, ` tokens`. */
  readonly unit?: string;
}

/** The classes that give each part its shade; one for each part a bar may have. */
const shades = [styles.one, styles.two, styles.three, styles.four, styles.five, styles.six];

/** How a whole divides: a bar for the eye, a list with the numbers for everyone. */
export default function ShareBar({items, unit = ''}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!Array.isArray(items) || items.length < 2 || items.length > shades.length) {
    throw propError('ShareBar', 'items', items, `2 to ${shades.length} parts {label, value}`);
  }
  const wrong = items.find(({label, value}) => !label || !(value >= 0));
  if (wrong) {
    throw propError('ShareBar', 'items', wrong, '{label: text, value: number, not negative}');
  }
  const total = items.reduce((sum, {value}) => sum + value, 0);
  const number = new Intl.NumberFormat(i18n.currentLocale);
  return (
    <div>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {items.map(({label, value}, index) => {
          const before = items.slice(0, index).reduce((sum, item) => sum + item.value, 0);
          return (
            <rect
              key={label}
              className={shades[index]}
              x={(before / total) * 100}
              width={(value / total) * 100}
              height="8"
            />
          );
        })}
      </svg>
      <ul className={styles.legend}>
        {items.map(({label, value}, index) => (
          <li key={label}>
            <svg className={styles.swatch} viewBox="0 0 8 8" aria-hidden="true">
              <rect className={shades[index]} width="8" height="8" />
            </svg>
            {label}: {number.format(value)}
            {unit}
          </li>
        ))}
      </ul>
    </div>
  );
}
