import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {literalProps} from './literals';
import wideFigures from './wideFigures';

function run(mdx: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(wideFigures);
  return processor.runSync(processor.parse(mdx)) as Root;
}

const figure = (line: string) =>
  `<Figure caption="What you see">\n<MockTool title="Edit">\n\n\`\`\`ts\nshort\n${line}\n\`\`\`\n\n</MockTool>\n</Figure>\n`;

describe('wideFigures', () => {
  it('puts a picture whose code is wider than a phone into Enlarge, with its caption', () => {
    const [outer] = run(figure('x'.repeat(27))).children as MdxJsxFlowElement[];
    const [enlarge, ...others] = (outer?.children ?? []) as MdxJsxFlowElement[];
    expect([outer?.name, enlarge?.name, others]).toEqual(['Figure', 'Enlarge', []]);
    expect(enlarge && literalProps(enlarge)).toEqual({label: 'What you see'});
    expect((enlarge?.children as MdxJsxFlowElement[]).map(({name}) => name)).toEqual(['MockTool']);
  });

  it.each([
    ['a picture whose code fits', figure('x'.repeat(26))],
    ['a picture without code', '<Figure caption="a">\n<Flow>\n\n1. one\n\n</Flow>\n</Figure>\n'],
    ['code outside of pictures', `\`\`\`ts\n${'x'.repeat(80)}\n\`\`\`\n`],
  ])('leaves %s alone', (_name, mdx) => {
    expect(JSON.stringify(run(mdx))).not.toContain('Enlarge');
  });
});
