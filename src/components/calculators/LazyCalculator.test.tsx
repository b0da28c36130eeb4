import {act, fireEvent} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {setIsBrowser} from '../../../tests/stubs/useIsBrowser';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import CostEstimator, {type Texts} from './CostEstimator';
import styles from './parts/styles.module.css';
import {lazyCalculator} from './LazyCalculator';
import {textsOf} from './texts';

const texts = textsOf('CostEstimator', 'en') as Texts;

/** Nothing comes into view here. */
class FakeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  setLocale('en');
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  setIsBrowser(true);
  document.body.replaceChildren();
});

/** The page as a reader gets it: with the HTML of the build, hydrated; its script is fetched by `load`. */
async function served(load: () => Promise<{default: typeof CostEstimator}>) {
  const Calculator = lazyCalculator('it', () => [load(), Promise.resolve({default: texts})]);
  setIsBrowser(false);
  const built = renderToString(<CostEstimator id="it" texts={texts} />);
  document.body.innerHTML = `<main><div id="it" class="${styles.place}" data-search-ignore=""><div>${built}</div></div></main>`;
  const main = document.querySelector('main') as HTMLElement;
  await act(async () => {
    hydrateRoot(main, <Calculator />);
  });
  setIsBrowser(true);
  return {
    control: (name: string) => main.querySelector('form')?.elements.namedItem(name) as HTMLInputElement,
    alert: () => main.querySelector('[role=alert]')?.textContent,
  };
}

/** What stands as the result. */
const said = () => document.querySelector('output')?.textContent ?? '';
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

describe('the place of a calculator', () => {
  it('says nothing of the example once something else is typed, while its script comes and when it does not', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const {control, alert} = await served(() => Promise.reject(new Error('offline')));
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
    await served(() => new Promise(() => {}));
    expect(said()).toBe('');
  });
});
