import {describe, expect, it} from 'vitest';
import {constantPart, finderOf} from '../messages/match';
import {decodeMessages, encodeMessages, namesOf, type KnownMessage} from './messages';
import {createMessageFinder, isOfProgram, isPasted, mayBeMessage} from './recognition';

const known = (page: number, wordings: readonly string[], label?: string): KnownMessage => ({
  page,
  section: 1,
  wordings,
  isFrame: false,
  row: label
    ? {
        kind: 'message',
        url: `/${page}`,
        title: 'Page',
        hash: `#m-${page}`,
        label,
        detail: 'Why.',
        names: namesOf(wordings),
      }
    : undefined,
});

const seats = 'AUTH-101 Your organization has no seats left.';
const messages = [
  known(1, ['Working directory PATH does not exist.']),
  known(2, ['AUTH-101', seats], seats),
  known(3, ['Working directory PATH does not exist.'], 'Working directory PATH does not exist.'),
  // A word weighs more where there are more messages without it.
  ...Array.from({length: 100}, (_, i) => known(4 + i, [`Something else happened to part${i}`])),
];

/** Finds the messages above, and some more. */
const finderWith = (...more: KnownMessage[]) =>
  createMessageFinder([...more, ...messages], 'en', {constantPart, finderOf});
const finder = finderWith();

