import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {retention, type RetentionId} from '../../facts/platform/retention';
import {listProp} from '../listProp';

export interface Props {
  /** Rows to show, by id; all of them without it. */
  readonly data?: readonly RetentionId[];
}

/** How long the platform keeps what. */
export default function RetentionTable({data: ids}: Props): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.platform.retention.data" description="Column: kind of data">
              Data
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.retention.kept" description="Column: how long it is kept">
              Kept for
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {listProp('RetentionTable', 'data', ids, retention, 'id').map((row) => (
          <tr key={row.id}>
            <td>{localize(row.data)}</td>
            <td>{localize(row.kept)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
