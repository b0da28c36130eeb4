/**
 * Reads the YAML that files of modes are written in, and keeps the line of each value: block lists and
 * objects, texts on one line (plain or quoted), blocks after `|` and `>`, and flow lists and objects on
 * one line. What YAML has beyond it (anchors, tags, texts that go on in the next line, several
 * documents) is refused with its line, never guessed. A whole YAML library weighs thirty times as much.
 */
import {
  bare,
  deepest,
  FileFault,
  longest,
  pathOf,
  quoted,
  unknownEscape,
  type Parsed,
  type Value,
} from './parsed';
import {plain} from './plain';

const key = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\w$][\w$./-]*)[ \t]*:(?=[ \t]|$)/;

/** Folds the lines of a block after `>`: one line feed is a space, more indented lines keep theirs. */
function folded(lines: readonly string[]): string {
  let whole = '';
  let blank = 0;
  let wasMore: boolean | undefined;
  for (const line of lines) {
    if (line === '') {
      blank++;
      continue;
    }
    const isMore = /^[ \t]/.test(line);
    whole +=
      wasMore === undefined
        ? '\n'.repeat(blank)
        : isMore || wasMore
          ? '\n'.repeat(blank + 1)
          : '\n'.repeat(blank) || ' ';
    whole += line;
    wasMore = isMore;
    blank = 0;
  }
  return whole;
}

/**
 * @throws FileFault with the line, what came there, and why it cannot be read: `long`, `deep`, `tab`,
 * `indent`, `key`, `colon`, `start`, `string`, `escape`, `after`, `beyond`, `twice`, `flow`
 */
