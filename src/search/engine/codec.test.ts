import {describe, expect, it} from 'vitest';
import {
  decodeNumbers,
  decodeRouter,
  decodeShard,
  decodeTextsFile,
  decodeTitles,
  decodeWordList,
  encodeNumbers,
  encodeRouter,
} from './codec';
import {readerOf} from '../../../tests/support/search';
import type {Corpus} from './corpus';
import {SMALL_SITE, wholeOf} from './searchIndex';
import {buildIndex} from '../indexing/buildIndex';

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
  // Two words alike in more letters than one digit counts.
  texts: ['Words, internationalize internationally and words.', 'apply_diff', ''],
  questions: [['how many words', 'words in a row'], [], ['how many actions']],
  messages: [{section: 2, wordings: ['Not "found": NAME'], isFrame: false}],
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

const read = readerOf(index);

describe('an index', () => {
  it('comes back as it was', () => {
    expect(decodeRouter(JSON.parse(JSON.stringify(encodeRouter(index.router))))).toEqual(index.router);
    expect(decodeShard(read('0.json'), 'pt-BR')).toEqual(index.shards[0]);
    expect(decodeWordList(read('words.json'))).toEqual(index.words);
    index.texts.forEach((texts, name) => expect(decodeTextsFile(read(name))).toEqual(texts));
    expect(decodeTitles(read('titles.json'))).toEqual(index.titles);
    expect(index.shards[0]?.synonyms).toEqual({desfazer: 'restaurar'});
  });

  it('is named whole where the site is small', () => {
    const whole = (pages: number) => wholeOf({...index.router, bounds: ['m'], pages});
    expect(whole(SMALL_SITE)).toEqual(['titles.json', 'words.json', 'messages.json', '0.json', '1.json']);
    expect(whole(SMALL_SITE + 1)).toEqual([]);
  });

  it('comes back when it is empty', () => {
    const empty = buildIndex({pages: [], sections: [], texts: []}, 'en', {});
    expect(decodeShard(readerOf(empty)('0.json'), 'en')).toEqual(empty.shards[0]);
    expect(decodeRouter(encodeRouter(empty.router))).toEqual(empty.router);
  });

  it.each([[null], [[]], [{}], [{format: 0}], ['text'], [{format: 999, words: ''}]])(
    'refuses %j, and says what to do',
    (value) => {
      const message = /not of format \d+\. Reload the page/;
      expect(() => decodeRouter(value)).toThrow(message);
      expect(() => decodeShard(value, 'en')).toThrow(message);
      expect(() => decodeWordList(value)).toThrow(message);
    },
  );

  it.each([[{}], [['/a', 'A']], [['/a', 'A', ['text']]], [['/a', 'A', [['#a', 'A', 7]]]]])(
    'refuses %j for the texts of a page',
    (value) => {
      expect(() => decodeTitles(value)).toThrow(/no texts of sections/);
    },
  );

  it('refuses a language without a stemmer', () => {
    expect(() => decodeRouter({...encodeRouter(index.router), language: 'xx'})).toThrow(
      /in "xx", must be in one of en, pt-BR/,
    );
  });

  it.each(['words', 'more'])('refuses postings that do not fit its %s', (part) => {
    const file = read('0.json') as Record<string, unknown>;
    expect(() => decodeShard({...file, [part]: part === 'words' ? '0only' : ''}, 'pt-BR')).toThrow(
      /does not fit its own words/,
    );
  });

  it('refuses a column that is cut short, goes on, or is missing', () => {
    const file = read('0.json') as {text: string[]};
    const refuses = (text: string[]) =>
      expect(() => decodeShard({...file, text}, 'pt-BR')).toThrow(/does not fit its own words/);
    file.text.forEach((column, i) => {
      refuses(file.text.with(i, column.slice(0, -1)));
      refuses(file.text.with(i, column + column.slice(-1)));
    });
    refuses(file.text.slice(1));
    refuses([...file.text, '']);
  });
});
