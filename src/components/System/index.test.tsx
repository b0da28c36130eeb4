import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {settleSystem, SYSTEM_KEY} from '../../client/system';
import {createStorageSlot} from '../../../tests/stubs/storageSlot';
import {setIsBrowser} from '../../../tests/stubs/useIsBrowser';
import {System} from '.';

const slot = createStorageSlot(SYSTEM_KEY);

vi.mock('@docusaurus/theme-common', () => import('../../../tests/stubs/storageSlot'));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useQueryStringValue: (key: string) => new URLSearchParams(window.location.search).get(key),
}));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({
    get location() {
      return window.location;
    },
    replace: ({search}: {search: string}) => window.history.replaceState(null, '', `?${search}`),
  }),
}));

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  macos: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};

const root = document.documentElement;

/** A reader with a machine, at an address, who chose before. */
function reader(agent: keyof typeof agents, query = '', kept?: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  window.history.replaceState(null, '', `/${query}`);
  if (kept) {
    localStorage.setItem(SYSTEM_KEY, kept);
  }
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.os;
});

describe('settleSystem', () => {
  it.each([
    ['windows', '', undefined, 'windows'],
    ['macos', '', undefined, 'macos'],
    ['linux', '', undefined, 'linux'],
    ['android', '', undefined, undefined],
    ['iphone', '', undefined, undefined],
    ['macos', '', 'linux', 'linux'],
    ['macos', '?os=windows', 'linux', 'windows'],
    ['iphone', '?os=macos', undefined, 'macos'],
    ['macos', '?os=amiga', 'linux', 'linux'],
    ['macos', '?os=%3Cscript%3E', undefined, 'macos'],
    ['linux', '?os=', 'constructor', 'linux'],
  ] as const)('%s at "%s" with %s kept: %s', (agent, query, kept, expected) => {
    reader(agent, query, kept);
    // What the page's inline script does.
    // oxlint-disable-next-line no-eval
    expect((0, eval)(`(${settleSystem})()`)).toBe(expected);
    expect(root.dataset.os).toBe(expected);
  });

  it('works where storage is forbidden', () => {
    reader('linux');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(settleSystem()).toBe('linux');
  });
});

describe('System', () => {
  it('follows the reader, in the address too when it names a system', () => {
    reader('macos', '?os=macos&x=1#id');
    render(<System choice />);
    fireEvent.click(screen.getByRole('radio', {name: 'Linux'}));
    expect(root.dataset.os).toBe('linux');
    expect(localStorage.getItem(SYSTEM_KEY)).toBe('linux');
    expect(window.location.search).toBe('?os=linux&x=1');
  });

  it('leaves an address without a system as it is', () => {
    reader('macos', '?x=1');
    render(<System choice />);
    fireEvent.click(screen.getByRole('radio', {name: 'Windows'}));
    expect(window.location.search).toBe('?x=1');
  });

  it('follows a tab', () => {
    reader('windows');
    render(<System />);
    act(() => slot.set('linux'));
    expect(root.dataset.os).toBe('linux');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('takes a choice where nothing can be kept', () => {
    reader('windows');
    vi.spyOn(slot, 'set').mockReturnValue();
    render(<System choice />);
    fireEvent.click(screen.getByRole('radio', {name: 'macOS'}));
    expect(root.dataset.os).toBe('macos');
    expect(screen.getByRole<HTMLInputElement>('radio', {name: 'macOS'}).checked).toBe(true);
  });

  it('keeps nothing, and chooses nothing, where nobody knows', () => {
    reader('android');
    render(<System choice />);
    expect(localStorage.getItem(SYSTEM_KEY)).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({checked}) => checked)).toBe(false);
  });

  it('has its script in the page alone', () => {
    setIsBrowser(false);
    expect(renderToString(<System />)).toMatch(/^<script>\(function settleSystem/);
    setIsBrowser(true);
    expect(renderToString(<System />)).toBe('');
  });
});
