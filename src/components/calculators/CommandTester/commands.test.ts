import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {render, rowsOf} from '../../../../tests/support/render';
import {rawOf} from '../../../../tests/support/places';
import {MOST, quickest} from '../../../../tests/support/quick';
import {locales} from '../../../config/locales';
import {LONGEST_TEXT} from '../parts/values';
import {decide, entriesOf, warningsFor, type CommandLists} from './commands';
import {exampleLists} from './index';
import {DEEPEST} from './split';

/** The lists of auto-approve, with both switches on. */
const lists = (allowed: string[], denied: string[] = [], isOn = true): CommandLists => ({
  allowed,
  denied,
  isOn,
});

/** What a command line is made of. */
const sign = fc.constantFrom(
  ' ',
  '\n',
  ...'git  git push  $(  )  `  "  \'  \\  ;  &&  |  >  <(  ${x@P}  ${!  =(  *'.split('  '),
);

const partsOf = (command: string) => decide(command, lists([])).parts.map(({text}) => text);

describe.each(locales)('the page, %s', (locale) => {
  const raw = rawOf('features/auto-approving-actions', locale);
  const words =
    locale === 'en' ? ['Runs', 'Needs approval', 'Refused'] : ['Roda', 'Pede aprovação', 'Recusado'];

  it('has the lists of the tester', () => {
    const [, json = ''] = /title="settings\.json"\n(\{.*?\n\})/s.exec(raw) ?? [];
    expect(Object.values(JSON.parse(json))).toEqual([exampleLists.allowed, exampleLists.denied]);
  });

  it('says of its commands what the function says', () => {
    const start = raw.indexOf('| `git status -s`');
    const table = raw.slice(raw.lastIndexOf('\n\n', start), raw.indexOf('\n\n', start));
    const rows = rowsOf(render(table, locale));
    expect(rows).toHaveLength(9);
    for (const [command = '', result] of rows) {
      const {result: decided} = decide(command, exampleLists);
      expect([command, result]).toEqual([command, words[['runs', 'asks', 'refused'].indexOf(decided)]]);
    }
  });
});

