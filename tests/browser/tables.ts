import type {Page} from '@playwright/test';

/**
 * Visible boxes of tables that scroll and that Tab passes over, or that do not scroll
 * and hold it up, by the text their table begins with: none on a sound page.
 */
export const wrongStops = (page: Page): Promise<string[]> =>
  page
    .locator('.table-scroller')
    .evaluateAll((boxes) =>
      (boxes as HTMLElement[])
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
        .map((box) => `${box.scrollWidth} in ${box.clientWidth}: ${box.textContent?.slice(0, 40)}`),
    );
