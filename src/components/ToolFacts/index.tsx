import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {autoApprove} from '../../facts/autoApprove/data';
import {useLocalized} from '../../facts/localized';
import {modes} from '../../facts/modes/data';
import {toolGroups} from '../../facts/tools/groups';
import {accessOf, type Tool, type ToolId} from '../../facts/tools/data';
import FactBox from '../FactBox';
import PageLink from '../PageLink';
import RichText from '../RichText';
import {toolFromProp} from '../toolProp';

export interface Props {
  /** Identifier of the tool: `read_file`. */
  readonly tool: ToolId;
}

/** `Code, Debug, Architect (Markdown files only)`. */
function Modes({tool}: {tool: Tool}): ReactNode {
  const localize = useLocalized();
  const having = modes.flatMap((mode) => {
    const access = accessOf(tool, mode);
    if (access === 'none') {
      return [];
    }
    return access === 'full' ? [mode.name] : [`${mode.name} (${localize(access.label)})`];
  });
  return having.length === modes.length ? (
    <Translate id="tables.tool.facts.allModes" description="All modes have this tool">
      All
    </Translate>
  ) : (
    having.join(', ')
  );
}

/** Whether a call asks, and which category of auto-approve answers in your place. */
function Approval({tool}: {tool: Tool}): ReactNode {
  const localize = useLocalized();
  const category = autoApprove.find(({id}) => id === tool.approval.category);
  return (
    <>
      {category === undefined ? (
        <Translate id="tables.tool.facts.alwaysAsks" description="Approval of a tool">
          Always asks you.
        </Translate>
      ) : (
        <Translate
          id="tables.tool.facts.asksUnless"
          description="Approval of a tool; {category} is the label of a category of auto-approve"
          values={{
            category: (
              <PageLink page="features/auto-approving-actions.mdx">
                <strong>{localize(category.label)}</strong>
              </PageLink>
            ),
          }}>
          {'Asks you, unless {category} is auto-approved.'}
        </Translate>
      )}
      {tool.approval.note && (
        <>
          {' '}
          <RichText text={localize(tool.approval.note)} />
        </>
      )}
    </>
  );
}

/** The facts of one tool in a few lines: identifier, group, modes, condition, approval. */
export default function ToolFacts({tool: id}: Props): ReactNode {
  const tool = toolFromProp('ToolFacts', id);
  const localize = useLocalized();
  const group = toolGroups.find((known) => known.id === tool.group);
  return (
    <FactBox>
      <dt>
        <Translate id="tables.tool.facts.identifier" description="The name by which a call names the tool">
          Identifier
        </Translate>
      </dt>
      <dd>
        <code>{tool.id}</code>
      </dd>
      <dt>
        <Translate id="tables.tool.facts.group" description="The group of tools">
          Group
        </Translate>
      </dt>
      <dd>
        {group && localize(group.label)}
        {tool.group !== 'always' && (
          <>
            {' ('}
            <code>{tool.group}</code>)
          </>
        )}
      </dd>
      <dt>
        <Translate id="tables.tool.facts.modes" description="The modes that have the tool">
          Modes
        </Translate>
      </dt>
      <dd>
        <Modes tool={tool} />
      </dd>
      {tool.condition && (
        <>
          <dt>
            <Translate
              id="tables.tool.facts.condition"
              description="What must hold before the assistant may use the tool">
              Only if
            </Translate>
          </dt>
          <dd>
            <RichText text={localize(tool.condition)} />
          </dd>
        </>
      )}
      <dt>
        <Translate id="tables.tool.facts.approval" description="Whether the tool asks before it acts">
          Approval
        </Translate>
      </dt>
      <dd>
        <Approval tool={tool} />
      </dd>
    </FactBox>
  );
}
