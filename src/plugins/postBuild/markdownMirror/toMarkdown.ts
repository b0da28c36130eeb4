import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent, Nodes, Parents, Properties} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {find as findProperty, html as htmlSchema} from 'property-information';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {Locale} from '../../../config/locales';
import texts from '../../../data/texts/pictures.json';

/** Elements without text for the mirror: controls, and those for the browser alone. */
const dropped = new Set(['button', 'dialog', 'fieldset', 'form', 'noscript', 'script', 'style', 'template']);

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/** A node of a parsed page. */
type DomNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

const propertiesOf = (attributes: Readonly<Record<string, string>>): Properties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const {property, boolean, overloadedBoolean, spaceSeparated} = findProperty(htmlSchema, name);
      if (boolean || (overloadedBoolean && value === '')) {
        return [property, true];
      }
      return [property, spaceSeparated ? value.split(/\s+/).filter(Boolean) : value];
    }),
  );

/** A node as this file and its libraries know it; comments are left out. */
function hastOf(node: DomNode): ElementContent[] {
  if (node.type === 'text') {
    return [{type: 'text', value: node.data}];
  }
  if (!('name' in node) || !('children' in node)) {
    return [];
  }
  const {name, attribs, children} = node;
  return [
    {type: 'element', tagName: name, properties: propertiesOf(attribs), children: children.flatMap(hastOf)},
  ];
}

/** The classes of an element. */
function classes({properties}: Element): readonly (string | number)[] {
  const {className} = properties;
  return Array.isArray(className) ? className : [];
}

const hasClass = (element: Element, name: string): boolean => classes(element).includes(name);

/** The first element below a node that a test holds for. */
function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (test(element)) {
      found = element;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** All text below a node; a line break is one, except where lines end in the text. */
function textOf(node: Nodes, lineBreak = '\n'): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (isElement(node) && node.tagName === 'br') {
    return lineBreak;
  }
  return 'children' in node ? node.children.map((child) => textOf(child, lineBreak)).join('') : '';
}

const label = ({properties}: Element): string | undefined =>
  typeof properties.ariaLabel === 'string' ? properties.ariaLabel : undefined;

const words = (text: string): Element => h('p', h('strong', text));

/** Code as the page shows it: the language, the file's name above it, the lines. */
function codeBlock(block: Element): ElementContent[] {
  const code = find(block, ({tagName}) => tagName === 'code') ?? block;
  const title = find(block, (element) => hasClass(element, 'codeBlockTitle'));
  const language = classes(block)
    .map(String)
    .find((name) => name.startsWith('language-'));
  return [
    ...(title ? [words(textOf(title).trim())] : []),
    h('pre', h('code', language ? {className: [language]} : {}, textOf(code, '').replace(/\n+$/, ''))),
  ];
}

/** Panels one after the other, each under the label of its tab. */
function panels(tabs: Element): ElementContent[] {
  const labels: string[] = [];
  const contents: Element[] = [];
  visit(tabs, 'element', (element) => {
    if (element.properties.role === 'tab') {
      labels.push(textOf(element).trim());
    } else if (element.properties.role === 'tabpanel') {
      contents.push(element);
      return SKIP;
    }
    return undefined;
  });
  return contents.flatMap((content, index) => [words(labels[index] ?? ''), ...content.children]);
}

/** A callout: its title above what it says. */
function callout(element: Element): Element {
  const [heading, ...content] = element.children.filter(isElement);
  const title = heading ? textOf(heading).trim() : '';
  return h('blockquote', title === '' ? [] : [words(title)], content);
}

/** The replacement of an element in the mirror; undefined for an element that stays. */
function replaced(element: Element, locale: Locale): ElementContent[] | undefined {
  const {tagName, properties} = element;
  const spoken = label(element);
  // A word that explains itself at a press is a word.
  if (hasClass(element, 'term')) {
    return element.children;
  }
  if (dropped.has(tagName) || properties.popover !== undefined || hasClass(element, 'hash-link')) {
    return [];
  }
  if (hasClass(element, 'theme-code-block') || tagName === 'pre') {
    return codeBlock(element);
  }
  if (hasClass(element, 'theme-admonition')) {
    // The note above an older translation (src/remark/translationAge.ts) has no title.
    return [tagName === 'aside' ? h('blockquote', element.children) : callout(element)];
  }
  if (hasClass(element, 'tabs-container')) {
    return panels(element);
  }
  // A picture is its sentence; the rest is said elsewhere, as the label of a tab is, or is operated.
  if (properties.dataSearchIgnore !== undefined) {
    return spoken === undefined ? [] : [h('p', h('em', `${texts.spoken.picture[locale]}: ${spoken}`))];
  }
  if (tagName === 'svg') {
    return properties.role === 'img' && spoken !== undefined
      ? [h('em', `${texts.spoken.picture[locale]}: ${spoken}`)]
      : [];
  }
  if (tagName === 'kbd') {
    return [{type: 'text', value: textOf(element)}];
  }
  if (tagName === 'summary') {
    return [words(textOf(element).trim())];
  }
  return properties.hidden === true ? [] : undefined;
}

