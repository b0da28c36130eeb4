/** The documentation server as the build makes it: one file, started as readers start it. */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import handler from 'serve-handler';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {writeMcpServer} from '../../src/plugins/postBuild/mcpServer';
import {emptyFolder} from '../support/folder';
import {ask, listening, writeSite} from '../support/mcp';

const site = writeSite();
// Far from the packages of this project: what the file needs is in it.
const made = mkdtempSync(path.join(tmpdir(), 'mcp-made-'));
const program = path.join(made, 'mcp/server.mjs');

beforeAll(() => writeMcpServer(process.cwd(), made));

afterAll(() => [site, made].forEach((folder) => rmSync(folder, {recursive: true})));

/** Starts the server and waits for its first line. */
async function started(...args: string[]): Promise<{child: ChildProcess; line: string}> {
  const child = spawn(process.execPath, [program, ...args], {stdio: ['pipe', 'pipe', 'pipe']});
  const [line] = (await once(child.stderr, 'data')) as [Buffer];
  return {child, line: line.toString()};
}

/** Runs the server until it ends. */
async function ended(
  args: string[],
  input = '',
): Promise<{code: number | null; lines: string[]; out: string}> {
  const child = spawn(process.execPath, [program, ...args]);
  const texts = {out: '', err: ''};
  child.stdout.on('data', (data: Buffer) => (texts.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (texts.err += data.toString()));
  // It may end before it has read all.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, lines: texts.err.trim().split('\n'), out: texts.out};
}

async function answersAll(client: Client): Promise<void> {
  expect((await ask(client, 'search', {query: 'checkpoint'})).text).toContain('features/checkpoints');
  expect((await ask(client, 'read', {route: 'pt-BR'})).text).toBe('# Home\n');
  expect((await ask(client, 'list', {})).text).toContain('**Checkpoints**');
  expect((await client.listResources()).resources).toHaveLength(6);
  expect(client.getServerVersion()?.name).toBe(`${product.slug}-docs`);
}

describe('over standard input and output', () => {
  it('answers from a folder and from a host', {timeout: 30_000}, async () => {
    const {server, address} = await listening(
      (request, response) => void handler(request, response, {public: site}),
    );
    for (const args of [
      ['--dir', site],
      ['--dir', 'taken/by/the/script', '--site', address],
    ]) {
      const client = new Client({name: 'test', version: '1.0.0'});
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [program, ...args],
        stderr: 'ignore',
      });
      await client.connect(transport);
      await answersAll(client);
      await client.close();
    }
    server.close();
  });

  it('begins with the site of the product, and ends well with its input', async () => {
    const {code, lines, out} = await ended([]);
    expect({code, out}).toEqual({code: 0, out: ''});
    expect(lines).toEqual([
      `Documentation from ${product.docsUrl}/: search, read and list wait for an assistant.`,
    ]);
  });

  it('ends with a line and a code when a message is too long', async () => {
    const {code, lines, out} = await ended(['--dir', site], 'x'.repeat(6_000_000));
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(lines.at(-1)).toMatch(/^The documentation server ends: .*maximum size of 5000000 bytes$/);
    expect(lines).toHaveLength(2);
  });

  it('goes on after a line that is no message', async () => {
    const request = {jsonrpc: '2.0', id: 7, method: 'ping'};
    const {code, out} = await ended(['--dir', site], `not JSON\n${JSON.stringify(request)}\n`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({jsonrpc: '2.0', id: 7, result: {}});
  });

  it.each([
    [['--site', 'https://ana:secret@docs.example.com'], 'has a name or a password in it'],
    [['--http', '99999'], '"99999" is no port'],
  ])('%j is refused in one line', async (args, message) => {
    const {code, lines, out} = await ended(args);
    expect({code, out, count: lines.length}).toEqual({code: 1, out: '', count: 1});
    expect(lines[0]).toContain(message);
    expect(lines[0]).toContain('Usage: ');
    expect(lines[0]).not.toContain('secret');
  });
});

