/** The buttons under the conversation, as pages show them. */
import {someEntries} from '../../config/props';
import {fact} from '../fact';
import {filled, table, ui, type Column} from '../nodes';
import {buttonStates, type ButtonState} from './data';

/** Which buttons stand under what, and what each does; `states` chooses. A column that no row fills is left out. */
export const ButtonTable = fact({states: someEntries(buttonStates, 'id')}, ({states}, {text, rich}) => {
  const columns: Column<ButtonState>[] = [
    {head: text({en: 'What you see', 'pt-BR': 'O que você vê'}), cell: ({state}) => text(state)},
    {
      head: text({en: 'First button', 'pt-BR': 'Primeiro botão'}),
      cell: ({first}) => ('label' in first ? [ui(text(first.label)), ' ', rich(first.effect)] : rich(first)),
    },
    {
      head: text({en: 'Second button', 'pt-BR': 'Segundo botão'}),
      cell: ({second}) => (second ? [ui(text(second.label)), ' ', rich(second.effect)] : ''),
    },
  ];
  return table(filled(columns, states), states);
});
