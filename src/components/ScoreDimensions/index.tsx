import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {metricOf} from '../../facts/metrics/catalog';
import {dimensions, indicators} from '../../facts/metrics/score';
import RowHead from '../RowHead';
import {useFormat} from '../useFormat';

/** The five dimensions of the score: what each asks, its weight and its indicators. */
export default function ScoreDimensions(): ReactNode {
  const localize = useLocalized();
  const {percent} = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.metrics.dimension" description="Column: dimension of the squad score">
              Dimension
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.weight" description="Column: weight of a dimension or an indicator">
              Weight in the score
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.asks" description="Column: the question that a dimension answers">
              What it asks
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.indicators" description="Column: the indicators of a dimension">
              Indicators
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map(({id, name, weight, asks}) => (
          <tr key={id}>
            <RowHead>{localize(name)}</RowHead>
            <td>{percent(weight * 100, 0)}</td>
            <td>{localize(asks)}</td>
            <td>
              {indicators
                .filter(({dimension}) => dimension === id)
                .map((indicator) => localize(metricOf(indicator.id).name))
                .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
