/** A phone whose browser counts the steps of its history and goes none back by itself, for tests of what makes them. */
import {act, cleanup} from '@testing-library/react';
import {afterEach, beforeEach, vi} from 'vitest';

/** What the browser says when it has gone a step back. */
export const arrive = (): void => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

/** Resolves after everything that has been put off until now, also until after the next paint. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** To be called where the tests are described. */
export function onPhone(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({matches: true}));
    vi.spyOn(window.history, 'pushState');
    vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    // jsdom has no method for it.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(async () => {
    cleanup();
    await settled();
    arrive();
  });
}
