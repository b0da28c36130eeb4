/**
 * What keeps a page from being read at all, each said in one line: front matter, MDX, fences and callouts that are
 * not closed. Whatever follows such a mistake is not what its author meant.
 */
import type {Nodes, Root} from 'mdast';
import {isMap, LineCounter, parseDocument, type Node} from 'yaml';
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

/** What to do about the mistakes that are made in YAML, by the code of the parser. */
const yamlAdvice: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: "put a value with a colon in quotes: title: 'Lists: tasks'",
  DUPLICATE_KEY: 'write each key once',
  MISSING_CHAR: 'close the quotation mark or the bracket',
  TAB_AS_INDENT: 'write spaces in place of the tab',
};

/**
 * The front matter of a page, each value with its line.
 *
 * @throws Unreadable when there is none, or it is no YAML
 */
export function readFrontMatter(text: string): Page['frontMatter'] {
  const yaml = /^---\n((?:[^]*?\n)?)---(?:\n|$)/.exec(text)?.[1];
  if (yaml === undefined) {
    const came = text.trim() === '' ? 'an empty file' : 'a page without front matter';
    throw new Unreadable(
      1,
      came,
      'begin with ---, title, description, keywords and --- on lines of their own',
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const [error] = document.errors;
  // The opening `---` is line 1 of the file.
  const lineAt = (offset = 0) => counter.linePos(offset).line + 1;
  if (error) {
    throw new Unreadable(
      lineAt(error.pos[0]),
      `front matter that is no YAML: ${error.message.replace(/ at line [^]*/, '')}`,
      yamlAdvice[error.code] ?? 'write key: value, one a line',
    );
  }
  const {contents} = document;
  const values = isMap(contents) ? (document.toJS() as Record<string, unknown>) : {};
  const lines = new Map(
    isMap(contents) ? contents.items.map(({key}) => [String(key), lineAt((key as Node).range?.[0])]) : [],
  );
  return new Map(Object.entries(values).map(([key, value]) => [key, {value, line: lines.get(key) ?? 1}]));
}

/** What remark-mdx says of MDX that does not parse, and what to do about it. */
export function mistakeOfMdx(error: Error): Unreadable {
  const {line, reason = error.message} = error as {line?: number; reason?: string};
  // Of a tag that is never closed only the sentence says where it stands: "`<Tabs>` (12:1-12:7)".
  const [, tag, named] = /`<(\w*)[^`]*>` \((\d+):\d+/.exec(reason) ?? [];
  const at = line ?? Number(named ?? 1);
  if (tag !== undefined) {
    return new Unreadable(at, `<${tag}> that is not closed`, `write </${tag}> after what belongs in it`);
  }
  if (/closing (?:slash|tag)/.test(reason)) {
    return new Unreadable(
      at,
      'a closing tag that nothing opened',
      'write the opening tag before it, or remove it',
    );
  }
  if (/acorn|expression/.test(reason)) {
    return new Unreadable(at, 'a { that begins no expression', 'write \\{, or put it in `backticks`');
  }
  if (reason.includes('to create a comment')) {
    return new Unreadable(at, 'a comment of HTML', 'write {/* … */}');
  }
  return /before name/.test(reason)
    ? new Unreadable(at, 'a < that begins no tag', 'write &lt;, or put it in `backticks`')
    : new Unreadable(at, `a tag that does not parse: ${reason}`, 'write <Name prop="text" number={1}>');
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
      throw new Unreadable(
        start?.line ?? 1,
        'a code block that is not closed',
        'write ``` on a line after it',
      );
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
