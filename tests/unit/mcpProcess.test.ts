/** The documentation server as the build makes it: one file, started as readers start it. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
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

  it('refuses in one line an address with a password, without it', async () => {
    const {code, lines, out} = await ended(['--site', 'https://ana:secret@docs.example.com']);
    expect({code, out, count: lines.length}).toEqual({code: 1, out: '', count: 1});
    expect(lines[0]).toContain('has a name or a password in it');
    expect(lines[0]).toContain('Usage: ');
    expect(lines[0]).not.toContain('secret');
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
