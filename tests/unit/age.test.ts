import {describe, expect, it} from 'vitest';
import {ageNote, dueEntries} from '../../scripts/content/age.mts';
import {freshness} from '../../src/config/freshness';

describe('the age of vendor facts', () => {
  const entries = [
    {id: 'fresh', checked: '2026-11'},
    {id: 'older', checked: '2026-07'},
    {id: 'oldest', checked: '2025-12'},
  ];
  const at = (date: string) => new Date(`${date}T12:00:00Z`);

  it('counts from the end of the month in which they were checked', () => {
    // 120 days after the end of July are over on November 28.
    expect(freshness.providerDays).toBe(120);
    expect(dueEntries(entries, at('2026-11-27')).map(({id}) => id)).toEqual(['oldest']);
    expect(dueEntries(entries, at('2026-11-29')).map(({id}) => id)).toEqual(['oldest', 'older']);
  });

  it('crosses the end of a year', () => {
    const december = [{id: 'december', checked: '2026-12'}];
    expect(dueEntries(december, at('2027-04-30'))).toEqual([]);
    expect(dueEntries(december, at('2027-05-02'))).toEqual(december);
  });

  it('is said in one line, and only if something is due', () => {
    expect(ageNote(entries, at('2026-12-01'))).toContain('oldest (2025-12), older (2026-07)');
    expect(ageNote(entries, at('2026-01-01'))).toBeUndefined();
  });
});
