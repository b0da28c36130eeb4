/** What the drawn screens show beside the worked examples: further items of the squad Checkout. */
import {both, state} from './words';

/** Priorities of a story, and what an export does with it. */
export const priorities = {
  must: both('Must', 'Deve'),
  should: both('Should', 'Deveria'),
  could: both('Could', 'Poderia'),
  wont: both("Won't", 'Não terá'),
};

/** The stories of the epic CHK-E12 on the Monday of the example. */
export const stories = [
  {
    id: 'CHK-S139',
    title: both('Show the state of a refund in the order', 'Mostrar o estado do reembolso no pedido'),
    state: state('story', 'In review'),
    priority: 'must',
    estimate: 3,
    isExported: true,
  },
  {
    id: 'CHK-S142',
    title: both('Refund an order paid by Pix', 'Reembolsar um pedido pago com Pix'),
    state: state('story', 'Ready'),
    priority: 'must',
    estimate: 5,
    isExported: false,
  },
  {
    id: 'CHK-S143',
    title: both('Refund part of an order', 'Reembolsar parte de um pedido'),
    state: state('story', 'Refining'),
    priority: 'should',
    estimate: 3,
    isExported: false,
  },
  {
    id: 'CHK-S144',
    title: both('Tell the customer that the refund was sent', 'Avisar o cliente do envio do reembolso'),
    state: state('story', 'Draft'),
    priority: 'could',
    estimate: 2,
    isExported: false,
  },
  {
    id: 'CHK-S145',
    title: both('Refund as store credit', 'Reembolsar como crédito na loja'),
    state: state('story', 'Draft'),
    priority: 'wont',
    estimate: 8,
    isExported: false,
  },
] as const satisfies readonly {priority: keyof typeof priorities; [field: string]: unknown}[];

export type Story = (typeof stories)[number];

/** The story that the pages follow. */
export const refund: Story = stories[1];

/** What an export to a tracker does with a story. */
export function exportAction({
  priority,
  isExported,
}: Pick<Story, 'priority' | 'isExported'>): 'create' | 'update' | 'skip' {
  if (priority === 'wont') {
    return 'skip';
  }
  return isExported ? 'update' : 'create';
}
