import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import checkPage from './elementProps';
import {PageError, refuse} from './pageError';

const file = path.resolve('docs/faq.mdx');
const processor = unified().use(remarkParse).use(remarkMdx).use(checkPage);
const parse = (source: string) => processor.parse({path: file, value: source});

function errorOf(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

describe('an error of a page', () => {
  it.each([
    ['A <5 b', /^docs\/faq\.mdx:1:4: Unexpected character `5`/],
    ['One\n\nA { b', /^docs\/faq\.mdx:3:6: Unexpected end of file in expression/],
    ['One\n\n<Steps>\n\ntext', /^docs\/faq\.mdx:3:1: Expected a closing tag for `<Steps>`/],
  ])('names the place of what does not parse: %j', (source, message) => {
    expect(errorOf(() => parse(source)).message).toMatch(message);
  });

  it('is one line, without a tree and without a stack, as Docusaurus prints it', () => {
    const [node] = parse('A _word_.').children;
    const error = errorOf(() => refuse({path: file}, 'this came; that is allowed', node ?? {}));
    expect(error).toBeInstanceOf(PageError);
    expect(error.message).toBe('docs/faq.mdx:1:1: this came; that is allowed');
    expect([JSON.stringify(error), error.stack]).toEqual(['{}', '']);
  });
});
