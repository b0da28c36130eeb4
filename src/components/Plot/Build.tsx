import type {ReactNode} from 'react';
import type {BuildPlot} from '../../facts/metrics/plots';
import RowHead from '../RowHead';
import {useShow} from './show';
import styles from './styles.module.css';

/** Parts that build up to a whole: a table whose bars stand where the one before ended. */
export default function Build({plot: {head, parts}}: {readonly plot: BuildPlot}): ReactNode {
  const {text, format} = useShow();
  const contributions = parts.map(({value, weight}) => value * weight);
  const before = contributions.map((_, index) =>
    contributions.slice(0, index).reduce((sum, contribution) => sum + contribution, 0),
  );
  const total = contributions.reduce((sum, contribution) => sum + contribution, 0);
  return (
    <table className={styles.build}>
      <thead>
        <tr>
          <th scope="col">{text(head.part)}</th>
          <th scope="col">{text(head.value)}</th>
          <th scope="col">{text(head.weight)}</th>
          <th scope="col" colSpan={2}>
            {text(head.contribution)}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({name, value, weight}, index) => (
          <tr key={name.en}>
            <RowHead>{text(name)}</RowHead>
            <td>{format.number(value, 1)}</td>
            <td>{format.percent(weight * 100, 0)}</td>
            <td>{format.number(contributions[index] ?? 0, 2)}</td>
            <td className={styles.barCell}>
              <svg className={styles.bar} aria-hidden="true">
                <rect
                  className={styles.whole}
                  x={`${before[index]}%`}
                  width={`${weight * 100}%`}
                  height="100%"
                />
                <rect
                  className={styles.part}
                  x={`${before[index]}%`}
                  width={`${contributions[index]}%`}
                  height="100%"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <RowHead span={3}>{text(head.total)}</RowHead>
          <td>{format.number(total, 1)}</td>
          <td className={styles.barCell}>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.whole} x="0" width="100%" height="100%" />
              <rect className={styles.part} x="0" width={`${total}%`} height="100%" />
            </svg>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
