/** A small site as the documentation server reads it, and what asks the server. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {createDocumentation} from '../../src/mcp/documentation';
import {createServer} from '../../src/mcp/server';
import type {SiteFiles} from '../../src/mcp/site';
import {product} from '../../src/config/product';
import {whatsNewRoute} from '../../src/config/whatsNew';
import {buildIndex} from '../../src/search/indexing/buildIndex';
import {filesOfIndex, writeIndex} from '../../src/search/indexing/writeIndex';

export const checkpoints = `---
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

function writeLanguage(folder: string, language: 'en' | 'pt-BR', title: string, texts: string[]): void {
  const base = language === 'en' ? '' : `${language}/`;
  const root = path.join(folder, base);
  mkdirSync(path.join(root, 'features'), {recursive: true});
  writeFileSync(path.join(root, 'features/checkpoints.md'), checkpoints);
  writeFileSync(path.join(root, 'faq.md'), `# Questions (${language})\n\n## Cost {#cost}\n\nNone.\n`);
  writeFileSync(path.join(root, 'index.md'), '# Home\n');
  const address = `${product.docsUrl}/${base}`;
  writeFileSync(
    path.join(root, 'llms.txt'),
    `# Acme\n\n- [All](${address}llms-full.txt): 2 kB\n\n## Features\n\nWhat it does.\n\n- [${title}](${address}features/checkpoints.md): Go back.\n\n## More\n\n- [Home](${address}index.md): Start here.\n- [Questions](${address}faq.md): Answers.\n`,
  );
  const pages = [
    {url: `/${base}features/checkpoints`, title, keywords: 'undo'},
    {url: `/${base}`, title: 'Home', keywords: ''},
    {url: `/${base}${whatsNewRoute}`, title: 'What’s new', keywords: ''},
  ];
  const sections = [
    {page: 0, hash: '', heading: ''},
    {page: 0, hash: '#restore', heading: 'Restore files'},
    {page: 1, hash: '', heading: ''},
    {page: 2, hash: '', heading: ''},
  ];
  writeIndex(root, filesOfIndex(buildIndex({pages, sections, texts}, language, {})));
}

/**
 * Writes a site of three pages, and one that has no text for assistants, into a new folder.
 *
 * @param snapshot the text by which the first of them is found
 */
export function writeSite(snapshot = 'A checkpoint is a snapshot.'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const texts = [snapshot, 'Select the button to bring files back.', 'Start here.', 'Start of the year.'];
  writeLanguage(folder, 'en', 'Checkpoints', texts);
  writeLanguage(folder, 'pt-BR', 'Pontos de restauração', texts);
  return folder;
}

/** A client of a server that answers from a site. */
export async function clientOf(files: SiteFiles): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(createDocumentation(files)).connect(far);
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(near);
  return client;
}

/** Calls a tool. */
export async function ask(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [part] = content as {type: string; text: string}[];
  return {text: part?.text ?? '', isError: isError === true};
}

/** Listens on this machine until it is closed. */
export async function listening(
  answer: http.RequestListener,
): Promise<{server: http.Server; address: string}> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`};
}
