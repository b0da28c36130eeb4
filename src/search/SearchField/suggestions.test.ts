import {describe, expect, it} from 'vitest';
import {hitTypes, type Hit} from '../hits';
import {nextActive, optionsOf, type Option} from './suggestions';

const page = {i: 1, t: 'Checkpoints', u: '/features/checkpoints', b: ['Features']};
const title: Hit = {document: page, type: hitTypes.title, page: false, metadata: {}, tokens: ['check']};
const section: Hit = {
  document: {i: 2, t: 'Restore', u: page.u, h: '#restore'},
  type: hitTypes.heading,
  page,
  metadata: {},
  tokens: ['restore'],
};

const scope = (context: string) => ({baseUrl: '/', version: '', base: '/', context});
const answer = (context: string, foundIn: string, hits: Hit[]) => ({
  query: 'a b',
  base: '/',
  context,
  foundIn,
  hits,
});
const list = (context: string, foundIn: string, hits: Hit[]) =>
  optionsOf(answer(context, foundIn, hits), scope(context), 'Features', () => undefined);
const footer = (options: Option[]) =>
  options.filter(({isFooter}) => isFooter).map(({title: [part], href}) => [part?.text, href]);

describe('the list under the field', () => {
  it('ends with the way to all results', () => {
    expect(footer(list('', '', [title]))).toEqual([['See all results', '/search?q=a+b']]);
  });

  it('ends, in a section, with the ways to the results within and outside', () => {
    expect(footer(list('features', 'features', [title]))).toEqual([
      ['See all results within Features', '/search?q=a+b&ctx=features'],
      ['See all results outside Features', '/search?q=a+b'],
    ]);
  });

  it('leads out of a section that has nothing', () => {
    expect(footer(list('features', '', [title]))).toEqual([
      ['See all results outside Features', '/search?q=a+b'],
    ]);
  });

  it('is empty when nothing was found at all', () => {
    expect(list('features', '', [])).toEqual([]);
  });

  it('keeps the version', () => {
    const options = optionsOf(
      answer('', '', [title]),
      {...scope(''), version: 'next', base: '/next/'},
      '',
      () => undefined,
    );
    expect(footer(options)).toEqual([['See all results', '/search?q=a+b&version=next']]);
  });

  it('draws a section under its page', () => {
    expect(list('', '', [title, section]).map(({isNested, place}) => [isNested, place])).toEqual([
      [false, 'Features'],
      [true, 'Checkpoints'],
      [false, undefined],
    ]);
    expect(list('', '', [section, title])[0]?.isNested).toBe(false);
  });
});

describe('nextActive', () => {
  it('goes round', () => {
    expect([nextActive(-1, 3, 1), nextActive(0, 3, 1), nextActive(2, 3, 1)]).toEqual([0, 1, 0]);
    expect([nextActive(-1, 3, -1), nextActive(0, 3, -1)]).toEqual([2, 2]);
  });

  it('stays in the field when there is nothing', () => {
    expect(nextActive(-1, 0, 1)).toBe(-1);
  });
});
