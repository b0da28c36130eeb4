/** The built-in modes, as pages show them. */
import {fact} from '../fact';
import {code, joined, pageLink, table, type Column, type Content, type Say} from '../nodes';
import {modes, type Mode, type ModeGroup} from './data';

/** `edit (Markdown files only)`. */
const groupOf = ({id, files}: ModeGroup, {text}: Say): Content =>
  files ? [code(id), ` (${text(files.label)})`] : code(id);

/** The built-in modes: purpose and groups of tools. */
export const ModeTable = fact({}, (_, say) => {
  const {text, rich} = say;
  const columns: Column<Mode>[] = [
    {
      head: text({en: 'Mode', 'pt-BR': 'Modo'}),
      cell: ({page, name, slug}) => [pageLink(page, name), ' ', code(slug)],
    },
    {head: text({en: 'Use it to', 'pt-BR': 'Use para'}), cell: ({purpose}) => rich(purpose)},
    {
      head: text({en: 'Tool groups', 'pt-BR': 'Grupos de ferramentas'}),
      cell: ({groups}) =>
        groups.length === 0
          ? text({
              en: 'none, only the tools that are always available',
              'pt-BR': 'nenhum, só as ferramentas sempre disponíveis',
            })
          : joined(groups.map((group) => groupOf(group, say))),
    },
  ];
  return table(columns, modes);
});
