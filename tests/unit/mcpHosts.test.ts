/** What the documentation server makes of hosts: those that deploy, fail, send too much or something else. */
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import {afterEach, describe, expect, it} from 'vitest';
import {liveSite} from '../../src/mcp/site';
import {POINTER_FILE} from '../../src/search/files';
import {ask, checkpoints, clientOf, listening, writeSite} from '../support/mcp';

const ends: (() => void)[] = [];

afterEach(() => ends.splice(0).forEach((end) => end()));

/** A host; it is closed after the test. */
async function host(answer: http.RequestListener): Promise<string> {
  const {server, address} = await listening(answer);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return address;
}

/** A host with a site in a folder, and what it was asked for. */
async function siteHost(): Promise<{address: string; folder: string; asked: string[]; statuses: number[]}> {
  const folder = writeSite();
  ends.push(() => rmSync(folder, {recursive: true}));
  const asked: string[] = [];
  const statuses: number[] = [];
  const address = await host((request, response) => {
    asked.push(request.url ?? '');
    response.on('finish', () => statuses.push(response.statusCode));
    void handler(request, response, {public: folder, etag: true});
  });
  return {address, folder, asked, statuses};
}

/** No text counts as new for longer than its own request. */
const impatient = {patience: 500, age: 0, rest: 0};

/** Puts another site into the place of one. */
function deploy(folder: string, newer: string): void {
  rmSync(folder, {recursive: true});
  renameSync(newer, folder);
}

describe('a host with the site', () => {
  // Texts age within milliseconds here: on a busy machine one may do so between two questions.
  it('is asked once for what is new, and then whether it is', {retry: 3}, async () => {
    const {address, asked} = await siteHost();
    const client = await clientOf(liveSite(address));
    for (const route of ['features/checkpoints', 'features/checkpoints', `${address}features/checkpoints`]) {
      expect((await ask(client, 'read', {route})).text).toBe(checkpoints);
    }
    expect(asked).toEqual(['/llms.txt', '/features/checkpoints.md']);
    expect((await ask(client, 'read', {route: 'nowhere'})).isError).toBe(true);
    expect(asked).toHaveLength(2);

    // Another host: what the first one has sent may be noted late.
    const other = await siteHost();
    const hurried = await clientOf(liveSite(other.address, impatient));
    await ask(hurried, 'list', {});
    await ask(hurried, 'list', {});
    expect(other.statuses).toEqual([200, 304]);
  });

  it('is answered from after a deployment that took the index away', async () => {
    const {address, folder} = await siteHost();
    const client = await clientOf(liveSite(address, {...impatient, age: 60_000}));
    expect((await ask(client, 'search', {query: 'snapshot'})).text).toContain('features/checkpoints');
    deploy(folder, writeSite('Tarballs are new.'));
    // Not asked for yet, so it lies in a file that the old index has and the host has no more.
    const {text, isError} = await ask(client, 'search', {query: 'tarball'});
    expect({text, isError}).toMatchObject({isError: false});
    expect(text).toContain('features/checkpoints');
  });

  it('is read from after a deployment that took a page away, or brought one', async () => {
    const {address, folder} = await siteHost();
    const client = await clientOf(liveSite(address, {...impatient, age: 60_000}));
    await ask(client, 'list', {});
    const list = path.join(folder, 'llms.txt');
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll('faq', 'answers'));
    renameSync(path.join(folder, 'faq.md'), path.join(folder, 'answers.md'));
    expect((await ask(client, 'read', {route: 'answers'})).text).toContain('# Questions');
    expect((await ask(client, 'read', {route: 'faq'})).text).toContain('There is no page "faq".');
  });

  it('is not needed for what is known when it is gone', async () => {
    const {address} = await siteHost();
    const client = await clientOf(liveSite(address, impatient));
    await ask(client, 'read', {route: 'faq'});
    ends.splice(0).forEach((end) => end());
    expect((await ask(client, 'read', {route: 'faq'})).text).toContain('# Questions');
    expect((await ask(client, 'read', {route: 'index'})).text).toContain('cannot be had (ECONNREFUSED)');
  });
});

describe('a host that is not the site', () => {
  const page = '<!DOCTYPE html>\n<title>Not here</title>';
  it.each<[string, http.RequestListener, string]>([
    ['has no list', (_, response) => response.writeHead(404).end(page), 'llms.txt answers 404.'],
    ['fails', (_, response) => response.writeHead(503).end(), 'llms.txt answers 503.'],
    [
      'answers all with a page',
      (_, response) => response.end(page),
      'is an HTML page instead of that file. http',
    ],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(301, {location: 'https://new.example/llms.txt'}).end(),
      'leads on to https://new.example/llms.txt, which is not followed: your user has to start',
    ],
    ['lists nothing', (_, response) => response.end('# Something\n'), 'lists no pages'],
    ['breaks off', (_, response) => response.write('x', () => response.destroy()), 'cannot be had'],
    ['says nothing', () => undefined, 'has not come whole within 0.5 seconds.'],
    [
      'sends a little for ever',
      (_, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
      'has not come whole within 0.5 seconds.',
    ],
  ])('%s', async (_name, answer, message) => {
    const client = await clientOf(liveSite(await host(answer), impatient));
    const {text, isError} = await ask(client, 'list', {});
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it('and one that sends without end is read no further than 5 MB', async () => {
    let sent = 0;
    const address = await host((_, response) => {
      const block = Buffer.alloc(65_536, 'x');
      const more = () => {
        while (!response.destroyed && response.write(block)) {
          sent += block.length;
        }
      };
      response.on('drain', more);
      more();
    });
    const client = await clientOf(liveSite(address));
    expect(await ask(client, 'list', {})).toEqual({
      text: `${address}llms.txt is longer than 5 MB, and was not read.`,
      isError: true,
    });
    // What is on its way between the two is not the reader's.
    expect(sent).toBeLessThan(20_000_000);
  });
});

it.each([
  ['no JSON', '{', 'search-index.json of', 'is no JSON'],
  ['no pointer', '{}', 'has no search index', 'list and read work'],
  ['none at all', '{"folder":null}', 'has no search index', 'list and read work'],
  [
    'another format',
    '{"folder":"x","router":{"format":1}}',
    'is not of format',
    'needs the server that was built with that site',
  ],
])('an index that is none of ours: %s', async (_name, pointer, ...messages) => {
  const {address, folder} = await siteHost();
  writeFileSync(path.join(folder, POINTER_FILE), pointer);
  const {text, isError} = await ask(await clientOf(liveSite(address)), 'search', {query: 'snapshot'});
  expect(isError).toBe(true);
  messages.forEach((message) => expect(text).toContain(message));
  expect(text).not.toContain('Reload');
});

it.each([
  ['ftp://docs.example.com', 'is no address of a site'],
  ['http://docs.example.com', 'is no address of a site'],
  ['docs.example.com', 'is no address of a site'],
  ['https://docs.example.com/?x', 'is no address of a site'],
  ['https://ana:secret@docs.example.com', 'has a name or a password in it'],
])('an address that is none of a site is refused: %s', (address, message) => {
  expect(() => liveSite(address)).toThrow(message);
  expect(() => liveSite(address)).not.toThrow('secret');
});
