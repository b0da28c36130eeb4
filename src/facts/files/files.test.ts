import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {seeded} from '../../../tests/support/random';
import {checkMcpFile} from '../mcpFile/check';
import {fieldsOf, serverEntry, withServer, writeJson, type ServerFields} from '../mcpFile/build';
import {transports} from '../mcpFile/rules';
import {modeEntry, modeFields, withMode, writeYaml, type ModeFields} from '../modesFile/build';
import {checkModesFile} from '../modesFile/check';
import {modeGroups} from '../modesFile/rules';
import {parseJson} from './json';
import {FileFault, isObject, type Value} from './parsed';
import {parseYaml} from './yaml';

const random = seeded(12);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

const marks = [
  ...' :#-\'"\\^$.*+?()[]{}|,&!%@`~/=<>\t\n“’—\u00A0\u200B🌐éß日',
  'a',
  'B',
  '9',
  'null',
  'true',
  '---',
  ': ',
  ' #',
  '- ',
];
const text = (longest = 12) => Array.from({length: 1 + below(longest)}, () => oneOf(marks)).join('');

/** Plain data, without prototypes to compare. */
const data = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A text with a few random changes. */
function changed(source: string): string {
  let result = source;
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(result.length);
    const inserted = random() < 0.6 ? oneOf(marks) : '';
    result = result.slice(0, at) + inserted + result.slice(at + below(3));
  }
  return result;
}

const modeFile = `customModes:
  - slug: locale-editor
    name: 🌐 Locale editor
    roleDefinition: >-
      You maintain the texts of a shop.

        Keys
      stay stable.
    whenToUse: Adding strings. # a comment
    groups:
      - read
      - - edit
        - fileRegex: ^src/locales/[a-z]{2}\\.json$
          description: 'Locale ''JSON'' files'
    customInstructions: |-
      - Never rename a key.
      - List them.
  - slug: "reviewer"
    groups: [read, [edit, {fileRegex: \\.md$}], 'mcp']
    rulesFiles:
    - relativePath: tone.md
      content: |
        Name the risk.

`;

const serverFile = `{
  "mcpServers": {
    "manuals": {"command": "npx", "args": ["-y", "a@1"], "timeout": 120},
    "bookings": {
      "type": "streamable-http",
      "url": "https://mcp.example.com/bookings",
      "headers": {"Authorization": "Bearer \${env:BOOKINGS_TOKEN}"}
    }
  }
}`;

