import type {ComponentProps} from 'react';
import {fireEvent, render} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import Link from './Link';

const {history, docusaurus, observed} = vi.hoisted(() => {
  const observed = new Map<Element, (entries: object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe = (link: Element) => observed.set(link, this.tell);
      unobserve = (link: Element) => observed.delete(link);
    },
  );
  const location = {pathname: '/pt-BR/faq', search: '?q=a', hash: '#cost'};
  return {
    history: {location, push: vi.fn(), replace: vi.fn()},
    docusaurus: {prefetch: vi.fn(), preload: vi.fn()},
    observed,
  };
});

vi.mock('@docusaurus/router', () => ({useHistory: () => history, useLocation: () => history.location}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {baseUrl: '/pt-BR/'}})}));
vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({
    withBaseUrl: (url: string) => (url.startsWith('/pt-BR/') ? url : `/pt-BR${url}`),
  }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  window.docusaurus = docusaurus;
});

const linkOf = (props: ComponentProps<typeof Link>) =>
  render(<Link {...props}>Text</Link>).container.firstChild as HTMLAnchorElement;

it.each([
  [{to: '/faq'}, 'href="/pt-BR/faq"'],
  [{href: '/pt-BR/faq/#cost'}, 'href="/pt-BR/faq#cost"'],
  [{to: '/pt-BR/#start'}, 'href="/pt-BR/#start"'],
  [{to: '/faq', autoAddBaseUrl: false}, 'href="/faq"'],
  [{to: '#cost'}, 'href="#cost"'],
  [{to: 'pathname:///logo.svg'}, 'href="/pt-BR/logo.svg" target="_blank" rel="noopener noreferrer"'],
  [{href: 'https://a.example/'}, 'href="https://a.example/" target="_blank" rel="noopener noreferrer"'],
  [
    {href: 'https://a.example/', target: '_self'},
    'href="https://a.example/" target="_self" rel="noopener noreferrer"',
  ],
  [
    {to: '/faq', isNavLink: true, activeClassName: 'here'},
    'href="/pt-BR/faq" class="here" aria-current="page"',
  ],
  [{to: '/fa', isNavLink: true, className: 'item', activeClassName: 'here'}, 'href="/pt-BR/fa" class="item"'],
  [{}, ''],
])('%j is written %s', (props, attributes) => {
  const wanted = document.createElement('div');
  wanted.innerHTML = `<a ${attributes}>Text</a>`;
  expect(linkOf(props).isEqualNode(wanted.firstChild)).toBe(true);
});

it.each([
  ['a page is shown by the router', {to: '/features'}, {}, ['/pt-BR/features'], []],
  [
    'the address that is there is not added once more',
    {to: '/faq?q=a#cost'},
    {},
    [],
    ['/pt-BR/faq?q=a#cost'],
  ],
  ['a press for another tab is the browser’s', {to: '/features'}, {ctrlKey: true}, [], []],
  ['a place on the page is the browser’s', {to: '#cost'}, {}, [], []],
])('%s', (_, props, keys, pushed, replaced) => {
  vi.useFakeTimers();
  fireEvent.click(linkOf(props), keys);
  // The press is painted first.
  expect(history.push).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(history.push.mock.calls.flat()).toEqual(pushed);
  expect(history.replace.mock.calls.flat()).toEqual(replaced);
});

it('a page is fetched when its link is in view, once, and loaded when a pointer is on it', () => {
  const link = linkOf({to: '/features#limits'});
  const see = (isIntersecting: boolean) => observed.get(link)?.([{target: link, isIntersecting}]);
  see(false);
  expect(docusaurus.prefetch).not.toHaveBeenCalled();
  see(true);
  see(true);
  expect(docusaurus.prefetch.mock.calls).toEqual([['/pt-BR/features']]);
  fireEvent.mouseEnter(link);
  expect(docusaurus.preload.mock.calls).toEqual([['/pt-BR/features#limits']]);
});

it('two presses before the page is there are one step', () => {
  vi.useFakeTimers();
  const link = linkOf({to: '/features'});
  history.push.mockImplementation((to: string) =>
    Object.assign(history.location, {pathname: to, search: '', hash: ''}),
  );
  fireEvent.click(link);
  fireEvent.click(link);
  vi.runAllTimers();
  expect([history.push, history.replace].map(({mock}) => mock.calls)).toEqual(
    Array(2).fill([['/pt-BR/features']]),
  );
});
