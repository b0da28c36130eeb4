/** The categories of auto-approve, as pages show them. */
import {fact} from '../fact';
import {list, strong, table, type Column} from '../nodes';
import {autoApprove, riskLevels, type AutoApproveCategory} from './data';

/** What each category approves, its options and its risk. */
export const AutoApproveTable = fact({}, (_, {text, rich}) => {
  const columns: Column<AutoApproveCategory>[] = [
    {head: text({en: 'Category', 'pt-BR': 'Categoria'}), cell: ({label}) => strong(text(label))},
    {
      head: text({en: 'Runs without asking', 'pt-BR': 'O que passa sem perguntar'}),
      cell: ({approves}) => rich(approves),
    },
    {
      head: text({en: 'Options and defaults', 'pt-BR': 'Opções e padrões'}),
      cell: ({options}) =>
        options.length === 0
          ? text({en: 'none', 'pt-BR': 'nenhuma'})
          : list(options.map((option) => [strong(text(option.label)), ': ', rich(option.default)])),
    },
    {
      head: text({en: 'Risk', 'pt-BR': 'Risco'}),
      cell: ({risk, riskReason}) =>
        riskReason ? [text(riskLevels[risk]), ': ', rich(riskReason)] : text(riskLevels[risk]),
    },
  ];
  return table(columns, autoApprove);
});
