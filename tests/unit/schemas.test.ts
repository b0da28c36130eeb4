/** schemas/ of the site: what editors check `mcp.json` and files of modes by, held against the pages and tried with VS Code's own services. */
import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {getLanguageService as jsonService, TextDocument} from 'vscode-json-languageservice';
import {parse} from 'yaml';
import {getLanguageService as yamlService} from 'yaml-language-server';
import {isPattern, modeEntry, modeFile} from '../../src/components/calculators/ModeBuilder/build';
import {textsOf} from '../../src/components/calculators/texts';
import {locales, type Locale} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {fillTokens, tokensFor} from '../../src/config/tokens';
import {modeGroups} from '../../src/data/fileRules';
import {schemaFiles} from '../../src/data/schemas';
import {toolGroups} from '../../src/data/toolGroups';
import {rawOf} from '../support/places';

interface Schema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly then?: Pick<Schema, 'properties'>;
  readonly else?: Pick<Schema, 'properties'>;
  readonly $defs: Readonly<Record<string, Schema>>;
}

const schemaOf = (name: 'mcp' | 'modes', locale: Locale) =>
  JSON.parse(
    schemaFiles.get(`schemas/${name}${locale === 'en' ? '' : `.${locale}`}.json`) ?? 'null',
  ) as Schema;

/** Whether a value is as a schema wants it, and if not, where. */
function validator(schema: object) {
  // Words for editors are no keywords of the standard. A text that lacks a language is no text.
  const ajv = new Ajv2020({strict: true, allErrors: true, strictRequired: false, strictTypes: false});
  const texts = ['errorMessage', 'patternErrorMessage'];
  texts.forEach((keyword) => ajv.addKeyword({keyword, schemaType: 'string'}));
  ajv.addKeyword('doNotSuggest');
  ajv.addFormat('regex', isPattern);
  const validate = ajv.compile(schema);
  return (value: unknown): string[] => {
    validate(value);
    return [...new Set(validate.errors?.map(({instancePath}) => instancePath))];
  };
}

describe.each(locales)('the pages and the schemas agree, %s', (locale) => {
  const fences = (id: string, language: string) =>
    [
      ...rawOf(id, locale).matchAll(new RegExp('^( *)```' + language + '[^\\n]*\\n([\\s\\S]*?)^ *```', 'gm')),
    ].map(([, indent = '', text = '']) =>
      fillTokens(text.replace(new RegExp(`^${indent}`, 'gm'), ''), tokensFor(locale), id),
    );
  const table = (id: string, heading: string) =>
    (new RegExp(`\\{#${heading}\\}([\\s\\S]*?)\\n##+ `).exec(rawOf(id, locale))?.[1] ?? '')
      .split('\n')
      .filter((line) => /^\| (?:<Row[^>]*\/> ?)?`/.test(line))
      .map((line) => line.split('|').map((cell) => cell.replace(/<Row[^>]*\/>|`/g, '').trim()));
  const server = schemaOf('mcp', locale).$defs.server as Schema;
  const mode = schemaOf('modes', locale).$defs.mode as Schema;

  it('on the keys of a server, and whom each is for', () => {
    const rows = table('features/mcp/using-mcp-in-product-code', 'keys').map(([, key = '', , servers]) => [
      key,
      servers === 'stdio' || servers === 'HTTP, SSE' ? servers : 'all',
    ]);
    const refuses = (branch: 'then' | 'else', key: string) =>
      'not' in (server[branch]?.properties[key] ?? {});
    const known = Object.entries(server.properties)
      .filter(([, one]) => !('doNotSuggest' in one))
      .map(([key]) => {
        const isOfCommands = key === 'command' || refuses('else', key);
        const isOfAddresses = key === 'url' || refuses('then', key);
        return [key, isOfCommands ? 'stdio' : isOfAddresses ? 'HTTP, SSE' : 'all'];
      });
    expect(rows.length).toBeGreaterThan(8);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(known));
  });

  it('on the properties of a mode, which are required, and the groups', () => {
    const rows = table('features/custom-modes', 'properties');
    const keys = rows.map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(5);
    expect(Object.keys(mode.properties)).toEqual(expect.arrayContaining(keys));
    const required = rows.flatMap(([, key, is]) => (/^(?:Yes|Sim)$/.test(is ?? '') ? [key] : []));
    expect(required.sort()).toEqual([...(mode.required ?? [])].sort());
    expect([...modeGroups]).toEqual(toolGroups.map(({id}) => id).filter((id) => id !== 'always'));
  });

  it('on every file that the pages show, which names its schema', () => {
    const addressOf = (name: string) =>
      `${product.docsUrl}/schemas/${name}${locale === 'en' ? '' : `.${locale}`}.json`;
    const servers = ['using-mcp-in-product-code', 'overview', 'server-transports']
      .flatMap((id) => fences(`features/mcp/${id}`, 'json'))
      .filter((text) => text.includes('mcpServers'));
    expect(servers.length).toBeGreaterThan(4);
    const faultsOfServers = validator(schemaOf('mcp', locale));
    for (const text of servers) {
      expect(faultsOfServers(JSON.parse(text)), text).toEqual([]);
      expect(text).toContain(`"$schema": "${addressOf('mcp')}",`);
    }
    const modes = ['features/custom-modes', 'features/footgun-prompting']
      .flatMap((id) => [...fences(id, 'yaml'), ...fences(id, 'json')])
      .filter((text) => text.includes('customModes'));
    expect(modes.length).toBeGreaterThan(3);
    const faultsOfModes = validator(schemaOf('modes', locale));
    for (const text of modes) {
      expect(faultsOfModes(parse(text)), text).toEqual([]);
      // One that the extension has exported names none.
      expect(text.includes('rulesFiles') || text.includes(`$schema=${addressOf('modes')}\n`), text).toBe(
        true,
      );
    }
    // The builder's example is the page's.
    const {example} = textsOf(
      'ModeBuilder',
      locale,
    ) as typeof import('../../src/components/calculators/ModeBuilder/words.en.json');
    const fields = {...example, read: true, edit: true, browser: false, command: false, mcp: false};
    const entry: unknown = JSON.parse(JSON.stringify(modeEntry(fields)));
    expect((parse(modes[0] ?? '') as {customModes: unknown}).customModes).toEqual([entry]);
    expect(faultsOfModes(parse(modeFile(fields, 'yaml', 's')))).toEqual([]);
  });
});

