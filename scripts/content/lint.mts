/** The rules of remark-lint that pages are held to: mistakes in any Markdown, whatever the site. */
import type {Root} from 'mdast';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import headingIncrement from 'remark-lint-heading-increment';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noEmptyUrl from 'remark-lint-no-empty-url';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';

/** What may follow the fence of a code block, one spelling for each language. */
const languages =
  'bash bat csv diff gherkin gitignore http ini js json jsonc jsonl jsx markdown powershell prompt python regex text toml ts tsx xml yaml zsh';

const rules = unified()
  .use(recommended)
  .use(fencedCodeFlag, {flags: languages.split(' ')})
  .use([headingIncrement, noEmphasisAsHeading, noEmptyUrl])
  .freeze();

/**
 * @param root tree of a page
 * @param text what was parsed to it
 * @returns what each rule has found: “Unexpected `)`, expected `.`” in the words of our findings
 */
export function lintMarkdown(root: Root, text: string): {line: number; came: string; allowed: string}[] {
  const file = new VFile(text);
  rules.runSync(root, file);
  return file.messages.map(({line = 1, reason}) => {
    const [came = '', expected = ''] = reason.replace(/^Unexpected /, '').split(/, expected (.*)/);
    return {line, came, allowed: `write ${expected}`};
  });
}
