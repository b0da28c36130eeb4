import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {bands} from '../../facts/metrics/score';
import RowHead from '../RowHead';

/** The named ranges of the score. */
export default function ScoreBands(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.metrics.band" description="Column: named range of the score">
              Band
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.bandRange" description="Column: from where to where a range goes">
              Unrounded score
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({id, from, name}, index) => {
          const to = bands[index + 1]?.from;
          return (
            <tr key={id}>
              <RowHead>{localize(name)}</RowHead>
              <td>
                {to === undefined ? (
                  <Translate
                    id="tables.metrics.band.over"
                    description="The highest range of the score"
                    values={{from}}>
                    {'{from} and over'}
                  </Translate>
                ) : index === 0 ? (
                  <Translate
                    id="tables.metrics.band.under"
                    description="The lowest range of the score"
                    values={{to}}>
                    {'under {to}'}
                  </Translate>
                ) : (
                  <Translate
                    id="tables.metrics.band.between"
                    description="A range of the score between two others"
                    values={{from, to}}>
                    {'{from} to under {to}'}
                  </Translate>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
