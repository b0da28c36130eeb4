import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchTask} from '../../config/searchTasks';
import {searchClient} from '../client';
import type {Connection} from '../connect';
import type {Answer, EntryHit, Hit, Outcome} from '../engine/engine';
import type {SearchWorker} from '../worker';
import SearchField from '.';

const push = vi.fn();
const replace = vi.fn();
const open = vi.fn<SearchWorker['open']>();
const search = vi.fn<SearchWorker['search']>();
const load = vi.fn<SearchWorker['load']>();
const stored = new Map<string, string>();

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({push, replace}),
  useLocation: () => ({pathname: '/features/checkpoints', search: '', hash: ''}),
}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
  createStorageSlot: (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => stored.set(key, value),
    del: () => stored.delete(key),
  }),
}));
vi.mock('../scope', () => ({
  useSearchScope: () => ({baseUrl: '/', context: 'features'}),
  useContextName: () => (path: string) => (path === 'features' ? 'Features' : undefined),
  usePlaces: () => ({
    placeOf: () => 'Features',
    kindOf: () => 'guide',
    labelOf: ({label}: SearchTask) => label.en,
    urlOf: ({page, hash = ''}: SearchTask) => `/${page}${hash}`,
  }),
}));
vi.mock('../connect', () => ({
  connect: (): Promise<Connection> =>
    Promise.resolve({
      worker: {open, search, load, loadRest: () => Promise.resolve()},
      failed: new Promise(() => undefined),
      close: () => undefined,
    }),
}));

const hit = (i: number, text: string): Hit => ({
  url: `/features/page-${i}#section`,
  title: [
    {text: text.slice(0, 4), isMatch: true},
    {text: text.slice(4), isMatch: false},
  ],
  heading: [{text: 'Section', isMatch: false}],
  summary: [],
  isInside: true,
  sections: [],
});

const answer = (hits: Hit[], more: Partial<Answer> = {}, missing: readonly string[] = []): Outcome => ({
  missing,
  isRanked: true,
  answer: {
    hits,
    total: hits.length,
    inside: hits.length,
    entries: [],
    entriesTotal: 0,
    isRelaxed: false,
    absent: [],
    isUnexplained: false,
    ...more,
  },
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
const type = (text: string) => fireEvent.change(field(), {target: {value: text}});

async function ask(text: string) {
  act(() => field().focus());
  type(text);
  await screen.findByRole('listbox', {name: 'Suggestions'});
}

// What a field loads at its first focus: to compile it takes longer than a test waits.
beforeAll(() => import('./Listbox'));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({folder: 'assets/search/1', router: {}})));
  open.mockResolvedValue(undefined);
  load.mockResolvedValue({names: [], reason: ''});
  search.mockResolvedValue(answer([hit(1, 'Page one'), hit(2, 'Page two')]));
  Object.assign(window, {docusaurus: {prefetch: vi.fn()}});
  Element.prototype.scrollIntoView = vi.fn();
  render(<SearchField variant="navbar" label="Search" />);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  stored.clear();
  searchClient.retry();
});

