/**
 * Holds the text of each page for assistants against the page: neither may have a word, a row or a link that the other
 * has not.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from './page.mts';

/** Numbers of the parts of a page that must not be lost. */
type Counts = Record<'headings' | 'rows' | 'code blocks' | 'links', number>;

/** No part of a text: pictures, what is operated or said elsewhere, explanations that open, links to a heading itself. */
const excludedParts =
  '[data-search-ignore]:not(.tab-label, .theme-admonition), fieldset, form, dialog, [popover], .hash-link';

/** No words of a text: names of languages above code, and what waits for another choice. */
const excludedText =
  'svg, script, style, noscript, button:not(.term), [hidden]:not([role=tabpanel]), [role=tab], .theme-code-block > div:not(.codeBlockTitle):not(:has(pre))';

/** Inline elements, which end no word. */
const INLINE =
  'a, b, bdi, button, code, del, em, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, time, u, var';

/** The number of occurrences of each word of a text. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The numbers of these parts in a page, and its words. */
function readArticle({$}: Pick<Page, '$'>): {counts: Counts; words: Map<string, number>} {
  const article = $('.theme-doc-markdown').first().clone();
  article.find(excludedParts).remove();
  const counts = {
    headings: article.find('h1, h2, h3, h4, h5, h6').length,
    rows: article.find('tr').length,
    'code blocks': article.find('pre').length,
    links: article.find('a[href]').length,
  };
  article.find(excludedText).remove();
  article.find('*').not(INLINE).before(' ').after(' ').prepend(' ').append(' ');
  return {counts, words: countWords(article.text())};
}

/** A text without the line at its top that leads to the list of all texts. */
const withoutNote = ({children, ...tree}: Root): Root => ({
  ...tree,
  children: children.filter((node) => node.type !== 'blockquote' || !toString(node).endsWith('/llms.txt')),
});

function wordsOfMarkdown(tree: Root): Map<string, number> {
  const pieces: string[] = [];
  visit(tree, (node) => {
    const isPicture = node.type === 'emphasis' && /^(?:Picture|Imagem): /.test(toString(node));
    if (isPicture) {
      return SKIP;
    }
    if (['heading', 'paragraph', 'tableCell', 'break', 'code'].includes(node.type)) {
      pieces.push(' ');
    }
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      pieces.push(node.value.replace(/ \{#[\w-]+\}$/, ''));
    }
    return undefined;
  });
  return countWords(pieces.join(''));
}

/** The words of which a text has more or fewer than its page: `+2 bash, -1 zsh`. */
function differences(page: ReadonlyMap<string, number>, markdown: ReadonlyMap<string, number>): string {
  return [...new Set([...page.keys(), ...markdown.keys()])]
    .map((word) => ({word, more: (markdown.get(word) ?? 0) - (page.get(word) ?? 0)}))
    .filter(({more}) => more !== 0)
    .map(({word, more}) => `${more > 0 ? '+' : ''}${more} ${word}`)
    .join(', ');
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

function countsOfMarkdown(tree: Root): Counts {
  const counts: Counts = {headings: 0, rows: 0, 'code blocks': 0, links: 0};
  const parts: Readonly<Record<string, keyof Counts>> = {
    heading: 'headings',
    tableRow: 'rows',
    code: 'code blocks',
    link: 'links',
  };
  visit(tree, ({type}) => {
    const part = parts[type];
    if (part) {
      counts[part] += 1;
    }
  });
  return counts;
}

/**
 * Problems of the Markdown texts of a language: parts and words that they lack, or have too often.
 *
 * @param folder Where the build of the language is.
 * @param routes Documents below it: `''`, `faq`, `features/checkpoints`.
 * @param pageOf The page of one.
 */
export function inspectMarkdownMirror(
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
      const tree = withoutNote(parser.parse(readFileSync(file, 'utf8')));
      const page = readArticle(built);
      const markdown = countsOfMarkdown(tree);
      const words = differences(page.words, wordsOfMarkdown(tree));
      const different = (Object.keys(markdown) as (keyof Counts)[]).filter(
        (part) => page.counts[part] !== markdown[part],
      );
      return [
        ...different.map((part) => `${name}: ${markdown[part]} ${part}, the page has ${page.counts[part]}`),
        ...(words === '' ? [] : [`${name}: other words than the page: ${words}`]),
        ...(list === '' || list.includes(`/${name})`) ? [] : [`${name}: llms.txt does not name it`]),
        ...(html.includes(name) && html.includes('text/markdown')
          ? []
          : [`${name}: its page does not name it`]),
      ];
    }),
  ];
}
