/** What the builders of `mcp.json` and of modes write, letter for letter, and read back into their fields. */
import {describe, expect, it} from 'vitest';
import {fieldsOf, findServer, serverEntry, withServer, writeJson, type ServerFields} from '../mcpFile/build';
import {findMode, modeEntry, withMode, writeYaml, type ModeFields} from '../modesFile/build';
import type {Value} from './parsed';

/** Plain data, without prototypes to compare. */
const data = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const server = (fields: Partial<ServerFields>): ServerFields => ({
  name: 'manuals',
  type: 'stdio',
  command: 'npx',
  args: '',
  env: '',
  url: '',
  headers: '',
  timeout: 60,
  alwaysAllow: '',
  disabledTools: '',
  ...fields,
});

describe('the entry of a server', () => {
  it.each<[string, Partial<ServerFields>, Value]>([
    ['nothing but its command', {command: ' npx '}, {command: 'npx'}],
    ['arguments, one a line', {args: ' -y \n\n a@1'}, {command: 'npx', args: ['-y', 'a@1']}],
    ['a variable of the same name', {env: ' TOKEN '}, {command: 'npx', env: {TOKEN: '${env:TOKEN}'}}],
    [
      'variables of other names',
      {env: 'A = MY_2\nB=x\nC=_'},
      {command: 'npx', env: {A: '${env:MY_2}', B: '${env:x}', C: '${env:_}'}},
    ],
    [
      'values that are no name of a variable',
      {env: 'A=8080\nB=a=b\nC= two words \nD=1A\nE=a-b'},
      {command: 'npx', env: {A: '8080', B: 'a=b', C: 'two words', D: '1A', E: 'a-b'}},
    ],
    ['a variable without its value', {env: 'A='}, {command: 'npx', env: {A: '${env:A}'}}],
    ['its time', {timeout: 61}, {command: 'npx', timeout: 61}],
    [
      'tools by name',
      {alwaysAllow: 'read', disabledTools: 'write\nerase'},
      {command: 'npx', alwaysAllow: ['read'], disabledTools: ['write', 'erase']},
    ],
    [
      'an address with headers, and nothing of a command',
      {type: 'sse', url: ' https://a.example ', headers: ' X-A : b:c \nX-B', args: '-y', env: 'A'},
      {type: 'sse', url: 'https://a.example', headers: {'X-A': 'b:c', 'X-B': ''}},
    ],
    [
      'an address alone',
      {type: 'streamable-http', url: 'https://a.example'},
      {type: 'streamable-http', url: 'https://a.example'},
    ],
  ])('has %s', (_, fields, entry) => {
    expect(data(serverEntry(server(fields)))).toEqual(entry);
  });

  it.each<[Record<string, Value>, Partial<ServerFields>]>([
    [
      {command: 'npx', args: ['-y', 'a'], env: {A: '${env:A}', B: '${env:C_1}', D: 'x', E: '${env:1}'}},
      {args: '-y\na', env: 'A\nB=C_1\nD=x\nE=${env:1}'},
    ],
    [
      {command: 'npx', env: {A: 'x${env:A}', B: '${env:B}x', C: '${env:c}'}},
      {env: 'A=x${env:A}\nB=${env:B}x\nC=c'},
    ],
    [
      {type: 'sse', url: 'https://a.example', headers: {'X-A': 'b'}, timeout: 5, alwaysAllow: ['r']},
      {
        type: 'sse',
        command: '',
        url: 'https://a.example',
        headers: 'X-A: b',
        timeout: 5,
        alwaysAllow: 'r',
      },
    ],
    [{command: 'npx', timeout: '5', args: 'x', disabledTools: ['w', 'e']}, {disabledTools: 'w\ne'}],
  ])('%j goes back into its fields', (entry, fields) => {
    expect(fieldsOf('manuals', entry)).toEqual(server(fields));
  });
});

