/** The protected files, as pages show them. */
import {fact} from '../fact';
import {table, type Column} from '../nodes';
import {protectedFiles, type ProtectedFile} from './data';

/** The files that always ask before they are edited, and why. */
export const ProtectedFiles = fact({}, (_, {text, rich}) => {
  const columns: Column<ProtectedFile>[] = [
    {
      head: text({en: 'File or folder', 'pt-BR': 'Arquivo ou pasta'}),
      cell: ({path}) => rich(path),
      rowHead: true,
    },
    {
      head: text({en: 'What a change could do', 'pt-BR': 'O que uma mudança poderia fazer'}),
      cell: ({risk}) => rich(risk),
    },
  ];
  return table(columns, protectedFiles);
});