const serverWith = (entry: string) => `{"mcpServers": {"a": {${entry}}}}`;

/** Wrong files, where the schema says so, and what VS Code shows there. */
const wrongServers: readonly [text: string, path: string, said: string][] = [
  ['{"servers": {}}', '/servers', 'The list of servers has to be called mcpServers.'],
  ['[]', '', 'Incorrect type'],
  ['{"mcpServers": []}', '/mcpServers', 'Incorrect type'],
  ['{"mcpServers": {" ": {"command": "x"}}}', '/mcpServers', 'A server needs a name'],
  [serverWith(''), '/mcpServers/a', 'Missing property "url"'],
  [serverWith('"command": "x", "url": "https://x"'), '/mcpServers/a/url', 'never both'],
  [serverWith('"url": "https://x"'), '/mcpServers/a', 'Missing property "type"'],
  [serverWith('"url": "https://x", "type": "http"'), '/mcpServers/a/type', '"streamable-http", "sse"'],
  [serverWith('"command": "x", "type": "sse"'), '/mcpServers/a/type', 'stdio'],
  [serverWith('"command": "x", "autoApprove": []'), '/mcpServers/a/autoApprove', 'under alwaysAllow'],
  [serverWith('"command": "x", "toString": 1'), '/mcpServers/a', 'toString is not allowed'],
  [serverWith('"command": "x", "headers": {}'), '/mcpServers/a/headers', 'takes env'],
  [serverWith('"command": ""'), '/mcpServers/a/command', 'The command is empty.'],
  [serverWith('"command": "npx.cmd"'), '/mcpServers/a/command', 'without the ending'],
  [serverWith('"command": "x", "args": "-y"'), '/mcpServers/a/args', 'Expected "array"'],
  [serverWith('"command": "x", "timeout": "60"'), '/mcpServers/a/timeout', 'Expected "number"'],
  [serverWith('"command": "x", "timeout": 3601'), '/mcpServers/a/timeout', '3600'],
  [serverWith('"command": "x", "disabled": "no"'), '/mcpServers/a/disabled', 'Expected "boolean"'],
  [
    serverWith('"command": "x", "env": {"API_KEY": "abc"}'),
    '/mcpServers/a/env/API_KEY',
    'secret in plain text',
  ],
  [serverWith('"command": "docker", "args": ["run", "-it"]'), '/mcpServers/a/args/1', 'keep -i'],
  [serverWith('"url": "mcp.example.com", "type": "sse"'), '/mcpServers/a/url', 'https://'],
];

/** What a service of VS Code asks for a schema: the file at its address. */
const asOnline = (address: string) => ({
  schemaRequestService: async (uri: string) =>
    (uri === address && schemaFiles.get(new URL(uri).pathname.slice(1))) || Promise.reject(new Error(uri)),
  workspaceContext: {resolveRelativePath: (path: string) => path},
});

