import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {completeManifest, modulesOf} from './manifest';

const registry = `export default {
  "1a2b": [() => import(/* webpackChunkName: "1a2b" */ "@site/docs/faq.mdx"), "@site/docs/faq.mdx", require.resolveWeak("@site/docs/faq.mdx")],
};
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
  writeFileSync(path.join(folder, 'registry.js'), registry);
  writeFileSync(path.join(folder, 'a.js'), 'run()');
  writeFileSync(path.join(folder, 'a.css'), 'a { color: red; }');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const write = (manifest: object) =>
  writeFileSync(path.join(folder, 'client-manifest.json'), JSON.stringify(manifest));

describe('the manifest of a build', () => {
  it('learns the module of each chunk, the hash of each script and the rules of each sheet', async () => {
    write({
      publicPath: '/',
      origins: {'1a2b': [7]},
      assets: {7: {js: [{file: 'a.js', hash: 'x'}], css: [{file: 'a.css', hash: 'y'}]}},
    });
    await completeManifest(folder, folder);
    expect(JSON.parse(readFileSync(path.join(folder, 'client-manifest.json'), 'utf8'))).toEqual({
      publicPath: '/',
      origins: {'1a2b': [7], '@site/docs/faq.mdx': [7]},
      assets: {
        7: {
          js: [{file: 'a.js sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=', hash: 'x'}],
          css: [{file: 'a.css a { color: red; }', hash: 'y'}],
        },
      },
    });
  });

  it('stops at a sheet that would end its own element', async () => {
    writeFileSync(path.join(folder, 'a.css'), 'a::before { content: "</style>"; }');
    write({origins: {}, assets: {7: {css: [{file: 'a.css'}]}}});
    await expect(completeManifest(folder, folder)).rejects.toThrow('a.css holds </style');
  });

  it.each([
    ['a manifest', {origins: {}, chunks: {}}],
    ['a manifest without chunks', {assets: {}}],
  ])('says which file has another form: %s', async (_, manifest) => {
    write(manifest);
    await expect(completeManifest(folder, folder)).rejects.toThrow(
      /Docusaurus' client-manifest\.json has another form .*README\.md/,
    );
  });

  it('says so of the registry', () => {
    expect(() => modulesOf('export default new Map();')).toThrow(/registry\.js has another form/);
    expect(() => modulesOf('export default {"a": {load() {}}};')).toThrow(/registry\.js has another form/);
  });
});
