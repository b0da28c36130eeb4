import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {statefulItems, type StatefulId} from '../../facts/platform/states';
import {listProp} from '../listProp';
import PageLink from '../PageLink';

export interface Props {
  /** Items to show, by id; all of them without it. */
  readonly items?: readonly StatefulId[];
}

/** The states that each kind of item goes through. */
export default function StateTable({items: ids}: Props): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.platform.states.item" description="Column: kind of item">
              Item
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.states.states" description="Column: states of an item">
              States
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {listProp('StateTable', 'items', ids, statefulItems, 'id').map((entry) => (
          <tr key={entry.id}>
            <td>
              <PageLink page={entry.page}>{localize(entry.item)}</PageLink>
            </td>
            <td>
              {entry.states.map(localize).join(entry.ordered ? ' → ' : ', ')}
              {entry.others && (
                <Translate
                  id="tables.platform.states.others"
                  description="After the ordered states of an item; {states} are ends off the way"
                  values={{states: entry.others.map(localize).join(', ')}}>
                  {'; or {states}'}
                </Translate>
              )}
              {entry.note && ` (${localize(entry.note)})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
