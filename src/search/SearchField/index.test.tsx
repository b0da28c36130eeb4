import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Connection, Engine} from '../client';
import {searchClient} from '../client';
import type {Hit} from '../hits';
import SearchField from '.';

const push = vi.fn();
const fetchIndexes = vi.fn<Engine['fetchIndexes']>();
const search = vi.fn<Engine['search']>();

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({push}),
  useLocation: () => ({pathname: '/features/checkpoints', search: '', hash: ''}),
}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
}));
vi.mock('../scope', () => ({
  useSearchScope: () => ({baseUrl: '/', version: '', base: '/', context: 'features'}),
  useContextName: () => () => 'Features',
}));
vi.mock('../connect', () => ({
  connect: (): Connection => ({
    engine: Promise.resolve({fetchIndexes, search}),
    failed: new Promise(() => undefined),
    close: () => undefined,
  }),
}));

const hit = (i: number, text: string): Hit => ({
  document: {i, t: text, u: `/features/page-${i}`},
  type: 0,
  page: false,
  metadata: {},
  tokens: ['page'],
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
const type = (text: string) => fireEvent.change(field(), {target: {value: text}});

async function ask(text: string) {
  act(() => field().focus());
  type(text);
  await screen.findByRole('listbox', {name: 'Suggestions'});
}

beforeEach(() => {
  fetchIndexes.mockResolvedValue(undefined);
  search.mockImplementation((_base, context) =>
    Promise.resolve(context ? [hit(1, 'Page one'), hit(2, 'Page two')] : []),
  );
  Object.assign(window, {docusaurus: {prefetch: vi.fn()}});
  Element.prototype.scrollIntoView = vi.fn();
  render(<SearchField variant="navbar" label="Search" />);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  searchClient.retry();
});

describe('SearchField', () => {
  it('is a closed combobox that has loaded nothing', () => {
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(fetchIndexes).not.toHaveBeenCalled();
  });

  it('shows and announces the suggestions of the reader’s section', async () => {
    await ask('page');
    expect(search).toHaveBeenCalledWith('/', 'features', 'page', 8);
    expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'Page oneFeatures',
      'Page twoFeatures',
      'See all results within Features',
      'See all results outside Features',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    expect(document.querySelector('mark')?.textContent).toBe('Page');
  });

  it('follows the arrows and opens the active line with Enter', async () => {
    await ask('page');
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    const active = screen.getByRole('option', {selected: true});
    expect(active.textContent).toContain('Page two');
    expect(field().getAttribute('aria-activedescendant')).toBe(active.id);
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(push).toHaveBeenCalledWith('/features/page-2');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes at the first Escape and clears at the second', async () => {
    await ask('page');
    fireEvent.keyDown(field(), {key: 'Escape'});
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('page');
    fireEvent.keyDown(field(), {key: 'Escape'});
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('leaves the keys alone while an input method composes', async () => {
    await ask('page');
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Enter', isComposing: true});
    expect(push).not.toHaveBeenCalled();
  });

  it('goes to the results page when no line is active', async () => {
    await ask('page');
    fireEvent.submit(screen.getByRole('search'));
    expect(push).toHaveBeenCalledWith('/search?q=page');
  });

  it('says that nothing was found, after a look at the whole site', async () => {
    search.mockResolvedValue([]);
    act(() => field().focus());
    type('zzz');
    expect(await screen.findByText('No results')).toBeTruthy();
    expect(search.mock.calls.map(([, context]) => context)).toEqual(['features', '']);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('never lets a late answer overtake a newer query', async () => {
    let answerFirst: (hits: Hit[]) => void = () => undefined;
    search.mockImplementation((_base, _context, query) =>
      query === 'slow'
        ? new Promise((resolve) => {
            answerFirst = resolve;
          })
        : Promise.resolve([hit(9, 'Page of the newer query')]),
    );
    act(() => field().focus());
    type('slow');
    await waitFor(() => expect(search).toHaveBeenCalled());
    type('fast');
    await act(async () => answerFirst([hit(8, 'Page of the older query')]));
    expect(await screen.findByText(/newer query/)).toBeTruthy();
    expect(screen.queryByText(/older query/)).toBeNull();
  });

  it('shows a hostile query and a hostile title as text', async () => {
    search.mockResolvedValue([hit(1, '<img src=x onerror=alert(1)> page')]);
    await ask('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('<img src=x');
  });
});

describe('SearchField whose worker breaks down', () => {
  it('says so, and recovers with Retry', async () => {
    search.mockRejectedValueOnce(new Error('out of memory'));
    act(() => field().focus());
    type('page');
    const retry = await screen.findByRole('button', {name: 'Retry'});
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    fireEvent.click(retry);
    expect(await screen.findByRole('listbox')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });
});
