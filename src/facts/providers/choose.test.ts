import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {seeded} from '../../../tests/support/random';
import {locales} from '../../config/locales';
import {sayIn} from '../nodes';
import {beginnings, choose, placesOfCode, type Answers, type Asked} from './choose';
import {providers, type Provider} from './data';
import {chooserResults, type ChooserRow, type ChooserWords} from './chooserResults';
import {exampleAnswers} from './instrument';
import {providerRow, type ProviderTrait} from './tables';

const asked = (one: Provider): Asked => ({...one, hasState: one.state !== undefined});

/** What the table of the page says of a provider. */
const traitsOf = (one: Provider): readonly ProviderTrait[] => providerRow(one, sayIn('en')).traits;

describe('the chooser', () => {
  it('agrees with the table of the page, in 1,000 cases', () => {
    const random = seeded(3);
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    for (let round = 0; round < 1000; round++) {
      const some = providers.filter(() => random() < 0.8);
      const answers: Answers = {
        place: oneOf(placesOfCode),
        beginning: oneOf(beginnings),
        images: random() < 0.5,
        caching: random() < 0.5,
      };
      const {fitting, inTheWay} = choose(some.map(asked), answers);
      const found = fitting.map((index) => some[index] as Provider);
      const wanted: ProviderTrait[] = [
        ...(answers.images ? (['images'] as const) : []),
        ...(answers.caching ? (['caching'] as const) : []),
        ...(answers.beginning === 'nothing' ? (['withoutKey'] as const) : []),
      ];
      for (const one of found) {
        expect(traitsOf(one)).toEqual(expect.arrayContaining(wanted));
        if (answers.place === 'machine') {
          // Nothing that has no way to work without the internet.
          expect(traitsOf(one)).toContain('offline');
        }
      }
      if (answers.place === 'anywhere' && ['any', 'nothing'].includes(answers.beginning)) {
        const all = some.filter((one) => wanted.every((trait) => traitsOf(one).includes(trait)));
        expect(new Set(found)).toEqual(new Set(all));
      }
      // What a vendor withdraws or restricts never comes before what has no such note.
      const states = found.map(({state}) => state !== undefined);
      expect(states).toEqual([...states].sort());
      // An answer that is in the way lets something through when it is taken back.
      for (const question of inTheWay) {
        const free: Answers = {
          ...answers,
          [question]: {place: 'anywhere', beginning: 'any', images: false, caching: false}[question],
        };
        expect(choose(some.map(asked), free).fitting.length).toBeGreaterThan(0);
      }
      expect(inTheWay.length === 0 || found.length === 0).toBe(true);
    }
  });

  it('sends the bank of the page to the cloud platforms first, and code that must stay to local models', () => {
    const names = (answers: Answers) =>
      choose(providers.map(asked), answers).fitting.map((index) => providers[index]?.id);
    expect(names(exampleAnswers).slice(0, 2)).toEqual(['bedrock', 'vertex']);
    expect(
      names({place: 'machine', beginning: 'any', images: false, caching: false}).slice(0, 2).sort(),
    ).toEqual(['lmstudio', 'ollama']);
    expect(names({place: 'anywhere', beginning: 'nothing', images: false, caching: false})[0]).toBe(
      'product-code',
    );
  });
});

describe.each(locales)('before any script, %s', (locale) => {
  it('holds the example and its short list', () => {
    const $ = draw('<ProviderChooser />', locale);
    expect($('select[name=place] option[selected]').attr('value')).toBe(exampleAnswers.place);
    expect($('li b').first().text()).toBe('Amazon Bedrock');
    expect($('li p').text()).not.toMatch(/\{|undefined/);
    expect($('[id], a')).toHaveLength(0);
  });
});

describe('what the chooser says', () => {
  const words: ChooserWords = {
    one: 'one fits',
    some: '{count} fit',
    none: 'none fits.',
    change: {
      place: 'Another place.',
      beginning: 'Another start.',
      images: 'No images.',
      caching: 'No cache.',
    },
    more: 'and {names}',
    routes: {vendor: 'Straight there.'},
  };
  const row = (name: string, more: Partial<ChooserRow> = {}): ChooserRow => ({
    ...asked(providers.find(({kind, state}) => kind === 'vendor' && !state) as Provider),
    name,
    address: `/${name}`,
    kindName: 'Vendor',
    facts: 'Key.',
    ...more,
  });
  const anything: Answers = {place: 'anywhere', beginning: 'any', images: false, caching: false};

  it('is the one that fits, with its kind and why', () => {
    expect(chooserResults([row('a')], anything, words)).toEqual({
      verdict: 'one fits',
      suggestions: [{name: 'a', address: '/a', tag: 'Vendor', reason: 'Straight there. Key.'}],
      more: '',
    });
  });

  it('is a short list, and the names of the others', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => row(name));
    expect(chooserResults(rows, anything, words)).toMatchObject({verdict: '6 fit', more: 'and e, f'});
    expect(chooserResults(rows.slice(0, 4), anything, words).more).toBe('');
  });

  it('names the state, and stays silent of a kind without a route', () => {
    const [only] = chooserResults(
      [row('a', {state: 'Preview', kind: 'gateway'})],
      anything,
      words,
    ).suggestions;
    expect(only).toMatchObject({tag: 'Vendor, preview', reason: ' Key.'});
  });

  it('says what to change where nothing fits', () => {
    expect(chooserResults([row('a')], {...anything, place: 'machine'}, words)).toEqual({
      verdict: 'none fits. Another place.',
      suggestions: [],
      more: '',
    });
  });
});
