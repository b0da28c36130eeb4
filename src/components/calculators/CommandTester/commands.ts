// cspell:ignore bunx
/**
 * What the command lists of auto-approve do to one command.
 * Source: features/auto-approving-actions#commands and #matching.
 */

import {splitLine, type Command} from './split';

/** The reader's lists and switches. */
export interface CommandLists {
  allowed: readonly string[];
  denied: readonly string[];
  /** Whether the master switch and Execute are both on. */
  isOn: boolean;
}

/** One of the commands that a line holds, and the longest entry that it begins with. */
interface Part extends Command {
  /** `none`: no entry matches. */
  readonly state: 'allowed' | 'denied' | 'none';
  readonly entry?: string;
}

/** What happens, and what decides. */
export interface Decision {
  result: 'runs' | 'asks' | 'refused';
  because: 'denied' | 'off' | 'risky' | 'deep' | 'unbalanced' | 'unlisted' | 'allowed' | 'empty';
  parts: readonly Part[];
  /** The expansion that always asks. */
  risky?: string;
}

/** The first place that begins as `open` says and ends with `close`, in a time that grows with the text alone. */
function between(text: string, open: RegExp, close: string): string | undefined {
  const found = open.exec(text);
  const end = found ? text.indexOf(close, found.index + found[0].length) : -1;
  // If the first has no end, none has.
  return found && end >= 0 ? text.slice(found.index, end + 1) : undefined;
}

/** `${name@P}`, or another sign there that makes the value run. */
function transformed(text: string): string | undefined {
  for (const {index} of text.matchAll(/@[PQEAa]\}/g)) {
    const open = text.indexOf('${', text.lastIndexOf('}', index) + 1);
    if (open >= 0 && open + 2 <= index) {
      return text.slice(open, index + 3);
    }
  }
  return undefined;
}

/** The first expansion that can run code which the text does not show. */
const riskyIn = (text: string): string | undefined =>
  transformed(text) ??
  between(text, /\$\{!/, '}') ??
  /<<<\s*(?:\$\(|`)[^)`]*[)`]?/.exec(text)?.[0] ??
  between(text, /(?<![^\s;|&(])=\(/, ')') ??
  between(text, /[*?]\(e\W/, ')');

/**
 * Finds the longest entry that a command begins with; a lone `*` is the beginning of everything. Entries
 * are looked up by their lengths, of which a text has few, and not one by one.
 */
function finderOf(entries: readonly string[]): (command: string) => string | undefined {
  const byText = new Map(entries.filter(Boolean).map((entry) => [entry.toLowerCase(), entry]));
  const lengths = [...new Set([...byText.keys()].map(({length}) => length))].sort((a, b) => b - a);
  return (command) => {
    const start = command.toLowerCase();
    for (const length of lengths) {
      const found = length <= start.length ? byText.get(start.slice(0, length)) : undefined;
      if (found !== undefined && found !== '*') {
        return found;
      }
    }
    return byText.get('*');
  };
}

/** Takes a command apart and says of each part which entry decides about it. */
function partsOf(commands: readonly Command[], {allowed, denied}: CommandLists): Part[] {
  const [allowedEntry, deniedEntry] = [finderOf(allowed), finderOf(denied)];
  return commands.map((command) => {
    const yes = allowedEntry(command.text);
    const no = deniedEntry(command.text);
    if (no !== undefined && no.length >= (yes?.length ?? 0)) {
      return {...command, state: 'denied', entry: no};
    }
    return yes === undefined ? {...command, state: 'none'} : {...command, state: 'allowed', entry: yes};
  });
}

/** Decides about one command line, in the order of the page's tree of questions. */
export function decide(command: string, lists: CommandLists): Decision {
  const {commands, isTooDeep, isUnbalanced} = splitLine(command);
  const parts = partsOf(commands, lists);
  const risky = riskyIn(command);
  const decision = (result: Decision['result'], because: Decision['because']): Decision => ({
    result,
    because,
    parts,
    ...(risky !== undefined && {risky}),
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
  if (risky !== undefined) {
    return decision('asks', 'risky');
  }
  if (isTooDeep) {
    return decision('asks', 'deep');
  }
  if (isUnbalanced) {
    return decision('asks', 'unbalanced');
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
type Warning = 'redirected' | 'flags' | 'git' | 'program' | 'word' | 'everything' | 'wildcard';

/** Programs that run whatever they are given. */
const programs =
  /^(?:(?:ba|z|da|fi)?sh|cmd|powershell|pwsh|python3?|node|deno|bun|ruby|perl|php|npx|uvx|bunx|pnpx|sudo|env|xargs)\s*$/i;

/** What to know, each with what it is about. The first ones are the nearest to what was typed. */
export function warningsFor(
  {result, parts}: Decision,
  lists: CommandLists,
): {warning: Warning; about: string}[] {
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
