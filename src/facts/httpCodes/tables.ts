/** The HTTP codes of model providers, as pages show them. */
import {someEntries} from '../../config/props';
import {fact} from '../fact';
import {code, joined, table, type Column} from '../nodes';
import {httpCodes, type HttpCode} from './data';

/** What each code means, whether repeating helps, and what to do; `codes` chooses rows by their first code. */
export const HttpCodes = fact({codes: someEntries(httpCodes, 'id')}, ({codes: rows}, {text, rich}) => {
  const columns: Column<HttpCode>[] = [
    {
      head: text({en: 'Code', 'pt-BR': 'Código'}),
      cell: ({codes}) => joined(codes.map(code)),
      rowHead: true,
    },
    {head: text({en: 'What it means', 'pt-BR': 'O que significa'}), cell: ({meaning}) => rich(meaning)},
    {
      head: text({en: 'If the request is repeated', 'pt-BR': 'Se a requisição é repetida'}),
      cell: ({repeating}) => rich(repeating),
    },
    {head: text({en: 'What to do', 'pt-BR': 'O que fazer'}), cell: ({fix}) => rich(fix)},
  ];
  return table(columns, rows, {rowId: ({id}) => `http-${id}`});
});
