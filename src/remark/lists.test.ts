import rehypeStringify from 'rehype-stringify';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import drawLists from './lists';

const draw = (mdx: string): string =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(drawLists)
      .use(remarkRehype)
      .use(rehypeStringify)
      .processSync({value: mdx, path: 'docs/faq.mdx'}),
  ).replaceAll('\n', '');

describe('lists with looks', () => {
  it('stay lists in a box, one in the other too', () => {
    expect(draw('<Steps>\n\n1. a\n\n   <Cards>\n\n   - b\n\n   </Cards>\n\n</Steps>')).toBe(
      '<div class="steps"><ol><li><p>a</p><div class="cards"><ul><li>b</li></ul></div></li></ol></div>',
    );
  });

  it.each([
    [
      '<Steps>\n\nWords\n\n</Steps>',
      'docs/faq.mdx:1:1: <Steps>: paragraph came; allowed: one Markdown list.',
    ],
    ['<Cards />', '<Cards>: nothing came'],
    ['<Steps>\n\n1. a\n\n- b\n\n</Steps>', '<Steps>: list came'],
  ])('%j stops the build', (mdx, message) => {
    expect(() => draw(mdx)).toThrow();
    try {
      draw(mdx);
    } catch (error) {
      expect(String(error)).toContain(message);
    }
  });
});