describe('SearchField', () => {
  it('is a closed combobox that has loaded nothing', () => {
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(open).not.toHaveBeenCalled();
  });

  it('shows and announces the suggestions of the reader’s section', async () => {
    await ask('page');
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({base: '/', folder: 'assets/search/1', isAnew: false}),
    );
    expect(search).toHaveBeenCalledWith(
      {
        query: 'page',
        context: 'features',
        isLimited: false,
        limit: 8,
        summaryLength: 50,
        grouped: 1,
        entries: 2,
      },
      [],
    );
    expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'Page one › SectionFeatures',
      'Page two › SectionFeatures',
      'See all results',
      'See all results within Features',
      'See all results outside Features',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    expect(document.querySelector('mark')?.textContent).toBe('Page');
  });

  it('shows settings with their default, the sections of a page below it, and no more lines than eight', async () => {
    const setting: EntryHit = {
      kind: 'setting',
      url: '/features/page#setting-a',
      label: [{text: 'Command delay', isMatch: true}],
      detail: '15 s',
      title: 'Terminal',
    };
    const [first, ...others] = Array.from({length: 8}, (_, i) => hit(i, `Page ${i}`));
    const section = {url: '/features/page-0#b', heading: [{text: 'Below', isMatch: false}]};
    const hits = [{...(first as Hit), sections: [section]}, ...others];
    search.mockResolvedValue(answer(hits, {entries: [setting], entriesTotal: 1}));
    await ask('delay');
    const lines = screen.getAllByRole('option').map(({textContent}) => textContent);
    expect(lines.slice(0, 3)).toEqual([
      'Command delaySetting Terminal – Default: 15 s',
      'Page 0 › SectionFeatures',
      'Below',
    ]);
    expect(lines).toHaveLength(8 + 3);
  });

  it('says for what it searched instead, and leads back to what was typed', async () => {
    const corrected = {query: 'page', literal: '"pgae"'};
    search.mockResolvedValue(answer([hit(1, 'Page one')], {corrected}));
    await ask('pgae');
    expect(screen.getByRole('status').textContent).toContain('Did you mean “page”?');
    search.mockResolvedValue(answer([hit(1, 'Page one')], {isRelaxed: true}));
    fireEvent.click(screen.getByRole('option', {name: 'Search for "pgae" exactly'}));
    expect(field().value).toBe('"pgae"');
    expect(await screen.findByText(/^Nothing fits the quotes/, {selector: 'p'})).toBeTruthy();
  });

  it('keeps a pasted message whole', async () => {
    const message = `Error: ${'no seats are left '.repeat(40)}`;
    await ask(message);
    const [request] = search.mock.calls.at(-1) ?? [];
    expect(request?.query).toBe(message.trim());
  });

  it('follows the arrows and opens the active line with Enter', async () => {
    await ask('page');
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    const active = screen.getByRole('option', {selected: true});
    expect(active.textContent).toContain('Page two');
    expect(field().getAttribute('aria-activedescendant')).toBe(active.id);
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(push).toHaveBeenCalledWith('/features/page-2#section');
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

  it('closes what it offers with nothing typed, and opens it again with an arrow', async () => {
    act(() => field().focus());
    await screen.findByRole('listbox', {name: 'Suggestions'});
    fireEvent.keyDown(field(), {key: 'Escape'});
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    expect(screen.getByRole('listbox', {name: 'Suggestions'})).toBeTruthy();
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

  it('says that nothing was found, for what, and where else to look', async () => {
    search.mockResolvedValue(answer([], {respelled: 'page'}));
    await ask('pgae');
    expect(screen.getByText('No results').parentElement?.textContent).toBe('No results for “pgae”');
    expect(screen.getByRole('status').textContent).toContain('No results for “pgae”');
    expect(screen.getByRole('group', {name: 'Where else to look'})).toBeTruthy();
    search.mockResolvedValue(answer([hit(1, 'Page one')]));
    fireEvent.click(screen.getByRole('option', {name: 'Search for “page” instead'}));
    expect(field().value).toBe('page');
    expect(await screen.findByRole('option', {name: /Page one/})).toBeTruthy();
  });

  it('says that the hits are from elsewhere', async () => {
    search.mockResolvedValue(answer([hit(1, 'Page one')], {inside: 0}));
    await ask('page');
    expect(screen.getByText('Nothing in Features. Results from the whole site:')).toBeTruthy();
    expect(screen.queryByText(/within Features/)).toBeNull();
  });

  it('fetches the texts that are missing, and asks again', async () => {
    search.mockResolvedValueOnce(answer([hit(1, 'Page one')], {}, ['7-0.json']));
    search.mockResolvedValue(
      answer([{...hit(1, 'Page one'), summary: [{text: 'now with text', isMatch: false}]}]),
    );
    await ask('page');
    expect(await screen.findByText('now with text')).toBeTruthy();
    expect(load).toHaveBeenCalledWith(['7-0.json']);
  });

  it('never lets a late answer overtake a newer query', async () => {
    let answerFirst: (found: Outcome) => void = () => undefined;
    search.mockImplementation(({query}) =>
      query === 'slow'
        ? new Promise((resolve) => {
            answerFirst = resolve;
          })
        : Promise.resolve(answer([hit(9, 'Page of the newer query')])),
    );
    act(() => field().focus());
    type('slow');
    await waitFor(() => expect(search).toHaveBeenCalled());
    type('fast');
    await act(async () => answerFirst(answer([hit(8, 'Page of the older query')])));
    expect(await screen.findByText(/newer query/)).toBeTruthy();
    expect(screen.queryByText(/older query/)).toBeNull();
  });

  it('shows a hostile query and a hostile title as text', async () => {
    search.mockResolvedValue(answer([hit(1, '<img src=x onerror=alert(1)> page')]));
    await ask('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('<img src=x');
  });
});

describe('SearchField with nothing typed', () => {
  const names = () => screen.getAllByRole('option').map(({textContent}) => textContent);

  it('offers the common tasks', async () => {
    act(() => field().focus());
    expect(await screen.findByRole('group', {name: 'Common tasks'})).toBeTruthy();
    expect(screen.queryByRole('group', {name: 'Recent searches'})).toBeNull();
    expect(names()).toContain('Install the extension');
  });

  it('remembers what led somewhere, searches it again, and forgets one or all', async () => {
    await ask('page');
    fireEvent.click(screen.getByRole('option', {name: /Page one/}));
    for (const query of ['second', 'third']) {
      act(() => field().focus());
      type(query);
      fireEvent.submit(screen.getByRole('search'));
    }
    act(() => field().blur());
    type('');
    act(() => field().focus());
    expect(await screen.findByRole('group', {name: 'Recent searches'})).toBeTruthy();
    expect(names().slice(0, 4)).toEqual(['third', 'second', 'page', 'Clear recent searches']);

    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'Delete'});
    expect(names().slice(0, 2)).toEqual(['second', 'page']);

    fireEvent.click(screen.getByRole('option', {name: 'page'}));
    expect(field().value).toBe('page');
    type('');
    fireEvent.click(screen.getByRole('option', {name: 'Clear recent searches'}));
    expect(screen.queryByRole('group', {name: 'Recent searches'})).toBeNull();
    expect(stored.size).toBe(0);
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

describe('SearchField on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({matches: true}));
    vi.spyOn(window.history, 'pushState');
    vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  });
  /** What the browser says when it has gone a step back. */
  const arrive = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  afterEach(async () => {
    cleanup();
    await settled();
    arrive();
    vi.restoreAllMocks();
  });

  it('is closed by a step back, of which the router hears nothing', async () => {
    const router = vi.fn();
    window.addEventListener('popstate', router);
    await ask('page');
    expect(window.history.pushState).toHaveBeenCalledTimes(1);
    arrive();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(router).not.toHaveBeenCalled();
    expect(window.history.back).not.toHaveBeenCalled();
    window.removeEventListener('popstate', router);
  });

  it('takes its step back when it is closed otherwise', async () => {
    await ask('page');
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    await waitFor(() => expect(window.history.back).toHaveBeenCalledTimes(1));
  });

  it('hands its step to another field that the focus goes straight to', async () => {
    await ask('page');
    render(<SearchField variant="page" label="Search" />);
    const [first, second] = screen.getAllByRole('combobox');
    fireEvent.blur(first as HTMLElement, {relatedTarget: second});
    fireEvent.focus(second as HTMLElement);
    await settled();
    expect(window.history.pushState).toHaveBeenCalledTimes(1);
    expect(window.history.back).not.toHaveBeenCalled();
  });

  it('makes no step while the browser is still on its way back', async () => {
    const router = vi.fn();
    window.addEventListener('popstate', router);
    await ask('page');
    fireEvent.blur(field());
    await waitFor(() => expect(window.history.back).toHaveBeenCalledTimes(1));
    fireEvent.focus(field());
    await settled();
    expect(window.history.pushState).toHaveBeenCalledTimes(1);
    arrive();
    expect(window.history.pushState).toHaveBeenCalledTimes(2);
    fireEvent.blur(field());
    await waitFor(() => expect(window.history.back).toHaveBeenCalledTimes(2));
    arrive();
    expect(router).not.toHaveBeenCalled();
    // All steps are taken back: the next one is the router's.
    arrive();
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
  });

  it('gives its step to the page that the reader goes to', async () => {
    await ask('page');
    fireEvent.click(screen.getByRole('option', {name: /Page one/}));
    expect(replace).toHaveBeenCalledWith('/features/page-1#section');
    expect(push).not.toHaveBeenCalled();
    expect(window.history.back).not.toHaveBeenCalled();
  });
});
