import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {metricOf, type UnitId} from '../../facts/metrics/catalog';
import {dimensions, indicators, scales, type Indicator} from '../../facts/metrics/score';
import {useFormat} from '../useFormat';
import styles from './styles.module.css';

/** `20% → 90%`, `720 h → 24 h`, `0.25 → 5 per week`. */
function Range({indicator: {id, floor, target}}: {readonly indicator: Indicator}): ReactNode {
  const {short} = useFormat();
  const unit: UnitId = metricOf(id).unit;
  if (unit === 'perWeek') {
    return (
      <Translate
        id="tables.metrics.range.perWeek"
        description="Floor and target of an indicator that is counted per week"
        values={{floor: short(floor), target: short(target)}}>
        {'{floor} → {target} per week'}
      </Translate>
    );
  }
  const suffix = unit === 'percent' ? '%' : unit === 'hours' ? ' h' : '';
  return `${short(floor)}${suffix} → ${short(target)}${suffix}`;
}

/** The twelve indicators of the score, by dimension: shares, floors, targets, scales, least data. */
export default function ScoreIndicators(): ReactNode {
  const localize = useLocalized();
  const {short} = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.metrics.indicator" description="Column: indicator of the squad score">
              Indicator
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.share" description="Column: part of an indicator in its dimension">
              Share in the dimension
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.weight" description="Column: weight of a dimension or an indicator">
              Weight in the score
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="tables.metrics.range"
              description="Column: the values that give 0 points and 100 points">
              Floor → target
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.scale" description="Column: linear or logarithmic">
              Scale
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="tables.metrics.leastData"
              description="Column: the least data that an indicator needs">
              Least data
            </Translate>
          </th>
        </tr>
      </thead>
      {dimensions.map((dimension) => (
        <tbody key={dimension.id}>
          <tr>
            <th scope="rowgroup" colSpan={6}>
              {localize(dimension.name)}
            </th>
          </tr>
          {indicators
            .filter((indicator) => indicator.dimension === dimension.id)
            .map((indicator) => (
              <tr key={indicator.id}>
                <td>{localize(metricOf(indicator.id).name)}</td>
                <td>{short(indicator.share * 100)}%</td>
                <td>{short(indicator.share * dimension.weight * 100)}%</td>
                <td className={styles.range}>
                  <Range indicator={indicator} />
                </td>
                <td>{localize(scales[indicator.scale])}</td>
                <td>{localize(indicator.leastText)}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
