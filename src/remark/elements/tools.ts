/** The tools and their groups, as pages show them. */
import {entry} from '../../config/props';
import {defineElement} from './defineElement';
import {modes} from '../../data/modes';
import {toolGroups, type ToolGroup} from '../../data/toolGroups';
import elementTexts from '../../data/texts/elements.json';
import {accessOf, approvalCategories, tools, type Tool} from '../../data/tools';
import {code, definitions, pageLink, ui, type Content, type LocaleContext} from '../nodes';

const texts = elementTexts.tool;
const tool = entry(tools, 'id');

/** `Read Files (read)`; the tools of every mode belong to no group that a mode can name. */
const groupName = (group: ToolGroup, {text}: LocaleContext): Content =>
  group.id === 'always' ? text(group.label) : [text(group.label), ' (', code(group.id), ')'];

/** `Code, Debug, Architect (Markdown files only)`. */
function modesWith(one: Tool, {text}: LocaleContext): string {
  const having = modes.flatMap((mode) => {
    const access = accessOf(one, mode);
    if (access === 'none') {
      return [];
    }
    return access === 'full' ? [mode.name] : [`${mode.name} (${text(access.label)})`];
  });
  return having.length === modes.length ? text(texts.allModes) : having.join(', ');
}

/** Whether a call asks, and which category of auto-approve answers in the reader's place. */
function approval({approval: {category: id, note}}: Tool, context: LocaleContext): Content {
  const rule =
    id !== 'always-asks'
      ? context.fill(texts.asks, {
          category: pageLink('features/auto-approving-actions.mdx', ui(context.text(approvalCategories[id]))),
        })
      : context.text(texts.alwaysAsks);
  return note ? [rule, ' ', context.rich(note)] : rule;
}

/** The facts of one tool in a few lines: identifier, group, modes, condition, approval. */
export const ToolFacts = defineElement({tool}, ({tool: one}, context) => {
  const {text, rich} = context;
  const group = toolGroups.find(({id}) => id === one.group);
  return definitions(
    [
      [text(texts.identifier), code(one.id)],
      [text(texts.group), group ? groupName(group, context) : ''],
      [text(texts.modes), modesWith(one, context)],
      ...(one.condition ? [[text(texts.condition), rich(one.condition)] as const] : []),
      [text(texts.approval), approval(one, context)],
    ],
    'facts',
  );
});
