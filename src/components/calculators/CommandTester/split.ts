/** Takes a line of commands apart, as a shell reads it. */

/** One of the commands of a line. */
export interface Command {
  readonly text: string;
  /** Whether it writes or reads a file with `>` or `<`, which no entry sees. */
  readonly isRedirected: boolean;
}

interface SplitLine {
  readonly commands: readonly Command[];
  /** Whether something lies deeper than `DEEPEST`. */
  readonly isTooDeep: boolean;
  /** Whether a quotation mark or a parenthesis has no partner: where a command ends is a guess then. */
  readonly isUnbalanced: boolean;
}

/** Levels of `$(…)` that are taken apart; a command below them always asks. */
export const DEEPEST = 32;

/** What is known so far of the command that is being read. */
interface Level {
  part: string;
  /** What stands inside of it. */
  inner: Command[];
  isRedirected: boolean;
  /** Parentheses that are open. */
  open: number;
}

/** Reads from left to right. Its place is in the object, so that each level of `$(…)` reads on where it stands. */
class Reader {
  readonly commands: readonly Command[];
  isTooDeep = false;
  isUnbalanced = false;
  private readonly text: string;
  private at = 0;
  /** Up to here stands a comment or the text of a `<<`, in which quotation marks are letters. */
  private plainTo = 0;
  /** The line that ends the text of a `<<`, which begins on the next line. */
  private delimiter: string | undefined;

  constructor(text: string, depth: number) {
    this.text = text;
    this.commands = this.read(depth, false);
  }

  /** @param isInner whether a parenthesis ends it */
  private read(depth: number, isInner: boolean): Command[] {
    const commands: Command[] = [];
    const level: Level = {part: '', inner: [], isRedirected: false, open: 0};
    const finish = () => {
      commands.push(...level.inner);
      const text = level.part.trim();
      if (text) {
        commands.push({text, isRedirected: level.isRedirected});
      }
      Object.assign(level, {part: '', inner: [], isRedirected: false});
    };
    while (this.at < this.text.length) {
      const two = this.text.slice(this.at, this.at + 2);
      const [sign = ''] = two;
      if (sign === ')' && isInner && level.open === 0) {
        this.at++;
        finish();
        return commands;
      }
      if (/[;|&\n\r]/.test(sign) && two !== '&>') {
        this.at += ['&&', '||', '|&'].includes(two) ? 2 : 1;
        finish();
        if (sign === '\n') {
          this.beginInput();
        }
      } else {
        this.piece(level, depth);
      }
    }
    finish();
    this.isUnbalanced ||= isInner || level.open !== 0;
    return commands;
  }

  /** Reads what belongs together: a letter, a quotation, a command in another, a redirection, the sign of a comment. */
  private piece(level: Level, depth: number): void {
    const start = this.at;
    const two = this.text.slice(start, start + 2);
    const [sign = ''] = two;
    const isPlain = start < this.plainTo;
    if (this.opens(isPlain)) {
      level.inner.push(...this.substituted(depth));
    } else if (isPlain) {
      this.at++;
    } else if (sign === '\\') {
      const [broken] = /^\\\r?\n/.exec(this.text.slice(start, start + 3)) ?? [];
      this.at += broken?.length ?? 2;
      level.part += broken ? ' ' : this.text.slice(start, this.at);
      return;
    } else if (sign === '"') {
      this.double(level, depth);
    } else if (sign === "'" || two === "$'") {
      this.single(sign === '$');
    } else if (sign === '>' || sign === '<' || two === '&>') {
      this.redirection(level);
    } else {
      level.open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      this.isUnbalanced ||= level.open < 0;
      if (sign === '#' && (start === 0 || /[\s;|&(]/.test(this.text[start - 1] ?? ''))) {
        const end = this.text.indexOf('\n', start);
        this.plainTo = end < 0 ? this.text.length : end;
      }
      this.at++;
    }
    level.part += this.text.slice(start, this.at);
  }

  /** Whether a command in another begins here. */
  private opens(isQuoted: boolean): boolean {
    const two = this.text.slice(this.at, this.at + 2);
    return two === '$(' || two.startsWith('`') || (/^[<>]\($/.test(two) && !isQuoted);
  }

  /** Reads a command in another. Its parts, if there is room for one more level. */
  private substituted(depth: number): readonly Command[] {
    const isTooDeep = depth >= DEEPEST;
    this.isTooDeep ||= isTooDeep;
    if (this.text[this.at] === '`') {
      const body = this.quoted('`', true);
      if (isTooDeep) {
        return [];
      }
      const inside = new Reader(body.replace(/\\([`$\\])/g, '$1'), depth + 1);
      this.isTooDeep ||= inside.isTooDeep;
      this.isUnbalanced ||= inside.isUnbalanced;
      return inside.commands;
    }
    this.at = isTooDeep ? this.text.length : this.at + 2;
    return isTooDeep ? [] : this.read(depth + 1, true);
  }

  /** Reads from one mark to the next, and gives what is between. */
  private quoted(mark: string, hasEscapes: boolean): string {
    const start = ++this.at;
    while (this.at < this.text.length && this.text[this.at] !== mark) {
      this.at += hasEscapes && this.text[this.at] === '\\' ? 2 : 1;
    }
    this.isUnbalanced ||= this.at >= this.text.length;
    return this.text.slice(start, this.at++);
  }

  private single(hasEscapes: boolean): void {
    this.at += hasEscapes ? 1 : 0;
    this.quoted("'", hasEscapes);
  }

  /** Reads a text in double quotation marks, and the commands in it. */
  private double(level: Level, depth: number): void {
    this.at++;
    while (this.at < this.text.length && this.text[this.at] !== '"') {
      if (this.opens(true)) {
        level.inner.push(...this.substituted(depth));
      } else {
        this.at += this.text[this.at] === '\\' ? 2 : 1;
      }
    }
    this.isUnbalanced ||= this.at >= this.text.length;
    this.at++;
  }

  private redirection(level: Level): void {
    const rest = this.text.slice(this.at, this.at + 3);
    // `2>&1` and `<&-` name a stream, not a file.
    const [stream] = /^[<>]&[\d-]/.exec(rest) ?? [];
    const isInput = rest.startsWith('<<') && rest !== '<<<';
    level.isRedirected ||= stream === undefined;
    this.at += stream?.length ?? (rest.startsWith('&>') || rest.startsWith('<<') ? 2 : 1);
    if (isInput) {
      const named = /^-?\s*(["']?)([\w.-]+)\1/.exec(this.text.slice(this.at, this.at + 100));
      this.delimiter = named?.[2];
      this.at += named?.[0].length ?? 0;
    }
  }

  /** At the beginning of a line: whether the text of a `<<` begins with it. */
  private beginInput(): void {
    if (this.delimiter === undefined) {
      return;
    }
    const end = new RegExp(`^\\t*${this.delimiter.replaceAll('.', '\\.')}\\r?$`, 'm').exec(
      this.text.slice(this.at),
    );
    this.plainTo = end ? this.at + end.index + end[0].length : this.text.length;
    this.delimiter = undefined;
  }
}

/**
 * The commands of a line: it is taken apart at `&&`, `||`, `;`, `|`, `&` and line breaks, outside of quotes. What
 * stands in `$(…)`, `<(…)`, `>(…)` and backticks is a command too, before the one that it stands in. In a comment and in the
 * text of a `<<` it is taken apart as well, whatever its quotation marks.
 */
export function splitLine(line: string): SplitLine {
  const {commands, isTooDeep, isUnbalanced} = new Reader(line, 0);
  return {commands, isTooDeep, isUnbalanced};
}