describe('reading YAML', () => {
  it('reads what a YAML library reads, or refuses it, in 1,000 changed files', () => {
    let read = 0;
    for (let round = 0; round < 1000; round++) {
      const source = changed(modeFile);
      let ours: Value;
      try {
        ours = parseYaml(source).value;
      } catch (fault) {
        expect(fault).toBeInstanceOf(FileFault);
        continue;
      }
      read++;
      expect(data(ours), source).toEqual(data(parse(source)));
    }
    expect(read).toBeGreaterThan(100);
  });

  it.each([
    'x',
    '"x"',
    "'it''s'",
    '[a, "b", [c]]',
    '{a: 1, "b": [2]}',
    '- a\n-\n  b: 1\n- c: 2\n  d: 3',
    '- - a\n  - b\n-\n  - c',
    'a:\n- b\n- c\nd: e',
    'a:\n  "x"',
    'a:\n  [1, 2] # c',
    'a:\n  {b: c}',
    'a: # c\n  b: 1',
    'a: "x" # c',
    "a: 'x''y'   # c",
    'a: x #y',
    'a: x#y',
    'a: [x#y, z]',
    'a: |\n\n  text\n   more\n\n',
    'a: |+\n  x\n\n\n',
    'a: |-\n  x\n',
    'a: |\nb: 1',
    'a: >-\n  x\n  y\n\n  z\n   w\n  v',
    'a: |\n  x\n# c\nb: 1',
    '\uFEFFa: 1',
    '# c\n\n--- # c\na: 1\n',
    'a: 1\r\nb:\r\n  - 2\r\n',
    'a: "tab\there"',
    'a:\nb:',
    '-',
    '',
    "a: 'x'",
    'a: "b \'c\' d"',
    'a: [x"y, z]',
    '{ab: 1}',
    'a: x [y] {z} "w"',
    'a: | # c\n  x',
    'a: |  \t# a comment\n  x',
    'a: |   \n  x',
    'a: x|',
    'a:\n - |\n  x',
    'a: |\n \n\n  x',
    'a: |\n  x\n \n  y',
    '- a-b\n- c - d\n- -e',
    'a:\nb-c:\n- d',
    'a:\n  b:\n  - c\n  d:\n  - e',
    'a:\n-\n- b',
    '-   a\n-     b',
    '-  \n- a',
    'x[1',
    'a"b',
    'a:\n  # c\n\n  b: 1 # d\n# e\n',
    '---\na: 1',
    '---   # c\na: 1',
    '--- \n- a',
    '# a: 1',
    '\n\n',
    'a: 1\n\n# end',
    'a---b: 1',
    'a: ---',
  ])('reads %j as a YAML library does', (source) => {
    expect(data(parseYaml(source).value)).toEqual(data(parse(source) as Value));
  });

  it.each([
    ['a: |\n    \n  x', 2, 'indent'],
    ['a: |\n  \n x', 2, 'indent'],
    ['a: x |-y\n- b', 2, 'indent'],
    ['a: |#c\n  x', 1, 'start'],
    ['a: |x # c\n  x', 1, 'start'],
    ['a: x\n   - b', 2, 'indent'],
    ['- a\n - b', 2, 'indent'],
    ['-\n  a: 1\n b: 2', 3, 'indent'],
    ['a:\n  - b\n c: 1', 3, 'indent'],
    ['--- a\nb: 1', 1, 'beyond'],
    ['---\n---\na: 1', 2, 'beyond'],
    ['a:\n  b"c', 2, 'key'],
    ['a:\n  b[c', 2, 'key'],
    ["'a'b", 1, 'after'],
    ['- \ta', 1, 'tab'],
    ['a: |2\n  x', 1, 'start'],
    ['a: "x" y # c', 1, 'after'],
    ['a: "x"# c', 1, 'after'],
    ['"x" y', 1, 'after'],
    ['a: 1\nb', 2, 'key'],
    ['a: 1\n- b', 2, 'indent'],
    ['- a\nb: 1', 2, 'indent'],
    ['- a\n  b', 2, 'indent'],
    ['-\ta', 1, 'tab'],
    ["a: 'x", 1, 'string'],
    ['a: {b}', 1, 'flow'],
    ['a: {b: 1, b: 2}', 1, 'twice'],
    ['a: [x y', 1, 'flow'],
    ['a: [-]', 1, 'start'],
    ['a: @x', 1, 'start'],
    ['a: 1\n...\n', 2, 'beyond'],
    ['a:\n  x\n', 2, 'key'],
    ['a:\n\tb: 1', 2, 'tab'],
    ['a: b: c', 1, 'colon'],
    ['a: 1\n  b: 2', 2, 'indent'],
    ['a: *all', 1, 'start'],
    ['a: "x', 1, 'string'],
    ['a: "\\.md$"', 1, 'escape'],
    ['a: [x', 1, 'flow'],
    ['a: 1\na: 2', 2, 'twice'],
    ['a:\n  b\n', 2, 'key'],
    ['a: 1\n---\nb: 2', 2, 'beyond'],
    ['a: "x" y', 1, 'after'],
    ['x'.repeat(300_000), 1, 'long'],
    [`a: ${'['.repeat(5000)}`, 1, 'deep'],
  ])('names the line and the reason of %j', (source, line, code) => {
    expect(() => parseYaml(source)).toThrowError(expect.objectContaining({line, code}));
  });

  it('keeps the line of every value', () => {
    const {lines} = parseYaml(modeFile);
    const rows = modeFile.split('\n');
    expect(rows[(lines.get('customModes/0/groups/1/1/fileRegex') ?? 0) - 1]).toContain('fileRegex: ^src');
    expect(rows[(lines.get('customModes/1/slug') ?? 0) - 1]).toContain('"reviewer"');
    expect(rows[(lines.get('customModes/1/groups/1') ?? 0) - 1]).toContain('[edit');
  });
});

describe('reading JSON', () => {
  it('accepts what JSON.parse accepts, with the same value, in 1,000 changed files', () => {
    let read = 0;
    for (let round = 0; round < 1000; round++) {
      const source = changed(serverFile);
      let ours: unknown;
      let theirs: unknown;
      try {
        ours = parseJson(source).value;
      } catch (fault) {
        expect(fault).toBeInstanceOf(FileFault);
        ours = fault;
      }
      try {
        theirs = JSON.parse(source);
      } catch {
        theirs = undefined;
      }
      if (ours instanceof FileFault) {
        // A key that stands twice is the only thing refused that JSON.parse lets through.
        expect(theirs === undefined || ours.code === 'twice', source).toBe(true);
      } else {
        read++;
        expect(data(ours), source).toEqual(theirs);
      }
    }
    expect(read).toBeGreaterThan(100);
  });

  it.each([
    ['{\n  "a": 1,\n}', 3, 'lastComma', '}'],
    ['{\n  // note\n}', 2, 'comment', '//'],
    ['{"a": 1 "b": 2}', 1, 'comma', '"b"'],
    ['{"a" 1}', 1, 'colon', '1'],
    ["{'a': 1}", 1, 'quotes', "'a'"],
    ['{“a”: 1}', 1, 'quotes', '“a”'],
    ['{"a": "x\n"}', 1, 'string', '"x'],
    ['{"a": "C:\\dir"}', 1, 'escape', '\\d'],
    ['{"a": 1, "a": 2}', 1, 'twice', 'a'],
    ['{}\n}', 2, 'after', '}'],
    ['{"a": True}', 1, 'value', 'True'],
    ['{\n"a": [1', 2, 'end', ']'],
    ['', 1, 'end', ''],
    ['['.repeat(5000), 1, 'deep', '64'],
  ])('names line, reason and what came in %j', (source, line, code, came) => {
    expect(() => parseJson(source)).toThrowError(expect.objectContaining({line, code}));
    try {
      parseJson(source);
    } catch (fault) {
      expect((fault as FileFault).came).toContain(came);
    }
  });
});

