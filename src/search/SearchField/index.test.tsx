import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerOf} from '../../../tests/support/answers';
import {arrive, onPhone, settled} from '../../../tests/support/historySteps';
import {requestOf} from '../../../tests/support/search';
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

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({push, replace}),
  useLocation: () => ({pathname: '/features/checkpoints', search: '', hash: ''}),
}));
vi.mock('@docusaurus/theme-common', async () => ({
  ...(await import('../../../tests/stubs/storageSlot')),
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
}));
vi.mock('../../client/whenIdle', () => ({whenIdle: (run: () => void) => run()}));
vi.mock('../scope', () => ({
  useSearchScope: () => ({baseUrl: '/', context: 'features'}),
  useContextName: () => (path: string) => (path === 'features' ? 'Features' : undefined),
  usePlaces: () => ({
    contextNameOf: () => 'Features',
    kindOf: () => 'guide',
    labelOf: ({label}: SearchTask) => label.en,
    urlOf: ({page, hash = ''}: SearchTask) => `/${page}${hash}`,
  }),
}));
vi.mock('../connect', () => ({
  begin: () => undefined,
  locate: () => Promise.resolve({folder: 'assets/search/1'}),
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
  sections: [],
});

const answer = (hits: Hit[], more: Partial<Answer> = {}): Outcome => ({
  missing: [],
  isRanked: true,
  answer: answerOf(hits, more),
});

let field: HTMLInputElement;
const type = (text: string) => fireEvent.change(field, {target: {value: text}});

const options = () => screen.getAllByRole('option').map(({textContent}) => textContent);

async function ask(text: string) {
  act(() => field.focus());
  type(text);
  await screen.findByRole('listbox', {name: 'Suggestions'});
}

// What a field loads at its first focus: to compile it takes longer than a test waits.
beforeAll(() => import('./Listbox'));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  open.mockResolvedValue(undefined);
  load.mockResolvedValue({names: [], reason: ''});
  search.mockResolvedValue(answer([hit(1, 'Page one'), hit(2, 'Page two')]));
  Object.assign(window, {docusaurus: {prefetch: vi.fn()}});
  Element.prototype.scrollIntoView = vi.fn();
  render(<SearchField variant="navbar" label="Search" />);
  field = screen.getByRole('combobox', {name: 'Search'});
});

afterEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  searchClient.retry();
});

describe('SearchField, asked', () => {
  it('shows and announces the suggestions of the reader’s section', async () => {
    await ask('page');
    const place = {base: '/', folder: 'assets/search/1', isAnew: false};
    expect(open).toHaveBeenCalledWith(expect.objectContaining(place));
    const asked = requestOf('page', {context: 'features', grouped: 1, entries: 2});
    expect(search).toHaveBeenCalledWith(asked, []);
    expect(options()).toEqual([
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
    expect(options().slice(0, 3)).toEqual([
      'Command delaySetting Terminal – Default: 15 s',
      'Page 0 › SectionFeatures',
      'Below',
    ]);
    expect(options()).toHaveLength(8 + 3);
  });

  it('says where nothing fits the quotes of a query', async () => {
    search.mockResolvedValue(answer([hit(1, 'Page one')], {isRelaxed: true}));
    await ask('"pgae"');
    expect(await screen.findByText(/^Nothing fits the quotes/, {selector: 'p'})).toBeTruthy();
  });

  it('keeps a pasted message whole', async () => {
    const message = `Error: ${'no seats are left '.repeat(40)}`;
    await ask(message);
    expect(search.mock.lastCall?.[0].query).toBe(message.trim());
  });

  it('never lets a late answer overtake a newer query', async () => {
    let answerFirst: (found: Outcome) => void = () => undefined;
    const first = new Promise<Outcome>((resolve) => (answerFirst = resolve));
    const second = Promise.resolve(answer([hit(9, 'Page of the newer query')]));
    search.mockImplementation(({query}) => (query === 'slow' ? first : second));
    act(() => field.focus());
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
    expect(options()[0]).toContain('<img src=x');
  });
});

describe('SearchField at a key', () => {
  it('closes what it offers with nothing typed, and opens it again with an arrow', async () => {
    act(() => field.focus());
    await screen.findByRole('listbox', {name: 'Suggestions'});
    fireEvent.keyDown(field, {key: 'Escape'});
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    expect(screen.getByRole('listbox', {name: 'Suggestions'})).toBeTruthy();
  });

  it('leaves the keys alone while an input method composes', async () => {
    await ask('page');
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    fireEvent.keyDown(field, {key: 'Enter', isComposing: true});
    expect(push).not.toHaveBeenCalled();
  });

  it('forgets a recent search at the key Delete', async () => {
    for (const query of ['first', 'second']) {
      act(() => field.focus());
      type(query);
      fireEvent.submit(screen.getByRole('search'));
    }
    act(() => field.blur());
    type('');
    act(() => field.focus());
    await screen.findByRole('group', {name: 'Recent searches'});
    fireEvent.keyDown(field, {key: 'ArrowDown'});
    fireEvent.keyDown(field, {key: 'Delete'});
    expect(options().slice(0, 2)).toEqual(['first', 'Clear recent searches']);
  });
});

it('SearchField whose list is there searches again after a failure, pointed at or not', async () => {
  search.mockRejectedValueOnce(new Error('gone'));
  act(() => field.focus());
  type('page');
  const retry = await screen.findByRole('button', {name: 'Retry'});
  fireEvent.pointerEnter(field);
  await settled();
  expect(screen.getByRole('status').textContent).toMatch(/^The search could not be loaded/);
  fireEvent.click(retry);
  await screen.findByRole('listbox', {name: 'Suggestions'});
  expect(open).toHaveBeenLastCalledWith(expect.objectContaining({isAnew: true}));
});

describe('SearchField on a phone', () => {
  onPhone();

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
    fireEvent.blur(field);
    await waitFor(() => expect(window.history.back).toHaveBeenCalledTimes(1));
    fireEvent.focus(field);
    await settled();
    expect(window.history.pushState).toHaveBeenCalledTimes(1);
    arrive();
    expect(window.history.pushState).toHaveBeenCalledTimes(2);
    fireEvent.blur(field);
    await waitFor(() => expect(window.history.back).toHaveBeenCalledTimes(2));
    arrive();
    expect(router).not.toHaveBeenCalled();
    // All steps are taken back: the next one is the router's.
    arrive();
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
  });
});
