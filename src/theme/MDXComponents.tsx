/**
 * Wraps the registry of MDX components: adds those of contributing/page.md, so that
 * no page has to import anything. Tables (src/remark/elements) and pictures (src/remark/pictures) are rendered before; the few
 * heavy ones are imported by the pages that use them: src/config/components.ts.
 */
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import Keys from '@site/src/components/Keys';
import Labels from '@site/src/components/Labels';
import TableRow from '@site/src/components/TableRow';

export default {
  ...MDXComponents,
  code: CodeInline,
  // The browser's own: it opens for its search, for an address into it and without a script.
  Details: 'details',
  tr: TableRow,
  CodeBlock,
  Keys,
  Labels,
};
