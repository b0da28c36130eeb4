/**
 * Holds the text of each page for assistants against the page: neither may have what the other has not.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Page} from './page.mts';

/** How often each thing that a reader could miss is there. */
type Counts = Record<'headings' | 'rows' | 'code blocks' | 'links', number>;

/** No part of a text: pictures, what is operated, explanations that open, links to a heading itself. */
const left = '[data-search-ignore][aria-label], fieldset, form, dialog, [popover], .hash-link';

function countsOfPage({$}: Pick<Page, '$'>): Counts {
  const article = $('.theme-doc-markdown').first().clone();
  article.find(left).remove();
  return {
    headings: article.find('h1, h2, h3, h4, h5, h6').length,
    rows: article.find('tr').length,
    'code blocks': article.find('pre').length,
    links: article.find('a[href]').length,
  };
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: true});

function countsOfTwin(markdown: string): Counts {
  const counts: Counts = {headings: 0, rows: 0, 'code blocks': 0, links: 0};
  const parts: Readonly<Record<string, keyof Counts>> = {
    heading: 'headings',
    tableRow: 'rows',
    code: 'code blocks',
    link: 'links',
  };
  const tree: Root = parser.parse(markdown);
  visit(tree, ({type}) => {
    const part = parts[type];
    if (part) {
      counts[part] += 1;
    }
  });
  return counts;
}

/**
 * What the texts of a language lack, or have too much.
 *
 * @param folder Where the build of the language is.
 * @param routes Documents below it: `''`, `faq`, `features/checkpoints`.
 * @param pageOf The page of one.
 */
export function inspectTwins(
  folder: string,
  routes: readonly string[],
  pageOf: (route: string) => Pick<Page, '$' | 'html'> | undefined,
): string[] {
  const lists = ['llms.txt', 'llms-full.txt'].filter((file) => !existsSync(path.join(folder, file)));
  const list = lists.length === 0 ? readFileSync(path.join(folder, 'llms.txt'), 'utf8') : '';
  return [
    ...lists.map((file) => `${file}: missing`),
    ...routes.flatMap((route) => {
      const name = `${route || 'index'}.md`;
      const file = path.join(folder, name);
      const built = pageOf(route);
      if (!existsSync(file) || !built) {
        return [`${name}: missing`];
      }
      const {html} = built;
      const [page, twin] = [countsOfPage(built), countsOfTwin(readFileSync(file, 'utf8'))];
      const different = (Object.keys(page) as (keyof Counts)[]).filter((part) => page[part] !== twin[part]);
      return [
        ...different.map((part) => `${name}: ${twin[part]} ${part}, the page has ${page[part]}`),
        ...(list === '' || list.includes(`/${name})`) ? [] : [`${name}: llms.txt does not name it`]),
        ...(html.includes(name) && html.includes('text/markdown')
          ? []
          : [`${name}: its page does not name it`]),
      ];
    }),
  ];
}
