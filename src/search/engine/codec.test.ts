import {describe, expect, it} from 'vitest';
import {decodeIndex, decodeNumbers, encodeIndex, encodeNumbers} from './codec';
import type {Corpus} from './corpus';
import {buildIndex} from '../build/buildIndex';

const corpus: Corpus = {
  pages: [
    {url: '/', title: 'Home', keywords: 'start here'},
    {url: '/a "quoted" \\ page', title: 'Ação', keywords: ''},
  ],
  sections: [
    {page: 0, hash: '', heading: ''},
    {page: 0, hash: '#one', heading: 'One'},
    {page: 1, hash: '', heading: ''},
  ],
  texts: ['Words, more words and words.', 'apply_diff', ''],
  questions: ['how many words', '', 'how many actions'],
};

const index = buildIndex(corpus, 'pt-BR', {desfazer: 'restaurar'});

describe('numbers', () => {
  it('come back as they were', () => {
    const numbers = [0, 1, 71, 72, 73, 92, 93, 1583, 1584, 1585, 100_000, 2 ** 31];
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    const many = Array.from({length: 5000}, (_, i) => i);
    expect(decodeNumbers(encodeNumbers(many))).toEqual(many);
    expect(encodeNumbers([])).toBe('');
  });

  it('take one character when they are small, and none that JSON escapes', () => {
    const text = encodeNumbers(Array.from({length: 3000}, (_, i) => i));
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
    expect(encodeNumbers([71])).toHaveLength(1);
  });

  it('reject a foreign character', () => {
    expect(() => decodeNumbers('a"b')).toThrow(/none of its own: "\\""/);
  });
});

describe('an index', () => {
  it('comes back as it was', () => {
    expect(decodeIndex(JSON.parse(encodeIndex(index)))).toEqual(index);
  });

  it('comes back when it is empty', () => {
    const empty = buildIndex({pages: [], sections: [], texts: []}, 'en');
    expect(decodeIndex(JSON.parse(encodeIndex(empty)))).toEqual(empty);
  });

  it.each([[null], [[]], [{}], [{format: 0}], ['text'], [{format: 999, words: ''}]])(
    'refuses %j, and says what to do',
    (value) => {
      expect(() => decodeIndex(value)).toThrow(/not of format \d+\. Reload the page/);
    },
  );

  it('has the questions, and words that they alone have', () => {
    const {words, asked} = decodeIndex(JSON.parse(encodeIndex(index)));
    expect(words).toContain('many');
    expect(asked).toContainEqual([0, 2]);
  });

  it('refuses a language without a stemmer', () => {
    const file = JSON.parse(encodeIndex(index)) as object;
    expect(() => decodeIndex({...file, language: 'xx'})).toThrow(/in "xx", must be in one of en, pt-BR/);
  });

  it('refuses postings that do not fit its words', () => {
    const file = JSON.parse(encodeIndex(index)) as {words: string};
    expect(() => decodeIndex({...file, words: '0only'})).toThrow(/does not fit its own words/);
  });
});
