import {expect, it} from 'vitest';
import {markdownLines} from './fences';

const markdown = (text: string): string[] => text.split('\n').filter(markdownLines());

it.each([
  ['a block of backticks', '# a\n```sh\n# b\n```\n# c', ['# a', '# c']],
  ['an indented one of tildes', '# a\n  ~~~\n# b\n  ~~~\n# c', ['# a', '# c']],
  ['a longer one with a shorter one inside', '````md\n```\n# b\n```\n# c\n````\n# d', ['# d']],
  ['marks with a word behind them, which close nothing', '```\n```ts\n# b\n```\n# c', ['# c']],
  ['a block that is never closed', '# a\n```\n# b', ['# a']],
])('tells Markdown from %s', (_, text, lines) => {
  expect(markdown(text)).toEqual(lines);
});
