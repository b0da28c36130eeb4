import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {
  accessLevels,
  permissionAreas,
  permissions,
  type Grant,
  type Permission,
  type PermissionArea,
  type PermissionId,
} from '../../facts/platform/permissions';
import {roles} from '../../facts/platform/roles';
import {listProp} from '../listProp';
import {oneOf} from '../propError';
import styles from './styles.module.css';

export interface Props {
  /** One part of the table; all parts without it. */
  readonly area?: PermissionArea;
  /** Rows to show, by id, instead of a part. */
  readonly permissions?: readonly PermissionId[];
}

const areaIds = Object.keys(permissionAreas) as PermissionArea[];

/** A cell in words: how far the permission reaches, and what else holds. */
function Access({grant}: {readonly grant: Grant}): ReactNode {
  const localize = useLocalized();
  const isNo = grant.access === 'none' && !grant.readOnly;
  return (
    <>
      <span className={isNo ? styles.no : styles.yes}>
        {grant.access === 'none' && grant.readOnly ? (
          <Translate id="tables.platform.permissions.readOnly" description="The role may look and not change">
            Read only
          </Translate>
        ) : (
          localize(accessLevels[grant.access])
        )}
      </span>
      {grant.access !== 'none' && grant.readOnly && (
        <span className={styles.note}>
          <Translate
            id="tables.platform.permissions.readOnlyNote"
            description="Below the scope of a permission">
            read only
          </Translate>
        </span>
      )}
      {grant.note && <span className={styles.note}>{localize(grant.note)}</span>}
    </>
  );
}

function Rows({rows}: {readonly rows: readonly Permission[]}): ReactNode {
  const localize = useLocalized();
  return rows.map((permission) => (
    <tr key={permission.id}>
      <th scope="row">{localize(permission.action)}</th>
      {roles.map((role) => (
        <td key={role.id}>
          <Access grant={permission.grants[role.id]} />
        </td>
      ))}
    </tr>
  ));
}

/** Which role may do what on the platform. */
export default function PermissionMatrix({area, permissions: ids}: Props): ReactNode {
  const localize = useLocalized();
  const areas = area === undefined ? areaIds : [oneOf('PermissionMatrix', 'area', area, areaIds)];
  const chosen = ids && listProp('PermissionMatrix', 'permissions', ids, permissions, 'id');
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.platform.permissions.action" description="Column: what a role may do">
              Action
            </Translate>
          </th>
          {roles.map((role) => (
            <th scope="col" key={role.id}>
              {localize(role.name)}
            </th>
          ))}
        </tr>
      </thead>
      {chosen ? (
        <tbody>
          <Rows rows={chosen} />
        </tbody>
      ) : (
        areas.map((id) => (
          <tbody key={id}>
            {area === undefined && (
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {localize(permissionAreas[id])}
                </th>
              </tr>
            )}
            <Rows rows={permissions.filter((permission) => permission.area === id)} />
          </tbody>
        ))
      )}
    </table>
  );
}
