import {describe, expect, it} from 'vitest';
import {createEntryFinder, decodeEntries, encodeEntries, type Entry} from './entries';

const entry = (kind: Entry['kind'], label: string, names = ''): Entry => ({
  kind,
  url: '/page',
  title: 'Page',
  hash: `#${label.length}`,
  label,
  detail: '15 s',
  names,
});

const entries = [
  entry('setting', 'Terminal output limit', 'Limite de saída do terminal'),
  entry('setting', 'acme.commandExecutionTimeout', 'commandExecutionTimeout'),
  entry('setting', 'Terminal command delay'),
  entry('command', 'Go to the chat input', 'Focus Input Field'),
];

const labels = (query: string) =>
  createEntryFinder(entries, 'en')
    .find(query)
    .map((found) => found.entry.label);

describe('settings and commands', () => {
  it.each([
    ['terminal output limit', 'Terminal output limit'],
    ['default of the output limit setting', 'Terminal output limit'],
    ['limite de saida', 'Terminal output limit'],
    ['commandExecutionTimeout', 'acme.commandExecutionTimeout'],
    ['command execution timeo', 'acme.commandExecutionTimeout'],
    ['focus input', 'Go to the chat input'],
  ])('%s → %s', (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  it.each(['terminal', 'settings', 'output of the browser', ''])(
    '%j is none: too little of a name, or other words too',
    (query) => {
      expect(labels(query)).toEqual([]);
    },
  );

  it('any part of a name will do where nothing but rows is asked for', () => {
    const finder = createEntryFinder(entries, 'en');
    expect(finder.find('terminal', true).map((found) => found.entry.label)).toEqual([
      'Terminal output limit',
      'Terminal command delay',
    ]);
  });

  it('come back from the file as they were, and nothing else does', () => {
    expect(decodeEntries(JSON.parse(JSON.stringify(encodeEntries(entries))))).toEqual(entries);
    expect(() => decodeEntries([['/page', 'Page', [[7, '#a', 'a', '', '']]]])).toThrow(/not whole/);
    expect(() => decodeEntries({})).toThrow(/not whole/);
  });
});