describe('messages', () => {
  it('are none where a fragment of them is all that is there of a longer one', () => {
    const longer = 'Failed to connect to the vector database of Qdrant';
    const both = finderWith(known(1, ['fetch failed']), known(2, [longer], longer));
    const pagesOf = (pasted: string) => both.recognize(pasted).map(({message: {page}}) => page);
    expect(pagesOf('TypeError: fetch failed')).toEqual([1]);
    expect(pagesOf('Failed to connect to the vector database of Qdrant: fetch failed')).toEqual([2]);
    // Some of its words are missing, and still more is there of it than of the short one.
    expect(pagesOf('failed to connect to Qdrant, the database: fetch failed')).toEqual([2]);
    expect(both.rows('Failed to connect to Qdrant, the database: fetch failed')).toMatchObject([
      {entry: {label: longer}},
    ]);
  });

  it('show of a row with several the one that was pasted, and a code with what it says', () => {
    const several = ['Name cannot be empty', 'A profile with this name already exists'];
    const {rows} = finderWith(known(1, several, several.join(', ')));
    const labelOf = (query: string) => rows(query)[0]?.entry.label;
    expect(labelOf('a profile with this name already exists')).toBe(several[1]);
    expect(labelOf('Error: Name cannot be empty')).toBe(several[0]);
    expect(labelOf('auth-101')).toBe(seats);
  });

  it('show their row', () => {
    const row = [{entry: {label: seats, hash: '#m-2'}}];
    expect(finder.rows('organization has no seats')).toMatchObject(row);
    expect(finder.rows('Error 17:03 your organization ACME has no seats left (7)')).toMatchObject(row);
  });

  it('are known by one word that is an identifier, and by a status, whatever it is called', () => {
    const one = finderWith(
      known(1, ['ECONNREFUSED'], 'ECONNREFUSED'),
      known(2, ['Busy'], 'Busy'),
      known(3, ['529'], '503, 529'),
    );
    expect(one.recognize('Error: connect ECONNREFUSED 127.0.0.1:11434')).toMatchObject([
      {message: {page: 1}},
    ]);
    expect(one.recognize('Error: Busy')).toEqual([]);
    for (const query of ['HTTP 529', 'error code 529 ']) {
      expect(one.rows(query)).toMatchObject([{entry: {label: '503, 529'}}]);
    }
    expect(one.rows('after 529')).toEqual([]);
  });

  it('are shown for any part of their words where rows are all that is asked for', () => {
    expect(finder.rows('seats')).toEqual([]);
    expect(finder.rows('seats', true)).toHaveLength(1);
  });

  it('come back from the file as they were', () => {
    expect(decodeMessages(JSON.parse(JSON.stringify(encodeMessages(messages))))).toEqual(messages);
  });

  it.each([
    ['no list', {}],
    ['a part of a page', [[1.5, '/a', 'A', []]]],
    ['a message without a detail', [[1, '/a', 'A', [[1, 0, '#a', 'a']]]]],
    ['a message without a section', [[1, '/a', 'A', [['1', 0, '#a', 'a', 'b', 'c']]]]],
    ['a wording that is no text', [[1, '/a', 'A', [[1, 0, '#a', 'a', 'b', 'c', 7]]]]],
  ])('are not read from %s', (_, value) => {
    expect(() => decodeMessages(value)).toThrow(/no messages/);
  });

  it('keep from the file whether they are a frame, and a row only with an address', () => {
    const frame = [2, 1, '', '', '', 'Error'];
    const row = [0, 0, '#m', 'It broke', 'Why.', 'AUTH-101 It broke', 'XAUTH-101 x'];
    const read = decodeMessages([[1, '/a', 'A', [frame, row]]]);
    expect(read).toMatchObject([
      {page: 1, section: 2, isFrame: true, row: undefined, wordings: ['Error']},
      {isFrame: false, row: {names: 'AUTH-101 It broke\nIt broke\nXAUTH-101 x'}},
    ]);
  });

  describe('that a recognizer finds', () => {
    const these = [known(1, ['One']), known(2, ['Two'], 'Two'), known(3, ['Three'], 'Three')];
    const found = (index: number, score: number, part = 1) => ({id: String(index), score, part});
    const finderOfThese = (...all: ReturnType<typeof found>[]) =>
      createMessageFinder(these, 'en', {constantPart: (text) => text, finderOf: () => () => all});

    it.each([
      ['three quarters, with the weight of two rare words', 'pasted', [found(0, 9, 0.75)], [1]],
      ['less weight', 'pasted', [found(0, 8.9)], []],
      ['less than three quarters', 'pasted', [found(0, 99, 0.74)], []],
      ['less weight, where a code is pasted', 'see AUTH-101', [found(0, 4, 0.75)], [1]],
      ['too little weight for that', 'see AUTH-101', [found(0, 3.9, 0.75)], []],
      ['nearly as good as the best one', 'pasted', [found(0, 20), found(1, 18), found(2, 17.9)], [1, 2]],
      ['known', 'pasted', [found(0, 20), found(7, 20)], [1]],
    ])('are known or not: %s', (_, text, all, pages) => {
      const recognized = finderOfThese(...all).recognize(text);
      expect(recognized.map(({message}) => message.page)).toEqual(pages);
    });

    it('are rows by the part of them that is there, best first', () => {
      const rows = finderOfThese(found(0, 20), found(1, 12.8, 0.8), found(2, 16.2, 0.9)).rows('pasted');
      expect(rows).toMatchObject([
        {entry: {label: 'Three'}, score: 0.9},
        {entry: {label: 'Two'}, score: 0.8},
      ]);
      const [named] = finderOfThese().rows('three');
      expect(named?.entry.label).toBe('Three');
      const [both] = finderOfThese(found(2, 20, 0.8)).rows('three');
      expect(both?.score).toBe(Math.max(named?.score ?? 0, 0.8));
    });

    it('are none without a recognizer, but for those that are named', () => {
      const alone = createMessageFinder(these, 'en', undefined);
      expect(alone.recognize('Two')).toEqual([]);
      expect(alone.rows('two')).toMatchObject([{entry: {label: 'Two'}}]);
    });
  });

  const many = 'a b c d e f g h i j k l m n o p';

  it.each([
    [
      'look pasted',
      isPasted,
      [many, 'a b: c', 'see auth-101', 'ECONNREFUSED'],
      [many.slice(2), 'Enough', 'a b:', 'a  b:', 'a b c'],
    ],
    ['are of a program', isOfProgram, ['Error: it broke', 'see auth-101'], ['a b', many]],
    [
      'are looked for',
      mayBeMessage,
      ['A b c', 'no seats left:', 'auth-101', 'model 4', '429'],
      ['no seats left', 'Output limit', 'ApplyDiff', 'terminal'],
    ],
  ])('%s by what they are made of', (_, test, these, others) => {
    expect([...these, ...others].filter(test)).toEqual(these);
  });
});
