// @vitest-environment node
/** The documentation server, asked by the protocol's own client: in memory, over standard input and from a host. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import handler from 'serve-handler';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createDocumentation} from '../../scripts/mcp/documentation.mts';
import {createServer} from '../../scripts/mcp/server.mts';
import {builtSite, liveSite, type SiteFiles} from '../../scripts/mcp/site.mts';
import {buildIndex} from '../../src/search/indexing/buildIndex';
import {writeIndex} from '../../src/search/indexing/writeIndex';

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));

const checkpoints = `---
title: Checkpoints
---

# Checkpoints

A checkpoint is a snapshot.

## Restore files {#restore}

Select Restore.

\`\`\`md
## No heading {#none}
\`\`\`

### What stays {#stays}

Messages stay.

## Limits {#limits}

None.
`;

function writeSite(language: 'en' | 'pt-BR', base: string, title: string): void {
  const root = path.join(folder, base);
  mkdirSync(path.join(root, 'features'), {recursive: true});
  writeFileSync(path.join(root, 'features/checkpoints.md'), checkpoints);
  writeFileSync(path.join(root, 'index.md'), '# Home\n');
  const address = `https://docs.example.com/${base}`;
  writeFileSync(
    path.join(root, 'llms.txt'),
    `# Acme\n\n- [All](${address}llms-full.txt): 2 kB\n\n## Features\n\n- [${title}](${address}features/checkpoints.md): Go back.\n\n## More\n\n- [Home](${address}index.md): Start here.\n`,
  );
  writeIndex(
    root,
    buildIndex(
      {
        pages: [
          {url: `/${base}features/checkpoints`, title, keywords: 'undo'},
          {url: `/${base}`, title: 'Home', keywords: ''},
        ],
        sections: [
          {page: 0, hash: '', heading: ''},
          {page: 0, hash: '#restore', heading: 'Restore files'},
          {page: 1, hash: '', heading: ''},
        ],
        texts: ['A checkpoint is a snapshot.', 'Select the button to bring files back.', 'Start here.'],
      },
      language,
    ),
  );
}

let server: http.Server;

beforeAll(async () => {
  writeSite('en', '', 'Checkpoints');
  writeSite('pt-BR', 'pt-BR/', 'Pontos de restauração');
  server = http.createServer((request, response) => void handler(request, response, {public: folder}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** A client of a server that answers from a site. */
async function clientOf(files: SiteFiles): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(createDocumentation(files), '1.0.0').connect(far);
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(near);
  return client;
}

async function ask(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [part] = content as {type: string; text: string}[];
  return {text: part?.text ?? '', isError: isError === true};
}

describe('the tools', () => {
  it('say what they take', async () => {
    const {tools} = await (await clientOf(builtSite(folder))).listTools();
    expect(tools.map(({name, inputSchema}) => [name, inputSchema.required])).toEqual([
      ['search', ['query']],
      ['read', ['route']],
      ['list', undefined],
    ]);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it('search finds the section, and says how to read it', async () => {
    const client = await clientOf(builtSite(folder));
    const {text} = await ask(client, 'search', {query: 'restore files'});
    expect(text).toContain('**Checkpoints › Restore files**');
    expect(text).toContain('read: route "features/checkpoints", section "restore"');
    expect(text).toContain('bring files back');
    expect((await ask(client, 'search', {query: 'undo', language: 'pt-BR'})).text).toContain(
      '**Pontos de restauração**',
    );
    expect((await ask(client, 'search', {query: 'xyzzy'})).text).toContain(
      'Nothing found for "xyzzy" in en.',
    );
  });

  it('read gives a page, or a section with what is below it', async () => {
    const client = await clientOf(builtSite(folder));
    expect((await ask(client, 'read', {route: '/features/checkpoints'})).text).toBe(checkpoints);
    const {text} = await ask(client, 'read', {route: 'features/checkpoints', section: '#restore'});
    expect(text).toMatch(/^## Restore files \{#restore\}[^]*Messages stay\.$/);
    expect(text).toContain('## No heading');
    expect((await ask(client, 'read', {route: '/'})).text).toBe('# Home\n');
  });

  it('list names the pages of a section, by its name or by their addresses', async () => {
    const client = await clientOf(builtSite(folder));
    expect((await ask(client, 'list', {})).text.split('\n')).toHaveLength(2);
    const line = '- features/checkpoints: **Checkpoints**. Go back.';
    expect((await ask(client, 'list', {section: 'features'})).text).toBe(line);
    expect((await ask(client, 'list', {section: 'more', language: 'pt-BR'})).text).toContain('- index:');
  });
});

describe('bad input', () => {
  it.each([
    [
      'read',
      {route: 'features/checkpoint'},
      'There is no page "features/checkpoint". Near it: features/checkpoints',
    ],
    ['read', {route: '../../etc/passwd'}, 'There is no page "../../etc/passwd"'],
    [
      'read',
      {route: 'features/checkpoints', section: 'none at all'},
      '"features/checkpoints" has no section "none at all"; allowed: restore, stays, limits.',
    ],
    ['list', {section: 'recipes'}, 'There is no section "recipes"; allowed: Features, More'],
    ['search', {query: ''}, 'Too small'],
    ['search', {query: 'x', language: 'de'}, 'expected one of'],
    ['read', {}, 'expected string'],
  ])('%s %j is answered with what is allowed', async (name, args, message) => {
    const {text, isError} = await ask(await clientOf(builtSite(folder)), name, args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it('a folder without a site, and a site that does not answer, are named', async () => {
    const empty = await ask(await clientOf(builtSite(path.join(folder, 'none'))), 'list', {});
    expect(empty).toMatchObject({isError: true, text: expect.stringContaining('npm run build') as unknown});
    expect(() => liveSite('ftp://docs.example.com')).toThrow('is no address of a site');
    expect(() => liveSite('http://docs.example.com')).toThrow('is no address of a site');
    const {port} = server.address() as AddressInfo;
    const wrong = await ask(await clientOf(liveSite(`http://127.0.0.1:${port}/nowhere/`)), 'list', {});
    expect(wrong).toMatchObject({isError: true, text: expect.stringContaining('answers 404') as unknown});
  });
});

describe('npm run mcp', () => {
  const started = async (args: string[]): Promise<Client> => {
    const client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', 'tsx', path.resolve('scripts/mcp.mts'), ...args],
        stderr: 'ignore',
      }),
    );
    return client;
  };

  it('answers over standard input, from a folder and from a host', {timeout: 60_000}, async () => {
    const {port} = server.address() as AddressInfo;
    for (const args of [
      ['--dir', folder],
      ['--site', `http://127.0.0.1:${port}`],
    ]) {
      const client = await started(args);
      expect((await ask(client, 'search', {query: 'checkpoint'})).text).toContain('features/checkpoints');
      expect((await ask(client, 'read', {route: 'index', language: 'pt-BR'})).text).toBe('# Home\n');
      await client.close();
    }
  });
});
