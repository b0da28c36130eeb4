import {describe, expect, it} from 'vitest';
import {countOf} from './tally';

const tallies = [
  {folder: '', kind: 'page', count: 1},
  {folder: 'features/', kind: 'page', count: 4},
  {folder: 'features/tools/', kind: 'page', count: 2},
  {folder: 'features/', kind: 'setting', count: 8},
] as const;

describe('the number of results', () => {
  it('is that of pages as long as no kind is chosen', () => {
    expect(countOf(tallies, undefined, '')).toBe(7);
  });

  it('parts pages by their folders, and rows by their kind', () => {
    expect(countOf(tallies, 'guide', '')).toBe(5);
    expect(countOf(tallies, 'tool', '')).toBe(2);
    expect(countOf(tallies, 'setting', '')).toBe(8);
    expect(countOf(tallies, 'command', '')).toBe(0);
  });

  it('keeps to a section and the sections in it', () => {
    expect(countOf(tallies, undefined, 'features')).toBe(6);
    expect(countOf(tallies, undefined, 'features/tools')).toBe(2);
    expect(countOf(tallies, 'setting', 'features/tools')).toBe(0);
  });
});
