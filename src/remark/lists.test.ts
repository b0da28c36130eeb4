import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import {describe, expect, it} from 'vitest';
import {afterSteps} from '../../tests/support/mdx';
import renderLists from './lists';

const render = (mdx: string): string =>
  toHtml(afterSteps(mdx, [renderLists, remarkRehype]) as unknown as Root).replaceAll('\n', '');

describe('lists with looks', () => {
  it('stay lists in a box, one in the other too', () => {
    expect(render('<Steps>\n\n1. a\n\n   <Cards>\n\n   - b\n\n   </Cards>\n\n</Steps>')).toBe(
      '<div class="steps"><ol><li><p>a</p><div class="cards"><ul><li>b</li></ul></div></li></ol></div>',
    );
  });

  it.each([
    ['<Steps>\n\na\n\n1. b\n\n</Steps>', 'docs/faq.mdx:3:1: <Steps>: "a" came; allowed: one Markdown list'],
    ['<Cards />', 'docs/faq.mdx:1:1: <Cards>: nothing came'],
    ['<Steps>\n\n1. a\n\n- b\n\n</Steps>', 'docs/faq.mdx:5:1: <Steps>: "b" came'],
  ])('%j stops the build', (mdx, message) => {
    expect(() => render(mdx)).toThrow(message);
  });
});
