import {describe, expect, it} from 'vitest';
import {createEntryFinder, decodeEntries, encodeEntries, mayBeName, type Entry} from './entries';

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

const labels = (query: string, of = entries) =>
  createEntryFinder(of, 'en')
    .find(query)
    .map((found) => found.entry.label);

describe('settings and commands', () => {
  it.each([
    ['cost calculator', ['Estimate the cost of your tasks']],
    ['calculator memory', ['Memory of a model']],
    ['calculator', ['Estimate the cost of your tasks', 'Memory of a model']],
    ['cost', []],
    ['calculator of lines', []],
  ])('%j, of calculators → %j', (query, expected) => {
    const some = [
      entry('calculator', 'Estimate the cost of your tasks'),
      entry('calculator', 'Memory of a model', 'What fits'),
      entry('setting', 'Cost limit of a long task'),
    ];
    expect(labels(query, some)).toEqual(expected);
  });

  it('that are called exactly so come first, then those of which more is typed', () => {
    const names = ['Terminal output limit', 'Output limit of lines', 'Output limit'];
    const finder = createEntryFinder(
      names.map((name) => entry('setting', name)),
      'en',
    );
    expect(finder.find(' Output LIMIT ')).toMatchObject([
      {entry: {label: 'Output limit'}, score: 2},
      {entry: {label: 'Terminal output limit'}, score: 2 / 3},
      {entry: {label: 'Output limit of lines'}, score: 2 / 3},
    ]);
  });

  it('are found by half of a name, and by less where nothing but rows is asked for', () => {
    const finder = createEntryFinder([entry('command', 'Save all open files')], 'en');
    expect(finder.find('save files')).toHaveLength(1);
    expect(finder.find('files')).toEqual([]);
    expect(finder.find('files', true)).toMatchObject([{score: 1 / 3}]);
  });

  it.each([
    ['default of the output limit setting', ['Terminal output limit']],
    ['limite de saida', ['Terminal output limit']],
    ['command execution timeo', ['acme.commandExecutionTimeout']],
    ['focus input', ['Go to the chat input']],
    // Too little of a name, or other words too.
    ['terminal', []],
    ['settings', []],
    ['output of the browser', []],
    ['', []],
    // The last word may still be being typed, when three letters of it are there.
    ['terminal outp', ['Terminal output limit']],
    ['terminal o', []],
    // Half of a name, whatever there is of the last word.
    ['terminal ou', ['Terminal output limit']],
    ['Terminal output l', ['Terminal output limit']],
    ['terminal outp ', []],
    ['outp terminal', []],
    // All of an identifier, without the signs in it.
    ['commandexecutiontimeout', ['acme.commandExecutionTimeout']],
    ['my commandexecutiontimeout', ['acme.commandExecutionTimeout']],
    ['terminal commandexecutiontimeout', []],
  ])('%j → %j', (query, expected) => {
    expect(labels(query)).toEqual(expected);
  });

  it.each([
    ['a text', 'x'],
    ['a row with more', [['/page', 'Page', [[0, '#a', 'a', '', '', 'more']]]]],
    ['a row with a number for a name', [['/page', 'Page', [[0, '#a', 'a', '', 7]]]]],
    ['a row of no kind', [['/page', 'Page', [[7, '#a', 'a', '', '']]]]],
  ])('are not read from %s', (_, value) => {
    expect(() => decodeEntries(value)).toThrow(/not whole/);
  });

  it('come back from the file as they were', () => {
    expect(decodeEntries(JSON.parse(JSON.stringify(encodeEntries(entries))))).toEqual(entries);
  });

  it('are not looked for by a question, or by more words than any of them has', () => {
    const names = ['max requests', 'howl', 'não', 'a b c d e f g h'];
    const others = ['How do I set max requests', 'Quando para', 'a b c d e f g h i'];
    expect([...names, ...others].filter(mayBeName)).toEqual(names);
  });
});
