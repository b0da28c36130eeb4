import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {markdownLines} from '../../src/remark/fences.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** Cuts `{#id}` off the headings, which is no MDX. Lines stay where they are. */
function cutHeadingIds(text: string): {text: string; ids: Map<number, string>} {
  const ids = new Map<number, string>();
  const isMarkdown = markdownLines();
  const lines = text.split('\n').map((line, index) => {
    const heading = isMarkdown(line) ? /^(\s*#{1,6} .*?)\s*\{#([^}]*)\}\s*$/.exec(line) : null;
    if (!heading) {
      return line;
    }
    ids.set(index + 1, heading[2] ?? '');
    return heading[1] ?? '';
  });
  return {text: lines.join('\n'), ids};
}

/**
 * Parses a page as its author wrote it, tokens filled.
 *
 * @returns the tree, and the ids of headings by the line that they stand in
 * @throws what remark-mdx says of MDX that does not parse
 */
export function parseSource(source: string): {root: Root; ids: Map<number, string>; text: string} {
  const {text, ids} = cutHeadingIds(source);
  return {root: parser.parse(text), ids, text};
}
