/**
 * How an instrument stands in a page: what its HTML holds before any script.
 *
 * An instrument is a form that is drawn when the page is built, with the values of an example in its
 * fields and the results of that example in its outputs, from the same functions that its script
 * calls later. So the page is complete without a script and on paper, nothing moves when the script
 * arrives, and a label exists in the HTML alone. Three parts:
 *
 * 1. `src/facts/<topic>/<name>.ts`: pure functions and the example's values; no words, no DOM.
 * 2. `src/facts/<topic>/instrument.ts`: a fact that draws the form with what is below, named in
 *    `src/facts/index.ts`. Its `data` is all that the script says and knows, in the page's language.
 * 3. `src/client/instruments/<name>.ts`: the script, a `Start` (src/client/instruments/kit.ts), named
 *    in `src/components/Instrument`, which loads it when the place comes into view.
 *
 * Nothing in the form has an `id` and nothing is a link: then the build keeps all of it as one string
 * (src/markdown/staticHtml.ts), which React never walks through and the script may change.
 */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {InstrumentName} from '../config/components';
import {writeNumber} from '../config/numbers';
import {breakable} from './breaks';
import type {Localized} from './localized';
import {attribute, box, drawing, type Say} from './nodes';

/** A value that the build hands over to a script. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** What every instrument says by itself; `{value}` and its like are filled by the script. */
const common = {
  number: {
    en: '“{value}” isn’t a number. Allowed: {least} to {most}.',
    'pt-BR': '“{value}” não é um número. Permitido: de {least} a {most}.',
  },
  range: {
    en: '{value} is out of range. Allowed: {least} to {most}.',
    'pt-BR': '{value} está fora do intervalo. Permitido: de {least} a {most}.',
  },
  missing: {
    en: 'The field is empty. Allowed: {least} to {most}.',
    'pt-BR': 'O campo está vazio. Permitido: de {least} a {most}.',
  },
  whole: {
    en: '{value} isn’t a whole number. Allowed: {least} to {most}.',
    'pt-BR': '{value} não é um número inteiro. Permitido: de {least} a {most}.',
  },
  choice: {
    en: 'The address asks for “{value}”. Allowed: {allowed}.',
    'pt-BR': 'O endereço pede “{value}”. Permitido: {allowed}.',
  },
  failed: {
    en: 'The fields can’t calculate now, because their script didn’t load. Check the connection and reload the page.',
    'pt-BR':
      'Os campos não calculam agora, porque o script não carregou. Confira a conexão e recarregue a página.',
  },
} as const satisfies Record<string, Localized>;

/** What every instrument says by itself, in the language of the page. */
export type CommonTexts = Record<keyof typeof common, string>;

export interface InstrumentParts {
  /** Its name for assistive technology, and the line over it. */
  title: Localized;
  /** One sentence: what the values are an example of. */
  lead?: Localized;
  /** Fields, outputs, buttons: what stands in the form. */
  form: ElementContent[];
  /** What the script says and knows, in the language of the page. */
  data: Json;
  /** Whether it says nothing without its script: then it is not there without one, nor on paper. */
  needsScript?: true;
}

/** An instrument in a page: the form inside the component that loads its script. */
export function instrument(
  name: InstrumentName,
  {title, lead, form, data, needsScript}: InstrumentParts,
  {text}: Say,
): MdxJsxFlowElement {
  const texts = Object.fromEntries(Object.entries(common).map(([id, words]) => [id, text(words)]));
  const drawn = h('form', {className: ['instrument'], ariaLabel: text(title), autoComplete: 'off'}, [
    h('p', {className: ['instrument-title'], ariaHidden: 'true'}, text(title)),
    ...(lead ? [h('p', {className: ['instrument-lead']}, text(lead))] : []),
    ...form,
  ]);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Instrument',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'name', value: name},
      attribute('texts', texts),
      attribute('data', data),
    ],
    children: [
      box('div', {dataSearchIgnore: '', ...(needsScript && {dataScript: ''})}, [drawing(drawn)]),
    ] as RootContent[] as MdxJsxFlowElement['children'],
  };
}

interface FieldParts {
  /** Name of the control, and of its parameter in the address. */
  name: string;
  label: string;
  /** A short line under the control: a unit, an example. */
  hint?: string | ElementContent;
  /** Whether it has a row of its own. */
  wide?: boolean;
}

