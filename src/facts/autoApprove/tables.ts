/** The categories of auto-approve, as pages show them. */
import {entry} from '../../config/props';
import {fact} from '../fact';
import {list, table, ui, type Column, type Content, type Say} from '../nodes';
import {settings, type SettingId} from '../settings/data';
import {defaultOf} from '../settings/tables';
import {autoApprove, riskLevels, type AutoApproveCategory} from './data';

/** `Include protected files: Off`. */
function optionOf(id: SettingId, say: Say): Content {
  const setting = entry(settings, 'id')(id);
  return [setting.label ? ui(say.text(setting.label)) : '', ': ', defaultOf(setting, say)];
}

/** What each category approves, its options and its risk. */
export const AutoApproveTable = fact({}, (_, say) => {
  const {text, rich} = say;
  const columns: Column<AutoApproveCategory>[] = [
    {head: text({en: 'Category', 'pt-BR': 'Categoria'}), cell: ({label}) => ui(text(label))},
    {
      head: text({en: 'Runs without asking', 'pt-BR': 'O que passa sem perguntar'}),
      cell: ({approves}) => rich(approves),
    },
    {
      head: text({en: 'Options and defaults', 'pt-BR': 'Opções e padrões'}),
      cell: ({options}) =>
        options.length === 0
          ? text({en: 'none', 'pt-BR': 'nenhuma'})
          : list(options.map((option) => optionOf(option, say))),
    },
    {
      head: text({en: 'Risk', 'pt-BR': 'Risco'}),
      cell: ({risk, riskReason}) =>
        riskReason ? [text(riskLevels[risk]), ': ', rich(riskReason)] : text(riskLevels[risk]),
    },
  ];
  return table(columns, autoApprove);
});
