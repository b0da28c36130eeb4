/**
 * What the build renders of the dataElements, without the wording: a text of several words is “…” here,
 * unless it has numbers. What changes one by intention writes the file anew (`npx vitest run src/remark/elements/elements.test.ts -u`); how they look is in
 * `npm run check -- screenshots`.
 */
import {expect, it} from 'vitest';
import {render} from '../../../tests/support/render';
import {dataElements} from '.';

const isWording = (text: string) => /\p{L} /u.test(text) && !/\d/.test(text);

/** An element a line; the insides of drawings are held by the tests of what renders them. */
const linesOf = (source: string): string[] =>
  render(source)
    .html()
    .replace(/(<svg[^>]*>).*?(?=<\/svg>)/gs, '$1')
    .replace(/(?<=>|(?:aria-label|placeholder)=")[^<>"]+/g, (text) => (isWording(text) ? '…' : text))
    .replace(/(?=<(?!\/))/g, '\n')
    .trim()
    .split('\n');

/** The beginning of a table shows how its columns are rendered. */
const LINES = 40;

const tables = Object.keys(dataElements).filter((name) => name !== 'Plot');
const withProps: Readonly<Record<string, readonly string[]>> = {
  ProviderFacts: ['openai', 'groq', 'bedrock', 'lmstudio'].map((id) => `provider="${id}"`),
  ToolFacts: ['read_file', 'attempt_completion', 'browser_action', 'use_mcp_tool'].map(
    (id) => `tool="${id}"`,
  ),
};

it.each(tables.flatMap((name) => (withProps[name] ?? ['']).map((props) => `<${name} ${props} />`)))(
  '%s',
  (source) => {
    expect(linesOf(source).slice(0, LINES).join('\n')).toMatchSnapshot();
  },
);

// One with notes and an open point; texts and numbers of the others are held by plot/plot.test.ts.
it('the plot score-history', () => {
  expect(linesOf('<Plot id="score-history" />').slice(0, LINES).join('\n')).toMatchSnapshot();
});
