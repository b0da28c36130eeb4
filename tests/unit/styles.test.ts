import {load} from 'cheerio';
import type {RootContent} from 'hast';
import {h} from 'hastscript';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {inspectStyles} from '../../scripts/built/styles.mts';
import {cssChunks} from '../../src/config/cssChunks';
import addImports from '../../src/remark/imports';

/** Sheets that a page with these elements imports, in their order. */
const imports = (...children: RootContent[]): string[] =>
  unified()
    .use(addImports)
    .runSync({type: 'root', children})
    .children.filter(({type}) => type === 'mdxjsEsm')
    .map((node) => /css\/(\w+)\.css/.exec(JSON.stringify(node))?.[1] ?? '');

describe('style sheets of some pages', () => {
  it('are imported by what is on the page, in the order of the list', () => {
    expect(imports(h('figure', {className: 'pic-figure'}, h('span', {className: 'pic-icon'})))).toEqual([]);
    expect(
      imports(
        h('div', h('ol', {className: ['diagram', 'flow']})),
        h('figure', h('div', {className: 'pic-window'})),
      ),
    ).toEqual(['pictures', 'diagrams']);
    expect(imports(h('div', {className: ['decision-tree', 'wide']}))).toEqual(['trees']);
  });

  it('have a source of their own each', () => {
    for (const {sheet, source} of cssChunks) {
      const files = cssChunks.flatMap((part) => (part.sheet ? [`/site/${part.sheet.file}`] : []));
      expect(files.filter((file) => source.test(file))).toEqual(sheet ? [`/site/${sheet.file}`] : []);
    }
  });

  it('are missed, and named where they are of no use', () => {
    const page = (sheets: string, body: string) =>
      inspectStyles(load(`<head>${sheets}</head><div class="theme-doc-markdown">${body}</div>`), '/faq');
    const trees = '<style data-href="/assets/css/styles-trees.1.css"></style>';
    expect(page(trees, '<div class="decision-tree"></div>')).toEqual([]);
    expect(page('', '<div class="decision-tree"></div>')).toEqual([
      '/faq: has "decision-tree" without its style sheet, styles-trees',
    ]);
    expect(page(trees, '<p>a</p>')).toEqual(['/faq: loads styles-trees and has nothing of it']);
  });
});
