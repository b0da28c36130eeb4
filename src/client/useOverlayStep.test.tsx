import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useHistory} from '@docusaurus/router';
import {useOverlayStep} from './useOverlayStep';

const close = vi.fn();
const followed = vi.fn((event: {defaultPrevented: boolean; preventDefault: () => void}) => {
  const isLeft = !event.defaultPrevented;
  // The router's own link, or else a navigation that the test has no use for.
  event.preventDefault();
  return isLeft;
});

function Menu({isOpen}: {readonly isOpen: boolean}) {
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

/** What the browser says when it has gone a step back. */
const arrive = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the step of the side menu', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    vi.stubGlobal('matchMedia', () => ({matches: true}));
    vi.spyOn(window.history, 'pushState');
    vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    vi.spyOn(useHistory(), 'replace').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    cleanup();
    await settled();
    arrive();
    vi.restoreAllMocks();
    close.mockClear();
    followed.mockClear();
  });

  it('is taken back when the menu is closed otherwise', async () => {
    const {rerender} = render(<Menu isOpen />);
    rerender(<Menu isOpen={false} />);
    await settled();
    expect(window.history.back).toHaveBeenCalledTimes(1);
  });

  it('gives its place to the page of a link', async () => {
    const {rerender} = render(<Menu isOpen />);
    fireEvent.click(screen.getByText('Questions'));
    expect(useHistory().replace).toHaveBeenCalledWith('/faq?a=1#cost');
    expect(followed).toHaveReturnedWith(false);
    rerender(<Menu isOpen={false} />);
    await settled();
    expect(window.history.back).not.toHaveBeenCalled();
  });

  it('goes when the link is that of the current page', async () => {
    const {rerender} = render(<Menu isOpen />);
    fireEvent.click(screen.getByText('Here'));
    expect(useHistory().replace).not.toHaveBeenCalled();
    expect(followed).toHaveReturnedWith(false);
    rerender(<Menu isOpen={false} />);
    await settled();
    expect(window.history.back).toHaveBeenCalledTimes(1);
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