/** Replaces what has no place in a text, from the outside in. */
function clean(parent: Parents, locale: Locale): void {
  const children = (parent.children as ElementContent[]).filter(({type}) => type !== 'comment');
  parent.children = children;
  for (let index = 0; index < children.length;) {
    const child = children[index];
    const other = isElement(child) ? replaced(child, locale) : undefined;
    if (other === undefined || other[0] === child) {
      index += 1;
      if (isElement(child)) {
        clean(child, locale);
      }
    } else if (isElement(child) && (child.tagName === 'pre' || hasClass(child, 'theme-code-block'))) {
      // Finished: its lines are taken as they stand.
      children.splice(index, 1, ...other);
      index += other.length;
    } else {
      children.splice(index, 1, ...other);
    }
  }
}

/** A row of a table is one line: the blocks in its cells follow each other in it. */
function flattenCells(tree: Nodes): void {
  visit(tree, 'element', (cell) => {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') {
      return undefined;
    }
    const pieces: ElementContent[][] = [[]];
    const walk = (node: ElementContent): void => {
      if (isElement(node) && /^(?:br|div|dd|dl|dt|li|ol|p|ul)$/.test(node.tagName)) {
        pieces.push([]);
        node.children.forEach(walk);
        pieces.push([]);
      } else {
        pieces.at(-1)?.push(node);
      }
    };
    cell.children.forEach(walk);
    const filled = pieces.filter(
      (piece) =>
        piece
          .map((child) => textOf(child))
          .join('')
          .trim() !== '',
    );
    cell.children = filled.flatMap((piece, index): ElementContent[] =>
      index === 0 ? piece : [{type: 'text', value: ' · '}, ...piece],
    );
    return SKIP;
  });
}

/** In place of a space at an end of code, which HTML would give to the words beside it. */
const held = '\u00A0';

/** Keeps the spaces at the ends of code in a sentence. */
function holdSpaces(tree: Nodes): void {
  visit(tree, 'element', ({tagName, children}) => {
    for (const child of tagName === 'code' ? children : []) {
      if (child.type === 'text') {
        child.value = child.value.replace(/^ | $/g, held);
      }
    }
  });
}

/** Says the id of a heading behind it, as authors write it: links and tools name sections by it. */
function showIds(tree: Nodes): void {
  visit(tree, 'element', ({tagName, properties, children}) => {
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string') {
      children.push({type: 'text', value: ` {#${properties.id}}`});
    }
  });
}

interface MarkdownMirrorOptions {
  locale: Locale;
  /** Makes of an address in the page the one in the mirror. */
  link: (href: string) => string;
}

/**
 * The Markdown of a built page: what stands in its article, without what is operated. Pictures and plots are
 * their sentence for readers who hear them, tabs one after the other under their labels, and
 * a heading has its id behind it: `## Turn on {#on}`.
 *
 * @param $ the whole document
 * @throws Error when the document has no article
 */
export function toMarkdown($: CheerioAPI, {locale, link}: MarkdownMirrorOptions): string {
  const [node] = $('.theme-doc-markdown');
  const article = node && hastOf(node)[0];
  if (!isElement(article)) {
    throw new Error('no element with the class theme-doc-markdown');
  }
  clean(article, locale);
  flattenCells(article);
  holdSpaces(article);
  showIds(article);
  const tree = toMdast(article, {
    handlers: {
      a(state, node: Element) {
        const href = typeof node.properties.href === 'string' ? node.properties.href : '';
        const result = {type: 'link' as const, url: link(href), children: state.all(node) as []};
        state.patch(node, result);
        return result;
      },
      code(state, node: Element) {
        const result = {type: 'inlineCode' as const, value: textOf(node).replaceAll(held, ' ')};
        state.patch(node, result);
        return result;
      },
    },
  });
  return stringify(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
