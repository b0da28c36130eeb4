/**
 * Mistakes that keep a page from being parsed, one line each: front matter, MDX, fences and callouts that are
 * not closed. Whatever follows such a mistake is not what its author meant.
 */
import type {Nodes, Root} from 'mdast';
import {isMap, LineCounter, parseDocument, visit as visitYaml, type Node} from 'yaml';
import {suchAs} from '../../src/config/likeness.ts';
import {authorComponentNames} from '../../src/remark/authorComponents.ts';
import {markdownLines} from '../../src/remark/fences.ts';
import type {Page} from './types.mts';

/** Stops the reading of a page. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    came: string,
    readonly allowed: string,
  ) {
    super(came);
  }
}

type Mistake = readonly [came: string, allowed: string];

/** The mistakes that are made in YAML, and what to do about them, by the code of the parser. */
const yamlMistakes: Record<string, Mistake> = {
  BAD_SCALAR_START: ['a value that begins with a sign of YAML', 'put it in quotes'],
  BLOCK_AS_IMPLICIT_KEY: [
    'a value with a colon in it',
    "put it in quotes: title: 'Lists: tasks'; a list goes on lines of its own",
  ],
  DUPLICATE_KEY: ['a key that stands there twice', 'write each key once'],
  MISSING_CHAR: [
    'a quotation mark, a bracket or a colon that is missing',
    'write key: value, and close both',
  ],
  TAB_AS_INDENT: ['a tab', 'write spaces in place of the tab'],
};
const otherMistake: Mistake = [
  'a line that is no YAML',
  'write key: value, one a line, and a value with signs in quotes',
];

/** Characters that no author means to write: control, bidirectional and invisible ones, and U+FFFD for broken UTF-8. */
const strayCharacter =
  // oxlint-disable-next-line no-control-regex -- those are what is looked for
  /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/;

/** @throws Unreadable for a character that shows nothing, or that the file's bytes do not give */
export function checkCharacters(text: string): void {
  const found = strayCharacter.exec(text);
  if (!found) {
    return;
  }
  const line = text.slice(0, found.index).split('\n').length;
  if (found.index === 0 && found[0] === '\uFEFF') {
    throw new Unreadable(line, 'a byte order mark (BOM)', 'save the file as UTF-8 without one');
  }
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  throw found[0] === '\uFFFD'
    ? new Unreadable(line, 'a byte that is no UTF-8', 'save the file as UTF-8')
    : new Unreadable(line, `the invisible character U+${code}`, 'remove it');
}

/**
 * The front matter of a page, each value with its line.
 *
 * @throws Unreadable when there is none, or it is no YAML
 */
