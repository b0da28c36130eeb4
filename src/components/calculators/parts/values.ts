/** What the fields of a calculator allow, and how their values are read: typed ones, and those of an address. */
import {readNumber, writeNumber} from '../../../config/numbers';
import type {Locale} from '../../../config/locales';

interface NumberField {
  readonly kind: 'number';
  /** The example's value; `null` leaves the field empty. */
  readonly initial: number | null;
  readonly least: number;
  readonly most: number;
  /** Whether parts make no sense: half a request. */
  readonly whole?: true;
  /** Whether it may stay empty. */
  readonly optional?: true;
}

interface TextField {
  readonly kind: 'text';
  readonly initial: string;
  /** Whether a text must not get into the address. */
  readonly isSecret?: (text: string) => boolean;
}

interface ChoiceField {
  readonly kind: 'choice';
  readonly initial: string;
  readonly allowed: readonly string[];
}

interface CheckField {
  readonly kind: 'check';
  readonly initial: boolean;
}

type Field = NumberField | TextField | ChoiceField | CheckField;

/** The fields of a calculator. The name of each is its parameter in the address. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends {kind: 'choice'; allowed: readonly (infer Value)[]}
  ? Value
  : F extends {kind: 'check'}
    ? boolean
    : F extends {kind: 'text'}
      ? string
      : F extends {optional: true}
        ? number | null
        : number;

/** Values of the fields, once all of them can be read. */
export type Values<F extends Fields> = {readonly [Name in keyof F]: ValueOf<F[Name]>};

/** Texts of the fields, as typed; a checkbox is `on` or `off`. */
export type Written<F extends Fields> = Readonly<Record<keyof F & string, string>>;

/** Characters of a text that a calculator works on. */
export const LONGEST_TEXT = 20_000;

/** Characters of a query beyond which the address has none of the fields: some programs cut what is longer. */
export const LONGEST_QUERY = 4000;

/** An error in a field. */
export interface Fault {
  readonly code: 'missing' | 'number' | 'whole' | 'range' | 'long' | 'asked';
  /** The wrong text, short enough to be quoted. */
  readonly came: string;
}

type Reading = {readonly value: string | number | boolean | null} | {readonly fault: Fault};

const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function readNumberField(field: NumberField, written: string, locale: Locale): Reading {
  const {least, most, whole, optional} = field;
  const came = quoted(written.trim());
  if (came === '') {
    return optional ? {value: null} : {fault: {code: 'missing', came}};
  }
  // Longer than any number within its range.
  const value = written.length > 60 ? undefined : readNumber(written, locale, whole);
  if (value === undefined) {
    return {fault: {code: 'number', came}};
  }
  if (whole && !Number.isInteger(value)) {
    return {fault: {code: 'whole', came}};
  }
  return value < least || value > most ? {fault: {code: 'range', came}} : {value};
}

function readField(field: Field, written: string, locale: Locale): Reading {
  switch (field.kind) {
    case 'number':
      return readNumberField(field, written, locale);
    case 'text':
      return written.length > LONGEST_TEXT
        ? {fault: {code: 'long', came: writeNumber(written.length, locale)}}
        : {value: written};
    case 'choice':
      return field.allowed.includes(written)
        ? {value: written}
        : {fault: {code: 'asked', came: quoted(written)}};
    case 'check':
      return written === 'on' || written === 'off'
        ? {value: written === 'on'}
        : {fault: {code: 'asked', came: quoted(written)}};
  }
}

/** The values of all fields, or what is wrong with some of them. */
export function readValues<F extends Fields>(
  fields: F,
  written: Written<F>,
  locale: Locale,
): {values: Values<F> | undefined; faults: Partial<Record<keyof F, Fault>>} {
  const readings = Object.entries(fields).map(
    ([name, field]) => [name, readField(field, written[name] ?? '', locale)] as const,
  );
  const faults = readings.flatMap(([name, reading]) => ('fault' in reading ? [[name, reading.fault]] : []));
  const values = readings.flatMap(([name, reading]) => ('value' in reading ? [[name, reading.value]] : []));
  return {
    values: faults.length > 0 ? undefined : (Object.fromEntries(values) as Values<F>),
    faults: Object.fromEntries(faults) as Partial<Record<keyof F, Fault>>,
  };
}

/** How a value stands in its field. */
function writtenOf(value: string | number | boolean | null, locale: Locale): string {
  if (typeof value === 'boolean') {
    return value ? 'on' : 'off';
  }
  return typeof value === 'number' ? writeNumber(value, locale) : (value ?? '');
}

/** Initial texts of the fields. */
export const exampleOf = <F extends Fields>(fields: F, locale: Locale): Written<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, {initial}]) => [name, writtenOf(initial, locale)]),
  ) as Written<F>;

/** A number as an address has it, in the spelling of no language, so that a link works in each: `0.1`. */
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/**
 * What the fields begin with under an address. What an address asks for and a field does not allow is
 * named in `refused`, and the field has its example.
 */
export function fromAddress<F extends Fields>(
  fields: F,
  query: string,
  locale: Locale,
): {written: Written<F>; refused: Partial<Record<keyof F, Fault>>} {
  const example = exampleOf(fields, locale);
  const refused: Record<string, Fault> = {};
  const asked = new URLSearchParams(query);
  const entries = Object.entries(fields).map(([name, field]) => {
    const state = asked.get(name);
    if (state === null) {
      return [name, example[name]];
    }
    const isPlain = field.kind === 'number' && PLAIN_NUMBER.test(state);
    const written = isPlain ? writeNumber(Number(state), locale, 15) : state;
    if ('value' in readField(field, written, locale)) {
      return [name, written];
    }
    refused[name] = {code: 'asked', came: quoted(state)};
    return [name, example[name]];
  });
  return {
    written: Object.fromEntries(entries) as Written<F>,
    refused: refused as Partial<Record<keyof F, Fault>>,
  };
}

/** The query of an address that opens the fields as they are; parameters of others stay. */
export function toQuery<F extends Fields>(
  fields: F,
  written: Written<F>,
  query: string,
  locale: Locale,
): string {
  const parameters = new URLSearchParams(query);
  const example = exampleOf(fields, locale);
  for (const [name, field] of Object.entries(fields)) {
    const text = written[name] ?? '';
    parameters.delete(name);
    const isSecret = field.kind === 'text' && field.isSecret?.(text);
    if (text !== example[name] && !isSecret) {
      const number = field.kind === 'number' ? readNumber(text, locale, field.whole) : undefined;
      parameters.set(name, number === undefined ? text : String(number));
    }
  }
  return parameters.toString();
}