describe('the builder of modes', () => {
  const fields = (): ModeFields => ({
    slug: oneOf(['a', 'reviewer', 'x-1']),
    name: `n${text()}`,
    roleDefinition: `r${text(40)}`,
    description: random() < 0.5 ? '' : text(),
    whenToUse: random() < 0.5 ? '' : text(),
    groups: modeGroups.filter(() => random() < 0.5),
    fileRegex: random() < 0.5 ? '' : text(),
    fileDescription: random() < 0.5 ? '' : text(),
    customInstructions: random() < 0.5 ? '' : text(40),
  });

  it('writes 1,000 random modes that a YAML library and the checker read as they were meant', () => {
    for (let round = 0; round < 1000; round++) {
      const mode = fields();
      const meant = {customModes: [data(modeEntry(mode))]};
      const yaml = withMode(undefined, '', mode, 'yaml').text;
      expect(parse(yaml), yaml).toEqual(meant);
      const checked = checkModesFile(yaml);
      expect(checked.value, yaml + JSON.stringify(checked.problems)).toBeDefined();
      expect(data(checked.value), yaml).toEqual(meant);
      const json = withMode(undefined, '', mode, 'json').text;
      expect(data(checkModesFile(json).value)).toEqual(meant);
      expect([yaml.split('\n', 1), json.split('\n', 1)]).toEqual([['customModes:'], ['{']]);
      // And back into the fields.
      const [read] = (checked.value as {customModes: Record<string, Value>[]}).customModes;
      expect(data(modeEntry(modeFields(read ?? {})))).toEqual(meant.customModes[0]);
    }
  });

  it('keeps other modes, and what a mode has beyond the fields', () => {
    const before = parseYaml(modeFile).value;
    const mode = {
      ...modeFields(((before as Record<string, Value[]>).customModes?.[1] ?? {}) as Record<string, Value>),
      name: 'N',
      roleDefinition: 'R',
    };
    const after = parse(withMode(before, 'reviewer', mode, 'yaml').text) as {
      customModes: Record<string, unknown>[];
    };
    const old = data(before) as typeof after;
    expect(after.customModes[0]).toEqual(old.customModes[0]);
    expect(after.customModes[1]).toMatchObject({name: 'N', rulesFiles: old.customModes[1]?.rulesFiles});
  });
});

describe('the builder of mcp.json', () => {
  const line = () => text(6).replace(/\s/g, 'x');
  const fields = (): ServerFields => ({
    name: oneOf(['manuals', 'a b', '__proto__', 'x/y']),
    type: oneOf(transports),
    command: line(),
    args: Array.from({length: below(4)}, line).join('\n'),
    env: Array.from({length: below(3)}, () => `V${below(9)}=W${below(9)}`).join('\n'),
    url: `https://example.com/${line()}`,
    headers: Array.from({length: below(3)}, () => `H${below(9)}: ${line()}`).join('\n'),
    timeout: 1 + below(3600),
    alwaysAllow: Array.from({length: below(3)}, line).join('\n'),
    disabledTools: '',
  });

  it('writes 1,000 random servers that are right, and reads them back', () => {
    for (let round = 0; round < 1000; round++) {
      const server = fields();
      const file = withServer(undefined, '', server).text;
      const {problems, value} = checkMcpFile(file);
      expect(
        problems.filter(({isNote}) => !isNote),
        file,
      ).toEqual([]);
      const servers = isObject(value) && isObject(value.mcpServers) ? value.mcpServers : {};
      const read = servers[server.name];
      expect(data(serverEntry(fieldsOf(server.name, read as Record<string, Value>)))).toEqual(
        data(serverEntry(server)),
      );
    }
  });

  it('keeps other servers, their order, and what a server has beyond the fields', () => {
    const before = JSON.parse(
      '{"other": 1, "mcpServers": {"a": {"command": "x", "cwd": "y"}, "b": {"command": "z"}}}',
    ) as Value;
    const after = JSON.parse(
      withServer(before, 'a', {
        ...fields(),
        name: 'c',
        type: 'stdio',
        command: 'w',
        args: '',
        env: '',
        timeout: 60,
        alwaysAllow: '',
      }).text,
    ) as unknown;
    expect(after).toEqual({other: 1, mcpServers: {c: {command: 'w', cwd: 'y'}, b: {command: 'z'}}});
    expect(Object.keys((after as {mcpServers: object}).mcpServers)).toEqual(['c', 'b']);
  });

  it('writes what JSON.parse reads', () => {
    for (let round = 0; round < 1000; round++) {
      const value: Value = {a: [text(), below(9), null, []], b: {[text()]: [{c: true}]}, d: {}};
      expect(JSON.parse(writeJson(value))).toEqual(value);
      expect(parse(writeYaml(value))).toEqual(value);
    }
  });
});
