/** What the checkers of `mcp.json` and of the modes file say of a file, with line and key. */
import {describe, expect, it} from 'vitest';
import {checkMcpFile} from '../mcpFile/check';
import {writeJson} from '../mcpFile/build';
import {checkModesFile} from '../modesFile/check';
import type {Checked} from './parsed';
import {plain} from './plain';

const said = ({problems}: Checked): string[] =>
  problems.map(({line, code, at, came, isNote}) =>
    [line, isNote ? `(${code})` : code, at, came]
      .filter((part) => part !== undefined && part !== '')
      .join(' '),
  );

describe('mcp.json', () => {
  const file = (...lines: string[]) => `{"mcpServers": {\n${lines.join('\n')}\n}}`;

  it.each<[string, string[]]>([
    [file('"a": {"command": "x", "args": ["-y"], "env": {"A": "b"}, "disabled": false, "timeout": 60}'), []],
    [file('"a": {"type": "streamable-http", "url": "https://example.com/mcp"}'), []],
    [file('"a": 5'), ['2 server a kind:number']],
    [file('"a": {"command": "x",', '"url": "https://a.example"}'), ['3 mix url']],
    [file('"a": {}'), ['2 neither a']],
    [file('"a": {', '"url": "https://a.example"}'), ['3 noType url']],
    [file('"a": {"url": "https://a.example",', '"type": "http"}'), ['3 httpType type http']],
    [
      file('"a": {"url": "https://a.example",', '"type": "streamableHttp"}'),
      ['3 httpType type streamableHttp'],
    ],
    [file('"a": {"url": "https://a.example",', '"type": "https"}'), ['3 type type https']],
    [file('"a": {"url": "https://a.example",', '"type": "xhttp"}'), ['3 type type xhttp']],
    [file('"a": {"url": "https://a.example",', '"type": "stdio"}'), ['3 wrongType type stdio']],
    [file('"a": {"command": "x",', '"type": "sse"}'), ['3 wrongType type sse']],
    [file('"a": {"command": "x", "type": "stdio"}'), []],
    [file('"a": {"command": "x", "headers": {}}'), ['2 onlyHttp headers headers']],
    [file('"a": {"type": "sse", "url": "https://a.example",', '"args": []}'), ['3 onlyStdio args args']],
    [
      file('"a": {"command": "x",', '"servers": 1, "transport": "stdio"}'),
      ['3 unknown servers servers', '3 unknown transport transport'],
    ],
    [file('"a": {"command": "",', '"cwd": 5}'), ['2 empty command kind:string', '3 text cwd kind:number']],
    [file('"a": {"command": " "}'), ['2 text command kind:string']],
    [
      file('"a": {"command": "x",', '"disabled": "no", "timeout": 0}'),
      ['3 switch disabled kind:string', '3 seconds timeout 0'],
    ],
    [file('"a": {"command": "x",', '"timeout": "60"}'), ['3 seconds timeout kind:string']],
    [file('"a": {"command": "x", "timeout": 1}', ',"b": {"command": "x", "timeout": 3600}'), []],
    [file('"a": {"command": "x", "timeout": 3601}'), ['2 seconds timeout 3601']],
    [file('"a": {"command": "x",', '"args": "-y"}'), ['3 texts args kind:string']],
    [file('"a": {"command": "x",', '"args": ["-y",', '7]}'), ['4 texts args kind:number']],
    [file('"a": {"command": "x",', '"env": []}'), ['3 variables env kind:list']],
    [
      file('"a": {"command": "x",', '"env": {"A": 1,', '"API_KEY": "sk-abcdefghijklmnop1234567890"}}'),
      ['3 variables env kind:number', '4 (secret) env API_KEY'],
    ],
    [file('"a": {"type": "sse",', '"url": "example.com"}'), ['3 url url example.com']],
    [file('"a": {"command": "run.CMD"}', ',"b": {"command": "run.bat.exe"}'), ['2 (ending) command run.CMD']],
    [file('"a": {"command": "docker",', '"args": ["run", "-it"]}'), ['3 (terminal) args -t']],
    [file('"a": {"command": "docker", "args": ["run", "-i", "--tty"]}'), []],
    [file('"a": {"command": "docker",', '"args": ["run", "-ditx"]}'), ['3 (terminal) args -t']],
    [file('"a": {"command": "docker", "args": ["run", "-t=no", "a-t"]}'), []],
    [file('"a": {"command": "podman", "args": ["run", "-t"]}'), []],
    [file('"a": {"command": "docker", "args": "-t"}'), ['2 texts args kind:string']],
    [file('"a": null'), ['2 server a kind:null']],
    [file('"a": {"command": "x", "type": ""}'), ['2 empty type kind:string']],
    [file('"a": {"command": "x", "env": {"API_KEY": ""}}'), []],
    [file('"a": {"type": "sse", "url": ""}'), ['2 empty url kind:string']],
    [file('"a": {"type": "sse", "url": "${env:HOST}/mcp"}'), []],
    [file('"a": {"type": "sse", "url": "at ${env:HOST}"}'), ['2 url url at ${env:HOST}']],
    [file('"a": {"type": "sse", "url": "see https://a.example"}'), ['2 url url see https://a.example']],
    // In the order of the lines, not in that of the rules.
    [
      file('"a": {"command": "x",', '"cwd": 5,', '"url": "https://a.example"}'),
      ['3 text cwd kind:number', '4 mix url'],
    ],
    // Two names that one way of writing paths would make the same.
    [file('"a~": 5,', '"a/": {"command": "x"}'), ['2 server a~ kind:number']],
    [
      file(`"a": {"command": "x", "${'k'.repeat(40)}": 1}`, `,"b": {"command": "x", "${'k'.repeat(41)}": 1}`),
      [`2 unknown ${'k'.repeat(40)} ${'k'.repeat(40)}`, `3 unknown ${'k'.repeat(41)} ${'k'.repeat(40)}…`],
    ],
    [file('" ": {"command": "x"}'), ['2 noName']],
    ['{"servers": {}}', ['1 list servers']],
    ['{}', ['1 list']],
    ['{"mcpServers": []}', ['1 servers kind:list']],
    ['[]', ['1 file kind:list']],
    ['{"mcpServers": {', ['1 end }']],
    ['{‘a’: 1}', ['1 quotes ‘a’']],
    [`{"a": "${'x'.repeat(250_000)}"}`, ['1 long 250009']],
  ])('%.60s', (text, expected) => {
    expect(said(checkMcpFile(text))).toEqual(expected);
  });
});