/** A label, its control, and the room for what is wrong with it. */
function field({label, hint, wide}: FieldParts, control: Element): Element {
  return h('div', {className: wide ? ['field', 'wide'] : ['field']}, [
    h('label', [
      h('span', label),
      control,
      ...(hint ? [h('small', typeof hint === 'string' ? breakable(hint) : hint)] : []),
    ]),
    // Filled by the script, and then named by the control.
    h('p', {className: ['field-error'], hidden: true}),
  ]);
}

/** What a field for a number allows. */
export interface NumberRange {
  least: number;
  most: number;
  /** Whether it may stay empty. */
  optional?: boolean;
  /** Whether parts make no sense: half a request. */
  whole?: boolean;
}

/** A field for a number, written and read as in the page's language. */
export function numberField(
  parts: FieldParts & NumberRange & {value: number | null},
  {locale}: Say,
): Element {
  const {name, value, least, most, optional, whole} = parts;
  return field(
    parts,
    h('input', {
      type: 'text',
      inputMode: 'decimal',
      name,
      value: value === null ? '' : writeNumber(value, locale),
      dataLeast: String(least),
      dataMost: String(most),
      ...(optional && {dataOptional: ''}),
      ...(whole && {dataWhole: ''}),
    }),
  );
}

/** A field for a line of text, or for several. */
export function textField(
  parts: FieldParts & {value: string; rows?: number; placeholder?: string; code?: boolean},
): Element {
  const {name, value, rows, placeholder, code} = parts;
  const properties = {
    name,
    spellCheck: 'false',
    autoCapitalize: 'off',
    ...(placeholder !== undefined && {placeholder}),
    ...(code && {className: ['code']}),
  };
  return field(
    parts,
    rows === undefined
      ? h('input', {...properties, type: 'text', value})
      : // The first line feed of a text area is dropped by the browser.
        h('textarea', {...properties, rows}, value.startsWith('\n') ? `\n${value}` : value),
  );
}

/** One of several, in a list that unfolds. */
export function choiceField(
  parts: FieldParts & {value: string; options: readonly {value: string; label: string}[]},
): Element {
  const {name, value, options} = parts;
  return field(
    parts,
    h(
      'select',
      {name},
      options.map((option) =>
        h('option', {value: option.value, selected: option.value === value}, option.label),
      ),
    ),
  );
}

/** A checkbox. */
export function checkField({name, label, checked}: FieldParts & {checked: boolean}): Element {
  return h('div', {className: ['field', 'check']}, [
    h('label', [h('input', {type: 'checkbox', name, value: 'on', checked}), h('span', label)]),
  ]);
}

/** Fields under one name. */
export const fieldGroup = (legend: string, fields: ElementContent[]): Element =>
  h('fieldset', [h('legend', legend), h('div', {className: ['fields']}, fields)]);

/** Fields beside each other, as many as the width has room for. */
export const fields = (children: ElementContent[]): Element => h('div', {className: ['fields']}, children);

/** A place that the script fills: `data-out` is its name. `live` is read aloud when it changes. */
export const out = (name: string, content: ElementContent[] | string, live = false): Element =>
  h(
    live ? 'output' : 'span',
    {dataOut: name, ...(live && {ariaLive: 'polite', className: ['result']})},
    content,
  );

/**
 * What the script writes, by the names of `out`: the same function fills the page when it is built
 * and the form while the reader types.
 */
export type Results = Readonly<Record<string, string | readonly Row[]>>;

/** A row of a list that grows and shrinks: its kind, for the style sheet, and its cells. */
export type Row = readonly [kind: string, ...cells: string[]];

/** A list that the script fills anew: `rows` are those of the example. */
export const rowList = (name: string, className: string, rows: Results[string] | undefined): Element =>
  h(
    'ul',
    {dataOut: name, className: [className]},
    (typeof rows === 'object' ? rows : []).map(([kind, ...cells]) =>
      h(
        'li',
        {dataKind: kind},
        cells.map((cell) => h('span', cell)),
      ),
    ),
  );

/** The text of a place, where it is one. */
export const textOf = (results: Results, name: string): string => {
  const text = results[name];
  return typeof text === 'string' ? text : '';
};

/** A bar from 0 to 1 that a script can move; the text beside it says the same. */
export const bar = (name: string, value: string): Element =>
  h('meter', {dataOut: name, min: '0', max: '1', value, ariaHidden: 'true'});

/** Back to the example: hidden where no script runs, and on paper. */
export const resetButton = (label: string): Element => h('button', {type: 'reset', dataScript: ''}, label);
