import {describe, expect, it} from 'vitest';
import {lists} from '../../../tests/support/commandLists';
import {commandResults, type CommandWords} from './commandResults';

/** Words that show what they were filled with. */
const words: CommandWords = {
  result: {runs: 'Runs', asks: 'Asks', refused: 'Refused'},
  because: {
    denied: '{part} is denied by [{entry}]',
    off: 'off: {part}',
    risky: 'risky: {risky}',
    unlisted: '{part} is in no list',
    allowed: 'allowed{part}{entry}{risky}',
    empty: 'empty',
  },
  part: {allowed: 'allowed by [{entry}]', denied: 'denied by [{entry}]', none: 'none [{entry}]'},
  warning: {
    redirected: 'writes: {about}',
    flags: 'any flags: [{about}]',
    git: 'git: {about}',
    program: 'program: {about}',
    word: 'word: {about}',
    everything: 'everything: {about}',
    wildcard: 'wildcard: {about}',
  },
};

describe('what the tester says', () => {
  it('names the part that is denied and its entry, with the blanks at its end', () => {
    expect(commandResults('make a && RM  b', lists(['make a'], ['rm  ']), words)).toEqual({
      verdict: 'Refused',
      because: 'RM  b is denied by [rm␣␣]',
      parts: [
        ['allowed', 'make a', 'allowed by [make a]'],
        ['denied', 'RM  b', 'denied by [rm␣␣]'],
      ],
      warnings: [],
    });
  });

  it('names the first part that no list has', () => {
    expect(commandResults('make a; npm t; ls', lists(['make a']), words)).toEqual({
      verdict: 'Asks',
      because: 'npm t is in no list',
      parts: [
        ['allowed', 'make a', 'allowed by [make a]'],
        ['none', 'npm t', 'none []'],
        ['none', 'ls', 'none []'],
      ],
      warnings: [],
    });
  });

  it('names the expansion that always asks', () => {
    expect(commandResults('echo ${x@P}', lists(['*']), words)).toMatchObject({
      verdict: 'Asks',
      because: 'risky: ${x@P}',
      warnings: [['warning', 'everything: *']],
    });
  });

  it('says no part, entry or expansion where none decides', () => {
    expect(commandResults('make a', lists(['make a']), words)).toMatchObject({
      verdict: 'Runs',
      because: 'allowed',
    });
    expect(commandResults('make a', lists(['make a'], [], false), words).because).toBe('off: ');
    expect(commandResults('', lists([]), words)).toEqual({
      verdict: 'Asks',
      because: 'empty',
      parts: [],
      warnings: [],
    });
  });

  it('warns of what an entry also lets through', () => {
    expect(commandResults('git log x > y', lists(['git log ', 'npx', 'ls *']), words).warnings).toEqual([
      ['warning', 'writes: git log x > y'],
      ['warning', 'wildcard: ls *'],
      ['warning', 'git: git log␣'],
      ['warning', 'program: npx'],
    ]);
    expect(commandResults('make test', lists(['make ']), words).warnings).toEqual([
      ['warning', 'any flags: [make␣]'],
      ['warning', 'word: make␣'],
    ]);
    expect(commandResults('a', lists(['see git log', 'two words', 'a-b.c']), words).warnings).toEqual([
      ['warning', 'word: a-b.c'],
    ]);
  });
});
