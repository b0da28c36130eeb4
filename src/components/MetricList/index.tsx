import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {metrics, units} from '../../facts/metrics/catalog';
import PageLink from '../PageLink';

/** Every figure about a squad: its name with the way to its page, its identifier and its unit. */
export default function MetricList(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.metrics.figure" description="Column: name of a figure about a squad">
              Figure
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="tables.metrics.identifier"
              description="Column: what a figure is called in the API and in exported files">
              In the API and in files
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.metrics.unit" description="Column: unit of a figure">
              Unit
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map(({id, name, unit, note, page}) => (
          <tr key={id}>
            <td>
              <PageLink page={page}>{localize(name)}</PageLink>
            </td>
            <td>
              <code>{id}</code>
            </td>
            <td>
              {localize(units[unit])}
              {note && `, ${localize(note)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
