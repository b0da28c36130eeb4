import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {toolGroups} from '../../facts/tools/groups';
import {tools} from '../../facts/tools/data';
import PageLink from '../PageLink';
import RichText from '../RichText';

/** Every tool with its purpose and the way to its page, group by group. */
export default function ToolTable(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.tools.tool" description="Column: name of a tool">
              Tool
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.tools.purpose" description="Column: purpose of a tool">
              What it does
            </Translate>
          </th>
        </tr>
      </thead>
      {toolGroups.map((group) => (
        <tbody key={group.id}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {localize(group.label)}
            </th>
          </tr>
          {tools
            .filter((tool) => tool.group === group.id)
            .map((tool) => (
              <tr key={tool.id}>
                <td>
                  <PageLink page={tool.page}>
                    <code>{tool.id}</code>
                  </PageLink>
                </td>
                <td>
                  <RichText text={localize(tool.purpose)} />
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
