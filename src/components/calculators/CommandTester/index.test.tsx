import {describe, expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import CommandTester from './index';

const query = (command: string, allowed: string, denied = '', on = 'on') =>
  `?${new URLSearchParams({command, allowed, denied, on})}`;

/** What the tester says of a command: the verdict, the parts, the warnings. */
function said(...input: Parameters<typeof query>) {
  const {verdict, form} = renderCalculator('CommandTester', CommandTester, {query: query(...input)});
  const [parts = [], warnings = []] = [...form.querySelectorAll('ul')].map((list) =>
    [...list.children].map((row) => row.textContent),
  );
  return {verdict: verdict(), parts, warnings};
}

describe('the command tester', () => {
  it('names the part that is denied and its entry, with the blanks at its end', () => {
    expect(said('make a && RM  b', 'make a', 'rm  ')).toEqual({
      verdict:
        'It’s refused. The longest entry that matches “RM  b” is the denied entry “rm␣␣”, and one denied part refuses the whole command, even with auto-approve off.',
      parts: ['make a allowed by “make a”', 'RM  b denied by “rm␣␣”'],
      warnings: [],
    });
  });

  it('names the first part that no list has', () => {
    expect(said('make a; npm t; ls', 'make a')).toMatchObject({
      verdict:
        'The assistant asks you. No entry matches the part “npm t”, and every part needs an allowed one.',
      parts: ['make a allowed by “make a”', 'npm t no entry matches', 'ls no entry matches'],
    });
  });

  it('names the expansion that always asks', () => {
    const {verdict, warnings} = said('echo ${x@P}', '*');
    expect(verdict).toContain('“${x@P}” can run code');
    expect(warnings).toEqual(['A lone * allows every command that isn’t denied.']);
  });

  it('says what else decides', () => {
    expect(said('make a', 'make a').verdict).toBe(
      'It runs without asking. Every part begins with an allowed entry.',
    );
    expect(said('make a', 'make a', '', 'off').verdict).toContain('the switches are off');
    expect(said(`${'a $('.repeat(40)}b`, '*').verdict).toContain('more than 32 levels deep');
    expect(said('', '')).toMatchObject({
      verdict: 'The assistant asks you. There is no command yet: type one into the field.',
      parts: [],
    });
  });

  it('warns of what an entry also lets through', () => {
    const {warnings} = said('git log x > y', 'git log \nnpx\nls *');
    const named = warnings.map((text) => /“([^”]+)”/.exec(text)?.[1]);
    expect(named).toEqual(['git log x > y', 'ls *', 'git log␣', 'npx']);
  });

  it('shows the first fifty parts of a long line, and says how many more there are', () => {
    const {parts} = said('ls;'.repeat(60), 'ls');
    expect(parts).toHaveLength(51);
    expect(parts.at(-1)).toBe('10 more are not shown.');
  });
});
