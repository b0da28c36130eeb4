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
const finder = createMessageFinder(messages, 'en', {constantPart, finderOf});

describe('messages', () => {
  it('are none where a fragment of them is all that is there of a longer one', () => {
    const longer = 'Failed to connect to the vector database of Qdrant';
    const both = createMessageFinder(
      [known(1, ['fetch failed']), known(2, [longer], longer), ...messages],
      'en',
      {constantPart, finderOf},
    );
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
    const rows = createMessageFinder([known(1, several, several.join(', ')), ...messages], 'en', {
      constantPart,
      finderOf,
    });
    const labelOf = (query: string) => rows.rows(query)[0]?.entry.label;
    expect(labelOf('a profile with this name already exists')).toBe(several[1]);
    expect(labelOf('Error: Name cannot be empty')).toBe(several[0]);
    expect(labelOf('auth-101')).toBe(seats);
  });

  it.each([
    'auth-101',
    'organization has no seats',
    'Error 17:03 your organization ACME has no seats left (7)',
  ])('%s shows the row', (query) => {
    expect(finder.rows(query)).toMatchObject([{entry: {label: seats, hash: '#m-2'}}]);
  });

  it('are known by one word that is an identifier, and by a status, whatever it is called', () => {
    const one = createMessageFinder(
      [
        known(1, ['ECONNREFUSED'], 'ECONNREFUSED'),
        known(2, ['Busy'], 'Busy'),
        known(3, ['529'], '503, 529'),
        ...messages,
      ],
      'en',
      {constantPart, finderOf},
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

  it('come back from the file as they were, and nothing else does', () => {
    expect(decodeMessages(JSON.parse(JSON.stringify(encodeMessages(messages))))).toEqual(messages);
    expect(() => decodeMessages([[1, '/a', 'A', [[1, 0, '#a', 'a']]]])).toThrow(/no messages/);
    expect(() => decodeMessages({})).toThrow(/no messages/);
  });

  const good = [1, 0, '#a', 'a', 'b', 'c'];

  it.each([
    ['a number', 1],
    ['a page that is no list', [1]],
    ['a page among good ones', [[1, '/a', 'A', []], 2]],
    ['too much', [[1, '/a', 'A', [], 5]]],
    ['a page without a number', [['1', '/a', 'A', []]]],
    ['a part of a page', [[1.5, '/a', 'A', []]]],
    ['a page below the first', [[-1, '/a', 'A', []]]],
    ['no address', [[1, 2, 'A', []]]],
    ['no title', [[1, '/a', 2, []]]],
    ['no messages', [[1, '/a', 'A', 'b']]],
    ['a message that is a text', [[1, '/a', 'A', ['12345']]]],
    ['a message without a detail', [[1, '/a', 'A', [[1, 0, '#a', 'a']]]]],
    ['a message without a section', [[1, '/a', 'A', [['1', 0, '#a', 'a', 'b', 'c']]]]],
    ['a wording that is no text', [[1, '/a', 'A', [[1, 0, '#a', 'a', 'b', 'c', 7]]]]],
    ['a bad message after a good one', [[1, '/a', 'A', [good, [1, 0]]]]],
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
    const [plainOne, rowOne, rowTwo] = [
      known(1, ['One']),
      known(2, ['Two'], 'Two'),
      known(3, ['Three'], 'Three'),
    ] as const;
    const finderWith = (found: readonly (readonly [index: number, score: number, part: number])[]) =>
      createMessageFinder([plainOne, rowOne, rowTwo], 'en', {
        constantPart: (text) => text,
        finderOf: () => () => found.map(([index, score, part]) => ({id: String(index), score, part})),
      });
    const pagesOf = (found: Parameters<typeof finderWith>[0], pasted = 'pasted') =>
      finderWith(found)
        .recognize(pasted)
        .map(({message: {page}}) => page);

    it('are there to three quarters, with the weight of two rare words', () => {
      expect(pagesOf([[0, 9, 0.75]])).toEqual([1]);
      expect(pagesOf([[0, 8.9, 1]])).toEqual([]);
      expect(pagesOf([[0, 99, 0.74]])).toEqual([]);
    });

    it('need less weight where a code is pasted', () => {
      expect(pagesOf([[0, 4, 0.75]], 'see AUTH-101')).toEqual([1]);
      expect(pagesOf([[0, 3.9, 0.75]], 'see AUTH-101')).toEqual([]);
    });

    it('are nearly as good as the best one, and known', () => {
      const found = [
        [0, 20, 1],
        [1, 18, 1],
        [2, 17.9, 1],
        [7, 20, 1],
      ] as const;
      expect(pagesOf(found)).toEqual([1, 2]);
    });

    it('are rows by the part of them that is there, best first', () => {
      const rows = finderWith([
        [0, 20, 1],
        [1, 12.8, 0.8],
        [2, 16.2, 0.9],
      ]).rows('pasted');
      expect(rows.map(({entry, score}) => [entry.label, score])).toEqual([
        ['Three', 0.9],
        ['Two', 0.8],
      ]);
      const [named] = finderWith([]).rows('three');
      expect(named?.entry.label).toBe('Three');
      const [both] = finderWith([[2, 20, 0.8]]).rows('three');
      expect(both?.score).toBe(Math.max(named?.score ?? 0, 0.8));
    });

    it('are none without a recognizer, but for those that are named', () => {
      const alone = createMessageFinder([plainOne, rowOne], 'en', undefined);
      expect(alone.recognize('Two')).toEqual([]);
      expect(alone.rows('two')).toMatchObject([{entry: {label: 'Two'}}]);
    });
  });

  it('look pasted by their signs from three words on, or by sixteen words', () => {
    const sixteen = 'a b c d e f g h i j k l m n o p';
    expect([sixteen, sixteen.slice(2)].map(isPasted)).toEqual([true, false]);
    expect(['a b: c', 'a b:', 'a  b:', 'a b c'].map(isPasted)).toEqual([true, false, false, false]);
    expect(['A b c', 'ApplyDiff', 'model 4'].map(mayBeMessage)).toEqual([true, false, true]);
  });

  it('are of a program by their signs or a code, not by their length', () => {
    expect(
      ['Error: it broke', 'see auth-101', 'a b', 'a b c d e f g h i j k l m n o p'].map(isOfProgram),
    ).toEqual([true, true, false, false]);
  });

  it('are looked for by a code or words that nobody asks with, and come before pages when they look pasted', () => {
    expect(
      ['No seats left', 'no seats left:', 'auth-101', '429'].filter((query) => !mayBeMessage(query)),
    ).toEqual([]);
    expect(['no seats left', 'Output limit', 'terminal'].filter(mayBeMessage)).toEqual([]);
    expect(['no seats left', 'see auth-101', 'Error: it broke'].map(isPasted)).toEqual([false, true, true]);
  });
});
