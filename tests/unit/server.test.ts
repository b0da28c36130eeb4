import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type RunningServer} from '../../scripts/server.mts';
import {requireOwnServer} from '../browser/servers.mts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'server-'));
const build = path.join(folder, 'build');

beforeAll(() => {
  for (const [below, language] of [
    ['.', 'English'],
    ['pt-BR', 'Portuguese'],
  ] as const) {
    mkdirSync(path.join(build, below), {recursive: true});
    for (const name of ['index', 'faq', '404']) {
      writeFileSync(path.join(build, below, `${name}.html`), `${language} ${name}`);
    }
  }
  writeFileSync(path.join(build, 'noscript.css'), 'css');
  writeFileSync(path.join(build, 'faq.md'), '# FAQ');
  mkdirSync(path.join(folder, 'build-old'));
  writeFileSync(path.join(folder, 'build-old/faq.html'), 'an older build');
});

/** Makes the build one for a base. */
const buildFor = (base: string) =>
  writeFileSync(
    path.join(build, 'index.html'),
    `<link rel=canonical href=https://docs.example${base}><p>English index`,
  );

afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe.each(['/', '/docs/'])('a build for the base %s', (base) => {
  let server: RunningServer;

  beforeAll(async () => {
    buildFor(base);
    server = await startServer(build, 0);
  });

  afterAll(() => server.close());

  const ask = async (url: string) => {
    const response = await fetch(server.url + url, {redirect: 'manual'});
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };

  it.each([
    ['', 200, expect.stringContaining('English index') as string],
    ['faq', 200, 'English faq'],
    ['pt-BR/', 200, 'Portuguese index'],
    ['pt-BR/faq', 200, 'Portuguese faq'],
    ['noscript.css', 200, 'css'],
    ['nothing', 404, 'English 404'],
    ['pt-BR/nothing', 404, 'Portuguese 404'],
    ['img/nothing.svg', 404, 'English 404'],
    ['..%2fbuild-old%2ffaq', 404, 'English 404'],
  ])('%s: %i, %s', async (route, status, text) => {
    expect(await ask(base + route)).toEqual([status, text]);
  });

  it.each([
    ['PT-BR/Faq.HTML', 'pt-BR/faq'],
    // Docusaurus drops the blanks when it looks for the page, and would render it below this address.
    ['%20%20', ''],
  ])('%s is another form of “%s”, and leads there with its query', async (form, route) => {
    expect(await ask(`${base}${form}?a=1`)).toEqual([301, `${base}${route}?a=1`]);
  });

  it.each([
    ['faq', 'text/markdown', '# FAQ'],
    ['faq', 'text/html,application/xhtml+xml,*/*;q=0.8', 'English faq'],
    ['pt-BR/faq', 'text/markdown', 'Portuguese faq'],
  ])('%s as Markdown, for "%s"', async (route, accept, text) => {
    const response = await fetch(server.url + base + route, {headers: {accept}});
    expect([await response.text(), response.headers.get('vary')]).toEqual([text, 'Accept']);
  });

  it('is known by its folder: the browser suite refuses a server of another one', async () => {
    await expect(requireOwnServer(server.url + base, build)).resolves.toBeUndefined();
    await expect(requireOwnServer(server.url + base, os.tmpdir())).rejects.toThrow(/does not serve/);
  });
});

it('beside a base is nothing of the site, and its base without the slash leads to it', async () => {
  buildFor('/docs/');
  const server = await startServer(build, 0);
  try {
    for (const url of ['/', '/faq', '/noscript.css', '/pt-BR/', '/docsfaq']) {
      const response = await fetch(server.url + url);
      expect([response.status, await response.text()], url).toEqual([404, 'The site is at /docs/\n']);
    }
    const response = await fetch(`${server.url}/docs`, {redirect: 'manual'});
    expect([response.status, response.headers.get('location')]).toEqual([301, '/docs/']);
  } finally {
    await server.close();
  }
});
