import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {areas, levels, type LevelWithCriteria} from '../../facts/metrics/maturity';
import styles from './styles.module.css';

const steps = [2, 3, 4, 5] as const satisfies readonly LevelWithCriteria[];

/** What each area asks for each level; a mark on what the platform checks from data. */
export default function MaturityCriteria(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.metrics.level" description="Column: level of maturity">
              Level
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.criterion" description="Column: what must hold for a level">
              What must hold
            </Translate>
          </th>
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area.id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {localize(area.name)}
            </th>
          </tr>
          {steps.map((step) => (
            <tr key={step}>
              <td className={styles.level}>
                {step} {localize(levels[step - 1]?.name ?? levels[0].name)}
              </td>
              <td>
                <ul className={styles.requirements}>
                  {area.criteria[step].map(({text, fromData}) => (
                    <li key={text.en}>
                      {localize(text)}
                      {fromData && (
                        <>
                          {' '}
                          <span className={styles.data}>
                            <Translate
                              id="tables.metrics.fromData"
                              description="Mark on a criterion that the platform checks from data">
                              from data
                            </Translate>
                          </span>
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
