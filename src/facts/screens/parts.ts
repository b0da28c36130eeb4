/**
 * The parts that screens of the platform are drawn from: pure, texts and
 * numbers in, elements out. Nothing in a picture can be operated, so nothing
 * in it is a control or a table: a screen is one picture with one sentence.
 * Looks are src/css/screens.css; lengths that follow a number stand in SVG,
 * because pages carry no inline style.
 */
import {scaleLinear} from 'd3-scale';
import {line} from 'd3-shape';
import type {Element, ElementContent} from 'hast';
import {h, s} from 'hastscript';
import {breakable} from '../breaks';
import {icon, type IconName} from './icons';

export type Part = ElementContent | string | null | readonly Part[];

/** What a color says; without one a part is plain. */
export type Tone = 'good' | 'warn' | 'bad' | 'info';

const isList = (part: Part): part is readonly Part[] => Array.isArray(part);
const flat = (part: Part): (ElementContent | string)[] =>
  part === null ? [] : isList(part) ? part.flatMap(flat) : [part as ElementContent | string];

/** An element of the kit by its class: `row` is `.pf-row`; `row end` is both. */
function block(tagName: 'div' | 'span', names: string, parts: readonly Part[]): Element {
  const className = names.split(' ').map((name) => `pf-${name}`);
  return h(tagName, {className}, ...flat(parts));
}

export const div = (names: string, ...parts: Part[]): Element => block('div', names, parts);
export const span = (names: string, ...parts: Part[]): Element => block('span', names, parts);

const share = (value: number): string => `${Number(Math.min(100, Math.max(0, value)).toFixed(2))}%`;
const short = (value: number): number => Number(value.toFixed(1));

/* Words */

/** The numbered ring that ties a place of the picture to the text. */
export const mark = (n: number): Element => h('span', {className: 'pic-mark'}, String(n));

export const chip = (text: string, tone?: Tone): Element => span(tone ? `chip ${tone}` : 'chip', text);

/** An ID, a path, a value that a machine reads. */
export const mono = (text: string): Element => span('mono', breakable(text));

export const muted = (...parts: Part[]): Element => span('muted', ...parts);

export const strong = (...parts: Part[]): Element => span('strong', ...parts);

/** A person by initials, as the picture of who has none. */
export const avatar = (name: string): Element =>
  span(
    'avatar',
    name
      .split(' ')
      .map(([initial]) => initial ?? '')
      .join(''),
  );

/** A person, whose name stays beside the picture. */
export const person = (name: string): Element => span('whole', avatar(name), ' ', name);

/* Controls */

export const button = (text: string, main = false): Element => span(main ? 'button main' : 'button', text);

/** What stands in a box: typed, or chosen from a list. */
export const input = (value: Part, kind: 'text' | 'select' = 'text'): Element =>
  span('input', value, kind === 'select' ? icon('down') : null);

/** A box with its label above. */
export const field = (name: Part, content: Part): Element => div('field', span('strong', name), content);

export const checkbox = (on: boolean, locked = false): Element =>
  span(`check${on ? ' on' : ''}${locked ? ' locked' : ''}`, on ? icon('check') : null);

/** Choices of which one holds. */
const choices = (names: string, all: readonly string[], chosen: string): Element =>
  div(
    names,
    all.map((text) => span(text === chosen ? 'choice chosen' : 'choice', text)),
  );

export const segments = (all: readonly string[], chosen: string): Element => choices('segments', all, chosen);

export const tabs = (all: readonly string[], chosen: string): Element => choices('tabs', all, chosen);

/* Lists */

export interface Column {
  head: string;
  /** Left out where the picture is narrow. */
  wide?: true;
  /** A number: it stands at the end. */
  number?: true;
}

/** The head of a column; a word with a hyphen, at which lines break, stays whole. */
const columnHead = (text: string): Part[] =>
  text.split(/(\S*-\S*)/).map((piece) => (piece.includes('-') ? span('whole', piece) : piece));

/** Rows and columns; where a language has words that are too long for a phone, they scroll. */
export function dataTable(columns: readonly Column[], rows: readonly (readonly Part[])[]): Element {
  const cell = ({wide, number}: Column, content: Part): Element =>
    span(`td${wide ? ' wide' : ''}${number ? ' number' : ''}`, content);
  return div(
    'scroller',
    div(
      'table',
      div(
        'tr th',
        columns.map((column) => cell(column, columnHead(column.head))),
      ),
      rows.map((row) =>
        div(
          'tr',
          columns.map((column, index) => cell(column, row[index] ?? '')),
        ),
      ),
    ),
  );
}

export interface Lane {
  name: string;
  cards: readonly Part[];
}

/** Columns of cards; under each other where the picture is narrow. */
export const board = (lanes: readonly Lane[]): Element =>
  div(
    'board',
    lanes.map(({name, cards}) =>
      div('lane', div('lane-name', strong(name), muted(String(cards.length))), cards),
    ),
  );

export const card = (...parts: Part[]): Element => div('card', ...parts);

/** A card of a dashboard: what it is called, and what it shows. */
export const tile = (name: Part, ...parts: Part[]): Element => div('card', div('tile-name', name), ...parts);

/** Names and what belongs to them, row by row. */
export const pairs = (rows: readonly (readonly [name: Part, value: Part])[]): Element =>
  div(
    'pairs',
    rows.map(([name, value]) => [span('muted', name), span('value', value)]),
  );

export const notice = (tone: Tone, ...parts: Part[]): Element =>
  div(`notice ${tone}`, icon(tone === 'good' ? 'check' : 'warning'), span('value', ...parts));

/* Numbers as drawings */

