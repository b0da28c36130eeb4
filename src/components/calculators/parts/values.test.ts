import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales';
import {fields as command} from '../CommandTester';
import {fields as cost} from '../CostEstimator';
import {fields as finder} from '../ErrorFinder';
import {fields as mcp} from '../McpBuilder';
import {fields as memory} from '../MemoryCalculator';
import {fieldsOf as modeFields} from '../ModeBuilder';
import modeTexts from '../ModeBuilder/words.en.json';
import {exampleFields} from '../PromptAnatomy';
import {fields as chooser} from '../ProviderChooser';
import {fieldsOf as scoreFields} from '../ScoreExplorer';
import {scoreData} from '../ScoreExplorer/data';
import {exampleOf, fromAddress, LONGEST_TEXT, readValues, toQuery, type Fields} from './values';

const calculators: Readonly<Record<string, Fields>> = {
  command,
  cost,
  finder,
  mcp,
  memory,
  mode: modeFields(modeTexts.example),
  project: exampleFields.project,
  chooser,
  score: scoreFields(scoreData('en').indicators),
};

const one = {
  number: {kind: 'number', initial: 5, least: 1, most: 1000},
  whole: {kind: 'number', initial: 5, least: 1, most: 20_000, whole: true},
  optional: {kind: 'number', initial: null, least: 0, most: 10, optional: true},
  text: {kind: 'text', initial: 'a', isSecret: (text: string) => text.includes('secret')},
  choice: {kind: 'choice', initial: 'a', allowed: ['a', 'b']},
  check: {kind: 'check', initial: false},
} as const satisfies Fields;

const example = exampleOf(one, 'en');

describe.each(Object.entries(calculators))('the fields of %s', (_, fields) => {
  const locale = fc.constantFrom(...locales);
  const name = fc.constantFrom(...Object.keys(fields));

  it.each(locales)('can be read as they begin, and have an address only once they change, %s', (locale) => {
    const written = exampleOf(fields, locale);
    expect(readValues(fields, written, locale).faults).toEqual({});
    expect(toQuery(fields, written, '', locale)).toBe('');
    expect(fromAddress(fields, '', locale)).toEqual({written, refused: {}});
  });

  it('hold after any address what they allow', () => {
    const asked = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.double().map(String))));
    fc.assert(
      fc.property(asked, locale, (parameters, locale) => {
        const {written} = fromAddress(fields, new URLSearchParams(parameters).toString(), locale);
        expect(readValues(fields, written, locale).faults).toEqual({});
      }),
    );
  });

  it('come back from the address that they make', () => {
    const typed = fc.dictionary(name, fc.oneof(fc.string(), fc.nat(2000).map(String)));
    fc.assert(
      fc.property(typed, locale, (some, locale) => {
        const written = {...exampleOf(fields, locale), ...some};
        const {values} = readValues(fields, written, locale);
        const isSecret = Object.entries(fields).some(
          ([key, field]) => field.kind === 'text' && field.isSecret?.(written[key] ?? ''),
        );
        if (values && !isSecret) {
          const back = fromAddress(fields, toQuery(fields, written, '', locale), locale);
          expect(readValues(fields, back.written, locale).values).toEqual(values);
        }
      }),
    );
  });
});

describe('a field', () => {
  const read = (name: keyof typeof one, text: string) => {
    const {values, faults} = readValues(one, {...example, [name]: text}, 'en');
    return values ? values[name] : faults[name];
  };

  it.each<[keyof typeof one, string, unknown]>([
    ['number', ' 1,000 ', 1000],
    ['number', '0.5', {code: 'range', came: '0.5'}],
    ['number', '1001', {code: 'range', came: '1001'}],
    ['number', '', {code: 'missing', came: ''}],
    ['number', 'a lot', {code: 'number', came: 'a lot'}],
    ['number', '9'.repeat(70), {code: 'number', came: `${'9'.repeat(60)}…`}],
    ['whole', '2.5', {code: 'whole', came: '2.5'}],
    ['whole', '20,000', 20_000],
    ['whole', '20.000', 20_000],
    ['number', '0.500', {code: 'range', came: '0.500'}],
    ['optional', ' ', null],
    ['text', 'x'.repeat(LONGEST_TEXT), 'x'.repeat(LONGEST_TEXT)],
    ['text', 'x'.repeat(LONGEST_TEXT + 1), {code: 'long', came: '20,001'}],
    ['choice', 'b', 'b'],
    ['choice', 'c', {code: 'asked', came: 'c'}],
    ['check', 'on', true],
    ['check', 'yes', {code: 'asked', came: 'yes'}],
  ])('%s reads %j', (name, text, value) => {
    expect(read(name, text)).toEqual(value);
  });

  it('has its example where an address asks for what it does not allow', () => {
    const {written, refused} = fromAddress(one, '?number=5000&choice=<img>&check=1&whole=2.5&text=b', 'en');
    expect(written).toEqual({...example, text: 'b'});
    expect(refused).toEqual({
      number: {code: 'asked', came: '5000'},
      choice: {code: 'asked', came: '<img>'},
      check: {code: 'asked', came: '1'},
      whole: {code: 'asked', came: '2.5'},
    });
  });

  it('is written into an address without a language, and what is secret is not', () => {
    const portuguese = {...exampleOf(one, 'pt-BR'), number: '12,5', text: 'a secret', check: 'on'};
    const query = toQuery(one, portuguese, '?other=1&choice=b', 'pt-BR');
    expect(query).toBe('other=1&number=12.5&check=on');
    expect(fromAddress(one, query, 'en').written.number).toBe('12.5');
  });
});