describe('the modes file', () => {
  const file = (...lines: string[]) => ['customModes:', ...lines].join('\n');
  const mode = (...lines: string[]) =>
    file('  - slug: a', '    name: A', '    roleDefinition: Role.', ...lines.map((line) => `    ${line}`));

  it.each<[string, string[]]>([
    [mode('groups: [read]'), []],
    [mode(), ['2 missing 1 groups']],
    [mode('groups: [read, cook]'), ['5 group groups cook']],
    [mode('groups:', '  - read', '  - read'), ['7 groupTwice groups read']],
    [mode('groups: read'), ['5 groups groups kind:string']],
    [mode('groups: [5]'), ['5 groupEntry groups kind:number']],
    [mode('groups:', '  - - edit', '    - fileRegex: "\\\\.md$"', '      description: Docs'), []],
    [mode('groups:', '  - - edit', '    - fileRegex: "["'), ['7 regex fileRegex [']],
    [mode('groups:', '  - - edit', '    - fileRegex: 5'), ['7 text fileRegex kind:number']],
    [mode('groups:', '  - - edit', '    - description: 5'), ['7 text description kind:number']],
    [mode('groups:', '  - - read', '    - fileRegex: x'), ['6 (limit) groups read']],
    [mode('groups:', '  - - edit', '    - fileRegex: x', '      color: red'), ['8 (unknown) color color']],
    [mode('groups:', '  - - edit', '    - x'), ['6 pair groups kind:string']],
    [mode('groups:', '  - - edit'), ['6 pair groups 1']],
    [mode('groups:', '  - command', '  - - edit', '    - fileRegex: x'), ['5 (command) groups command']],
    [mode('groups: []', 'color: red'), ['6 (unknown) color color']],
    [mode('groups: []', 'whenToUse: 5'), ['6 text whenToUse kind:number']],
    [mode('groups: []', 'source: project'), ['6 (unknown) source source']],
    [file('  - slug: a b', '    name: A', '    roleDefinition: R', '    groups: []'), ['2 slug slug a b']],
    [file('  - slug: A', '    name: A', '    roleDefinition: R', '    groups: []'), ['2 (slugCase) slug A']],
    [
      file('  - slug: ""', '    name: " "', '    roleDefinition: R', '    groups: []'),
      ['2 empty slug slug', '3 empty name name'],
    ],
    [
      file('  - slug: 5', '    name: A', '    roleDefinition: R', '    groups: []'),
      ['2 text slug kind:number'],
    ],
    [
      `${mode('groups: []')}\n  - slug: a\n    name: B\n    roleDefinition: R\n    groups: []`,
      ['6 slugTwice slug a'],
    ],
    [file('  - x'), ['2 mode 1 kind:string']],
    ['customModes: 5', ['1 modes kind:number']],
    ['modes: []', ['1 list']],
    ['- a', ['1 list kind:list']],
    [
      '{"customModes": [{"slug": "a"}]}',
      ['1 missing 1 name', '1 missing 1 roleDefinition', '1 missing 1 groups'],
    ],
    ['customModes: [', ['1 yaml-start']],
  ])('%.200s', (text, expected) => {
    expect(said(checkModesFile(text))).toEqual(expected);
  });
});

