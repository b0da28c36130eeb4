import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {MOST, quickest} from '../../../../tests/support/quick';
import type {Value} from '../parts/file';
import {LONGEST_TEXT} from '../parts/values';
import {modeEntry, modeFile, problemOf, writeYaml, type ModeFields} from './build';

/** Plain data, without prototypes to compare. */
const data = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const mode = (fields: Partial<ModeFields>): ModeFields => ({
  slug: 'reviewer',
  name: 'Reviewer',
  roleDefinition: 'You review.',
  description: '',
  whenToUse: '',
  read: true,
  edit: false,
  browser: false,
  command: false,
  mcp: false,
  fileRegex: '',
  fileDescription: '',
  customInstructions: '',
  ...fields,
});

const text = fc.oneof(
  fc.string({unit: 'grapheme'}),
  fc.string({unit: 'binary'}),
  fc.constantFrom('null', '5', 'a: b', '- x\n\ny', '“a”'),
);

describe('a mode in its file', () => {
  it('has what is filled in, without the blanks around it', () => {
    const full = mode({
      slug: ' a ',
      name: ' A ',
      roleDefinition: ' r ',
      description: ' d ',
      whenToUse: ' w ',
      edit: true,
      fileRegex: '\\.md$',
      fileDescription: ' Markdown ',
      customInstructions: ' c ',
    });
    expect(data(modeEntry(full))).toEqual({
      slug: 'a',
      name: 'A',
      description: 'd',
      roleDefinition: 'r',
      whenToUse: 'w',
      groups: ['read', ['edit', {fileRegex: '\\.md$', description: 'Markdown'}]],
      customInstructions: 'c',
    });
    const least = ['slug', 'name', 'roleDefinition', 'groups'];
    expect(Object.keys(modeEntry(mode({description: ' '})))).toEqual(least);
    const {groups} = modeEntry(mode({read: false, edit: true, fileRegex: 'x', fileDescription: ' '}));
    expect(data(groups)).toEqual([['edit', {fileRegex: 'x'}]]);
  });

  it('is written as people write it, with the address of its schema', () => {
    const fields = mode({roleDefinition: 'One.\nTwo.', description: 'a: b'});
    expect(modeFile(fields, 'yaml', 'https://a.example/b.json'))
      .toBe(`# yaml-language-server: $schema=https://a.example/b.json
customModes:
  - slug: reviewer
    name: Reviewer
    description: 'a: b'
    roleDefinition: |-
      One.
      Two.
    groups:
      - read
`);
  });

  it.each([
    ['plain', 'plain'],
    ['a: b', "'a: b'"],
    ['a:', "'a:'"],
    ['a #b', "'a #b'"],
    ['a#b', 'a#b'],
    ['...', "'...'"],
    ["it's", "it's"],
    ["'", "''''"],
    ['5', "'5'"],
    ['', "''"],
    [' a', "' a'"],
    ['a ', "'a '"],
    ['-a', "'-a'"],
    ['🌐 a', '🌐 a'],
    ['é', 'é'],
    ['“a”', '"\\u201ca\\u201d"'],
    ['a\u00A0b', '"a\\u00a0b"'],
    ['a\tb', '"a\\tb"'],
  ])('writes the text %j as %s', (text, written) => {
    expect(writeYaml({a: text})).toBe(`a: ${written}\n`);
  });

  it.each<[Value, string]>([
    [{a: []}, 'a: []\n'],
    [{a: {}}, 'a: {}\n'],
    [{a: null, b: true, c: 5}, 'a: null\nb: true\nc: 5\n'],
    [[['a', {b: 1, c: 2}], []], '- - a\n  - b: 1\n    c: 2\n- []\n'],
    [{a: 'x\n\ny'}, 'a: |-\n  x\n\n  y\n'],
    [{a: 'x \ny'}, 'a: "x \\ny"\n'],
  ])('writes %j', (value, written) => {
    expect(writeYaml(value)).toBe(written);
  });

  it('says what the fields say, whatever they hold, as YAML and as JSON', () => {
    const kinds = Object.entries(mode({})).map(([name, value]) => [
      name,
      typeof value === 'string' ? text : fc.boolean(),
    ]);
    const some = fc.record(Object.fromEntries(kinds) as never) as fc.Arbitrary<ModeFields>;
    fc.assert(
      fc.property(some, (fields) => {
        const expected = {customModes: [data(modeEntry(fields))]};
        expect(parse(modeFile(fields, 'yaml', 's'))).toEqual(expected);
        expect(JSON.parse(modeFile(fields, 'json', 's'))).toEqual({$schema: 's', ...expected});
        problemOf(fields);
      }),
    );
  });

  it.each(['a\n', '“', ': ', ' #', "'", '(', '(a+)+', '\\'])(
    'is there at once for the longest text of %j',
    (piece) => {
      const long = piece.repeat(LONGEST_TEXT / piece.length);
      const texts = {slug: long, roleDefinition: long, customInstructions: long, fileRegex: long};
      const fields = mode({...texts, edit: true});
      expect(quickest(() => [modeFile(fields, 'yaml', 's'), problemOf(fields)])).toBeLessThan(MOST);
    },
  );
});

it.each<[Partial<ModeFields>, string | undefined]>([
  [{}, undefined],
  [{slug: ' '}, 'noSlug'],
  [{slug: 'a b'}, 'badSlug'],
  [{name: ''}, 'noName'],
  [{roleDefinition: ' '}, 'noRole'],
  [{edit: true, fileRegex: '(a'}, 'badPattern'],
  [{edit: false, fileRegex: '(a'}, undefined],
  [{edit: true, fileRegex: 'a', command: true}, 'command'],
  [{edit: true, command: true}, undefined],
])('what is wrong with the fields, %j: %s', (fields, problem) => {
  expect(problemOf(mode(fields))).toBe(problem);
});
