/** Renders what a page writes as the build does, for tests. */
import * as cheerio from 'cheerio';
import type {Element, Root} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype, {type Options} from 'remark-rehype';
import {unified, type PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {docsFolder, type Locale} from '../../src/config/locales';
import renderElements from '../../src/remark/renderElements';
import {literalProps} from '../../src/remark/literals';
import {renderRows} from '../../src/remark/tableRows';

/** A component of the site stands as an element of its name: `<ui>Save</ui>`, `<keys combo="Esc">Esc</keys>`. */
const handlers: NonNullable<Options['handlers']> = {
  mdxJsxTextElement: (state, node: MdxJsxTextElement): Element => {
    // Read by src/remark/tableRows.ts.
    if (node.name === 'Row') {
      return node as unknown as Element;
    }
    const props = literalProps(node);
    const text = typeof props.combo === 'string' ? [{type: 'text' as const, value: props.combo}] : [];
    return {
      type: 'element',
      tagName: (node.name ?? '').toLowerCase(),
      properties: Object.fromEntries(Object.entries(props).map(([name, value]) => [name, String(value)])),
      children: [...text, ...(state.all(node) as Element[])],
    };
  },
};

/**
 * The HTML of a page's Markdown, with its diagrams and facts rendered.
 *
 * @param mdx source of the page
 * @param page its path below the documents, for links to itself
 * @throws the error that would stop the build
 */
export function render(mdx: string, locale: Locale = 'en', page = 'faq.mdx'): cheerio.CheerioAPI {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(renderElements)
    .use(remarkRehype, {handlers, allowDangerousHtml: true})
    .use(
      () => (tree: Root) => visit(tree, {tagName: 'table'}, (table) => renderRows(table as Element, locale)),
    )
    .use(rehypeStringify, {allowDangerousHtml: true});
  const path = `/site/${docsFolder[locale]}/${page}`;
  return cheerio.load(String(processor.processSync({value: mdx, path})), undefined, false);
}

/** The HTML of a page's Markdown after some of our steps, without MDX. */
export function renderedAfter(markdown: string, steps: PluggableList, file: string): cheerio.CheerioAPI {
  const processor = unified().use(remarkParse).use(steps).use(remarkRehype, {handlers}).use(rehypeStringify);
  return cheerio.load(String(processor.processSync({value: markdown, path: file})), undefined, false);
}

/** The cells of each row of the bodies of all tables. */
export function rowsOf($: cheerio.CheerioAPI): string[][] {
  return $('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('th, td')
        .toArray()
        .map((cell) => $(cell).text()),
    );
}
