import {beforeEach, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from './announceTitle';

const said = () => document.querySelector('[role=status]')?.textContent;

/** Goes to an address, as Docusaurus tells of it; the title comes later. */
function go(to: string, from: string | null, title: string) {
  window.history.replaceState(null, '', to);
  const at = (address: string) => {
    const {pathname, search, hash} = new URL(address, 'https://docs.example');
    return {pathname, search, hash, state: undefined};
  };
  onRouteDidUpdate?.({location: at(to), previousLocation: from === null ? null : at(from)});
  document.title = title;
}

beforeEach(() => void vi.useFakeTimers());

it('says the title of each new page once, and nothing of the first or of another place on it', () => {
  const changes = vi.fn();
  go('/faq', null, 'FAQ');
  vi.runAllTimers();
  expect(said()).toBe('');
  const observer = new MutationObserver(changes);
  observer.observe(document.body, {childList: true, subtree: true, characterData: true});

  go('/faq?a=1#cost', '/faq', 'FAQ');
  vi.runAllTimers();
  expect(said()).toBe('');

  go('/features', '/faq?a=1#cost', 'Features');
  vi.runAllTimers();
  expect(said()).toBe('Features');
  expect(observer.takeRecords()).toHaveLength(1);
  observer.disconnect();
});

it('says nothing of a page that the reader has left meanwhile', () => {
  go('/a', '/features', 'A');
  go('/b', '/a', 'B');
  vi.runAllTimers();
  expect(said()).toBe('B');
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
});
