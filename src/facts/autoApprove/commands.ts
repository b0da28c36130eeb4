// cspell:ignore bunx
/**
 * What the command lists of auto-approve do to one command.
 * Source: features/auto-approving-actions#commands and #matching.
 */

/** The reader's lists and switches. */
export interface CommandLists {
  allowed: readonly string[];
  denied: readonly string[];
  /** Whether the master switch and Execute are both on. */
  isOn: boolean;
}

/** One of the commands that a line holds, and the longest entry that it begins with. */
export interface Part {
  text: string;
  /** `none`: no entry matches. */
  state: 'allowed' | 'denied' | 'none';
  entry?: string;
  /** Whether it writes or reads a file with `>` or `<`, which no entry sees. */
  isRedirected: boolean;
}

/** What happens, and what decides. */
export interface Decision {
  result: 'runs' | 'asks' | 'refused';
  because: 'denied' | 'off' | 'risky' | 'unlisted' | 'allowed' | 'empty';
  parts: readonly Part[];
  /** The expansion that always asks. */
  risky?: string;
}

/** Expansions that can run code which the text does not show. */
const risky: readonly RegExp[] = [
  /\$\{[^}]*@[PQEAa]\}/,
  /\$\{![^}]*\}/,
  /<<<\s*(?:\$\(|`)[^)`]*[)`]?/,
  /(?<![^\s;|&(])=\([^)]*\)/,
  /[*?]\(e\W[^)]*\)/,
];

/** Where the parenthesis that opens before `start` closes; the end of the text when it never does. */
function closing(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '\\') {
      index++;
    } else if (text[index] === '(') {
      depth++;
    } else if (text[index] === ')' && --depth === 0) {
      return index;
    }
  }
  return text.length;
}

/**
 * Takes a line apart at `&&`, `||`, `;`, `|`, `&` and line breaks, outside of quotes. What stands in
 * `$(…)`, `<(…)` and backticks is a part too, before the one that it stands in. A redirection
 * separates nothing.
 */
function split(line: string): {text: string; isRedirected: boolean}[] {
  const text = line.replace(/\\\r?\n/g, ' ');
  const parts: {text: string; isRedirected: boolean}[] = [];
  let inner: typeof parts = [];
  let quote = '';
  let part = '';
  let isRedirected = false;
  const end = () => {
    parts.push(...inner);
    if (part.trim()) {
      parts.push({text: part.trim(), isRedirected});
    }
    inner = [];
    part = '';
    isRedirected = false;
  };
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    const two = text.slice(index, index + 2);
    const open = two === '$(' || (two === '<(' && !quote) ? index + 2 : sign === '`' ? index + 1 : 0;
    if (sign === '\\' && quote !== "'") {
      part += two;
      index++;
    } else if (open) {
      const close =
        sign === '`' ? (text.indexOf('`', open) + text.length + 1) % (text.length + 1) : closing(text, open);
      inner.push(...split(text.slice(open, close)));
      part += text.slice(index, close + 1);
      index = close;
    } else if (quote) {
      quote = sign === quote ? '' : quote;
      part += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      part += sign;
    } else if (sign === '>' || sign === '<') {
      // `2>&1` and `<&-` name a stream, not a file.
      const stream = /^[<>]&(?:\d|-)/.exec(text.slice(index))?.[0];
      isRedirected ||= stream === undefined;
      part += stream ?? sign;
      index += (stream?.length ?? 1) - 1;
    } else if (two === '&>') {
      isRedirected = true;
      part += two;
      index++;
    } else if (/[;|&\n\r]/.test(sign)) {
      end();
      index += ['&&', '||', '|&'].includes(two) ? 1 : 0;
    } else {
      part += sign;
    }
  }
  end();
  return parts;
}

/** The longest entry that a command begins with; a lone `*` is the beginning of everything. */
function longest(command: string, entries: readonly string[]): string | undefined {
  const start = command.toLowerCase();
  return entries
    .filter((entry) => entry === '*' || (entry !== '' && start.startsWith(entry.toLowerCase())))
    .sort((a, b) => b.length - a.length)[0];
}

function match(text: string, {allowed, denied}: CommandLists): Pick<Part, 'state' | 'entry'> {
  const yes = longest(text, allowed);
  const no = longest(text, denied);
  if (no !== undefined && no.length >= (yes?.length ?? 0)) {
    return {state: 'denied', entry: no};
  }
  return yes === undefined ? {state: 'none'} : {state: 'allowed', entry: yes};
}

/** Decides about one command line, in the order of the page's tree of questions. */
export function decide(command: string, lists: CommandLists): Decision {
  const parts = split(command).map((part) => ({...part, ...match(part.text, lists)}));
  const found = risky.map((pattern) => pattern.exec(command)?.[0]).find(Boolean);
  const decision = (result: Decision['result'], because: Decision['because']): Decision => ({
    result,
    because,
    parts,
    ...(found !== undefined && {risky: found}),
  });
  if (parts.length === 0) {
    return decision('asks', 'empty');
  }
  if (parts.some(({state}) => state === 'denied')) {
    return decision('refused', 'denied');
  }
  if (!lists.isOn) {
    return decision('asks', 'off');
  }
  if (found !== undefined) {
    return decision('asks', 'risky');
  }
  return parts.every(({state}) => state === 'allowed')
    ? decision('runs', 'allowed')
    : decision('asks', 'unlisted');
}

/**
 * The entries that somebody wrote or pasted: one a line, or the list of `settings.json`. A space at
 * the end belongs to the entry.
 */
export function entriesOf(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) {
      return list;
    }
  } catch {
    // It is no list of settings.json as a whole.
  }
  return text
    .split(/\r?\n/)
    .map((line) => /^\s*"(.*)",?\s*$/.exec(line)?.[1] ?? line)
    .filter((line) => line.trim() !== '');
}

/** What a reader should know about the lists, or about a command that runs. */
export type Warning = 'redirected' | 'flags' | 'git' | 'program' | 'word' | 'everything' | 'wildcard';

/** Programs that run whatever they are given. */
const programs =
  /^(?:(?:ba|z|da|fi)?sh|cmd|powershell|pwsh|python3?|node|deno|bun|ruby|perl|php|npx|uvx|bunx|pnpx|sudo|env|xargs)\s*$/i;

/** What to know, each with what it is about. The first ones are the nearest to what was typed. */
export function warningsFor(command: string, lists: CommandLists): {warning: Warning; about: string}[] {
  const {result, parts} = decide(command, lists);
  const runs = result === 'runs' ? parts : [];
  const of = (warning: Warning, about: readonly string[]) =>
    [...new Set(about)].map((one) => ({warning, about: one}));
  const entries = lists.allowed;
  return [
    ...of(
      'redirected',
      runs.filter(({isRedirected}) => isRedirected).map(({text}) => text),
    ),
    ...of(
      'flags',
      runs
        .filter(
          ({text, entry = '', isRedirected}) => entry !== '*' && text.length > entry.length && !isRedirected,
        )
        .map(({entry = ''}) => entry),
    ),
    ...of(
      'everything',
      entries.filter((entry) => entry === '*'),
    ),
    ...of(
      'wildcard',
      [...entries, ...lists.denied].filter((entry) => entry.length > 1 && entry.includes('*')),
    ),
    ...of(
      'git',
      entries.filter((entry) => /^git (?:log|diff|show)\b/i.test(entry)),
    ),
    ...of(
      'program',
      entries.filter((entry) => programs.test(entry)),
    ),
    ...of(
      'word',
      entries.filter((entry) => /^[\w.-]+\s*$/.test(entry) && !programs.test(entry)),
    ),
  ];
}
