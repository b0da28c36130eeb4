/** The keys of the extension, as pages show them. */
import {someEntries} from '../../config/props';
import {fact} from '../fact';
import type {Localized} from '../localized';
import {code, filled, keys, named, table, type Column, type Content, type Say} from '../nodes';
import {shortcuts, type Shortcut} from './data';

/** What the address of a command's row begins with: the search leads there. */
export const commandRow = 'command-';

/** Head of the column with the command that the keys run. */
export const commandHead: Localized = {en: 'Command', 'pt-BR': 'Comando'};

/** Keys as caps, or the character to type. */
function pressed({combo, also, mac, typed}: Shortcut, {text}: Say): Content {
  if (typed) {
    return code(typed);
  }
  if (!combo) {
    return text({en: 'None: bind it yourself', 'pt-BR': 'Nenhuma: defina uma'});
  }
  return also ? [keys(combo, mac), text({en: ' or ', 'pt-BR': ' ou '}), keys(also)] : keys(combo, mac);
}

/** Shortcuts with their keys, where they work, their command and what surprises; `ids` chooses. A column that no row fills is left out. */
export const ShortcutTable = fact({ids: someEntries(shortcuts, 'id')}, ({ids: rows}, say) => {
  const {text, rich} = say;
  const columns: Column<Shortcut>[] = [
    {head: text({en: 'To', 'pt-BR': 'Para'}), cell: ({action}) => rich(action)},
    {head: text({en: 'Press', 'pt-BR': 'Teclas'}), cell: (shortcut) => pressed(shortcut, say)},
    {head: text({en: 'Where it works', 'pt-BR': 'Onde funciona'}), cell: ({where}) => text(where)},
    {
      head: text(commandHead),
      cell: ({command, commandId}) => named(command && text(command), commandId),
    },
    {
      head: text({en: 'Good to know', 'pt-BR': 'Bom saber'}),
      cell: ({note}) => (note ? rich(note) : ''),
    },
  ];
  return table(filled(columns, rows), rows, {rowId: ({id}) => commandRow + id});
});
