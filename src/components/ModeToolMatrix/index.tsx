import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {modes} from '../../facts/modes/data';
import {toolGroups} from '../../facts/tools/groups';
import {accessOf, tools, type ToolAccess} from '../../facts/tools/data';
import PageLink from '../PageLink';
import styles from './styles.module.css';

/** A cell: a sign for the eye, and the same in words for a screen reader. */
function Access({access}: {access: ToolAccess}): ReactNode {
  const localize = useLocalized();
  if (access === 'none') {
    return (
      <>
        <span className={styles.no} aria-hidden="true">
          –
        </span>
        <span className={styles.words}>
          <Translate id="tables.modeTools.no" description="The mode does not have the tool">
            No
          </Translate>
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.yes} aria-hidden="true">
        ✓
      </span>
      <span className={styles.words}>
        <Translate id="tables.modeTools.yes" description="The mode has the tool">
          Yes
        </Translate>
      </span>
      {access !== 'full' && <span className={styles.limit}> {localize(access.label)}</span>}
    </>
  );
}

/** Which mode has which tool by default. */
export default function ModeToolMatrix(): ReactNode {
  const localize = useLocalized();
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.modeTools.tool" description="Column: name of a tool">
              Tool
            </Translate>
          </th>
          {modes.map((mode) => (
            <th scope="col" key={mode.slug}>
              {mode.name}
            </th>
          ))}
        </tr>
      </thead>
      {toolGroups.map((group) => (
        <tbody key={group.id}>
          <tr>
            <th scope="rowgroup" colSpan={modes.length + 1}>
              {localize(group.label)}
            </th>
          </tr>
          {tools
            .filter((tool) => tool.group === group.id)
            .map((tool) => (
              <tr key={tool.id}>
                <th scope="row">
                  <PageLink page={tool.page}>
                    <code>{tool.id}</code>
                  </PageLink>
                </th>
                {modes.map((mode) => (
                  <td key={mode.slug}>
                    <Access access={accessOf(tool, mode)} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
