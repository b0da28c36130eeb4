import {describe, expect, it} from 'vitest';
import {cardFile} from './cards';
import {product} from './product';
import {addressOf, routeOf} from './routes';
import {isMessageColumn} from './search';
import {addressOfTask} from './searchTasks';

describe('an address of a page', () => {
  it.each([
    ['index', ''],
    ['faq', 'faq'],
    ['features/checkpoints', 'features/checkpoints'],
    ['providers/product-code', `providers/${product.provider}`],
    ['features/mcp/using-mcp-in-product-code', `features/mcp/using-mcp-in-${product.slug}-code`],
  ])('is, of %s, “%s”', (id, route) => {
    expect(routeOf(id)).toBe(route);
    expect(addressOf(`${id}.mdx`)).toBe(`/${route}`);
  });

  it('has its social card', () => {
    expect(cardFile('features/checkpoints')).toBe('img/cards/features/checkpoints.png');
    expect(cardFile('')).toBe('img/cards/index.png');
  });

  it.each([
    [{page: 'faq'}, '/pt-BR/faq'],
    [{page: 'index'}, '/pt-BR/'],
    [{page: 'features/checkpoints', hash: '#restore'}, '/pt-BR/features/checkpoints#restore'],
  ])('is, of the task %j, %s', (task, address) => {
    expect(addressOfTask({...task, label: {en: 'Task', 'pt-BR': 'Tarefa'}}, '/pt-BR/')).toBe(address);
  });
});

it.each([
  ['Message', true],
  ['mensagem', true],
  ['Setting', false],
])('a column with the head %s lists messages: %s', (head, isOne) => {
  expect(isMessageColumn(head)).toBe(isOne);
});
