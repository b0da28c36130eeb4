// cspell:ignore describedby
/** What the scripts of instruments share: numbers, errors beside their fields, the address. */
import {fill, readNumber, writeNumber} from '../../config/numbers';
import type {Locale} from '../../config/locales';
import type {CommonTexts, Results, Row} from '../../facts/instrument';

/** What an instrument's script gets: its form, and what the build handed over. */
export interface Place<Data> {
  form: HTMLFormElement;
  /** What the script says and knows, as `data` of src/facts/instrument.ts. */
  data: Data;
  texts: CommonTexts;
  locale: Locale;
  /** Puts a query into the address, in the place of the present one; called while typing has paused. */
  remember: (query: string) => void;
}

/** The script of an instrument. It returns what stops it. */
export type Start<Data> = (place: Place<Data>) => () => void;

/** What the form holds, once all of it can be read. */
export interface Values {
  /** A number within its range. */
  number: (name: string) => number;
  /** The same of a field that may be empty. */
  optional: (name: string) => number | null;
  /** Text, or the choice of a list. */
  text: (name: string) => string;
  checked: (name: string) => boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Characters of a query over which the address stays as it was: some programs cut what is longer. */
const LONGEST_QUERY = 4000;

/** Milliseconds without a key after which the address follows. */
const PAUSE = 300;

/** A row of a list, as `rowList` of src/facts/instrument.ts draws it. */
function rowOf([kind, ...cells]: Row): HTMLElement {
  const row = document.createElement('li');
  row.dataset.kind = kind;
  row.append(...cells.map((cell) => Object.assign(document.createElement('span'), {textContent: cell})));
  return row;
}

/** Writes results into their places; nothing is read aloud that has not changed. */
export function write(root: HTMLElement, results: Results): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-out]')) {
    const text = results[place.dataset.out ?? ''];
    if (text === undefined) {
      continue;
    }
    if (typeof text === 'object') {
      place.replaceChildren(...text.map(rowOf));
    } else if (place instanceof HTMLMeterElement) {
      place.value = Number(text);
    } else if (place.textContent !== text) {
      place.textContent = text;
    }
  }
}

let ids = 0;

/** Says beside a control what is wrong with it; an empty text takes it back. */
export function explain(control: Element | null, text: string): void {
  const place = control?.closest('.field')?.querySelector<HTMLElement>('.field-error');
  if (!control || !place) {
    return;
  }
  place.id ||= `field-error-${++ids}`;
  place.textContent = text;
  place.hidden = text === '';
  control.toggleAttribute('aria-invalid', text !== '');
  if (text) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', place.id);
  } else {
    control.removeAttribute('aria-describedby');
  }
}

/** The controls that have a name, in their order. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'value' in element && 'name' in element && element.name !== '',
  );

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Whether a control still says what the example says. */
function isExample(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every((option) => option.selected === option.defaultSelected);
  }
  return isCheckbox(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
}

/**
 * What a control holds, for the address: a number in the spelling of no language, so that a link
 * works in the other one too.
 */
function stateOf(control: Control, locale: Locale): string {
  if (isCheckbox(control)) {
    return control.checked ? 'on' : 'off';
  }
  const number = 'least' in control.dataset ? readNumber(control.value, locale) : undefined;
  return number === undefined ? control.value : String(number);
}

/**
 * Puts what the address names into its control. What cannot stand there is explained beside it, and
 * the control keeps the example.
 */
function restore(control: Control, state: string, {texts, locale}: Place<unknown>): void {
  if (control instanceof HTMLSelectElement) {
    const allowed = [...control.options];
    if (allowed.some(({value}) => value === state)) {
      control.value = state;
    } else {
      explain(
        control,
        fill(texts.choice, {value: state, allowed: allowed.map(({label}) => label).join(', ')}),
      );
    }
  } else if (isCheckbox(control)) {
    if (state === 'on' || state === 'off') {
      control.checked = state === 'on';
    }
  } else {
    const isNumber = 'least' in control.dataset && /^-?\d+(\.\d+)?$/.test(state);
    control.value = isNumber ? writeNumber(Number(state), locale) : state;
  }
}

/** What is wrong with a control for a number, or nothing. */
function faultOf(control: Control, {texts, locale}: Place<unknown>): string {
  const {least, most, optional, whole} = control.dataset;
  const value = control.value.trim();
  if (least === undefined || most === undefined || (optional !== undefined && value === '')) {
    return '';
  }
  const number = readNumber(value, locale);
  const said = {
    value: value.length > 40 ? `${value.slice(0, 40)}…` : value,
    least: writeNumber(Number(least), locale),
    most: writeNumber(Number(most), locale),
  };
  if (value === '') {
    return fill(texts.missing, said);
  }
  if (number === undefined) {
    return fill(texts.number, said);
  }
  if (whole !== undefined && !Number.isInteger(number)) {
    return fill(texts.whole, said);
  }
  return number < Number(least) || number > Number(most) ? fill(texts.range, said) : '';
}

/**
 * Makes a form an instrument: takes what the address says, calls `update` now and at each change,
 * and keeps the address. While a field cannot be read, its error stands beside it, the results stay
 * as they were and are marked `data-stale`, and what was typed is left alone.
 *
 * @returns what stops it
 */
export function alive(place: Place<unknown>, update: (values: Values) => void): () => void {
  const {form, locale, remember} = place;
  const controls = controlsOf(form);
  const named = (name: string): Control => {
    const control = controls.find((candidate) => candidate.name === name);
    if (!control) {
      throw new Error(`No control "${name}"; there are ${controls.map((one) => one.name).join(', ')}.`);
    }
    return control;
  };
  const optional = (name: string) => readNumber(named(name).value, locale) ?? null;
  const values: Values = {
    optional,
    number: (name) => optional(name) ?? NaN,
    text: (name) => named(name).value,
    checked: (name) => (named(name) as HTMLInputElement).checked,
  };

  const show = () => {
    const faults = controls
      .filter((control) => 'least' in control.dataset)
      .map((control) => {
        const fault = faultOf(control, place);
        explain(control, fault);
        return fault;
      });
    const isStale = faults.some(Boolean);
    form.toggleAttribute('data-stale', isStale);
    if (!isStale) {
      update(values);
    }
  };

  const keep = () => {
    const query = new URLSearchParams(window.location.search);
    for (const control of controls) {
      query.delete(control.name);
      // A form with something in it that is nobody else's says so.
      if (!isExample(control) && !('private' in form.dataset)) {
        query.set(control.name, stateOf(control, locale));
      }
    }
    const text = query.toString();
    if (text.length <= LONGEST_QUERY) {
      remember(text);
    }
  };

  let timer: ReturnType<typeof setTimeout>;
  const follow = (event?: Event) => {
    if (event?.target instanceof HTMLSelectElement) {
      explain(event.target, '');
    }
    show();
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  };
  // The form has its old values until its handlers have run.
  const reset = () =>
    setTimeout(() => {
      controls.forEach((control) => explain(control, ''));
      follow();
    });
  const submit = (event: Event) => event.preventDefault();

  const asked = new URLSearchParams(window.location.search);
  for (const control of controls) {
    const state = asked.get(control.name);
    if (state !== null) {
      restore(control, state, place);
    }
  }
  show();
  form.addEventListener('input', follow);
  form.addEventListener('reset', reset);
  form.addEventListener('submit', submit);
  return () => {
    clearTimeout(timer);
    form.removeEventListener('input', follow);
    form.removeEventListener('reset', reset);
    form.removeEventListener('submit', submit);
  };
}
