/** What the documentation server answers, asked by the protocol's own client. */
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {builtSite} from '../../src/mcp/site';
import {product} from '../../src/config/product';
import {ask, checkpoints, clientOf, writeSite} from '../support/mcp';

const folder = writeSite();
let client: Client;

beforeAll(async () => {
  client = await clientOf(builtSite(folder));
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('the tools', () => {
  it('say what they take, what they are called, and that they only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name, inputSchema}) => [name, inputSchema.required])).toEqual([
      ['search', ['query']],
      ['read', ['route']],
      ['list', undefined],
    ]);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({title}) => title?.includes(product.code))).toBe(true);
  });

  it('search finds the section, and says how to read it', async () => {
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

  it('search neither shows nor counts a page that cannot be read', async () => {
    const {text} = await ask(client, 'search', {query: 'start'});
    expect(text).toMatch(/^1 page found:\n/);
    expect(text).not.toContain('What’s new');
  });

  it('read gives a page, or a section with what is below it', async () => {
    expect((await ask(client, 'read', {route: '/features/checkpoints'})).text).toBe(checkpoints);
    const {text} = await ask(client, 'read', {route: 'features/checkpoints', section: '#restore'});
    expect(text).toMatch(/^## Restore files \{#restore\}[^]*Messages stay\.$/);
    expect(text).toContain('## No heading');
    expect((await ask(client, 'read', {route: '/'})).text).toBe('# Home\n');
  });

  it('list names the pages of a section, by its name or by their addresses', async () => {
    expect((await ask(client, 'list', {})).text.split('\n')).toHaveLength(3);
    const line = '- features/checkpoints: **Checkpoints**. Go back.';
    for (const section of ['features', 'Features', '/features/', `${product.docsUrl}/features`]) {
      expect((await ask(client, 'list', {section})).text).toBe(line);
    }
    expect((await ask(client, 'list', {section: 'more', language: 'pt-BR'})).text).toContain('- index:');
    expect((await ask(client, 'list', {section: 'pt-BR/features'})).text).toContain('Pontos de restauração');
  });

  it('answer from a new build at once', async () => {
    const built = writeSite();
    const other = await clientOf(builtSite(built));
    expect((await ask(other, 'search', {query: 'snapshot'})).isError).toBe(false);
    const newer = writeSite('A tarball is new.');
    rmSync(built, {recursive: true});

    renameSync(newer, built);
    expect((await ask(other, 'search', {query: 'tarball'})).text).toContain('features/checkpoints');
    rmSync(built, {recursive: true});
  });
});

describe('read takes what people paste', () => {
  const english = '# Questions (en)\n\n## Cost {#cost}\n\nNone.\n';
  const portuguese = english.replace('(en)', '(pt-BR)');
  const cost = '## Cost {#cost}\n\nNone.';
  it.each([
    ['faq.md', english],
    [' /faq/ ', english],
    ['faq?docusaurus-theme=dark', english],
    [`${product.docsUrl.toUpperCase()}/FAQ.HTML`, english],
    [`<${product.docsUrl}/faq.md>`, english],
    [`[Questions](${product.docsUrl}/faq)`, english],
    [`${new URL(product.docsUrl).host}/faq`, english],
    ['/pt-br/faq.html', portuguese],
    [`${product.docsUrl}/pt-BR/faq`, portuguese],
    ['faq#Cost', cost],
    [`${product.docsUrl}/faq?x=1#cost`, cost],
    ['./faq', english],
    ['faq.', english],
    ['**faq**', english],
    ['features\\checkpoints', checkpoints],
    [`(${product.docsUrl}/faq).`, english],
    ['docs/faq.mdx', english],
    ['faq%23cost', cost],
    ['faq#cost:~:text=None', cost],
    [product.docsUrl, '# Home\n'],
    ['pt-BR', '# Home\n'],
    [`${product.docsUrl}/advanced-usage/checkpoints.html`, checkpoints],
  ])('%s', async (route, text) => {
    expect(await ask(client, 'read', {route})).toEqual({text, isError: false});
  });

  it('and a section by its words', async () => {
    const {text} = await ask(client, 'read', {route: 'features/checkpoints', section: 'What stays'});
    expect(text).toBe('### What stays {#stays}\n\nMessages stay.');
  });
});

describe('bad input', () => {
  it.each([
    [
      'read',
      {route: 'features/chekpoints'},
      'There is no page "features/chekpoints". Near it: features/checkpoints. The tool list names all.',
    ],
    ['read', {route: 'question'}, 'Near it: faq.'],
    ['read', {route: '404'}, 'There is no page "404". The tool search finds pages by their words.'],
    ['read', {route: '../../etc/passwd'}, 'There is no page "../../etc/passwd"'],
    ['read', {route: '..%2f..%2fetc/passwd'}, 'There is no page'],
    ['read', {route: '%'}, 'There is no page "%"'],
    ['read', {route: '__proto__'}, 'There is no page "__proto__"'],
    [
      'read',
      {route: 'https://other.example/faq'},
      `"https://other.example/faq" is no address of this documentation, which is at ${product.docsUrl}/.`,
    ],
    ['read', {route: 'javascript://%0aalert(1)'}, 'is no address of this documentation'],
    [
      'read',
      {route: 'features/checkpoints', section: 'none at all'},
      '"features/checkpoints" has no section "none at all"; allowed: restore, stays, limits.',
    ],
    ['read', {route: 'index#x'}, '"index" has no section "x"; it has none: read it whole.'],
    ['list', {section: 'recipes'}, 'There is no section "recipes"; allowed: Features, More'],
    ['search', {query: ''}, 'Too small'],
    ['search', {query: 'x', language: 'de'}, 'expected one of'],
    ['read', {}, 'expected string'],
  ])('%s %j is answered with what is allowed', async (name, args, message) => {
    const {text, isError} = await ask(client, name, args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  it('a list of 5 MB in one line, and a text of brackets, take no time', async () => {
    const site = writeSite();
    const other = await clientOf(builtSite(site));
    writeFileSync(path.join(site, 'faq.md'), `# ${'{#'.repeat(100_000)}}\n`);
    const list = path.join(site, 'llms.txt');
    writeFileSync(list, `- [a](${product.docsUrl}/faq.md): b\n- [${']('.repeat(1_000_000)}\n`);
    const start = performance.now();
    expect((await ask(other, 'read', {route: 'faq', section: 'x'})).text).toContain('has no section "x"');
    expect(performance.now() - start).toBeLessThan(2000);
    rmSync(site, {recursive: true});
  });
});
