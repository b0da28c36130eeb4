import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {frontMatter, frontMatterSchema} from '../../scripts/content/frontMatterSchema.mts';
import {projectRoot} from '../../scripts/content/read.mts';
import {splitFrontMatter} from '../../src/config/sourceHash';
import {pages} from '../support/places';

const asFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** After a change of the rules: `npx vitest run tests/unit/frontMatter.test.ts -u`. */
describe('what editors read', () => {
  it('is the schema of the rules', async () => {
    await expect(asFile(frontMatterSchema())).toMatchFileSnapshot('../../.vscode/front-matter.schema.json');
  });

  it('is found by the settings', () => {
    const settings = JSON.parse(readFileSync(path.join(projectRoot, '.vscode/settings.json'), 'utf8')) as {
      'yaml.schemas': Record<string, string[]>;
    };
    expect(Object.keys(settings['yaml.schemas'])).toEqual(['./.vscode/front-matter.schema.json']);
  });
});

describe('the schema', () => {
  const good = {
    title: 'Baking bread',
    description: 'From flour to loaf: how to bake a bread that keeps its crust for two whole days.',
    keywords: ['loaf', 'dough', 'oven'],
  };
  const faults = (value: unknown) =>
    frontMatter.safeParse(value).error?.issues.map(({path}) => path.join('.')) ?? [];

  it('takes every page', () => {
    const found = pages.flatMap(({file, raw}) =>
      faults(splitFrontMatter(raw).frontMatter).map((at) => `${file}: ${at}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['no title', {title: undefined}, 'title'],
    ['a short description', {description: 'Bread.'}, 'description'],
    ['few keywords', {keywords: ['loaf']}, 'keywords'],
    ['an address without its slash', {slug: 'bread'}, 'slug'],
    ['no day', {reviewed: 'last week'}, 'reviewed'],
    ['no hash', {source: '12'}, 'source'],
    ['an unknown key', {author: 'Ada'}, ''],
  ])('refuses %s', (_, change, at) => {
    expect(faults(good)).toEqual([]);
    expect(faults({...good, ...change})).toEqual([at]);
  });
});
