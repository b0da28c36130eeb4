import {describe, expect, it} from 'vitest';
import {allPages} from '../config/sections';
import {changes, recentChange, type Change} from './changes';

describe('the changes', () => {
  it('stand newest first', () => {
    const days = changes.map(({date}) => date);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('name documents that there are', () => {
    expect(changes.flatMap(({pages}) => pages).filter((page) => !allPages.includes(page))).toEqual([]);
  });

  it('are a sentence in each language', () => {
    const texts = changes.flatMap(({text}) => Object.values(text));
    expect(texts.filter((text) => !/^[A-ZÀ-Ú{].*\.$/.test(text))).toEqual([]);
  });
});

it('a recent change is the newest of the page within 30 days, the thirtieth included', () => {
  const change = (date: string, page: string): Change => ({
    date,
    text: {en: date, 'pt-BR': date},
    pages: [page],
  });
  const list = [change('2026-11-20', 'faq'), change('2026-11-01', 'faq'), change('2026-09-01', 'index')];
  const today = Date.parse('2026-12-20T12:00:00Z');
  expect(recentChange(list, 'faq', today)?.date).toBe('2026-11-20');
  expect(recentChange(list, 'faq', today + 24 * 60 * 60 * 1000)).toBeUndefined();
  expect(recentChange(list, 'index', today)).toBeUndefined();
  expect(recentChange(list, 'other', today)).toBeUndefined();
});