describe('over HTTP', () => {
  let child: ChildProcess;
  let address: string;

  beforeAll(async () => {
    const {child: running, line} = await started('--dir', site, '--http', '0');
    child = running;
    address = /http:\S+/.exec(line)?.[0] ?? line;
  });

  afterAll(() => child.kill());

  const send = (
    method: string,
    headers: http.OutgoingHttpHeaders,
    body = '',
    url = address,
  ): Promise<{status: number | undefined; headers: http.IncomingHttpHeaders; text: string}> =>
    new Promise((resolve, reject) => {
      const request = http.request(url, {method, headers}, (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => resolve({status: response.statusCode, headers: response.headers, text}));
      });
      request.on('error', reject);
      request.end(body);
    });

  const json = {'content-type': 'application/json', accept: 'application/json, text/event-stream'};

  it('answers several clients, and remembers none', async () => {
    expect(new URL(address).hostname).toBe('127.0.0.1');
    const clients = await Promise.all(
      [1, 2].map(async () => {
        const client = new Client({name: 'test', version: '1.0.0'});
        const transport = new StreamableHTTPClientTransport(new URL(address));
        await client.connect(transport);
        expect(transport.sessionId).toBeUndefined();
        return client;
      }),
    );
    await Promise.all(clients.map(answersAll));
    await Promise.all(clients.map((client) => client.close()));
  });

  it.each(['GET', 'OPTIONS'])('%s is not allowed', async (method) => {
    const {status, headers, text} = await send(method, json);
    expect({status, allow: headers.allow}).toEqual({status: 405, allow: 'POST'});
    expect(JSON.parse(text)).toMatchObject({jsonrpc: '2.0', id: null});
  });

  it('is at one address', async () => {
    expect(await send('POST', json, '{}', new URL('/', address).href)).toMatchObject({status: 404});
  });

  it.each([
    ['a foreign Host', {host: 'attacker.example'}],
    ['a foreign Origin', {origin: 'https://attacker.example'}],
    ['an Origin without a name', {origin: 'null'}],
  ])('%s is refused, and not repeated', async (_name, headers) => {
    const {status, text} = await send('POST', {...json, ...headers}, '{}');
    expect(status).toBe(403);
    expect(text).not.toContain('attacker');
  });

  it('a body of more than 5 MB is refused, though it does not tell its length', async () => {
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'x'.repeat(5_000_001)});
    expect(await send('POST', {...json, 'transfer-encoding': 'chunked'}, body)).toMatchObject({status: 413});
    expect(await send('POST', json, '{"jsonrpc":"2.0","id":1,"method":"ping"}')).toMatchObject({status: 200});
  });

  it('a port that is taken is told in one line', async () => {
    const {code, lines} = await ended(['--dir', site, '--http', new URL(address).port]);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('EADDRINUSE')]);
  });
});

describe('what the build makes', () => {
  const other = emptyFolder();

  it('is a package that npx can run, from its folder and from its address', () => {
    const manifest = JSON.parse(readFileSync(path.join(made, 'mcp/package.json'), 'utf8')) as {
      bin: Record<string, string>;
    };
    expect(manifest.bin).toEqual({[`${product.slug}-docs`]: 'server.mjs'});
    execFileSync('tar', ['xzf', path.join(made, 'mcp/server.tgz'), '-C', other.root]);
    for (const file of ['package.json', 'server.mjs']) {
      const beside = readFileSync(path.join(made, 'mcp', file));
      expect(readFileSync(other.inside(`package/${file}`)).equals(beside)).toBe(true);
    }
  });

  it('is the same of the same sources, and small', async () => {
    await writeMcpServer(process.cwd(), other.root);
    const [first, second] = [made, other.root].map((folder) =>
      readFileSync(path.join(folder, 'mcp/server.tgz')),
    );
    expect(first && second?.equals(first)).toBe(true);
    expect(first?.length).toBeLessThan(300_000);
  });
});
