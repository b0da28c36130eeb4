/** The metrics, as pages show them. */
import {fact} from '../fact';
import {code, pageLink, table, type Column} from '../nodes';
import {metrics, units, type Metric} from './catalog';

/** Every metric of a squad: its name with the way to its page, its identifier and its unit. */
export const MetricList = fact({}, (_, {text}) => {
  const columns: Column<Metric>[] = [
    {
      head: text({en: 'Metric', 'pt-BR': 'Métrica'}),
      cell: ({page, name}) => pageLink(page, text(name)),
    },
    {
      head: text({en: 'In the API and in files', 'pt-BR': 'Na API e nos arquivos'}),
      cell: ({id}) => code(id),
    },
    {
      head: text({en: 'Unit', 'pt-BR': 'Unidade'}),
      cell: ({unit, note}) => (note ? `${text(units[unit])}, ${text(note)}` : text(units[unit])),
    },
  ];
  return table(columns, metrics);
});
