import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {useHistory} from '@docusaurus/router';
import {arrive, onPhone, settled} from '../../tests/support/historySteps';
import {useOverlayStep} from './useOverlayStep';

const followed = vi.fn((event: {defaultPrevented: boolean; preventDefault: () => void}) => {
  const isLeft = !event.defaultPrevented;
  // The router's own link, or else a navigation that the test has no use for.
  event.preventDefault();
  return isLeft;
});

function Menu({isOpen, close = () => undefined}: {readonly isOpen: boolean; readonly close?: () => void}) {
  useOverlayStep(isOpen, close, '.navbar-sidebar');
  return (
    <div className="navbar-sidebar">
      <a href="/faq?a=1#cost" onClick={followed}>
        Questions
      </a>
      <a href="/" onClick={followed}>
        Here
      </a>
      <a href="https://example.com/" target="_blank" rel="noreferrer" onClick={followed}>
        Elsewhere
      </a>
      <a href="/category" role="button" onClick={followed}>
        Category
      </a>
    </div>
  );
}

describe('the step of the side menu', () => {
  onPhone();
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    vi.spyOn(useHistory(), 'replace').mockImplementation(() => undefined);
    followed.mockClear();
  });

  /** Opens the menu, clicks on a link and closes it. */
  async function pass(link?: string) {
    const {rerender} = render(<Menu isOpen />);
    if (link) {
      fireEvent.click(screen.getByText(link));
      expect(followed).toHaveReturnedWith(false);
    }
    rerender(<Menu isOpen={false} />);
    await settled();
  }

  it('is taken back when the menu is closed otherwise', async () => {
    await pass();
    expect(window.history.back).toHaveBeenCalledTimes(1);
  });

  it('goes when the link is that of the current page', async () => {
    await pass('Here');
    expect(useHistory().replace).not.toHaveBeenCalled();
    expect(window.history.back).toHaveBeenCalledTimes(1);
  });

  it('gives its place to the page of a link', async () => {
    await pass('Questions');
    expect(useHistory().replace).toHaveBeenCalledWith('/faq?a=1#cost');
    expect(window.history.back).not.toHaveBeenCalled();
  });

  it.each([
    ['one step back the router stays where it is', '/', 0],
    ['several steps back it goes along', '/faq', 1],
  ])('closes: %s', (_name, address, calls) => {
    const close = vi.fn();
    const router = vi.fn();
    window.addEventListener('popstate', router);
    render(<Menu isOpen close={close} />);
    window.history.replaceState(null, '', address);
    arrive();
    window.removeEventListener('popstate', router);
    expect(close).toHaveBeenCalledTimes(1);
    expect(router).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ['Elsewhere', {}],
    ['Category', {}],
    ['Questions', {ctrlKey: true}],
  ])('leaves %s %o to the browser', (name, keys) => {
    render(<Menu isOpen />);
    fireEvent.click(screen.getByText(name), keys);
    expect(followed).toHaveReturnedWith(true);
    expect(useHistory().replace).not.toHaveBeenCalled();
  });
});
