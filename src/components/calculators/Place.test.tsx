import {act, cleanup, fireEvent, render} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {setIsBrowser} from '../../../tests/stubs/useIsBrowser';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import CostEstimator, {type Texts} from './CostEstimator';
import styles from './parts/styles.module.css';
import {placeOf} from './Place';
import {textsOf} from './texts';

const texts = textsOf('CostEstimator', 'en') as Texts;

/** Tells the observer of the place that it is in view. */
let comeIntoView = () => {};

class FakeObserver {
  constructor(run: (entries: {isIntersecting: boolean}[]) => void) {
    comeIntoView = () => run([{isIntersecting: true}]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  setLocale('en');
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  setIsBrowser(true);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A place whose script is fetched when `load` is called. */
function placed(load = vi.fn(() => Promise.resolve({default: CostEstimator}))) {
  return {load, Place: placeOf<Texts>('it', load, () => Promise.resolve({default: texts}))};
}

/** The page as a reader gets it: with the HTML of the build, hydrated. */
async function served(Place: ReturnType<typeof placed>['Place']) {
  setIsBrowser(false);
  const built = renderToString(<CostEstimator id="it" texts={texts} />);
  document.body.innerHTML = `<main><div id="it" class="${styles.place}" data-search-ignore=""><div>${built}</div></div></main>`;
  const main = document.querySelector('main') as HTMLElement;
  const complaint = vi.spyOn(console, 'error');
  await act(async () => {
    hydrateRoot(main, <Place />);
  });
  setIsBrowser(true);
  return {
    complaint,
    control: (name: string) => main.querySelector('form')?.elements.namedItem(name) as HTMLInputElement,
    alert: () => main.querySelector('[role=alert]')?.textContent,
  };
}

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

describe('the place of a calculator', () => {
  it('leaves the HTML of the page alone until it is in view', async () => {
    const {Place, load} = placed();
    const {control, complaint} = await served(Place);
    const before = control('requests');
    expect(before.value).toBe('12');
    expect(load).not.toHaveBeenCalled();
    comeIntoView();
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(control('requests')).not.toBe(before);
    fireEvent.change(control('requests'), {target: {value: '40'}});
    expect(document.querySelector('output')?.textContent).not.toContain('0.27');
    expect(complaint).not.toHaveBeenCalled();
  });

  it('keeps what was typed and where the focus was', async () => {
    const {Place} = placed();
    const {control} = await served(Place);
    control('requests').value = '40';
    control('cache').checked = false;
    control('first').focus();
    control('first').setSelectionRange(1, 2);
    await settled();
    expect(control('requests').value).toBe('40');
    expect(control('cache').checked).toBe(false);
    expect(control('added').value).toBe('2,000');
    expect(document.activeElement).toBe(control('first'));
    expect([control('first').selectionStart, control('first').selectionEnd]).toEqual([1, 2]);
  });

  it('loads at once where the address has values for it', async () => {
    window.history.replaceState(null, '', '/?requests=7');
    const {Place} = placed();
    const {control} = await served(Place);
    await settled();
    expect(control('requests').value).toBe('7');
  });

  it('says that its script did not load, and tries again at the next focus', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const load = vi.fn(() => Promise.resolve({default: CostEstimator}));
    load.mockRejectedValueOnce(new Error('offline'));
    const {Place} = placed(load);
    const {control, alert} = await served(Place);
    comeIntoView();
    await settled();
    expect(alert()).toContain('reload the page');
    expect(control('requests').value).toBe('12');
    control('first').focus();
    await settled();
    expect(alert()).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it('says nothing of the example once something else is typed, while its script comes and when it does not', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const load = vi.fn(() => Promise.reject<{default: typeof CostEstimator}>(new Error('offline')));
    const {Place} = placed(load);
    const {control, alert} = await served(Place);
    const said = () => document.querySelector('output')?.textContent ?? '';
    expect(said()).not.toBe('');
    control('requests').value = '40';
    fireEvent.input(control('requests'));
    expect(said()).toBe('');
    control('first').focus();
    await settled();
    expect(alert()).toContain('reload the page');
    expect(said()).toBe('');
    expect(control('requests').value).toBe('40');
  });

  it('says nothing of the example where the address has other values', async () => {
    window.history.replaceState(null, '', '/?requests=7');
    const {Place} = placed(vi.fn(() => new Promise<{default: typeof CostEstimator}>(() => {})));
    await served(Place);
    expect(document.querySelector('output')?.textContent ?? '').toBe('');
  });

  it('loads at once on a page that a link has led to, and is there at the next one', async () => {
    const {Place, load} = placed();
    const {container, unmount} = render(<Place />);
    expect(container.querySelector('form')).toBeNull();
    await settled();
    expect(container.querySelector('form')).not.toBeNull();
    unmount();
    expect(render(<Place />).container.querySelector('form')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