describe('decide', () => {
  it.each([
    // The longest entry decides, and a tie denies.
    ['git status', lists(['git'], ['git push']), 'runs', 'allowed'],
    ['git push', lists(['git'], ['git push']), 'refused', 'denied'],
    ['git push --dry-run', lists(['git', 'git push --dry-run'], ['git push']), 'runs', 'allowed'],
    ['GIT Push', lists(['git'], ['git push']), 'refused', 'denied'],
    ['make', lists(['make'], ['make']), 'refused', 'denied'],
    // No wildcards, but a lone one.
    ['git status', lists(['git *']), 'asks', 'unlisted'],
    ['anything at all', lists(['*']), 'runs', 'allowed'],
    ['rm x', lists(['*'], ['rm ']), 'refused', 'denied'],
    ['make', lists(['make'], ['*']), 'runs', 'allowed'],
    ['make', lists(['*'], ['*']), 'refused', 'denied'],
    // The space at the end of an entry.
    ['gitk', lists(['git ']), 'asks', 'unlisted'],
    ['git', lists(['git ']), 'asks', 'unlisted'],
    ['git log', lists(['git ']), 'runs', 'allowed'],
    // Denied is refused even with auto-approve off; the rest asks.
    ['rm x', lists(['rm'], ['rm '], false), 'refused', 'denied'],
    ['make', lists(['make'], [], false), 'asks', 'off'],
    // Expansions that always ask.
    ['echo ${x@P}', lists(['*']), 'asks', 'risky'],
    ['echo ${!name}', lists(['*']), 'asks', 'risky'],
    ['cat <<<$(id)', lists(['*']), 'asks', 'risky'],
    ['cat =(id)', lists(['*']), 'asks', 'risky'],
    ['ls *(e:whoami:)', lists(['*']), 'asks', 'risky'],
    ['echo ${x}', lists(['*']), 'runs', 'allowed'],
    ['a=(1 2)', lists(['*']), 'runs', 'allowed'],
    ['', lists(['*']), 'asks', 'empty'],
    ['  ;; ', lists(['*']), 'asks', 'empty'],
    // Marks that do not pair up.
    ['echo "a', lists(['*']), 'asks', 'unbalanced'],
    ["echo 'a", lists(['*']), 'asks', 'unbalanced'],
    ['echo `a', lists(['*']), 'asks', 'unbalanced'],
    ['echo $(a', lists(['*']), 'asks', 'unbalanced'],
    ['echo a)', lists(['*']), 'asks', 'unbalanced'],
    ['echo $(case b in c) d;; esac)', lists(['*']), 'asks', 'unbalanced'],
  ] as const)('%s with %o: %s, %s', (command, given, result, because) => {
    const decision = decide(command, given);
    expect([decision.result, decision.because]).toEqual([result, because]);
  });

  it.each([
    ['a && b || c; d | e & f\ng', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['a > b 2>&1', ['a > b 2>&1']],
    ['a &> b', ['a &> b']],
    ['a $(b; c) d', ['b', 'c', 'a $(b; c) d']],
    ['a <(b | c)', ['b', 'c', 'a <(b | c)']],
    ['a `b` c', ['b', 'a `b` c']],
    ['a "$(b $(c))"', ['c', 'b $(c)', 'a "$(b $(c))"']],
    ['grep "a|b" x', ['grep "a|b" x']],
    ["echo 'a; b'", ["echo 'a; b'"]],
    ['find . -exec ls {} \\;', ['find . -exec ls {} \\;']],
    ['a \\\n  b', ['a    b']],
    ['a "b', ['a "b']],
    ['a $(b', ['b', 'a $(b']],
    ['a `b', ['b', 'a `b']],
    // A parenthesis in a quotation closes nothing, and nothing opens in single quotation marks.
    ['a "$(b \')\' && c)"', ["b ')'", 'c', 'a "$(b \')\' && c)"']],
    ['a $(b ")" ; c)', ['b ")"', 'c', 'a $(b ")" ; c)']],
    ["a '$(' ; b ')'", ["a '$('", "b ')'"]],
    ["a $'b\\'c' ; d", ["a $'b\\'c'", 'd']],
    ['a `b \\`c\\` d`', ['c', 'b `c` d', 'a `b \\`c\\` d`']],
    // Quotation marks of comments and texts are letters.
    ["a # it's\nb # it's", ["a # it's", "b # it's"]],
    ["a # it's \\\nb", ["a # it's \\", 'b']],
    ["a <<B\nit's\nB\nc 'd'", ['a <<B', "it's", 'B', "c 'd'"]],
    ['a#b', ['a#b']],
  ])('takes apart %j', (command, parts) => {
    expect(partsOf(command)).toEqual(parts);
  });

  it('never runs what has a denied part, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(sign, {maxLength: 20}), (signs) => {
        const {result, parts} = decide(signs.join(''), lists(['*'], ['git push']));
        expect(result === 'refused').toBe(parts.some(({text}) => text.startsWith('git push')));
        expect(parts.every(({text}) => text.trim() === text && text !== '')).toBe(true);
      }),
    );
  });

  /** Ways to put a command where quotation marks, comments and parentheses stand round it. */
  const wraps: readonly ((command: string) => string)[] = [
    (command) => `echo "$(${command})"`,
    (command) => `echo $(echo ')' ; ${command})`,
    (command) => `echo "$(echo ")" && ${command})"`,
    (command) => `echo \`echo ")" ; ${command}\``,
    (command) => `echo "it's" ; ${command} ; echo "it's"`,
    (command) => `echo # it's\n${command}\necho # it's`,
    (command) => `echo '$(' ; ${command} ; echo ')'`,
    (command) => `echo $'\\'' ; ${command} ; echo '$('`,
    (command) => `cat <<EOF\nit's\nEOF\n${command}\necho 'x'`,
    (command) => `(echo a; ${command})`,
    (command) => `diff <(${command}) b`,
    (command) => `echo a > >(${command})`,
  ];

  it('never runs a denied command, whatever stands round it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wraps), {maxLength: 4}), (around) => {
        const command = around.reduce((inner, wrap) => wrap(inner), 'rm x');
        expect(decide(command, lists(['*'], ['rm ']))).not.toMatchObject({result: 'runs'});
      }),
    );
  });

  it('never runs what no entry allows', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (command, allowed) => {
        const {result, parts} = decide(command, lists(allowed));
        const isAllowed = (text: string) =>
          allowed.some(
            (entry) => entry === '*' || (entry && text.toLowerCase().startsWith(entry.toLowerCase())),
          );
        expect(result === 'runs' && !parts.every(({text}) => isAllowed(text))).toBe(false);
      }),
    );
  });

  it('asks where a command lies too deep to be taken apart', () => {
    const nested = (depth: number) => `${'a $('.repeat(depth)}b${')'.repeat(depth)}`;
    expect(decide(nested(DEEPEST), lists(['*']))).toMatchObject({result: 'runs'});
    expect(decide(nested(DEEPEST + 1), lists(['*']))).toMatchObject({result: 'asks', because: 'deep'});
  });
});

it('the longest text of any signs is read at once', () => {
  const full = (piece: string) => piece.repeat(LONGEST_TEXT / piece.length);
  const ownLists = lists(entriesOf(full('g\n')), entriesOf(full('git push x\n')));
  const slow = ['a;', '$(', '`', '<(', '${', '=(', ' =(', '*(e:', '<<< ', '@P}', '\\', '"', '('];
  fc.assert(
    fc.property(fc.array(sign, {minLength: 1, maxLength: 6}), (signs) => {
      const command = signs.join('').repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT);
      expect(quickest(() => warningsFor(decide(command, ownLists), ownLists))).toBeLessThan(MOST);
    }),
    {numRuns: 30 + slow.length, examples: slow.map((piece) => [[piece]])},
  );
});

it('entriesOf reads lines, a list of settings.json, and lines cut out of it', () => {
  expect(entriesOf('git status\n\nrm \r\n*')).toEqual(['git status', 'rm ', '*']);
  expect(entriesOf('["git push", "rm "]')).toEqual(['git push', 'rm ']);
  expect(entriesOf('  "git push",\n  "rm "')).toEqual(['git push', 'rm ']);
  expect(entriesOf('[broken')).toEqual(['[broken']);
  expect(entriesOf('12')).toEqual(['12']);
});

it.each([
  ['ruff check > setup.py', exampleLists, ['redirected']],
  ['ruff check --fix 2>&1', exampleLists, ['flags']],
  ['git status', exampleLists, []],
  ['git push > x', exampleLists, []],
  ['x', lists(['git log', 'npx', 'npm', '*', 'git *']), ['everything', 'wildcard', 'git', 'program', 'word']],
])('the warnings about %s with %o are %j', (command, given, warnings) => {
  expect(warningsFor(decide(command, given), given).map(({warning}) => warning)).toEqual(warnings);
});
