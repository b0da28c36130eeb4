import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {providers, type Provider} from '../../../data/providers';
import {beginnings, choose, placesOfCode, type Answers, type Asked} from './choose';
import {fields} from './index';

/** Answers that leave out nothing. */
const free: Answers = {place: 'anywhere', beginning: 'any', images: false, caching: false};

const exampleAnswers: Answers = {
  place: fields.place.initial,
  beginning: fields.beginning.initial,
  images: fields.images.initial,
  caching: fields.caching.initial,
};

const asked = (one: Provider): Asked => ({...one, hasState: one.state !== undefined});

type Trait = 'withoutKey' | 'offline' | 'images' | 'caching';

/** What a reader may insist on and the provider has, by the columns of the page's table. */
const traitsOf = ({key, offline, images, caching}: Provider): readonly Trait[] => [
  ...(key.level === 'required' ? [] : (['withoutKey'] as const)),
  ...(offline.level === 'no' ? [] : (['offline'] as const)),
  ...(['no', 'notApplicable'].includes(images.level) ? [] : (['images'] as const)),
  ...(['no', 'notApplicable'].includes(caching.level) ? [] : (['caching'] as const)),
];

describe('the chooser', () => {
  it('agrees with the table of the page', () => {
    const answered: fc.Arbitrary<Answers> = fc.record({
      place: fc.constantFrom(...placesOfCode),
      beginning: fc.constantFrom(...beginnings),
      images: fc.boolean(),
      caching: fc.boolean(),
    });
    const check = (some: Provider[], answers: Answers) => {
      const {fitting, inTheWay} = choose(some.map(asked), answers);
      const found = fitting.map((index) => some[index] as Provider);
      const wanted: Trait[] = [
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
        const without: Answers = {...answers, [question]: free[question]};
        expect(choose(some.map(asked), without).fitting.length).toBeGreaterThan(0);
      }
      expect(inTheWay.length === 0 || found.length === 0).toBe(true);
    };
    fc.assert(fc.property(fc.subarray([...providers]), answered, check));
  });

  it('sends the bank of the page to the cloud platforms first, and code that must stay to local models', () => {
    const names = (answers: Answers) =>
      choose(providers.map(asked), answers).fitting.map((index) => providers[index]?.id);
    expect(names(exampleAnswers).slice(0, 2)).toEqual(['bedrock', 'vertex']);
    expect(
      names({...free, place: 'machine'})
        .slice(0, 2)
        .sort(),
    ).toEqual(['lmstudio', 'ollama']);
    expect(names({...free, beginning: 'nothing'})[0]).toBe('product-code');
  });
});