describe('a server in its file', () => {
  it('is written as people write it', () => {
    const {text, value} = withServer(
      undefined,
      '',
      server({args: '-y\na@1', env: 'TOKEN', alwaysAllow: 'read'}),
    );
    expect(text).toBe(`{
  "mcpServers": {
    "manuals": {
      "command": "npx",
      "args": ["-y", "a@1"],
      "env": { "TOKEN": "\${env:TOKEN}" },
      "alwaysAllow": ["read"]
    }
  }
}
`);
    expect(JSON.parse(text)).toEqual(data(value));
  });

  it.each<[Value, string]>([
    ['a"b', '"a\\"b"'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [[1, 2], '[\n  1,\n  2\n]'],
    [{a: {b: []}}, '{\n  "a": {\n    "b": []\n  }\n}'],
  ])('%j', (value, written) => {
    expect(writeJson(value)).toBe(written);
  });

  it('has on one line what is at the end of the tree, deep enough and below 80 columns', () => {
    const deep = '      ';
    expect(writeJson({a: 1, b: null}, deep)).toBe('{ "a": 1, "b": null }');
    expect(writeJson([1, 2], deep)).toBe('[1, 2]');
    expect(writeJson([1, 2], '    ')).toBe('[\n      1,\n      2\n    ]');
    expect(writeJson([1, [2]], deep)).toBe(`[\n${deep}  1,\n${deep}  [2]\n${deep}]`);
    expect(writeJson([[2], 1], deep)).toBe(`[\n${deep}  [2],\n${deep}  1\n${deep}]`);
    expect(writeJson(['x'.repeat(71)], deep)).toBe(`["${'x'.repeat(71)}"]`);
    expect(writeJson(['x'.repeat(72)], deep)).toBe(`[\n${deep}  "${'x'.repeat(72)}"\n${deep}]`);
  });

  it('keeps what the fields have no place for, as far as it fits the kind of server', () => {
    const before: Value = {
      mcpServers: {
        manuals: {command: 'x', cwd: '/y', watchPaths: ['z'], disabled: true, args: ['gone']},
        other: {command: 'o'},
      },
    };
    expect(data(withServer(before, 'manuals', server({})).value)).toEqual({
      mcpServers: {
        manuals: {command: 'npx', cwd: '/y', watchPaths: ['z'], disabled: true},
        other: {command: 'o'},
      },
    });
    expect(
      data(withServer(before, 'manuals', server({type: 'sse', url: 'https://a.example'})).value),
    ).toEqual({
      mcpServers: {
        manuals: {type: 'sse', url: 'https://a.example', disabled: true},
        other: {command: 'o'},
      },
    });
  });

  it('takes the place of the one whose name it gets, and comes last when it is new', () => {
    const before: Value = {mcpServers: {a: {command: 'a'}, b: {command: 'b'}, c: {command: 'c'}}};
    const names = (name: string, replaced: string) =>
      Object.keys(
        (data(withServer(before, replaced, server({name})).value) as {mcpServers: object}).mcpServers,
      );
    expect(names('b', 'a')).toEqual(['b', 'c']);
    expect(names('d', 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is found by its name, or else the first', () => {
    const file: Value = {mcpServers: {a: {command: 'a'}, b: {command: 'b'}}};
    expect(findServer(file, 'b')).toMatchObject({name: 'b', fields: {command: 'b'}, isWhole: true});
    expect(findServer(file, 'toString')).toMatchObject({name: 'a', fields: {command: 'a'}});
    expect(findServer({mcpServers: {}}, 'a')).toBeUndefined();
    expect(findServer({mcpServers: {a: 1}}, 'a')).toBeUndefined();
    expect(findServer({mcpServers: 'x'}, 'a')).toBeUndefined();
    expect(findServer('x', 'a')).toBeUndefined();
  });

  it.each<[Value, boolean]>([
    [{command: 'x', args: ['-y'], env: {A: '${env:A}'}}, true],
    [{env: {}, args: [], command: 'x', cwd: '/y', disabled: true, timeout: 60, type: 'stdio'}, true],
    [{command: 'x', env: {A: 'b', B: 'c d'}}, false],
    [{command: 'x', env: {B: 'c d'}}, true],
    [{command: 'x', note: 'y'}, false],
    [{command: 'x', args: [' y ']}, false],
  ])('%j is held by the fields: %s', (entry, isWhole) => {
    expect(findServer({mcpServers: {a: entry}}, 'a')?.isWhole).toBe(isWhole);
  });
});

const mode = (fields: Partial<ModeFields>): ModeFields => ({
  slug: 'reviewer',
  name: 'Reviewer',
  roleDefinition: 'You review.',
  description: '',
  whenToUse: '',
  groups: ['read'],
  fileRegex: '',
  fileDescription: '',
  customInstructions: '',
  ...fields,
});

describe('a mode in its file', () => {
  it('has what is filled in, without the blanks around it', () => {
    expect(
      data(
        modeEntry(
          mode({
            slug: ' a ',
            name: ' A ',
            roleDefinition: ' r ',
            description: ' d ',
            whenToUse: ' w ',
            groups: ['edit', 'read'],
            fileRegex: '\\.md$',
            fileDescription: ' Markdown ',
            customInstructions: ' c ',
          }),
        ),
      ),
    ).toEqual({
      slug: 'a',
      name: 'A',
      description: 'd',
      roleDefinition: 'r',
      whenToUse: 'w',
      groups: ['read', ['edit', {fileRegex: '\\.md$', description: 'Markdown'}]],
      customInstructions: 'c',
    });
    expect(Object.keys(modeEntry(mode({description: ' ', whenToUse: ' ', customInstructions: ' '})))).toEqual(
      ['slug', 'name', 'roleDefinition', 'groups'],
    );
    expect(data(modeEntry(mode({groups: ['edit'], fileRegex: 'x', fileDescription: ' '})).groups)).toEqual([
      ['edit', {fileRegex: 'x'}],
    ]);
  });

  it('is written as people write it', () => {
    expect(withMode(undefined, '', mode({roleDefinition: 'One.\nTwo.', description: 'a: b'}), 'yaml').text)
      .toBe(`customModes:
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
    ['a:b', 'a:b'],
    ['a: b', "'a: b'"],
    ['a:', "'a:'"],
    ['a #b', "'a #b'"],
    ['a#b', 'a#b'],
    ['...', "'...'"],
    ['a...', 'a...'],
    ["it's", "it's"],
    ["'", "''''"],
    ['5', "'5'"],
    ['', "''"],
    [' a', "' a'"],
    ['a ', "'a '"],
    ['-a', "'-a'"],
    ['(a)', '(a)'],
    ['.a', '.a'],
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
    [{'a b': 1, null: 2, _x: 3, 'a-b': 4}, '"a b": 1\n"null": 2\n_x: 3\na-b: 4\n'],
    [[['a', {b: 1, c: 2}], []], '- - a\n  - b: 1\n    c: 2\n- []\n'],
    [{a: 'x\n\ny'}, 'a: |-\n  x\n\n  y\n'],
    [{a: 'x \ny'}, 'a: "x \\ny"\n'],
    ['x', ''],
  ])('writes %j', (value, written) => {
    expect(writeYaml(value)).toBe(written);
  });

  it('keeps what the fields have no place for, and nothing that was emptied', () => {
    const before: Value = {
      customModes: [
        {slug: 'a'},
        {slug: 'reviewer', description: 'gone', rulesFiles: ['kept'], source: 'project'},
      ],
      other: 1,
    };
    expect(data(withMode(before, 'reviewer', mode({}), 'yaml').value)).toEqual({
      customModes: [
        {slug: 'a'},
        {
          slug: 'reviewer',
          name: 'Reviewer',
          roleDefinition: 'You review.',
          groups: ['read'],
          rulesFiles: ['kept'],
          source: 'project',
        },
      ],
      other: 1,
    });
  });

  it('is found by its slug, or else the first', () => {
    const file: Value = {customModes: [{slug: 'a'}, {slug: 'b'}]};
    expect(findMode(file, 'b')?.name).toBe('b');
    expect(findMode(file, 'c')?.name).toBe('a');
    expect(findMode({customModes: [5]}, 'a')).toBeUndefined();
    expect(findMode({customModes: 'x'}, 'a')).toBeUndefined();
    expect(findMode([], 'a')).toBeUndefined();
  });

  it.each<[Record<string, Value>, boolean]>([
    [{slug: 'a', name: 'A', roleDefinition: 'r', groups: ['read']}, true],
    [{slug: 'a', name: 'A', roleDefinition: 'r', groups: ['read'], description: ''}, true],
    [{slug: 'a', name: 'A', roleDefinition: 'r', groups: ['command', 'read']}, false],
    [{slug: 'a', name: ' A', roleDefinition: 'r', groups: ['read']}, false],
    [{slug: 'a', name: 'A', roleDefinition: 'r', groups: [['read', {fileRegex: 'x'}]]}, false],
  ])('%j is held by the fields: %s', (entry, isWhole) => {
    expect(findMode({customModes: [entry]}, 'a')?.isWhole).toBe(isWhole);
  });
});
