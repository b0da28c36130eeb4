import {describe, expect, it} from 'vitest';
import {constantPart, finderOf} from '../../facts/messages/match';
import {
  createMessageFinder,
  decodeMessages,
  encodeMessages,
  isPasted,
  mayBeMessage,
  namesOf,
  type KnownMessage,
} from './messages';

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
  it('are recognized in what was pasted, first those with a row of their own', () => {
    const pages = finder
      .recognize("Error: Working directory '/home/ana/api' does not exist.")
      .map(({page}) => page);
    expect(pages).toEqual([3, 1]);
    expect(finder.recognize('a directory for work')).toEqual([]);
  });

  it.each([
    'auth-101',
    'organization has no seats',
    'Error 17:03 your organization ACME has no seats left (7)',
  ])('%s shows the row', (query) => {
    expect(finder.rows(query)).toMatchObject([{entry: {label: seats, hash: '#m-2'}}]);
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

  it('are looked for by several words or a code, and come before pages when they look pasted', () => {
    expect(['no seats left', 'auth-101', '429'].map(mayBeMessage)).toEqual([true, true, true]);
    expect(['terminal', 'output limit'].map(mayBeMessage)).toEqual([false, false]);
    expect(['no seats left', 'see auth-101', 'Error: it broke'].map(isPasted)).toEqual([false, true, true]);
  });
});