export function parseYaml(text: string): Parsed {
  if (text.length > longest) {
    throw new FileFault(1, 'long', String(text.length));
  }
  const rows = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const lines = new Map<string, number>();
  let row = 0;
  const fail = (code: string, came: string): never => {
    throw new FileFault(row + 1, code, quoted(came.trim()));
  };
  const here = (): string => rows[row] ?? '';

  /** Goes to the next line with something on it; its indent, or -1 at the end. */
  const next = (): number => {
    for (; row < rows.length; row++) {
      const indent = /^ */.exec(here())?.[0].length ?? 0;
      const rest = here().slice(indent);
      if (rest.startsWith('\t') && /[^\t ]/.test(rest)) {
        fail('tab', rest);
      }
      if (/^(?:---|\.\.\.)(?:\s|$)/.test(here())) {
        fail('beyond', here());
      }
      if (rest.trim() !== '' && !rest.startsWith('#')) {
        return indent;
      }
    }
    return -1;
  };

  const unquoted = (written: string): string => {
    if (written.startsWith("'")) {
      return written.slice(1, -1).replace(/''/g, "'");
    }
    const escape = unknownEscape(written);
    if (escape) {
      fail('escape', escape);
    }
    return JSON.parse(written.replace(/\t/g, '\\t')) as string;
  };

  /** A value inside a line: its text is read from `from` on, and what is left comes back. */
  const inline = (from: string, keys: (string | number)[], isFlow: boolean): {value: Value; rest: string} => {
    lines.set(pathOf(...keys), row + 1);
    if (keys.length > deepest) {
      fail('deep', String(deepest));
    }
    const mark = from.charAt(0);
    if (mark === '"' || mark === "'") {
      const written = (mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/).exec(from)?.[0];
      return written === undefined
        ? fail('string', from)
        : {value: unquoted(written), rest: from.slice(written.length)};
    }
    if (mark === '[' || mark === '{') {
      const close = mark === '[' ? ']' : '}';
      const list: Value[] = [];
      const object = bare();
      let rest = from.slice(1).trimStart();
      while (!rest.startsWith(close)) {
        let name: string | number = list.length;
        if (mark === '{') {
          const found = key.exec(rest);
          if (!found) {
            return fail('flow', rest || from);
          }
          name = /^["']/.test(found[1] ?? '') ? unquoted(found[1] ?? '') : (found[1] ?? '');
          if (name in object) {
            fail('twice', name);
          }
          rest = rest.slice(found[0].length).trimStart();
        }
        const item = inline(rest, [...keys, name], true);
        list.push(item.value);
        object[name] = item.value;
        rest = item.rest.trimStart();
        if (rest.startsWith(',')) {
          rest = rest.slice(1).trimStart();
        } else if (!rest.startsWith(close)) {
          return fail('flow', rest || from);
        }
      }
      return {value: mark === '[' ? list : object, rest: rest.slice(1)};
    }
    // A comment begins at a # with a space before it.
    const written = (isFlow ? /^(?:[^,[\]{}#]|(?<=\S)#)*/ : /^(?:[^#]|(?<=\S)#)*/).exec(from)?.[0] ?? '';
    const trimmed = written.trim();
    if (
      /^[&*!|>%@`,\]}]|^[-?:](?:\s|$)/.test(trimmed) ||
      (isFlow && /^[-?:]/.test(trimmed)) ||
      (isFlow && trimmed === '')
    ) {
      fail('start', trimmed || from);
    }
    if (/:(?:\s|$)/.test(trimmed)) {
      fail('colon', trimmed);
    }
    return {value: plain(trimmed), rest: from.slice(trimmed.length)};
  };

  /** The block after a `|` or a `>`; `parent` is the indent it must go beyond. */
  const block = (header: string, parent: number): string => {
    const [, style, chomp] = /^([|>])([-+]?)(?:[ \t]+#.*|[ \t]*)$/.exec(header) ?? fail('start', header);
    const found: string[] = [];
    let indent = -1;
    for (row++; row < rows.length; row++) {
      const spaces = /^ */.exec(here())?.[0].length ?? 0;
      const isBlank = spaces === here().length;
      if (indent < 0 && !isBlank) {
        if (spaces <= parent) {
          break;
        }
        indent = spaces;
      }
      if ((!isBlank && spaces < indent) || /^(?:---|\.\.\.)(?:\s|$)/.test(here())) {
        break;
      }
      // Spaces before the first text are told from its indent by no rule that people know.
      if (indent < 0 && spaces > parent + 1) {
        fail('indent', here());
      }
      found.push(indent < 0 ? '' : here().slice(indent));
    }
    let end = found.length;
    while (end > 0 && found[end - 1] === '') {
      end--;
    }
    const body = found.slice(0, end);
    const whole = style === '|' ? body.join('\n') : folded(body);
    if (chomp === '+') {
      return whole + '\n'.repeat(found.length - end + (end > 0 ? 1 : 0));
    }
    return chomp === '-' || whole === '' ? whole : `${whole}\n`;
  };

  /** What stands behind a `-` or a `key:`, in the line or below it. */
  const behind = (rest: string, keys: (string | number)[], indent: number, isKey: boolean): Value => {
    const written = rest.trim();
    if (written !== '' && !written.startsWith('#')) {
      if (/^[|>]/.test(written)) {
        return block(written, indent);
      }
      const {value, rest: after} = inline(written, keys, false);
      if (after.trim() !== '' && !/^\s+#/.test(after)) {
        fail('after', after);
      }
      row++;
      const below = next();
      if (below > indent) {
        fail('indent', here());
      }
      return value;
    }
    row++;
    const below = next();
    const isList = isKey && below === indent && /^-(?:\s|$)/.test(here().slice(below));
    return below > indent || isList ? node(below, keys) : null;
  };

  /** The list, object or text that begins in this line. */
  const node = (indent: number, keys: (string | number)[]): Value => {
    lines.set(pathOf(...keys), row + 1);
    if (keys.length > deepest) {
      fail('deep', String(deepest));
    }
    const begins = (pattern: RegExp) => pattern.exec(here().slice(indent));
    if (begins(/^-(?:\s|$)/)) {
      const list: Value[] = [];
      while (next() === indent && begins(/^-(?:\s|$)/)) {
        const rest = here().slice(indent + 1);
        if (/^ *\t/.test(rest) && rest.trim() !== '') {
          fail('tab', rest);
        }
        const inner = [...keys, list.length];
        lines.set(pathOf(...inner), row + 1);
        const item = rest.trim();
        if (/^-(?:\s|$)/.test(item) || key.test(item)) {
          // `- - edit` and `- slug: a` are nodes of their own, as far in as they stand.
          rows[row] = ` ${here().slice(0, indent).replace(/./g, ' ')}${rest}`;
          list.push(node(/^ */.exec(here())?.[0].length ?? 0, inner));
        } else {
          list.push(behind(rest, inner, indent, false));
        }
        if (next() > indent) {
          fail('indent', here());
        }
      }
      return list;
    }
    const object = bare();
    if (!begins(key)) {
      const written = here().slice(indent);
      return /^[[{"']/.test(written) || keys.length === 0 ? alone(written, keys) : fail('key', written);
    }
    while (next() === indent && !begins(/^-(?:\s|$)/)) {
      const found = begins(key);
      if (!found) {
        return fail('key', here());
      }
      const written = found[1] ?? '';
      const name = /^["']/.test(written) ? unquoted(written) : written;
      if (name in object) {
        fail('twice', name);
      }
      const inner = [...keys, name];
      const line = row + 1;
      object[name] = behind(here().slice(indent + found[0].length), inner, indent, true);
      lines.set(pathOf(...inner), line);
      if (next() > indent) {
        fail('indent', here());
      }
    }
    return object;
  };

  /** A text, or a flow list or object, that has a line to itself. */
  const alone = (written: string, keys: (string | number)[]): Value => {
    const {value, rest} = inline(written.trim(), keys, false);
    if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
      fail('after', rest);
    }
    row++;
    return value;
  };

  // One document; the mark of its beginning may stand above it.
  while (/^(?:#.*|\s*)$/.test(here()) && row < rows.length) {
    row++;
  }
  if (/^---\s*(?:#.*)?$/.test(here())) {
    row++;
  }
  const indent = next();
  const value = indent < 0 ? null : node(indent, []);
  if (next() >= 0) {
    fail('indent', here());
  }
  return {value, lines};
}
