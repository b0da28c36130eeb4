import type {Code, List, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {refuse} from './pageError';

/** The classes of a sample's lines, by their number from 0. */
export type LineClasses = Readonly<Record<number, readonly string[]>>;

declare module 'mdast' {
  interface CodeData {
    /** Read by src/remark/highlightCode.ts. */
    hProperties?: {lines?: string};
  }
}

/** Shells whose samples are typed, as long as they are no file: those have a title. */
const shells = new Set(['bash', 'sh', 'powershell', 'bat']);

/** `notes={1,4}` and a bare `{5}`, which stands out. */
const RANGE = /(?:^|\s)(?:(\w+)=)?\{([\d,-]*)\}/g;

const classOf: Readonly<Record<string, string | undefined>> = {
  highlight: 'code-highlight',
  notes: 'code-note',
};

/** The character at the end of a line that continues a command in the next one, by language. */
const carriesOn: Record<string, string> = {powershell: '`', bat: '^'};

/**
 * Lines, from 1, on which a command begins: not the rest of one, no comment,
 * nothing inside quotes.
 *
 * @param code of a shell; here-documents are not known
 */
export function commandLines(code: string, lang: string): number[] {
  let quote = '';
  let isInside = false;
  return code.split('\n').flatMap((line, index) => {
    const begins = !isInside && quote === '' && /^\s*[^\s#]/.test(line);
    for (let at = 0; at < line.length; at += 1) {
      const character = line.charAt(at);
      if (quote === '' && character === '#' && /^$|\s/.test(line.charAt(at - 1))) {
        break;
      }
      if (character === '\\' && quote !== "'" && lang !== 'powershell' && lang !== 'bat') {
        at += 1;
      } else if (character === quote) {
        quote = '';
      } else if (quote === '' && (character === '"' || character === "'")) {
        quote = character;
      }
    }
    isInside = line.endsWith(carriesOn[lang] ?? '\\');
    return begins ? [index + 1] : [];
  });
}

/** The numbers of `2,4-6`; none where it is no such list. */
const numbersOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, step) => first + step);
  });

/** The classes of a sample's lines, and its meta string without them. */
function marksIn({lang, meta, value}: Code): {classes: LineClasses; rest: string; notes: number} {
  const classes: Record<number, string[]> = {};
  const lines = value.split('\n').length;
  const add = (line: number, name: string) => (classes[line - 1] ??= []).push(name);
  let notes = 0;
  const rest = (meta ?? '').replace(RANGE, (_match, name: string | undefined, range: string) => {
    const className = classOf[name ?? 'highlight'];
    if (!className) {
      throw new Error(`${name}={${range}} at a sample; allowed: {…}, notes={…}`);
    }
    const chosen = /^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(range) ? numbersOf(range) : [];
    if (chosen.length === 0 || chosen.some((line) => line < 1 || line > lines)) {
      throw new Error(
        `{${range}} at a sample of ${lines} lines; allowed: lines from 1 to ${lines}, as in {2,4-5}`,
      );
    }
    chosen.forEach((line) => add(line, className));
    notes += name === 'notes' ? chosen.length : 0;
    return '';
  });
  if (lang && shells.has(lang) && !rest.includes('title=')) {
    commandLines(value, lang).forEach((line) => add(line, 'code-command'));
  }
  return {classes, rest: rest.trim(), notes};
}

/**
 * Marks the lines that matter in samples of code: those that an author names
 * (`{2}`, `notes={1,4}`), and the beginnings of commands. The
 * prompt of a command is rendered by the style sheet: it is seen, and neither
 * selected nor copied.
 *
 * The notes of a sample are the ordered list behind it, one entry a line.
 */
const codeLines: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node, index, parent) => {
    try {
      const {classes, rest, notes} = marksIn(node);
      if (notes > 0) {
        const list = parent?.children[(index ?? 0) + 1];
        const entries = list?.type === 'list' && list.ordered ? list.children.length : 0;
        if (entries !== notes) {
          throw new Error(
            `notes at ${notes} lines of a sample and ${entries} entries in an ordered list behind it; allowed: as many entries`,
          );
        }
        (list as List).data = {hProperties: {className: ['code-notes']}};
      }
      node.meta = rest || null;
      if (Object.keys(classes).length > 0) {
        node.data = {...node.data, hProperties: {lines: JSON.stringify(classes)}};
      }
    } catch (error) {
      refuse(file, (error as Error).message, node);
    }
    return SKIP;
  });
};

export default codeLines;
