import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {okrStatuses, tooEarly} from '../../facts/metrics/okrs';
import RowHead from '../RowHead';
import {useFormat} from '../useFormat';

/** The statuses of objectives and key results, and the ratio that each begins at. */
export default function OkrStatuses(): ReactNode {
  const localize = useLocalized();
  const {number} = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.metrics.status" description="Column: status of an objective">
              Status
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.ratio" description="Column: progress divided by expected progress">
              Progress ÷ expected progress
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {okrStatuses.map(({id, from, name}, index) => {
          const to = okrStatuses[index - 1]?.from;
          return (
            <tr key={id}>
              <RowHead>{localize(name)}</RowHead>
              <td>
                {to === undefined ? (
                  <Translate
                    id="tables.metrics.status.over"
                    description="The best status"
                    values={{from: number(from, 2)}}>
                    {'{from} or more'}
                  </Translate>
                ) : from === 0 ? (
                  <Translate
                    id="tables.metrics.status.under"
                    description="The worst status"
                    values={{to: number(to, 2)}}>
                    {'under {to}'}
                  </Translate>
                ) : (
                  <Translate
                    id="tables.metrics.status.between"
                    description="The status between the best and the worst"
                    values={{from: number(from, 2), to: number(to, 2)}}>
                    {'{from} to under {to}'}
                  </Translate>
                )}
              </td>
            </tr>
          );
        })}
        <tr>
          <RowHead>{localize(tooEarly.name)}</RowHead>
          <td>
            <Translate
              id="tables.metrics.status.tooEarly"
              description="When no status is given yet"
              values={{days: tooEarly.days}}>
              {'any, in the first {days} days of the cycle'}
            </Translate>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
