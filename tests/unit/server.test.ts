import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startServer} from '../../scripts/server.mts';
import {requireOwnServer} from '../site/servers.mts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  writeFileSync(path.join(dir, 'index.html'), '<h1>Ours</h1>');
  writeFileSync(path.join(dir, '404.html'), '<h1>Not found</h1>');
});

afterEach(() => rmSync(dir, {recursive: true, force: true}));

describe('the servers of the browser suite', () => {
  it('are taken when they serve the folder, whatever they answer', async () => {
    const server = await startServer(dir, 0);
    try {
      await requireOwnServer(server.url, dir);
      await requireOwnServer(`${server.url}/nothing`, dir);
    } finally {
      await server.close();
    }
  });

  it('are refused when they serve another folder', async () => {
    const server = await startServer(dir, 0);
    try {
      await expect(requireOwnServer(server.url, os.tmpdir())).rejects.toThrow(/does not serve/);
    } finally {
      await server.close();
    }
  });

  it('are refused when they are not ours', async () => {
    const server = http.createServer((_request, response) => response.end('<h1>Somebody else</h1>'));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      const {port} = server.address() as AddressInfo;
      await expect(requireOwnServer(`http://localhost:${port}`, dir)).rejects.toThrow(/SITE_PORT/);
    } finally {
      server.close();
    }
  });
});
