import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bundlerCache} from './bundlerCache';
import otherLocaleDependency from './otherLocaleDependency.mjs';

const site = process.cwd();

interface Part {
  experiments: {cache: {buildDependencies: string[]}};
  module: {rules: {include: string; use: {loader: string; options: {from: string; to: string}}}[]};
}

describe('the cache between two builds', () => {
  const {experiments, module} = bundlerCache(site) as Part;

  it.each(['src/data/glossary.yaml', 'src/config/product.ts', 'src/remark/steps.ts', 'package-lock.json'])(
    'depends on %s',
    (file) => {
      expect(experiments.cache.buildDependencies).toContain(path.join(site, file));
    },
  );

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
