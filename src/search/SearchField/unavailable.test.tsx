/** The search field of a site whose build could not make the index. */
import {act, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {otherPlaces} from '../../config/searchTasks';
import SearchField from '.';

const close = vi.fn();
const open = vi.fn();

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({}),
  useLocation: () => ({pathname: '/faq', search: '', hash: ''}),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: () => ''}),
  createStorageSlot: () => ({get: () => null, set: () => undefined, del: () => undefined}),
}));
vi.mock('../connect', () => ({
  connect: () => Promise.resolve({worker: {open}, failed: new Promise(() => undefined), close}),
}));

const TEXT = 'The search is not available at the moment.';

it('says that there is no search, leads elsewhere, and keeps no worker', async () => {
  Object.assign(window, {docusaurus: {prefetch: vi.fn()}});
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({folder: null})));
  // What a field loads at its first focus: to compile it takes longer than a test waits.
  await import('./Listbox');
  render(<SearchField variant="navbar" label="Search" />);
  act(() => screen.getByRole('combobox').focus());
  expect(await screen.findByText(TEXT, {selector: 'p'})).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(TEXT);
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual(
    otherPlaces.map(({label}) => label.en),
  );
  expect(screen.queryByRole('button', {name: 'Retry'})).toBeNull();
  expect(open).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});
