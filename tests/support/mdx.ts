/** A page’s Markdown after some of our steps, for tests of one of them. */
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';

export function afterSteps(source: string, steps: PluggableList, file = 'docs/faq.mdx'): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(steps);
  return processor.runSync(processor.parse({value: source, path: file}), {path: file}) as Root;
}
