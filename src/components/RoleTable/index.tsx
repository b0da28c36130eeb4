import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {roles, type RoleId} from '../../facts/platform/roles';
import {listProp} from '../listProp';

export interface Props {
  /** Roles to show, by id; all of them without it. */
  readonly roles?: readonly RoleId[];
}

/** The roles of the platform: what each is for, where it is valid, whether it uses a seat. */
export default function RoleTable({roles: ids}: Props): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.platform.roles.role" description="Column: name and id of a role">
              Role
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.roles.purpose" description="Column: what a role is for">
              Takes care of
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.roles.scope" description="Column: where a role is valid">
              Valid in
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.roles.seat" description="Column: whether a role uses a seat">
              Seat
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {listProp('RoleTable', 'roles', ids, roles, 'id').map((role) => (
          <tr key={role.id}>
            <td>
              <strong>{localize(role.name)}</strong> <code>{role.id}</code>
            </td>
            <td>{localize(role.purpose)}</td>
            <td>{localize(role.scope)}</td>
            <td>
              {role.usesSeat ? (
                <Translate id="tables.platform.roles.usesSeat" description="The role uses a seat">
                  uses one
                </Translate>
              ) : (
                <Translate id="tables.platform.roles.noSeat" description="The role uses no seat">
                  none
                </Translate>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
