import {describe, expect, it} from 'vitest';
import {hasPhrase, parseQuery} from './operators';

describe('the signs of a query', () => {
  it.each([
    ['restore files', [], []],
    ['"restore files" git', ['restore files'], []],
    ['“restaurar arquivos”', ['restaurar arquivos'], []],
    ['«a fila» “b c', ['a fila'], []],
    ['mode -custom', [], ['custom']],
    ['mode -custom -apply_diff', [], ['custom', 'apply_diff']],
    // No signs of a search: flags, numbers, parts of words, nothing else to look for.
    ['git --force -v', [], []],
    ['exit code -1', [], []],
    ['auto-approve', [], []],
    ['-custom', [], []],
    ['-custom mode', [], []],
    ['npm install -global', [], []],
    ['$ docker ps -all', [], []],
    ['chmod -R', [], []],
    ['run it with -verbose --force', [], []],
    ['commit messages -git', [], ['git']],
    ['""', [], []],
    ['"!?" mode', [], []],
    // A phrase or two; as many more as one likes are a text that somebody pasted.
    ['"one" "two"', ['one', 'two'], []],
    ['"one" "two" "three" -four', [], []],
    ['a-b −custom', [], ['custom']],
    ['a b c d e f g h i "j"', ['j'], []],
    ['a b c d e f g h i j "k"', [], []],
    // The parts of a joined word count once.
    ['a b c d e f g "apply_diff"', ['apply_diff'], []],
  ])('%s', (query, phrases, excluded) => {
    expect(parseQuery(query)).toMatchObject({phrases, excluded});
  });

  it('leave what is excluded out of the words', () => {
    expect(parseQuery('mode -custom list').words).toBe('mode list');
    expect(parseQuery('"one" "two" "three" -four').words).toBe('"one" "two" "three" -four');
  });

  it('leave spaces alone, but those after which no word is being typed', () => {
    expect(parseQuery('custom  mode ').words).toBe('custom  mode');
    expect(parseQuery('custom mode').words).toBe('custom mode');
    expect(parseQuery('"custom mode" ').words).toBe('"custom mode" ');
  });

  it('are none in a message that somebody pasted', () => {
    const message = 'Cannot find module "left-pad" while it was -loading the entry of the extension host';
    expect(parseQuery(message)).toEqual({words: message, phrases: [], excluded: []});
  });
});

it.each([
  ['Select Restore  Files now', 'restore files', true],
  ['Configuração do servidor', 'configuracao do', true],
  ['restored files', 'restore files', false],
  ['checkpoints', 'checkpoint', false],
  ['call apply_diff()', 'apply_diff()', true],
  ['apply_diffs, then apply_diff', 'apply_diff', true],
  ['unapply', 'apply', false],
  ['autoapply applyall apply', 'apply', true],
  ['(apply)', 'apply', true],
  ['apply', 'apply', true],
  ['mode 4', 'mode', true],
  ['mode4', 'mode', false],
  ['x()y', '()', true],
  ['x(y', '(y', true],
])('%s has the phrase %s: %s', (text, phrase, has) => {
  expect(hasPhrase(text, phrase)).toBe(has);
});
