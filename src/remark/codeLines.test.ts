import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {afterSteps} from '../../tests/support/mdx';
import codeLines, {commandLines, type LineClasses} from './codeLines';

const run = (markdown: string) => afterSteps(markdown, [codeLines]);

/** What becomes of the first sample: the code that is copied, and the classes of its lines. */
function shown(markdown: string) {
  let found: Code | undefined;
  visit(run(markdown), 'code', (node) => {
    found ??= node;
  });
  const {meta, value, data} = found ?? {};
  return {code: value, meta, lines: JSON.parse(data?.hProperties?.lines ?? '{}') as LineClasses};
}

const fence = (head: string, ...lines: string[]) => ['```' + head, ...lines, '```', ''].join('\n');

it.each([
  ['each line', 'bash', 'cd app\nnpm test', [1, 2]],
  ['no comments and no empty lines', 'bash', '# Fedora\nsudo ls\n\n  # Arch\nls', [2, 5]],
  ['not the rest of a command', 'bash', 'curl a \\\n  -H b \\\n  -d c\nls', [1, 4]],
  ['not what is quoted', 'bash', "jq 'walk(\n  .)' a.json\nls", [1, 3]],
  ['an apostrophe in a comment opens no quote', 'bash', "ls   # what's there\nls", [1, 2]],
  ['a hash inside a word is no comment', 'bash', "git show a#b 'x\ny'", [1]],
  ['an escaped quote opens nothing', 'bash', 'echo \\"\nls', [1, 2]],
  ['PowerShell carries on with a backtick', 'powershell', 'Get-Item `\n  C:\\\nls', [1, 3]],
  ['the Command Prompt with a caret', 'bat', 'dir ^\n  /b\ncd C:\\', [1, 3]],
])('the commands of a sample: %s', (_name, lang, code, expected) => {
  expect(commandLines(code, lang)).toEqual(expected);
});

describe('codeLines', () => {
  it('marks the commands of a shell, and leaves what is copied as it was', () => {
    const {code, lines} = shown(fence('bash', '# Fedora', 'sudo dnf install git'));
    expect(code).toBe('# Fedora\nsudo dnf install git');
    expect(lines).toEqual({1: ['code-command']});
  });

  it.each(['bash title="~/.zshrc"', 'json', 'text'])('finds no commands in %s', (head) => {
    expect(shown(fence(head, 'export A=1')).lines).toEqual({});
  });

  it.each(['json', 'diff'])('highlights, numbers and keeps the title in %s', (lang) => {
    const sample = fence(`${lang} title="a b" {1} notes={2-3}`, 'a', 'b', 'c');
    const {code, lines, meta} = shown(`${sample}\n1. B.\n2. C.\n`);
    expect(code).toBe('a\nb\nc');
    expect(meta).toBe('title="a b"');
    expect(lines).toEqual({0: ['code-highlight'], 1: ['code-note'], 2: ['code-note']});
  });

  it('gives a line all its marks', () => {
    expect(shown(fence('bash {1}', 'ls')).lines).toEqual({0: ['code-highlight', 'code-command']});
  });

  it('ties the notes of a sample to the list behind it', () => {
    const tree = run(fence('json notes={1,3}', '{', '"a": 1', '}') + '\n1. Opens.\n2. Closes.\n');
    const data = {hProperties: {className: ['code-notes']}};
    expect(tree.children[1]).toMatchObject({type: 'list', data});
  });

  it.each([
    [fence('json notes={9}', '{}'), '{9} at a sample of 1 lines; allowed: lines from 1 to 1'],
    [fence('json {2-1}', '{}', ''), '{2-1} at a sample'],
    [fence('json dim={1}', '{}'), 'dim={1} at a sample; allowed: {…}, notes={…}'],
    [fence('json notes={1}', '{}') + '\n- a\n', 'notes at 1 lines of a sample and 0 entries'],
    [fence('json notes={1}', '{}') + '\n1. a\n2. b\n', 'notes at 1 lines of a sample and 2 entries'],
  ])('stops the build at a wrong mark: %#', (markdown, message) => {
    expect(() => run(markdown)).toThrow(message);
  });
});
