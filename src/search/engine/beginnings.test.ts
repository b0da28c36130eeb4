import {describe, expect, it} from 'vitest';
import {MOST, quickest} from '../../../tests/support/quick';
import {beginningWith, isOfStopWords} from './beginnings';

const page = (title: string, ...headings: string[]) => ({
  url: `/${title}`,
  title,
  sections: ['', ...headings].map((heading) => ({hash: heading && '#x', heading, text: ''})),
});
const pages = [
  page('Questions', 'Why does it ask so often?', 'Why did it forget?', 'What is new?', 'A way out'),
  page('What is MCP?'),
  page('Whatever'),
  page('O que é isto?', 'Por quê?'),
];
const found = (query: string) =>
  [...beginningWith(query, pages)]
    .sort((a, b) => b.score - a.score)
    .map(({page: number, section}) => `${pages[number]?.title}#${section}`);

describe('a query of stop words', () => {
  it('is one that has no other word', () => {
    const ofStopWords = ['why', 'what is', 'how do i'];
    const queries = [...ofStopWords, 'way', '', '!?'];
    expect(queries.filter((query) => isOfStopWords(query, 'en'))).toEqual(ofStopWords);
    expect(isOfStopWords('o que é', 'pt-BR')).toBe(true);
  });

  it('finds titles, then headings, that begin with it', () => {
    expect(found('what is')).toEqual(['What is MCP?#0', 'Questions#3']);
    expect(found('why')).toEqual(['Questions#2']);
    expect(found('O QUE E')).toEqual(['O que é isto?#0']);
    expect(found('a')).toEqual(['Questions#4']);
    expect(found('how')).toEqual([]);
    expect(found('why do i')).toEqual(['Questions#2']);
  });

  it('is a beginning of a word while that is being typed', () => {
    expect(found('what')).toEqual(['Whatever#0', 'What is MCP?#0', 'Questions#3']);
    expect(found('what ')).toEqual(['What is MCP?#0', 'Questions#3']);
  });

  it('names the other headings of a page', () => {
    expect(beginningWith('why', pages)[0]?.others()).toEqual([1]);
  });

  it('is looked for in a time that grows with the query alone', () => {
    const many = Array.from({length: 1000}, (_, number) => page(`Page ${number}`, `Part ${number}`));
    expect(quickest(() => beginningWith('a '.repeat(1000), many))).toBeLessThan(MOST);
  });
});
