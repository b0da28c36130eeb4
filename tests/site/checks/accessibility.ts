import type {Page} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';

/** WCAG 2.2 up to AA, and what axe recommends beyond it. No rule and no part of a page is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Puts axe into a page. @axe-core/playwright does the same for each run, and
 * opens a second page to put the results of frames together: several times as
 * slow, and the site has no frames.
 */
export async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** `rule: element: what is wrong`, one for each element that violates a rule. */
export function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const {run} = (window as unknown as {axe: typeof axe}).axe;
    const {violations}: AxeResults = await run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      elementRef: false,
    });
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({target, any, all, none}) => {
        const [reason] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')}: ${reason?.message ?? ''}`;
      }),
    );
  }, TAGS);
}