export function readFrontMatter(text: string): Page['frontMatter'] {
  const yaml = /^---\n((?:[^]*?\n)?)---(?:\n|$)/.exec(text)?.[1];
  if (yaml === undefined) {
    if (text.startsWith('---\n')) {
      throw new Unreadable(1, 'front matter that is not closed', 'write --- on a line after it');
    }
    const came = text.trim() === '' ? 'an empty file' : 'a page without front matter';
    throw new Unreadable(
      1,
      came,
      'begin with ---, title, description, keywords and --- on lines of their own',
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const [error] = [...document.errors, ...document.warnings];
  // The opening `---` is line 1 of the file.
  const lineAt = (offset = 0) => counter.linePos(offset).line + 1;
  if (error) {
    const [came, allowed] = yamlMistakes[error.code] ?? otherMistake;
    throw new Unreadable(lineAt(error.pos[0]), `front matter with ${came}`, allowed);
  }
  const {contents} = document;
  visitYaml(document, {
    Alias: (_, {range}) => {
      throw new Unreadable(
        lineAt(range?.[0]),
        'front matter with a value that begins with *',
        'put it in quotes',
      );
    },
  });
  const values = isMap(contents) ? (document.toJS() as Record<string, unknown>) : {};
  const lines = new Map(
    isMap(contents) ? contents.items.map(({key}) => [String(key), lineAt((key as Node).range?.[0])]) : [],
  );
  return new Map(Object.entries(values).map(([key, value]) => [key, {value, line: lines.get(key) ?? 1}]));
}

/** The only elements of HTML that a page may have. */
export const foldingElements = ['details', 'summary'];

/** Names of everything that a page may have as a tag. */
export const componentNames: readonly string[] = [...authorComponentNames, ...foldingElements];

/** What came and what is allowed, of a tag with none of these names. */
export const unknownComponent = (name: string): Mistake => [
  `the unknown component <${name}>`,
  `write one of src/remark/authorComponents.ts${suchAs(name, componentNames, (one) => `<${one}>`)}`,
];

/** Parts of what remark-mdx says, and what that means to an author. */
const mdxMistakes: readonly (readonly [said: RegExp, ...Mistake])[] = [
  [
    /closing (?:slash|tag)/,
    'a closing tag that nothing opened',
    'write the opening tag before it, or remove it',
  ],
  [
    /import\/exports/,
    'a line that begins with import or export',
    'begin it with another word, or remove it: every component is registered for every page',
  ],
  [/acorn|expression/, 'a { that begins no expression', 'write \\{, or put it in `backticks`'],
  [/to create a comment/, 'a comment of HTML', 'write {/* … */}'],
  [/to create a link/, 'an address in < and >', 'write [text](address)'],
  [/before name/, 'a < that begins no tag', 'write &lt;, or put it in `backticks`'],
  [
    /(?:)/,
    'a tag that does not parse',
    'write <Name prop="text" number={1}>, or put it in `backticks` if it is code',
  ],
];

/** The line of the last comment, when it has no end: the parser would name the end of the page. */
function openComment(text: string): number | undefined {
  const at = text.lastIndexOf('{/*');
  return at === -1 || text.includes('*/', at) ? undefined : text.slice(0, at).split('\n').length;
}

/** A plain message for an error of remark-mdx in MDX that does not parse, with the way to fix it. */
export function mistakeOfMdx(error: Error, text: string): Unreadable {
  const {line, reason = error.message} = error as {line?: number; reason?: string};
  const comment = /end of file in expression/.test(reason) ? openComment(text) : undefined;
  if (comment !== undefined) {
    return new Unreadable(comment, 'a comment that is not closed', 'write */} after it');
  }
  // The position of a tag that is never closed is in the message alone: "`<Tabs>` (12:1-12:7)".
  const [, tag, named] = /`<(\w*)[^`]*>` \((\d+):\d+/.exec(reason) ?? [];
  const at = line ?? Number(named ?? 1);
  if (tag !== undefined && componentNames.includes(tag)) {
    return new Unreadable(at, `<${tag}> that is not closed`, `write </${tag}> after what belongs in it`);
  }
  if (tag !== undefined) {
    return /^[a-z]/.test(tag)
      ? new Unreadable(at, `raw HTML <${tag}>`, 'put it in `backticks`, or write Markdown or a component')
      : new Unreadable(Number(named), ...unknownComponent(tag));
  }
  const [, came = '', allowed = ''] = mdxMistakes.find(([said]) => said.test(reason)) ?? [];
  return new Unreadable(at, came, allowed);
}

const unclosedCode = (line: number) =>
  new Unreadable(line, 'a code block that is not closed', 'write ``` on a line after it');

/** @throws Unreadable for a fence that is open at the end: below it nothing is taken for what it is */
export function checkLastFence(lines: readonly string[]): void {
  const isMarkdown = markdownLines();
  const outside = lines.map(isMarkdown).lastIndexOf(true);
  if (!isMarkdown('')) {
    throw unclosedCode(outside + 2);
  }
}

const isOpened = /^[\s>]*:{3,}[\w-]+(?:\[.*\])?(?:\{.*\})?\s*$/;
const isClosed = /^[\s>]*:{3,}\s*$/;

/** @throws Unreadable for a fence or a callout that is not closed, or stands on one line with its text */
export function checkFences(root: Root, lines: readonly string[]): void {
  const isMarkdown = markdownLines();
  for (const [index, line] of lines.entries()) {
    if (isMarkdown(line) && /^[\s>]*:{3}/.test(line) && !isOpened.test(line) && !isClosed.test(line)) {
      throw new Unreadable(
        index + 1,
        `“${line.trim()}” on one line`,
        'write :::tip or :::tip[Title], the text and ::: on lines of their own',
      );
    }
  }
  const lineText = (number = 1) => lines[number - 1] ?? '';
  const visit = (node: Nodes): void => {
    const {start, end} = node.position ?? {};
    if (node.type === 'containerDirective') {
      const inner = node.children.find(
        (child) => child.type === 'containerDirective' && child.position?.end.line === end?.line,
      );
      if (inner || !isClosed.test(lineText(end?.line))) {
        throw new Unreadable(
          start?.line ?? 1,
          `:::${node.name} that is not closed`,
          'write ::: on a line after its text, and :::: round a callout with another in it',
        );
      }
    }
    if (node.type === 'code' && !/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lineText(end?.line))) {
      throw unclosedCode(start?.line ?? 1);
    }
    if (node.type === 'text' && /^:{3,}$/m.test(node.value)) {
      throw new Unreadable(
        start?.line ?? 1,
        'a ::: that closes nothing',
        'remove it, or open a callout above',
      );
    }
    if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(root);
}
