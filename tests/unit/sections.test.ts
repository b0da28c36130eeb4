import {describe, expect, it} from 'vitest';
import {allRedirects} from '@site/src/config/redirects';
import {routeOf} from '@site/src/config/routes';
import {allPages, pagesWithoutSidebar, sectionOf, sections} from '@site/src/config/sections';
import {specifiedRedirects, specifiedRoutes, specifiedWithoutSidebar} from '../data/specification';

describe('the documents', () => {
  it('are those of the specification, each once', () => {
    expect(allPages.map(routeOf).toSorted()).toEqual([...specifiedRoutes].toSorted());
    expect(new Set(allPages).size).toBe(allPages.length);
  });

  it('stand outside the sidebar where the specification says so', () => {
    expect(pagesWithoutSidebar.map(routeOf).toSorted()).toEqual([...specifiedWithoutSidebar].toSorted());
  });

  it('belong to the section with the longest folder', () => {
    expect(sectionOf('features/mcp/overview')?.path).toBe('features/mcp');
    expect(sectionOf('features/checkpoints')?.path).toBe('features');
    expect(sectionOf('faq')).toBeUndefined();
  });

  it('are named in full by their section', () => {
    for (const section of sections) {
      const pages = [...section.pages, ...(section.withoutSidebar ?? [])];
      expect(pages.filter((id) => sectionOf(id) !== section)).toEqual([]);
      expect(section.top.filter((id) => !pages.includes(id))).toEqual([]);
    }
  });
});

describe('the redirects', () => {
  it('are those of the specification', () => {
    expect(Object.fromEntries(allRedirects.map(({from, to}) => [from, routeOf(to)]))).toEqual(
      specifiedRedirects,
    );
  });

  it('begin at different addresses, lead to documents, and never in a circle', () => {
    const from = allRedirects.map((redirect) => redirect.from);
    expect(new Set(from).size).toBe(from.length);
    expect(allRedirects.filter(({to}) => !allPages.includes(to))).toEqual([]);
    expect(allRedirects.filter(({to}) => from.includes(routeOf(to)))).toEqual([]);
    expect(from.filter((path) => specifiedRoutes.includes(path))).toEqual([]);
  });
});
