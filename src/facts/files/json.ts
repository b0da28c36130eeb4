/**
 * Reads strict JSON and keeps the line of each value. `JSON.parse` accepts the same texts, but only some
 * browsers say where a text stops being JSON, and none says where a value stands.
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

/**
 * @throws FileFault with the line, what came there, and why it is no JSON:
 * `long`, `deep`, `end`, `comment`, `lastComma`, `comma`, `colon`, `quotes`, `string`, `escape`, `twice`, `after`, `value`
 */
export function parseJson(text: string): Parsed {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  const fail = (
    code: string,
    came = /^\S[\w.-]*["'”’`]?/.exec(text.slice(at, at + 60))?.[0] ?? '',
  ): never => {
    throw new FileFault(line, code, quoted(came));
  };
  if (text.length > longest) {
    fail('long', String(text.length));
  }

  /** Steps over white space, and gives the character after it. */
  const next = (): string => {
    for (; ; at++) {
      const mark = text.charAt(at);
      if (mark === '\n') {
        line++;
      } else if (mark === '/' && /[/*]/.test(text.charAt(at + 1))) {
        fail('comment', text.slice(at, at + 2));
      } else if (mark === '' || !/[ \t\r\uFEFF]/.test(mark) || (mark === '\uFEFF' && at > 0)) {
        return mark;
      }
    }
  };

  const string = (): string => {
    const found = /^"(?:[^"\\\n]|\\[^\n])*"/.exec(text.slice(at))?.[0];
    if (found === undefined) {
      return fail('string', text.slice(at, at + 40).split('\n', 1)[0]);
    }
    const escape = unknownEscape(found);
    if (escape) {
      return fail('escape', escape);
    }
    at += found.length;
    try {
      return JSON.parse(found) as string;
    } catch {
      return fail('string', found);
    }
  };

  /** What is between two brackets, each with a comma behind it but the last. */
  const members = (close: string, member: () => void): void => {
    const opened = line;
    at++;
    let isFirst = true;
    while (next() !== close) {
      if (text.charAt(at) === '') {
        throw new FileFault(opened, 'end', close);
      }
      if (!isFirst) {
        if (text.charAt(at) !== ',') {
          fail('comma');
        }
        at++;
        const mark = next();
        if (mark === close) {
          fail('lastComma', close);
        }
        if (mark === '') {
          throw new FileFault(opened, 'end', close);
        }
      }
      isFirst = false;
      member();
    }
    at++;
  };

  const value = (keys: (string | number)[]): Value => {
    const mark = next();
    lines.set(pathOf(...keys), line);
    if (keys.length > deepest) {
      fail('deep', String(deepest));
    }
    if (mark === '{') {
      const object = bare();
      members('}', () => {
        if (text.charAt(at) !== '"') {
          fail('quotes');
        }
        const keyLine = line;
        const key = string();
        if (key in object) {
          throw new FileFault(keyLine, 'twice', quoted(key));
        }
        if (next() !== ':') {
          fail('colon');
        }
        at++;
        object[key] = value([...keys, key]);
        // A reader looks for the key, which stands before its value.
        lines.set(pathOf(...keys, key), keyLine);
      });
      return object;
    }
    if (mark === '[') {
      const list: Value[] = [];
      members(']', () => list.push(value([...keys, list.length])));
      return list;
    }
    if (mark === '"') {
      return string();
    }
    if (/['“”‘’`]/.test(mark)) {
      fail('quotes');
    }
    const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/.exec(
      text.slice(at, at + 400),
    )?.[0];
    if (word === undefined) {
      return fail(mark === '' ? 'end' : 'value', mark === '' ? '' : undefined);
    }
    at += word.length;
    return JSON.parse(word) as Value;
  };

  const whole = value([]);
  if (next() !== '') {
    fail('after');
  }
  return {value: whole, lines};
}
