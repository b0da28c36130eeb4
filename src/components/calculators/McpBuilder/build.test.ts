import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MOST, quickest} from '../../../../tests/support/quick';
import type {Value} from '../parts/file';
import {LONGEST_TEXT} from '../parts/values';
import {problemOf, serverEntry, serverFile, writeJson, type ServerFields} from './build';
import {timeoutRange, transports} from '../../../data/fileRules';

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
])('the entry of a server has %s', (_, fields, entry) => {
  expect(data(serverEntry(server(fields)))).toEqual(entry);
});

describe('the file of a server', () => {
  it('is written as people write it, with the address of its schema', () => {
    const text = serverFile(
      server({args: '-y\na@1', env: 'TOKEN', alwaysAllow: 'read'}),
      'https://a.example/b.json',
    );
    expect(text).toBe(`{
  "$schema": "https://a.example/b.json",
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
  });

  it('says what the fields say, whatever they hold', () => {
    const some = fc.record({
      ...Object.fromEntries(Object.keys(server({})).map((name) => [name, fc.string()])),
      type: fc.constantFrom(...transports),
      timeout: fc.integer({min: timeoutRange.least, max: timeoutRange.most}),
    }) as fc.Arbitrary<ServerFields>;
    fc.assert(
      fc.property(some, (fields) => {
        const file = JSON.parse(serverFile(fields, 's')) as {mcpServers: object};
        expect(Object.entries(file.mcpServers)).toEqual([[fields.name.trim(), data(serverEntry(fields))]]);
        problemOf(fields);
      }),
    );
  });

  it.each(['a\n', 'a=b\n', '=', ':', 'TOKEN=${env:', '\\', '"'])(
    'is there at once for the longest text of %j',
    (piece) => {
      const text = piece.repeat(LONGEST_TEXT / piece.length);
      const fields = server({args: text, env: text, headers: text, url: text, alwaysAllow: text});
      expect(quickest(() => [serverFile(fields, 's'), problemOf(fields)])).toBeLessThan(MOST);
    },
  );

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
});

it.each<[Partial<ServerFields>, string | undefined]>([
  [{}, undefined],
  [{name: ' '}, 'noName'],
  [{command: ' '}, 'noCommand'],
  [{type: 'sse'}, 'noUrl'],
  [{type: 'sse', url: 'mcp.example.com'}, 'badUrl'],
  [{type: 'sse', url: 'https://a.example'}, undefined],
  [{type: 'sse', url: '${env:HOST}/mcp'}, undefined],
  [{env: 'API_KEY=sk-1'}, 'secret'],
  [{env: 'OPENAI_KEY=a-b'}, 'secret'],
  [{env: 'GITHUB_PAT=a-b'}, 'secret'],
  [{env: 'X=ghp_0123456789abcdef'}, 'secret'],
  [{env: 'DB=postgres://me:word@host/db'}, 'secret'],
  [{env: 'MAX_TOKENS=100\nKEYBOARD=us-intl'}, undefined],
  [{args: '--api-key=abc'}, 'secret'],
  [{args: '--token\nabc'}, 'secret'],
  [{args: '--token\n${env:TOKEN}\n--token-file\na.txt\n--key-count=2'}, undefined],
  [{type: 'sse', url: 'https://a.example/?api_key=abc'}, 'secret'],
  [{type: 'sse', url: 'https://a.example/?api_key=${env:KEY}'}, undefined],
  [{env: 'API_KEY=MY_KEY'}, undefined],
  [{type: 'sse', url: 'https://a.example', headers: 'Authorization: Bearer abc'}, 'secret'],
  [{type: 'sse', url: 'https://a.example', headers: 'Authorization: Bearer ${env:A}'}, undefined],
  [{command: 'npx.cmd'}, 'ending'],
])('what is wrong with the fields, %j: %s', (fields, problem) => {
  expect(problemOf(server(fields))).toBe(problem);
});