describe('VS Code’s service for JSON', () => {
  const address = 'https://docs.example/schemas/mcp.json';
  const service = jsonService(asOnline(address));
  const open = (text: string) => {
    const withSchema = text.replace(/^\{/, `{"$schema": "${address}", `);
    const document = TextDocument.create('file:///mcp.json', 'json', 1, withSchema);
    return {document, parsed: service.parseJSONDocument(document), text: withSchema};
  };
  const saidOf = async (text: string) => {
    const {document, parsed} = open(text);
    return (await service.doValidation(document, parsed)).map(({message}) => message);
  };

  it.each(wrongServers.filter(([text]) => text.startsWith('{')))('%s: at %s', async (text, path, said) => {
    expect(validator(schemaOf('mcp', 'en'))(JSON.parse(text))).toContain(path);
    expect((await saidOf(text)).join('\n')).toContain(said);
  });

  it('finds nothing in a right file, explains a key under the pointer, and offers the others', async () => {
    const {document, parsed, text} = open(serverWith('"command": "npx", "timeout": 90'));
    expect(await service.doValidation(document, parsed)).toEqual([]);
    const at = (word: string) => document.positionAt(text.indexOf(word) + 1);
    const hover = await service.doHover(document, at('timeout'), parsed);
    expect(JSON.stringify(hover?.contents)).toContain('Seconds after which a call is ended');
    const offered = (await service.doComplete(document, at('"timeout'), parsed))?.items.map(
      ({label}) => label,
    );
    expect(offered).toEqual(expect.arrayContaining(['args', 'env', 'alwaysAllow']));
    expect(offered).not.toContain('autoApprove');
  });
});

const modeWith = (lines: string) => `customModes:\n  - slug: a\n    name: A\n    roleDefinition: R\n${lines}`;

/** Wrong files of modes, where the schema says so, and what the editor shows there. */
const wrongModes: readonly [text: string, path: string, said: string][] = [
  ['modes: []', '', 'Missing property "customModes"'],
  ['customModes: 1', '/customModes', 'Expected "array"'],
  [modeWith('    groups: all'), '/customModes/0/groups', 'Expected "array"'],
  [modeWith('    groups: [write]'), '/customModes/0/groups/0', '"read"'],
  [modeWith('    groups: [read, read]'), '/customModes/0/groups', 'duplicate'],
  [modeWith('    groups:\n      - - edit'), '/customModes/0/groups/0', ''],
  [
    modeWith('    groups:\n      - command\n      - - edit\n        - fileRegex: a'),
    '/customModes/0/groups/0',
    'through the shell',
  ],
  ['customModes:\n  - slug: a b\n    name: 12\n    groups: []', '/customModes/0/slug', 'without spaces'],
  [modeWith('    groups: []\n    whenToUSe: x'), '/customModes/0', 'whenToUSe'],
  [modeWith('    groups: []\n    description: [x]'), '/customModes/0/description', 'Expected "string"'],
];

describe('VS Code’s service for YAML', () => {
  const address = 'https://docs.example/schemas/modes.json';
  const service = yamlService(asOnline(address));
  service.configure({validate: true, hover: true, completion: true, customTags: []});
  // The service keeps what it has read of a version of a file.
  let version = 0;
  const open = (text: string) =>
    TextDocument.create(
      'file:///modes.yaml',
      'yaml',
      ++version,
      `# yaml-language-server: $schema=${address}\n${text}`,
    );

  it.each(wrongModes)('%s: at %s', async (text, path, said) => {
    expect(validator(schemaOf('modes', 'en'))(parse(text))).toContain(path);
    const found = await service.doValidation(open(text), false);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({message}) => message).join('\n')).toContain(said);
  });

  it('finds nothing in a right file, and explains a key under the pointer', async () => {
    const document = open(
      modeWith('    groups:\n      - read\n      - - edit\n        - fileRegex: \\.md$\n'),
    );
    expect(await service.doValidation(document, false)).toEqual([]);
    const hover = await service.doHover(
      document,
      document.positionAt(document.getText().indexOf('roleDefinition') + 1),
    );
    expect(JSON.stringify(hover?.contents)).toContain('It opens the system prompt');
  });
});

it('a pattern that does not compile is refused by the standard’s format', () => {
  expect(
    validator(schemaOf('modes', 'en'))(
      parse(modeWith('    groups:\n      - - edit\n        - fileRegex: (a')),
    ),
  ).toContain('/customModes/0/groups/0/1/fileRegex');
});
