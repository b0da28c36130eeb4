import {describe, expect, it} from 'vitest';
import {allRedirects} from '@site/src/config/redirects';
import {routeOf} from '@site/src/config/routes';
import {sectionOf} from '@site/src/config/sectionNames';
import {allPages, pagesWithoutSidebar, sections} from '@site/src/config/sections';
import {specifiedRoutes, specifiedWithoutSidebar} from '../data/specification';

/** Where an address leads: to a page, or to the one that took its place. */
const leadsTo = (route: string): string => {
  const redirect = allRedirects.find(({from}) => from === route);
  return redirect ? routeOf(redirect.to) : route;
};

describe('the documents', () => {
  const routes = allPages.map(routeOf);

  it('answer at the addresses of the specification, each once: a page that has moved by its redirect', () => {
    expect(specifiedRoutes.filter((route) => !routes.includes(leadsTo(route)))).toEqual([]);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('stand outside the sidebar where the specification says so', () => {
    const specified = pagesWithoutSidebar.map(routeOf).filter((route) => specifiedRoutes.includes(route));
    const there = specifiedWithoutSidebar.filter((route) => routes.includes(route));
    expect(specified.toSorted()).toEqual(there.toSorted());
  });

  it('are named in full by their section, the one with the longest folder', () => {
    for (const section of sections) {
      const pages = [...section.pages, ...(section.withoutSidebar ?? [])];
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.filter((id) => sectionOf(id)?.path !== section.path)).toEqual([]);
    }
    expect(sectionOf('faq')).toBeUndefined();
  });
});

it('redirects begin at different addresses, lead to documents, and never in a circle', () => {
  const from = allRedirects.map((redirect) => redirect.from);
  expect(from.filter((path, index) => from.indexOf(path) !== index)).toEqual([]);
  expect(allRedirects.filter(({to}) => !allPages.includes(to))).toEqual([]);
  expect(allRedirects.filter(({to}) => from.includes(routeOf(to)))).toEqual([]);
  expect(from.filter((path) => allPages.map(routeOf).includes(path))).toEqual([]);
});
