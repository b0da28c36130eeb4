import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {describe, expect, it} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {bundlerCache, keepMinimized} from './bundlerCache';
import otherLocaleDependency from './otherLocaleDependency.mjs';

const site = process.cwd();
const files = emptyFolder();

interface Part {
  experiments: {cache: {buildDependencies: string[]}};
  module: {rules: {include: string; use: {loader: string; options: {from: string; to: string}}}[]};
}

describe('the cache between two builds', () => {
  const {experiments, module} = bundlerCache(site) as Part;

  it.each([
    'src/data/glossary.yaml',
    'src/config/product.ts',
    'src/remark/markdownPlugins.ts',
    'package-lock.json',
  ])('depends on %s', (file) => {
    expect(experiments.cache.buildDependencies).toContain(path.join(site, file));
  });

  it.each([
    ['docs/faq.mdx', 'i18n/pt-BR/docusaurus-plugin-content-docs/current/faq.mdx'],
    ['i18n/pt-BR/docusaurus-plugin-content-docs/current/faq.mdx', 'docs/faq.mdx'],
  ])('has %s compiled again when %s changes', (file, twin) => {
    const resourcePath = path.join(site, file);
    const rule = module.rules.find(({include}) => resourcePath.startsWith(include + path.sep));
    const added: string[] = [];
    const context = {
      resourcePath,
      getOptions: () => rule?.use.options ?? {from: '', to: ''},
      addDependency: (other: string) => added.push(other),
    };
    expect(otherLocaleDependency.call(context, '# Title')).toBe('# Title');
    expect(added).toEqual([path.join(site, twin)]);
  });
});

it('a script is kept as the minimizer has made it, and is not made again', async () => {
  files.write('entry.js', 'const someLongName = Date.now();\nconsole.log(someLongName, someLongName);\n');
  const kept = new Map<string, string>();
  const set = (text: string, made: string) => kept.set(text, made) && made;
  const open = () => ({get: (text: string) => kept.get(text), set, save: () => undefined});
  const build = async (minimize = true) => {
    const compiler = rspack({
      mode: 'production',
      target: 'node',
      context: files.root,
      entry: './entry.js',
      output: {path: files.root},
      optimization: {minimize},
      plugins: [keepMinimized(open)],
    });
    await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(0))));
    return files.read('main.js');
  };
  expect(await build(false)).toContain('someLongName');
  const first = await build();
  const [[text = '', made] = []] = [...kept];
  expect([text.includes('someLongName'), made]).toEqual([true, first]);
  expect(first).not.toContain('someLongName');
  kept.set(text, 'kept( "as it is" );');
  expect(await build()).toBe('kept( "as it is" );');
});
