import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {pulseStatements} from '../../facts/metrics/score';

/** The six statements of the pulse survey, each with its theme. */
export default function PulseStatements(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="tables.metrics.theme"
              description="Column: theme of a statement of the pulse survey">
              Theme
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.statement" description="Column: statement of the pulse survey">
              Statement
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {pulseStatements.map(({theme, text}) => (
          <tr key={text.en}>
            <td>{localize(theme)}</td>
            <td>{localize(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
