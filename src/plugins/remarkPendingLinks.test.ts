import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {unified} from 'unified';
import remarkParse from 'remark-parse';
import type {Node, Parent} from 'mdast';
import remarkPendingLinks from './remarkPendingLinks';

vi.mock('../config/pendingPages', () => ({pendingPages: ['providers/glama']}));

/** The words and links of a page that is treated by the plugin. */
function treat(markdown: string, file = 'docs/features/checkpoints.mdx'): string {
  const siteDir = path.resolve('/site');
  const processor = unified().use(remarkParse).use(remarkPendingLinks, {siteDir});
  const tree = processor.runSync(processor.parse(markdown), {path: path.join(siteDir, file)} as never);
  const show = (node: Node): string => {
    if ('value' in node) {
      return String(node.value);
    }
    const inside = (node as Parent).children.map(show).join('');
    return node.type === 'link' ? `[${inside}]` : inside;
  };
  return show(tree);
}

describe('remarkPendingLinks', () => {
  it('keeps a link to a page that is written', () => {
    expect(treat('See [faq](../faq.mdx#x).')).toBe('See [faq].');
  });

  it('keeps the words and drops the link when the page is still to be written', () => {
    expect(treat('See [Glama](../providers/glama.mdx#errors).')).toBe('See Glama.');
  });

  it('drops a list item that begins with such a link', () => {
    expect(treat('- [Glama](../providers/glama.mdx): a gateway\n- [faq](../faq.mdx): more')).toBe(
      '[faq]: more',
    );
  });

  it('does the same in the translated folder', () => {
    const folder = 'i18n/pt-BR/docusaurus-plugin-content-docs/current';
    expect(treat('Veja o [Glama](./glama.mdx).', `${folder}/providers/openai.mdx`)).toBe('Veja o Glama.');
  });

  it('leaves a link to no page of the site to the broken-link check', () => {
    expect(treat('[x](./nothing.mdx) [y](https://example.com/a.mdx)')).toBe('[x] [y]');
  });
});
