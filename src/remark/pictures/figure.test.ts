import {describe, expect, it} from 'vitest';
import {afterSteps} from '../../../tests/support/mdx';
import renderElements from '../renderElements';

/** The figure of a page, its syntax tree as text. */
const rendered = (mdx: string) => JSON.stringify(afterSteps(mdx, [renderElements]));

const code = (line: string) => `\`\`\`ts\nshort\n${line}\n\`\`\`\n`;
const figure = (line: string) => `<Figure caption="What you see">\n\n${code(line)}\n</Figure>\n`;

describe('a figure', () => {
  it('whose code is wider than a phone stands in Enlarge, with its caption', () => {
    expect(rendered(figure('x'.repeat(27)))).toContain(
      '"name":"Enlarge","attributes":[{"type":"mdxJsxAttribute","name":"label","value":"What you see"}],"children":[{"type":"code"',
    );
  });

  it.each([
    ['whose code fits', figure('x'.repeat(26))],
    ['without code', '<Figure caption="a">\n<Flow>\n\n1. one\n2. two\n\n</Flow>\n</Figure>\n'],
    ['beside wide code', code('x'.repeat(80))],
  ])('%s does not', (_name, mdx) => {
    expect(rendered(mdx)).not.toContain('Enlarge');
  });
});
