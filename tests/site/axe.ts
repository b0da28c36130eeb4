/**
 * Asks axe for the barriers on a page.
 */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices; nothing is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rule, place and reason of each violation, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({page}).withTags(TAGS).analyze();
  return result.violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

/**
 * Light on a desktop, then dark on a phone: colors differ by mode, and what
 * scrolls or folds differs by width. Wants reduced motion, lest colors be half way.
 */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 1440, height: 900});
  const light = await violations(page);
  await page.setViewportSize({width: 360, height: 900});
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  return [...light, ...(await violations(page)).map((line) => `dark, 360 px: ${line}`)];
}
