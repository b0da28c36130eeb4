/** The keys of the extension, as pages show them. */
import {product} from '../../config/product';
import {someEntries} from '../../config/props';
import {fact} from '../fact';
import {children, code, joined, keys, table, ui, type Column, type Content, type Say} from '../nodes';
import {shortcuts, type Shortcut} from './data';

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

/** `Accept Input/Suggestion, vereda-code.acceptInput`. */
const commandOf = ({command, commandId}: Shortcut, {text}: Say): Content =>
  joined([
    ...(command ? [ui(text(command))] : []),
    ...(commandId ? [code(`${product.settings}.${commandId}`)] : []),
  ]);

/** Shortcuts with their keys, where they work, their command and what surprises; `ids` chooses. A column that no row fills is left out. */
export const ShortcutTable = fact({ids: someEntries(shortcuts, 'id')}, ({ids: rows}, say) => {
  const {text, rich} = say;
  const columns: Column<Shortcut>[] = [
    {head: text({en: 'To', 'pt-BR': 'Para'}), cell: ({action}) => rich(action)},
    {head: text({en: 'Press', 'pt-BR': 'Teclas'}), cell: (shortcut) => pressed(shortcut, say)},
    {head: text({en: 'Where it works', 'pt-BR': 'Onde funciona'}), cell: ({where}) => text(where)},
    {head: text({en: 'Command', 'pt-BR': 'Comando'}), cell: (shortcut) => commandOf(shortcut, say)},
    {
      head: text({en: 'Good to know', 'pt-BR': 'Bom saber'}),
      cell: ({note}) => (note ? rich(note) : ''),
    },
  ];
  const isFilled = ({cell}: Column<Shortcut>) =>
    rows.some((row, index) => children(cell(row, index)).length > 0);
  return table(columns.filter(isFilled), rows);
});
