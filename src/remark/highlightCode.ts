// cspell:ignore metastring
import {createRequire} from 'node:module';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {LineClasses} from './codeLines';
import {markLongCode} from './longCode';
import {textOf} from './text';

/** Grammars that prism-react-renderer does not bring along. They look for Prism among the globals. */
const grammars = ['bash', 'json', 'diff', 'toml', 'powershell', 'ini', 'http', 'gherkin'];
const globals = globalThis as {Prism?: typeof Prism};
const {Prism: before} = globals;
globals.Prism = Prism;
const load = createRequire(__filename);
grammars.forEach((name) => load(`prismjs/components/prism-${name}`));
globals.Prism = before;

/** The kinds of tokens that src/css/code.css tells apart, and Prism's names for them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator'],
  string: ['string', 'char', 'attr-value', 'regex', 'inserted'],
  number: ['number', 'boolean', 'constant', 'symbol', 'variable'],
  keyword: ['keyword', 'atrule', 'selector', 'important', 'builtin'],
  name: ['function', 'class-name', 'tag', 'attr-name', 'property'],
  deleted: ['deleted'],
};

const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/** The class of a token: the innermost name decides, and a comment stays one. */
function classOf(types: readonly string[]): string {
  const found = types.flatMap((type) => kindOf.get(type) ?? []);
  const last = found.at(-1);
  const names = last !== 'comment' && found.includes('comment') ? ['comment', last] : [last];
  return names.flatMap((name) => (name ? `code-${name}` : [])).join(' ');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const span = (className: string, html: string): string =>
  className && html ? `<span class="${className}">${html}</span>` : html;

/** A part of a line of code, with the class of its color; empty for none. */
interface Part {
  readonly className: string;
  text: string;
}

const tokensOf = (code: string, language: string) => {
  const grammar = Prism.languages[language];
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
};

/** The parts of a line, one for neighbors of one color. */
function partsOf(tokens: ReturnType<typeof normalizeTokens>[number]): Part[] {
  const parts: Part[] = [];
  for (const {types, content} of tokens) {
    const className = classOf(types);
    const last = parts.at(-1);
    // In a line without anything in it is its end alone.
    const text = content.replace(/\n$/, '');
    if (last?.className === className) {
      last.text += text;
    } else if (text !== '') {
      parts.push({className, text});
    }
  }
  return parts;
}

/** The lines of a sample, with the classes of their colors; a language that Prism does not know has none. */
export const codeParts = (code: string, language: string): Part[][] => tokensOf(code, language).map(partsOf);

/**
 * A sample as HTML: one element for each line, with the colors of its tokens as classes.
 *
 * @param code of the sample
 * @param language by the name in Prism; one that Prism does not know has no colors
 * @param classes of the lines
 */
export function codeHtml(code: string, language: string, classes: LineClasses = {}): string {
  return tokensOf(code, language)
    .map((tokens, index) => {
      const html = partsOf(tokens)
        .map(({className, text}) => span(className, escapeText(text)))
        .join('');
      // A line without anything in it would have no height.
      const name = ['token-line', ...(classes[index] ?? [])].join(' ');
      return `<span class="${name}">${html || '<br>'}</span>`;
    })
    .join('\n');
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

const isCode = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'code';

/**
 * Renders samples of code when the page is built, with prism-react-renderer's grammars: the browser gets their lines as
 * one string (src/theme/CodeBlock), and no highlighter. Code in a sentence is marked where it is long (longCode.ts).
 */
const renderCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (pre, index, parent) => {
    const [code] = pre.children;
    if (pre.tagName === 'code') {
      markLongCode(pre);
    }
    if (pre.tagName !== 'pre' || !isCode(code) || !parent || index === undefined) {
      return undefined;
    }
    const {className, metastring, lines} = code.properties;
    const [, written = 'text'] =
      /(?:^| )language-(\S+)/.exec(String(className ?? '').replaceAll(',', ' ')) ?? [];
    const language = written.toLowerCase();
    const [, , title] = /title=(["'])(.*?)\1/.exec(String(metastring ?? '')) ?? [];
    const html = codeHtml(
      textOf(code).replace(/\n$/, ''),
      language,
      JSON.parse(String(lines ?? '{}')) as LineClasses,
    );
    const block: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        attribute('language', language),
        ...(title ? [attribute('title', title)] : []),
        attribute('html', html),
      ],
      children: [],
    };
    (parent.children as (ElementContent | MdxJsxFlowElement)[])[index] = block;
    return SKIP;
  });
};

export default renderCode;
