import type {Code, List, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * What a line can be, and the comment by which Docusaurus knows it: it takes
 * the comment out of the code and gives the next line the class.
 */
export const lineMarks = [
  {className: 'theme-code-block-highlighted-line', line: 'line-highlight'},
  {className: 'code-focus', line: 'line-focus'},
  {className: 'code-note', line: 'line-note'},
  {className: 'code-command', line: 'line-command'},
] as const;

type Mark = (typeof lineMarks)[number]['line'];

/** Shells whose samples are typed, as long as they are no file: those have a title. */
const shells = new Set(['bash', 'sh', 'powershell', 'bat']);

/** Languages in which `#` begins no comment that Docusaurus knows. */
const commentOf: Record<string, string> = {
  js: '//',
  jsx: '//',
  ts: '//',
  tsx: '//',
  javascript: '//',
  typescript: '//',
  html: '//',
  sql: '--',
};

/** `focus={2-3}`, `notes={1,4}` and a bare `{5}`, which stands out. */
const RANGE = /(?:^|\s)(?:(\w+)=)?\{([\d,-]*)\}/g;

const markOf: Record<string, Mark | undefined> = {
  highlight: 'line-highlight',
  focus: 'line-focus',
  notes: 'line-note',
};

/** What ends a command: the character that carries it into the next line does not. */
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

/** The marks of a sample's lines, and its meta string without them. */
function marksIn({lang, meta, value}: Code): {marks: Map<number, Mark[]>; rest: string; notes: number} {
  const marks = new Map<number, Mark[]>();
  const lines = value.split('\n').length;
  const add = (line: number, mark: Mark) => marks.set(line, [...(marks.get(line) ?? []), mark]);
  let notes = 0;
  const rest = (meta ?? '').replace(RANGE, (_match, name: string | undefined, range: string) => {
    const mark = markOf[name ?? 'highlight'];
    if (!mark) {
      throw new Error(`${name}={${range}} at a sample; allowed: {…}, focus={…}, notes={…}`);
    }
    const chosen = /^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(range) ? numbersOf(range) : [];
    if (chosen.length === 0 || chosen.some((line) => line < 1 || line > lines)) {
      throw new Error(
        `{${range}} at a sample of ${lines} lines; allowed: lines from 1 to ${lines}, as in {2,4-5}`,
      );
    }
    chosen.forEach((line) => add(line, mark));
    notes += mark === 'line-note' ? chosen.length : 0;
    return '';
  });
  if (lang && shells.has(lang) && !rest.includes('title=')) {
    commandLines(value, lang).forEach((line) => add(line, 'line-command'));
  }
  return {marks, rest: rest.trim(), notes};
}

/**
 * Marks the lines that matter in samples of code, so that the browser is told
 * and does not work it out: those that an author names (`{2}`, `focus={3-5}`,
 * `notes={1,4}`), and the beginnings of commands. The prompt of a command is
 * drawn by the style sheet: it is seen, and neither selected nor copied.
 *
 * The notes of a sample are the ordered list behind it, one entry a line.
 */
const codeLines: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node, index, parent) => {
    try {
      const {marks, rest, notes} = marksIn(node);
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
      if (marks.size > 0) {
        const comment = commentOf[node.lang ?? ''] ?? '#';
        node.meta = rest || null;
        node.value = node.value
          .split('\n')
          .flatMap((line, at) => [...(marks.get(at + 1) ?? []).map((mark) => `${comment} ${mark}`), line])
          .join('\n');
      }
    } catch (error) {
      file.fail((error as Error).message, node);
    }
    return SKIP;
  });
};

export default codeLines;
