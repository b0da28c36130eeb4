/** The tools and their groups, as pages show them. */
import {entry} from '../../config/props';
import {defineElement} from './defineElement';
import {modes} from '../../data/modes';
import {toolGroups, type ToolGroup} from '../../data/toolGroups';
import {accessOf, approvalCategories, tools, type Tool} from '../../data/tools';
import {code, definitions, pageLink, ui, type Content, type Say} from '../nodes';

const tool = entry(tools, 'id');

/** `Read Files (read)`; the tools of every mode belong to no group that a mode can name. */
const groupName = (group: ToolGroup, {text}: Say): Content =>
  group.id === 'always' ? text(group.label) : [text(group.label), ' (', code(group.id), ')'];

/** `Code, Debug, Architect (Markdown files only)`. */
function modesWith(one: Tool, {text}: Say): string {
  const having = modes.flatMap((mode) => {
    const access = accessOf(one, mode);
    if (access === 'none') {
      return [];
    }
    return access === 'full' ? [mode.name] : [`${mode.name} (${text(access.label)})`];
  });
  return having.length === modes.length ? text({en: 'All', 'pt-BR': 'Todos'}) : having.join(', ');
}

/** Whether a call asks, and which category of auto-approve answers in the reader's place. */
function approval({approval: {category: id, note}}: Tool, say: Say): Content {
  const rule =
    id !== 'always-asks'
      ? say.fill(
          {
            en: 'Asks you, unless {category} is auto-approved.',
            'pt-BR': 'Pede sua aprovação, a menos que {category} tenha aprovação automática.',
          },
          {category: pageLink('features/auto-approving-actions.mdx', ui(say.text(approvalCategories[id])))},
        )
      : say.text({en: 'Always asks you.', 'pt-BR': 'Sempre pede sua aprovação.'});
  return note ? [rule, ' ', say.rich(note)] : rule;
}

/** The facts of one tool in a few lines: identifier, group, modes, condition, approval. */
export const ToolFacts = defineElement({tool}, ({tool: one}, say) => {
  const {text, rich} = say;
  const group = toolGroups.find(({id}) => id === one.group);
  return definitions(
    [
      [text({en: 'Identifier', 'pt-BR': 'Identificador'}), code(one.id)],
      [text({en: 'Group', 'pt-BR': 'Grupo'}), group ? groupName(group, say) : ''],
      [text({en: 'Modes', 'pt-BR': 'Modos'}), modesWith(one, say)],
      ...(one.condition ? [[text({en: 'Only if', 'pt-BR': 'Só se'}), rich(one.condition)] as const] : []),
      [text({en: 'Approval', 'pt-BR': 'Aprovação'}), approval(one, say)],
    ],
    'facts',
  );
});
