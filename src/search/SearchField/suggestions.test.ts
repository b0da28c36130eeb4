import {describe, expect, it} from 'vitest';
import {answerOf} from '../../../tests/support/answers';
import {commonTasks, otherPlaces} from '../../config/searchTasks';
import {allPages} from '../../config/sections';
import type {Answer, Hit} from '../engine/engine';
import {groupsOf, nextActive, startingGroups, type Group, type Surroundings} from './suggestions';

const hit: Hit = {
  url: '/features/checkpoints#restore',
  title: [{text: 'Checkpoints', isMatch: true}],
  heading: [{text: 'Restore', isMatch: false}],
  summary: [],
  sections: [],
};

const around = (context: string): Surroundings => ({
  baseUrl: '/',
  context,
  contextName: 'Features',
  contextNameOf: () => 'Features',
  kindOf: () => 'guide',
  labelOf: ({label}) => label.en,
  urlOf: ({page, hash = ''}) => `/${page}${hash}`,
});
const result = (context: string, answer: Partial<Answer>) => ({
  query: 'a b',
  context,
  isLimited: false,
  answer: answerOf([hit], answer),
});
const list = (context: string, answer: Partial<Answer> = {}) =>
  groupsOf(result(context, answer), around(context));
const linksOf = (groups: Group[], key: string) =>
  groups
    .filter((group) => group.key === key)
    .flatMap(({options}) => options.map(({title: [part], href}) => [part?.text, href]));

describe('the list under the field', () => {
  it('ends, in a section, with the ways to the results within and outside', () => {
    expect(linksOf(list('features'), 'footers')).toEqual([
      ['See all results', '/search?q=a+b'],
      ['See all results within Features', '/search?q=a+b&ctx=features'],
      ['See all results outside Features', '/search?q=a+b'],
    ]);
  });

  it('has the page that what was typed is about before the rows', () => {
    const entry = {kind: 'setting', url: '/x#setting-a', label: [], detail: '', title: 'X'} as const;
    const urls = (isPageFirst: boolean) =>
      list('', {entries: [entry], isPageFirst}).flatMap(({options}) => options.map(({href}) => href));
    expect(urls(true).slice(0, 2)).toEqual([hit.url, entry.url]);
    expect(urls(false).slice(0, 2)).toEqual([entry.url, hit.url]);
    // Without rows nothing parts it from the other pages.
    expect(list('', {isPageFirst: true})).toEqual(list(''));
  });

  it('leads out of a section that has nothing', () => {
    expect(linksOf(list('features', {inside: 0}), 'footers')).toEqual([
      ['See all results', '/search?q=a+b'],
      ['See all results outside Features', '/search?q=a+b'],
    ]);
  });

  it('offers the nearest spelling and other places when nothing was found', () => {
    const groups = list('features', {hits: [], total: 0, inside: 0, respelled: 'ab'});
    expect(linksOf(groups, 'respelled')).toEqual([['Search for “ab” instead', '/search?q=ab']]);
    expect(linksOf(groups, 'places')).toHaveLength(otherPlaces.length);
    expect(list('', {hits: [], total: 0, inside: 0}).map(({key}) => key)).toEqual(['places']);
  });

  it('begins with recent searches and common tasks', () => {
    expect(startingGroups([], around('')).map(({key}) => key)).toEqual(['tasks']);
    expect(linksOf(startingGroups(['modes', 'mcp'], around('')), 'recents')).toEqual([
      ['modes', '/search?q=modes'],
      ['mcp', '/search?q=mcp'],
      ['Clear recent searches', '#'],
    ]);
  });

  it('leads to pages that exist', () => {
    for (const {page} of [...commonTasks, ...otherPlaces]) {
      expect(allPages).toContain(page);
    }
  });
});

it('nextActive goes round, and stays in the field when there is nothing', () => {
  expect([nextActive(-1, 3, 1), nextActive(0, 3, 1), nextActive(2, 3, 1)]).toEqual([0, 1, 0]);
  expect([nextActive(-1, 3, -1), nextActive(0, 3, -1)]).toEqual([2, 2]);
  expect(nextActive(-1, 0, 1)).toBe(-1);
});
