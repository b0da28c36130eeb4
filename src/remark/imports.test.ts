import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Parent} from 'unist';
import {describe, expect, it} from 'vitest';
import {afterSteps} from '../../tests/support/mdx';
import {pageComponents} from '../config/components';
import addImports from './imports';

/** Sources that a page imports after the plugin has seen it. */
function imports(mdx: string): string[] {
  return (afterSteps(mdx, [addImports]) as Parent).children
    .filter(({type}) => type === 'mdxjsEsm')
    .map(({data}) => JSON.stringify(data))
    .map((text) => /@site\/src\/components\/([\w/]+)/.exec(text)?.[1] ?? '');
}

describe('addImports', () => {
  it('imports what a page uses, once, wherever it stands', () => {
    expect(imports('<ScoreExplorer />\n\n- A <ScoreExplorer />')).toEqual(['calculators/ScoreExplorer/lazy']);
  });

  it('imports nothing for the components that every page has', () => {
    expect(imports('<Cards>\n\n- [a](./a.mdx): b\n\n</Cards>')).toEqual([]);
  });

  it('imports from one folder what it exports by that name', () => {
    expect(imports('<Loop>\n\nwords\n\n</Loop>\n\n<SectionList />')).toEqual(['Home', 'Home']);
  });

  it.each(Object.entries(pageComponents))('%s is exported by %s', (name, folder) => {
    const file = folder.endsWith('/lazy') ? `${folder}.ts` : `${folder}/index.tsx`;
    const text = readFileSync(path.resolve(import.meta.dirname, '../components', file), 'utf8');
    expect(text).toMatch(new RegExp(`^export (?:function|const|\\{default as) ${name}\\b`, 'm'));
  });
});
