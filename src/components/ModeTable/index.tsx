import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {modes} from '../../facts/modes/data';
import PageLink from '../PageLink';
import RichText from '../RichText';

/** The built-in modes: purpose and groups of tools. */
export default function ModeTable(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.modes.mode" description="Column: name and slug of a mode">
              Mode
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.modes.purpose" description="Column: purpose of a mode">
              Use it to
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.modes.groups" description="Column: the groups of tools of a mode">
              Tool groups
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {modes.map((mode) => (
          <tr key={mode.slug}>
            <td>
              <PageLink page={mode.page}>{mode.name}</PageLink> <code>{mode.slug}</code>
            </td>
            <td>
              <RichText text={localize(mode.purpose)} />
            </td>
            <td>
              {mode.groups.length === 0 && (
                <Translate id="tables.modes.noGroups" description="The mode has no group of tools">
                  none, only the tools that are always available
                </Translate>
              )}
              {mode.groups.map((group, index) => (
                <Fragment key={group.id}>
                  {index > 0 && ', '}
                  <code>{group.id}</code>
                  {group.files && ` (${localize(group.files.label)})`}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
