/**
 * The parts of drawn screens, each drawn once with made-up
 * values. What changes one by intention writes the file anew (`npx vitest run
 * src/facts/parts.test.ts -u`); how they look is in `npm run check:looks`.
 */
import {toHtml} from 'hast-util-to-html';
import type {Element} from 'hast';
import {expect, it} from 'vitest';
import * as parts from './screens/parts';

/** The lines of a drawing, an element a line, without the shapes of its icons. */
const lines = (drawn: Element): string =>
  toHtml(drawn)
    .replace(/<path d="[^"]{60,}"><\/path>/g, '<path>')
    .replace(/(?=<(?!\/))/g, '\n')
    .trim();

const {button, chip, curve, dataTable, div, input, meter, muted, span, strong} = parts;

it.each<[string, () => Element]>([
  [
    'a list of parts, some of them none',
    () => div('row', 'a', null, ['b', [null, span('c', 'd')]], muted('e')),
  ],
  ['chips', () => div('row', chip('plain'), chip('good', 'good'))],
  ['a person', () => parts.person('Ana Maria Souza')],
  ['buttons', () => div('row', button('Save', true), button('Cancel'))],
  ['inputs', () => div('row', input('typed'), input('chosen', 'select'), parts.field('Name', input('x')))],
  ['checkboxes', () => div('row', parts.checkbox(true), parts.checkbox(false), parts.checkbox(true, true))],
  ['choices', () => div('row', parts.segments(['a', 'b'], 'b'), parts.tabs(['c', 'd'], 'c'))],
  [
    'a table',
    () =>
      dataTable(
        [{head: 'Wide', wide: true}, {head: 'A-number in-it', number: true}, {head: 'Plain'}],
        [['a', '1', strong('x')], ['b']],
      ),
  ],
  [
    'a board',
    () =>
      parts.board([
        {name: 'To do', cards: [parts.card('a'), parts.card('b')]},
        {name: 'Done', cards: []},
      ]),
  ],
  ['tiles and pairs', () => div('row', parts.tile('Cost', '5'), parts.pairs([['a', 'b']]))],
  ['notices', () => div('row', parts.notice('good', 'yes'), parts.notice('warn', 'no'))],
  ['a ring', () => parts.ring(25, '25 %', 'of all')],
  ['meters', () => div('row', meter(40), meter(100, 'bad'))],
  ['a stack', () => parts.stack([{value: 30, tone: 'good'}, {value: 70}])],
  ['steps', () => parts.steps(2, 3)],
  ['a spark', () => parts.spark([1, 3, 2])],
  ['a spread', () => parts.spread([4, 5], [1, 9])],
  ['a curve', () => curve([-2, 0, 3], [-5, 5], (value) => `${value} points`)],
  ['a pattern', () => parts.pattern(['10', '01'])],
  [
    'frames',
    () =>
      div(
        'row',
        parts.frame('bar', 'a', 'b'),
        parts.dialog('T', 'b', null),
        parts.dialog('T', 'b', button('OK')),
      ),
  ],
  [
    'menus',
    () =>
      div(
        'row',
        parts.nav(
          [
            {text: 'a', icon: 'check'},
            {text: 'b', icon: 'cross'},
          ],
          'b',
          true,
        ),
        parts.nav([{text: 'a', icon: 'check'}], 'b', false),
      ),
  ],
])('%s', (_, draw) => {
  expect(lines(draw())).toMatchSnapshot();
});
