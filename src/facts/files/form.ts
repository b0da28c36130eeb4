/** The parts of a form that holds a file: its text, what is wrong with it, and what to do with it. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {textField} from '../instrument';
import type {Localized} from '../localized';
import type {Say} from '../nodes';
import {editorWords, kinds} from './words';

/** A field over the whole width. */
export const wide = (field: Element): Element => ({
  ...field,
  properties: {...field.properties, className: ['field', 'wide']},
});

/** Draws the text fields of an entry, each with what the example has under its name. */
export const entryFields =
  <Entry extends object>(example: Entry, {text}: Say) =>
  (
    name: keyof Entry & string,
    label: Localized,
    {hint, ...look}: {rows?: number; code?: boolean; hint?: Localized} = {},
  ): Element =>
    textField({
      name,
      label: text(label),
      value: String(example[name]),
      ...look,
      ...(hint && {hint: text(hint)}),
    });

/** What a builder says of a whole file, with a `{count}` of `one` or `some` in `fine`. */
export const fileVerdicts = (
  {fine, one, some}: Readonly<Record<'fine' | 'one' | 'some', Localized>>,
  {text}: Say,
) => ({
  fine: text(fine),
  one: text(one),
  some: text(some),
  faults: text({
    en: 'The extension wouldn’t accept this file:',
    'pt-BR': 'A extensão não aceitaria este arquivo:',
  }),
});

/** Sentences by code, as the script of a builder wants them. */
export function fileWords(problems: Readonly<Record<string, Localized>>, {text}: Say) {
  const inPage = (words: Readonly<Record<string, Localized>>) =>
    Object.fromEntries(Object.entries(words).map(([id, both]) => [id, text(both)]));
  return {problems: {...inPage(problems), ...inPage(kinds)}, ...inPage(editorWords)};
}

/**
 * The text of a file, which the reader may replace by one of theirs. It has no name, so it never gets
 * into the address. Below it stand what is wrong with it, the buttons, and what they said.
 */
export function fileField(label: string, fine: string, file: string, {text}: Say): Element[] {
  return [
    h('div', {className: ['field', 'wide']}, [
      h('label', [
        h('span', label),
        h(
          'textarea',
          {
            className: ['code'],
            dataFile: '',
            rows: file.split('\n').length - 1,
            spellCheck: 'false',
            autoCapitalize: 'off',
          },
          file,
        ),
      ]),
    ]),
    h('div', {className: ['results']}, [
      h('output', {dataOut: 'verdict', ariaLive: 'polite', className: ['result']}, fine),
      h('ul', {className: ['problems'], dataProblems: ''}),
      h('p', {dataNotice: '', role: 'status'}),
    ]),
    h('div', {className: ['buttons'], dataScript: ''}, [
      h('button', {type: 'button', dataCopy: ''}, text({en: 'Copy', 'pt-BR': 'Copiar'})),
      h('button', {type: 'button', dataSave: ''}, text({en: 'Download', 'pt-BR': 'Baixar'})),
      h('button', {type: 'reset'}, text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
    ]),
  ];
}
