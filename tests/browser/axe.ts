/** Asks axe for the barriers on a page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** The small file: it goes into every page anew. */
const source = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices; nothing is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Rule, place and reason of each violation, one line each.
 *
 * axe runs in the page itself. @axe-core/playwright does the same, and opens a second page each time to join the
 * results of frames: several times as slow, and the site has no frames.
 */
export async function violations(page: Page): Promise<string[]> {
  // What watches the width (src/theme/DocItem/Content) has had its turn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(async (values) => {
    const {run} = (window as unknown as {axe: typeof axe}).axe;
    const found = await run(document, {
      resultTypes: ['violations'],
      elementRef: false,
      runOnly: {type: 'tag', values},
    });
    return found.violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
  }, TAGS);
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
  const dark = await violations(page);
  return [...light, ...dark.map((line) => `dark, 360 px: ${line}`)];
}
