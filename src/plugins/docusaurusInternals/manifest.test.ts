import {beforeEach, describe, expect, it} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {completeManifest, modulesOf} from './manifest';

const registry = `export default {
  "1a2b": [() => import(/* webpackChunkName: "1a2b" */ "@site/docs/faq.mdx"), "@site/docs/faq.mdx", require.resolveWeak("@site/docs/faq.mdx")],
};
`;

const folder = emptyFolder();

beforeEach(() => {
  folder.write('registry.js', registry);
  folder.write('a.js', 'run()');
});

/** Completes a manifest as the build does. */
async function complete(manifest: object): Promise<unknown> {
  folder.write('client-manifest.json', JSON.stringify(manifest));
  await completeManifest(folder.root, folder.root);
  return JSON.parse(folder.read('client-manifest.json'));
}

describe('the manifest of a build', () => {
  it('learns the module of each chunk and the hash of each script', async () => {
    const manifest = {
      publicPath: '/',
      origins: {'1a2b': [7]},
      assets: {7: {js: [{file: 'a.js', hash: 'x'}], css: [{file: 'a.css', hash: 'y'}]}},
    };
    expect(await complete(manifest)).toEqual({
      publicPath: '/',
      origins: {'1a2b': [7], '@site/docs/faq.mdx': [7]},
      assets: {
        7: {
          js: [{file: 'a.js sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=', hash: 'x'}],
          css: [{file: 'a.css', hash: 'y'}],
        },
      },
    });
  });

  it.each([
    ['a manifest', {origins: {}, chunks: {}}],
    ['a manifest without chunks', {assets: {}}],
  ])('says which file has another form: %s', async (_, manifest) => {
    await expect(complete(manifest)).rejects.toThrow(
      /Docusaurus' client-manifest\.json has another form .*README\.md/,
    );
  });

  it('says so of the registry', () => {
    expect(() => modulesOf('export default new Map();')).toThrow(/registry\.js has another form/);
    expect(() => modulesOf('export default {"a": {load() {}}};')).toThrow(/registry\.js has another form/);
  });
});