/** A share of a whole as a ring, with words in its middle. */
export function ring(value: number, text: string, note: string): Element {
  const radius = 42;
  const length = 2 * Math.PI * radius;
  const circle = {cx: 50, cy: 50, r: radius};
  return s('svg', {className: ['pf-ring'], viewBox: '0 0 100 100'}, [
    s('circle', {className: ['pf-rest'], ...circle}),
    s('circle', {
      className: ['pf-full'],
      ...circle,
      strokeDasharray: `${short((length * value) / 100)} ${short(length)}`,
      transform: 'rotate(-90 50 50)',
    }),
    s('text', {className: ['pf-ring-value'], x: 50, y: 54}, text),
    s('text', {x: 50, y: 70}, note),
  ]);
}

/** A share of a whole as a bar, on 0 to 100. */
export const meter = (value: number, tone?: Tone): Element =>
  s('svg', {className: tone ? ['pf-meter', `pf-${tone}`] : ['pf-meter']}, [
    s('rect', {className: ['pf-rest'], width: '100%', height: '100%'}),
    s('rect', {className: ['pf-full'], width: share(value), height: '100%'}),
  ]);

/** A whole in its parts, in their order. */
export function stack(parts: readonly {value: number; tone?: Tone}[]): Element {
  const total = parts.reduce((sum, {value}) => sum + value, 0);
  let from = 0;
  return s(
    'svg',
    {className: ['pf-meter']},
    parts.map(({value, tone}) => {
      const x = from;
      from += (value / total) * 100;
      return s('rect', {
        className: [tone ? `pf-${tone}` : 'pf-rest'],
        x: share(x),
        width: share((value / total) * 100),
        height: '100%',
      });
    }),
  );
}

/** Steps of which some are taken: `3` of `5`. */
export const steps = (taken: number, of: number): Element =>
  s(
    'svg',
    {className: ['pf-steps'], viewBox: `0 0 ${of * 14 - 3} 10`},
    Array.from({length: of}, (_, index) =>
      s('rect', {
        className: [index < taken ? 'pf-full' : 'pf-rest'],
        x: index * 14,
        width: 11,
        height: 10,
        rx: 2,
      }),
    ),
  );

/** A trend without a scale: its shape beside the number that it ends in. */
export function spark(values: readonly number[]): Element {
  const x = scaleLinear([0, values.length - 1], [2, 98]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [24, 4]);
  const path = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
    .digits(1);
  return s('svg', {className: ['pf-spark'], viewBox: '0 0 100 28', preserveAspectRatio: 'none'}, [
    s('path', {d: path([...values])}),
  ]);
}

/** Values on a line, the outer ones hollow: the lowest, those in the middle, the highest. */
export function spread(values: readonly number[], outer: readonly number[]): Element {
  const x = scaleLinear([Math.min(...outer), Math.max(...outer)], [4, 96]);
  return s('svg', {className: ['pf-spread']}, [
    s('line', {x1: '4%', x2: '96%', y1: 6, y2: 6}),
    ...outer.map((value) => s('circle', {className: ['pf-rest'], cx: share(x(value)), cy: 6, r: 4})),
    ...values.map((value) => s('circle', {className: ['pf-full'], cx: share(x(value)), cy: 6, r: 4})),
  ]);
}

/**
 * A curve over stages, from low to high, with its values at the points.
 *
 * @param range the lowest and the highest value of the scale
 */
export function curve(
  values: readonly number[],
  [low, high]: readonly [number, number],
  show: (value: number) => string,
): Element {
  const place = (index: number) => ((index + 0.5) / values.length) * 100;
  const y = scaleLinear([low, high], [80, 22]);
  const path = line<number>()
    .x((_, index) => place(index))
    .y((value) => y(value))
    .digits(1);
  return s('svg', {className: ['pf-curve'], height: 104}, [
    s('line', {x2: '100%', y1: y(0), y2: y(0)}),
    s('svg', {viewBox: '0 0 100 104', preserveAspectRatio: 'none', width: '100%', height: 104}, [
      s('path', {d: path([...values])}),
    ]),
    ...values.flatMap((value, index) => [
      s('circle', {cx: share(place(index)), cy: short(y(value)), r: 4.5}),
      s('text', {x: share(place(index)), y: short(y(value)) + (value < 0 ? 20 : -10)}, show(value)),
    ]),
  ]);
}

/** Squares on a grid, row by row: `1` is dark. */
export const pattern = (rows: readonly string[]): Element =>
  s('svg', {className: ['pf-pattern'], viewBox: `0 0 ${rows[0]?.length ?? 0} ${rows.length}`}, [
    s('path', {
      d: rows
        .flatMap((row, y) => [...row].map((square, x) => (square === '1' ? `M${x},${y}h1v1h-1z` : '')))
        .join(''),
    }),
  ]);

/* Frames */

/** A window: its bar, and what is in it. */
export const frame = (bar: Part, ...parts: Part[]): Element => div('window', div('bar', bar), ...parts);

/** A box over the screen that asks for a decision. */
export const dialog = (title: Part, body: Part, buttons: Part): Element =>
  div(
    'window',
    div('bar', strong(title), span('end', icon('cross'))),
    div('page', body, buttons === null ? null : div('row end', buttons)),
  );

export interface NavItem {
  text: string;
  icon: IconName;
}

/** The menu at the left: signs with their names, or the signs alone. */
export const nav = (items: readonly NavItem[], selected: string, isWide: boolean): Element =>
  div(
    'nav',
    items.map(({text, icon: name}) =>
      span(text === selected ? 'choice chosen' : 'choice', icon(name), isWide ? span('name', text) : null),
    ),
  );
