/** What the ignore file covers, as pages show it. */
import {someEntries} from '../../config/props';
import {fact} from '../fact';
import {table, type Column} from '../nodes';
import {coverages, ways, type Coverage, type Way} from './data';

/** Every way for the content of a file to travel, by what the ignore file does about it; `ways` chooses. */
export const IgnoreFileCoverage = fact({ways: someEntries(ways, 'id')}, ({ways: rows}, {text, rich}) => {
  const columns: Column<Way>[] = [
    {
      head: text({en: 'How content travels', 'pt-BR': 'Como o conteúdo sai do arquivo'}),
      cell: ({way}) => rich(way),
      rowHead: true,
    },
    {
      head: text({en: 'What happens, and what to do', 'pt-BR': 'O que acontece e o que fazer'}),
      cell: ({effect}) => rich(effect),
    },
  ];
  const groups = (Object.keys(coverages) as Coverage[])
    .map((id) => ({name: text(coverages[id]), rows: rows.filter(({coverage}) => coverage === id)}))
    .filter((group) => group.rows.length > 0);
  return table(columns, {groups});
});