describe('a plain text of YAML', () => {
  it.each([
    [['', '~', 'null', 'Null'], null],
    [['true', 'True', 'TRUE'], true],
    [['false'], false],
    [['5', '+5', '5.', '0o5', '0x5', '5e0', '.5e+1', '50E-1'], 5],
    [['255', '0o377', '0xfF', '255.00', '.255e3', '2550000000000e-10'], 255],
    [['.inf', '-.Inf', '+.INF', '.nan', '.NaN'], NaN],
  ])('%j is read as %s', (texts, value) => {
    expect(texts.map(plain)).toEqual(texts.map(() => value));
  });

  it.each([
    'nULL',
    'null5',
    'yes',
    'x.inf',
    '.info',
    'a.nan',
    '.nano',
    '0o8',
    'x0x5',
    'x0o7',
    '0o7x',
    '0xfg',
    'untrue',
    'trueish',
    '5a',
    '1e',
    '-',
    '.',
  ])('%s stays a text', (text) => {
    expect(plain(text)).toBe(text);
  });
});

describe('JSON as people write it', () => {
  const server = (args: string[]) => ({mcpServers: {a: {command: 'npx', args}}});

  it('has a list on one line where that has room in 80 columns', () => {
    const room = 80 - 6 - '"", ""'.length - 1;
    const fits = writeJson(server(['x'.repeat(room - 1), 'y']));
    expect(fits).toContain(`      "args": ["${'x'.repeat(room - 1)}", "y"]\n`);
    expect(writeJson(server(['x'.repeat(room), 'y']))).toContain(
      `"args": [\n        "${'x'.repeat(room)}",\n        "y"\n      ]`,
    );
  });

  it('has an entry a line outside of the ends of the tree, and nothing between empty brackets', () => {
    expect(writeJson({mcpServers: {a: {args: [], env: {A: 'b', C: 'd'}}}})).toBe(
      [
        '{',
        '  "mcpServers": {',
        '    "a": {',
        '      "args": [],',
        '      "env": { "A": "b", "C": "d" }',
        '    }',
        '  }',
        '}',
      ].join('\n'),
    );
  });
});
