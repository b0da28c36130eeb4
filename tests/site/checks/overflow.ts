import type {Page} from '@playwright/test';

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
