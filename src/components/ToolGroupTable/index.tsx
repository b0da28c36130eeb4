import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {toolGroups} from '../../facts/tools/groups';
import {tools} from '../../facts/tools/data';
import PageLink from '../PageLink';

/** The groups of tools: what each lets the assistant do, and its tools. */
export default function ToolGroupTable(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.toolGroups.group" description="Column: name of a group of tools">
              Group
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.toolGroups.allows" description="Column: what a group of tools allows">
              What it allows
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.toolGroups.tools" description="Column: the tools of a group">
              Tools
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {toolGroups.map((group) => (
          <tr key={group.id}>
            <td>
              {localize(group.label)}
              {group.id !== 'always' && (
                <>
                  {' ('}
                  <code>{group.id}</code>)
                </>
              )}
            </td>
            <td>{localize(group.allows)}</td>
            <td>
              {tools
                .filter((tool) => tool.group === group.id)
                .map((tool, index) => (
                  <Fragment key={tool.id}>
                    {index > 0 && ', '}
                    <PageLink page={tool.page}>
                      <code>{tool.id}</code>
                    </PageLink>
                  </Fragment>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
