import type {Page} from '@playwright/test';

/** The text spacing of WCAG 1.4.12, which a page has to bear. */
export const TEXT_SPACING = `* {line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important} p {margin-bottom: 2em !important}`;

/**
 * What makes a page scroll sideways: none on a page that does not. Boxes that
 * scroll inside themselves, such as wide tables and code, are no fault.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({tagName, className}) => `${tagName.toLowerCase()}.${className}`);
    return [`${scrollWidth} > ${clientWidth}`, ...new Set(culprits)].slice(0, 8);
  });
}

/** Boxes that hide a part of their own text: none where spacing and zoom do no harm. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(element);
        // Text for screen readers is clipped on purpose; the side menu waits out of sight, and hidden.
        if (
          clipPath !== 'none' ||
          element.clientWidth <= 1 ||
          !element.checkVisibility({visibilityProperty: true})
        ) {
          return false;
        }
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(({tagName, className}) => `${tagName.toLowerCase()}.${className}`),
  );
}

/** Sum of the shifts that the reader did not cause. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[];
          resolve(shifts.reduce((sum, {value, hadRecentInput}) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Where nothing has shifted, the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
