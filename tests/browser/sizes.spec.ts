/** A page of every kind at every width, with larger text, with more room in it, and walked through by keyboard. */
import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {expect, open, test} from './fixtures';
import {pagesOfKinds} from './kinds';
import {findClipped, findOverflow, TEXT_SPACING} from './overflow';

/** CSS pixels. */
const NARROWEST = 320;
const WIDEST = 1440;

/** Widths at which a page is wider than its window: it is rendered in a frame, which is faster to resize than a window. */
const tooWideAt = (page: Page, url: string): Promise<string[]> =>
  page.evaluate(
    async ({address, from, to}) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = `border: 0; height: 800px; inset: 0 auto auto 0; position: fixed; width: ${to}px`;
      frame.src = address;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
      const inside = frame.contentDocument?.documentElement;
      while (inside?.dataset.hasHydrated !== 'true') {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const found: string[] = [];
      for (let width = from; width <= to; width += 1) {
        frame.style.width = `${width}px`;
        if (inside.scrollWidth > inside.clientWidth) {
          found.push(`${inside.scrollWidth} px at ${width}`);
        }
      }
      return found;
    },
    {address: url, from: NARROWEST, to: WIDEST},
  );

/** What has the focus, when a bar that sticks to the window covers any of it. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      return undefined;
    }
    const {left, right, top, bottom} = focused.getBoundingClientRect();
    const isCovered = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ].some(([x = 0, y = 0]) => {
      const above = document.elementFromPoint(x, y);
      const bar = above?.closest('.navbar, [class*="bar"]');
      return bar && !bar.contains(focused) && getComputedStyle(bar).position === 'sticky';
    });
    return isCovered ? focused.outerHTML.slice(0, 160) : undefined;
  });

for (const locale of locales) {
  test.describe(`sizes, ${locale}`, {tag: '@sweep'}, () => {
    for (const {kind, url} of pagesOfKinds(locale)) {
      test(`${kind} fits at every width from ${NARROWEST} to ${WIDEST} px`, async ({page}) => {
        test.slow();
        // An empty page of the same origin; without an icon of its own, the browser asks for one that is not there.
        await page.route('**/empty', (route) =>
          route.fulfill({contentType: 'text/html', body: '<link rel="icon" href="data:,">'}),
        );
        await page.goto('/empty');
        expect(await tooWideAt(page, url)).toEqual([]);
      });

      test(`${kind} bears text of 200 %, and the text spacing of WCAG 1.4.12`, async ({page}) => {
        for (const [width, content] of [
          [1280, 'html {font-size: 200%}'],
          [1280, TEXT_SPACING],
          [360, TEXT_SPACING],
        ] as const) {
          await page.setViewportSize({width, height: 800});
          await open(page, url);
          await page.addStyleTag({content});
          expect(await findOverflow(page), `too wide at ${width} px with ${content}`).toEqual([]);
          expect(await findClipped(page), `clipped at ${width} px with ${content}`).toEqual([]);
        }
      });

      test(`${kind} shows all of what has the focus, forwards and back`, async ({page}) => {
        test.slow();
        for (const width of [360, 1440]) {
          await page.setViewportSize({width, height: 720});
          await open(page, url);
          for (const key of ['Tab', 'Shift+Tab']) {
            for (let steps = 0; steps < 30; steps += 1) {
              await page.keyboard.press(key);
              expect(await coveredFocus(page), `${key} ${steps + 1} at ${width} px`).toBeUndefined();
            }
          }
        }
      });
    }
  });
}
