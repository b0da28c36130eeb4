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
    ['""', [], []],
  ])('%s', (query, phrases, excluded) => {
    expect(parseQuery(query)).toMatchObject({phrases, excluded});
  });

  it('leave what is excluded out of the words', () => {
    expect(parseQuery('mode -custom list').words).toBe('mode list');
  });

  it('are none in a message that somebody pasted', () => {
    const message = 'Cannot find module "left-pad" while it was -loading the entry of the extension host';
    expect(parseQuery(message)).toEqual({words: message, phrases: [], excluded: []});
  });
});

describe('a phrase', () => {
  it.each([
    ['Select Restore  Files now', 'restore files', true],
    ['Configuração do servidor', 'configuracao do', true],
    ['restored files', 'restore files', false],
    ['checkpoints', 'checkpoint', false],
    ['call apply_diff()', 'apply_diff()', true],
    ['apply_diffs, then apply_diff', 'apply_diff', true],
  ])('%s has %s: %s', (text, phrase, has) => {
    expect(hasPhrase(text, phrase)).toBe(has);
  });
});
