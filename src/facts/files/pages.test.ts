import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {locales} from '../../config/locales';
import {checkMcpFile} from '../mcpFile/check';
import {serverKeys} from '../mcpFile/rules';
import {serverProblems} from '../mcpFile/words';
import {checkModesFile} from '../modesFile/check';
import {exampleModes} from '../modesFile/instrument';
import {modeEntry} from '../modesFile/build';
import {modeGroups, modeKeys} from '../modesFile/rules';
import {modeProblems} from '../modesFile/words';
import {toolGroups} from '../../data/toolGroups';

describe.each(locales)('the pages and the builders agree, %s', (locale) => {
  const source = (id: string) => pages.find((one) => one.id === id && one.locale === locale)?.raw ?? '';
  const section = (id: string, heading: string) =>
    new RegExp(`\\{#${heading}\\}([\\s\\S]*?)\\n##+ `).exec(source(id))?.[1] ?? '';
  const fences = (id: string, language: string) =>
    [...source(id).matchAll(new RegExp('^ *```' + language + '([^\\n]*)\\n([\\s\\S]*?)^ *```', 'gm'))].map(
      ([, , text = '']) => text,
    );
  const table = (id: string, heading: string) =>
    section(id, heading)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim().replace(/`/g, '')));

  it('on the keys of a server, and whom each is for', () => {
    const rows = table('features/mcp/using-mcp-in-product-code', 'keys');
    expect(rows.map(([, key]) => key)).toEqual(Object.keys(serverKeys));
    for (const [, key, servers] of rows) {
      const rule = serverKeys[key as keyof typeof serverKeys];
      const way = servers === 'stdio' ? 'stdio' : servers === 'HTTP, SSE' ? 'http' : 'all';
      expect(rule.for).toBe(way);
    }
  });

  it('on the properties of a mode, and which are required', () => {
    const rows = table('features/custom-modes', 'properties');
    expect(
      Object.fromEntries(rows.map(([, key, required]) => [key, /^(?:Yes|Sim)$/.test(required ?? '')])),
    ).toEqual(Object.fromEntries(Object.entries(modeKeys).map(([key, {isRequired}]) => [key, isRequired])));
    expect([...modeGroups]).toEqual(toolGroups.map(({id}) => id).filter((id) => id !== 'always'));
  });

  it('on every file that the pages show', () => {
    const servers = [
      ...fences('features/mcp/using-mcp-in-product-code', 'json'),
      ...fences('features/mcp/server-transports', 'json'),
    ].filter((text) => text.includes('mcpServers'));
    expect(servers.length).toBeGreaterThan(6);
    for (const text of servers) {
      expect(checkMcpFile(text).problems, text).toEqual([]);
    }
    const modes = [
      ...fences('features/custom-modes', 'yaml'),
      ...fences('features/custom-modes', 'json'),
      ...fences('features/footgun-prompting', 'yaml'),
    ].filter((text) => text.includes('customModes'));
    expect(modes.length).toBeGreaterThan(3);
    for (const text of modes) {
      expect(checkModesFile(text).problems, text).toEqual([]);
    }
    // The builder's example is the page's.
    expect(JSON.parse(JSON.stringify(checkModesFile(modes[0] ?? '').value))).toEqual({
      customModes: [JSON.parse(JSON.stringify(modeEntry(exampleModes[locale])))],
    });
  });

  it.each(['McpBuilder', 'ModeBuilder'])('on the example of %s, before any script', (name) => {
    const $ = draw(`<${name} />`, locale);
    const text = $('[data-file]').text();
    const {problems} = name === 'McpBuilder' ? checkMcpFile(text) : checkModesFile(text);
    expect(problems).toEqual([]);
    expect($('output').text()).not.toMatch(/\{|undefined/);
    expect($('[id], a')).toHaveLength(0);
    expect(rowsOf($)).toEqual([]);
  });
});

describe('a wrong file', () => {
  const codes = (text: string) => checkMcpFile(text).problems.map(({line, code}) => `${line} ${code}`);
  const server = (entry: string) => `{\n"mcpServers": {\n"a": {\n${entry}\n}}}`;

  it.each([
    ['{"servers": {}}', ['1 list']],
    ['[]', ['1 file']],
    ['{"mcpServers": []}', ['1 servers']],
    [server(''), ['3 neither']],
    [server('"command": "x",\n"url": "https://x"'), ['5 mix']],
    [server('"url": "https://x"'), ['4 noType']],
    [server('"url": "https://x", "type": "http"'), ['4 httpType']],
    [server('"url": "https://x", "type": "web"'), ['4 type']],
    [server('"command": "x", "type": "sse"'), ['4 wrongType']],
    [server('"command": "x",\n"autoApprove": []'), ['5 other-alwaysAllow']],
    [server('"command": "x",\n"toString": 1'), ['5 unknown']],
    [server('"command": "x",\n"headers": {}'), ['5 onlyHttp']],
    [server('"command": ""'), ['4 empty']],
    [server('"command": "x",\n"args": "-y"'), ['5 texts']],
    [server('"command": "x",\n"timeout": "60"'), ['5 seconds']],
    [server('"command": "x",\n"timeout": 3601'), ['5 seconds']],
    [server('"command": "x",\n"disabled": "no"'), ['5 switch']],
    [server('"command": "x",\n"env": {\n"API_KEY": "abc"}'), ['6 secret']],
    [server('"command": "docker",\n"args": ["run", "-it"]'), ['5 terminal']],
    [server('"url": "mcp.example.com", "type": "sse"'), ['4 url']],
  ])('%j: %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
    for (const {code} of checkMcpFile(text).problems) {
      expect(serverProblems).toHaveProperty([code]);
    }
  });

  const mode = (lines: string) => `customModes:\n  - slug: a\n    name: A\n    roleDefinition: R\n${lines}`;

  it.each([
    ['modes: []', ['1 list']],
    ['customModes: 1', ['1 modes']],
    [mode('    groups: all'), ['5 groups']],
    [mode('    groups: [write]'), ['5 group']],
    [mode('    groups: [read, read]'), ['5 groupTwice']],
    [mode('    groups:\n      - - edit'), ['6 pair']],
    [mode('    groups:\n      - - edit\n        - fileRegex: (a'), ['7 regex']],
    [mode('    groups:\n      - command\n      - - edit\n        - fileRegex: a'), ['5 command']],
    ['customModes:\n  - slug: a b\n    name: 12\n    groups: []', ['2 missing', '2 slug', '3 text']],
    [
      `${mode('    groups: []')}\n  - slug: a\n    name: B\n    roleDefinition: R\n    groups: []`,
      ['6 slugTwice'],
    ],
  ])('%j: %j', (text, expected) => {
    const {problems} = checkModesFile(text);
    expect(problems.map(({line, code}) => `${line} ${code}`)).toEqual(expected);
    for (const {code} of problems) {
      expect(modeProblems).toHaveProperty([code]);
    }
  });
});
