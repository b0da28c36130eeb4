/** What leaves the machine, as pages show it. */
import {someEntries} from '../../config/props';
import {fact} from '../fact';
import type {Localized} from '../localized';
import {table, type Column, type Content} from '../nodes';
import {flows, type Flow} from './data';

/** What is sent to whom, when, and how to stop it; `rows` chooses. */
export const DataFlow = fact({rows: someEntries(flows, 'id')}, ({rows}, {text, rich}) => {
  const column = (head: Localized, of: (flow: Flow) => Localized): Column<Flow> => ({
    head: text(head),
    cell: (flow): Content => rich(of(flow)),
  });
  return table(
    [
      {...column({en: 'Data', 'pt-BR': 'Dados'}, ({data}) => data), rowHead: true},
      column({en: 'Goes to', 'pt-BR': 'Para quem vai'}, ({recipient}) => recipient),
      column({en: 'When', 'pt-BR': 'Quando'}, ({when}) => when),
      column({en: 'How to limit it', 'pt-BR': 'Como limitar'}, ({limit}) => limit),
    ],
    rows,
  );
});
