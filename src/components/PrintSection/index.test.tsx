import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SectionName} from '../../config/sectionNames';
import type {PageLink} from '../../config/shelf';
import PrintSection from '.';

/** The code is a file of its own, and a busy machine is no failure. */
const patience = {timeout: 20_000};

const section: SectionName = {path: 'bread', label: {en: 'Bread', 'pt-BR': 'Pão'}};
const links: readonly PageLink[] = [
  {id: 'bread/rye', to: '/bread/rye', title: 'Rye'},
  {id: 'bread/wheat', to: '/bread/wheat', title: 'Wheat'},
];

const page = (id: string, body: string) =>
  `<html><head><link rel="canonical" href="https://docs.example/bread/${id}"></head><body><nav>menu</nav>
<div class="theme-doc-markdown markdown"><h1>${id}</h1>${body}</div><p class="theme-last-updated">Updated</p></body></html>`;

const pages: Record<string, string> = {
  '/bread/rye': page(
    'rye',
    '<h2 id="dough">Dough</h2><script>1</script><details><p>more</p></details><a href="#dough">up</a>',
  ),
  '/bread/wheat': page(
    'wheat',
    '<h2 id="dough">Dough</h2><p aria-labelledby="dough"></p><a href="/bread/rye#dough">rye</a><a href="/bread/rye">all</a><a href="/faq#a">out</a>',
  ),
};

const print = vi.fn();

/** What the reader's browser would draw on paper. */
const paper = () => document.querySelector<HTMLElement>('[data-paper]');

beforeEach(() => {
  document.title = 'Rye';
  print.mockReset();
  vi.stubGlobal('print', print);
  vi.stubGlobal(
    'fetch',
    vi.fn((to: string) => Promise.resolve(new Response(pages[to] ?? '', {status: pages[to] ? 200 : 404}))),
  );
});
afterEach(() => {
  cleanup();
  paper()?.remove();
  vi.unstubAllGlobals();
});

const press = () => fireEvent.click(screen.getByRole('button', {name: 'Print this section'}));

it('waits for the style sheets of the pages, each once', async () => {
  const head =
    '<style data-href="/plots.css">a{}</style><noscript><link rel="stylesheet" href="/none.css"></noscript>';
  vi.mocked(fetch).mockImplementation((to) =>
    Promise.resolve(new Response((pages[to as string] ?? '').replace('<head>', `<head>${head}`))),
  );
  render(<PrintSection section={section} pages={links} />);
  press();
  const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await waitFor(() => expect(sheets()).not.toHaveLength(0), patience);
  expect(print).not.toHaveBeenCalled();
  sheets().forEach((link) => link.dispatchEvent(new Event('load')));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), patience);
  expect(sheets().map((link) => link.getAttribute('href'))).toEqual(['/plots.css']);
  sheets().forEach((link) => link.remove());
});

it('prints the articles in order, behind a title page, and puts everything back', async () => {
  render(<PrintSection section={section} pages={links} />);
  press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), patience);
  const sheets = [...(paper()?.children ?? [])];
  expect(sheets.map((sheet) => sheet.querySelector('h1')?.textContent)).toEqual(['Bread', 'rye', 'wheat']);
  expect(sheets[0]?.querySelector('ol')?.textContent).toBe('RyeWheat');
  expect(sheets[1]?.textContent).toContain('https://docs.example/bread/rye · Updated');
  expect(paper()?.textContent).not.toContain('menu');
  expect(paper()?.hidden).toBe(true);
  expect(document.title).toBe('Bread | Documentation');

  fireEvent.pointerDown(window);
  expect(paper()).not.toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  fireEvent.pointerDown(window);
  expect(paper()).toBeNull();
  expect(document.title).toBe('Rye');
});

it('keeps ids apart, and leads links to the pages of the section into the document', async () => {
  render(<PrintSection section={section} pages={links} />);
  press();
  await waitFor(() => expect(print).toHaveBeenCalled(), patience);
  const ids = [...(paper()?.querySelectorAll('[id]') ?? [])].map(({id}) => id);
  expect(ids).toEqual(['page-1', 'page-1-dough', 'page-2', 'page-2-dough']);
  const anchors = [...(paper()?.querySelectorAll('#page-1 a, #page-2 a') ?? [])];
  expect(anchors.map((link) => link.getAttribute('href'))).toEqual([
    '#page-1-dough',
    '#page-1-dough',
    '#page-1',
    '/faq#a',
  ]);
  expect(paper()?.querySelector('[aria-labelledby]')?.getAttribute('aria-labelledby')).toBe('page-2-dough');
  expect(paper()?.querySelector('script')).toBeNull();
  expect(paper()?.querySelector('details')?.open).toBe(true);
});

it('names the pages that could not be loaded, prints nothing, and can be tried again', async () => {
  const {'/bread/wheat': wheat, ...others} = pages;
  vi.stubGlobal(
    'fetch',
    vi.fn((to: string) =>
      others[to] ? Promise.resolve(new Response(others[to])) : Promise.reject(new Error('offline')),
    ),
  );
  render(<PrintSection section={section} pages={links} />);
  press();
  await screen.findByText(
    'Nothing was printed. Could not be loaded: Wheat. Check your connection.',
    {},
    patience,
  );
  expect([print.mock.calls.length, paper()]).toEqual([0, null]);
  vi.stubGlobal(
    'fetch',
    vi.fn((to: string) => Promise.resolve(new Response(pages[to] ?? wheat))),
  );
  press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), patience);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), patience);
});

it('prints nothing when the reader has left meanwhile', async () => {
  const {unmount} = render(<PrintSection section={section} pages={links} />);
  press();
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([print.mock.calls.length, paper()]).toEqual([0, null]);
});
