import * as cheerio from 'cheerio';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Root} from 'mdast';
import scrollableTables from './scrollableTables';

/** Gives headings their text as id, as Docusaurus does before our steps. */
const withIds = () => (tree: Root) => {
  for (const node of tree.children) {
    const [text] = node.type === 'heading' ? node.children : [];
    if (text?.type === 'text') {
      node.data = {hProperties: {id: text.value.toLowerCase()}};
    }
  }
};

const TABLE = '| A | B |\n| - | - |\n| 1 | 2 |\n';

function draw(markdown: string): cheerio.CheerioAPI {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(withIds)
    .use(remarkRehype)
    .use(scrollableTables)
    .use(rehypeStringify);
  const file = {value: markdown, data: {frontMatter: {title: 'The page'}}};
  return cheerio.load(String(processor.processSync(file)), undefined, false);
}

describe('scrollableTables', () => {
  it('puts each table into a box that takes the focus', () => {
    const $ = draw(`${TABLE}\n> quoted\n>\n${TABLE.replace(/^/gm, '> ')}`);
    expect($('table')).toHaveLength(2);
    expect($('.table-scroller[role=group][tabindex=0] > table')).toHaveLength(2);
    expect($('.table-scroller > table tbody td').first().text()).toBe('1');
  });

  it('names the box by the last heading before it', () => {
    const $ = draw(`## First\n\n### Second\n\n${TABLE}\n## Third\n\n${TABLE}`);
    const names = $('.table-scroller')
      .toArray()
      .map((box) => $(box).attr('aria-labelledby'));
    expect(names).toEqual(['second', 'third']);
    names.forEach((id) => expect($(`#${id}`)).toHaveLength(1));
    expect($('.table-scroller[aria-label]')).toHaveLength(0);
  });

  it('names it by the title of the page where there is no heading', () => {
    const $ = draw(`${TABLE}\n## Later`);
    expect($('.table-scroller').attr('aria-label')).toBe('The page');
    expect($('.table-scroller').attr('aria-labelledby')).toBeUndefined();
  });
});
