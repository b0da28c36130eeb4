/**
 * Asks axe for the barriers on a page.
 */
import type {Page} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';

/** WCAG 2.2 A and AA, and axe's best practices; nothing is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rule that takes three quarters of the time when it looks at every text. */
const CONTRAST = 'color-contrast';

/** Texts that are measured of those that look alike: the first, the last and one between. */
const OF_EACH_LOOK = 3;

/** Runs in the page: rule, place and reason of each violation, one line each. */
async function findViolations([tags, contrast, ofEachLook]: readonly [string[], string, number]): Promise<
  string[]
> {
  /** What decides the contrast of a text: its own look, and what lies behind it up to the root. */
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (!element) {
      return '';
    }
    const known = grounds.get(element);
    if (known !== undefined) {
      return known;
    }
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} =
      getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join();
    const ground = `${groundOf(element.parentElement)} > ${element.className} ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const looks = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText || element.matches('input, select, textarea')) {
      const {color, fontSize, fontWeight, textShadow, visibility} = getComputedStyle(element);
      const look = [groundOf(element), color, fontSize, fontWeight, textShadow, visibility].join();
      looks.set(look, [...(looks.get(look) ?? []), element]);
    }
  }
  const texts = [...looks.values()].flatMap((alike) =>
    Array.from(
      {length: Math.min(ofEachLook, alike.length)},
      (_, i) => alike[Math.round((i * (alike.length - 1)) / Math.max(1, ofEachLook - 1))] as Element,
    ),
  );

  const {run} = (window as unknown as {axe: typeof axe}).axe;
  const options = {resultTypes: ['violations'], elementRef: false} as const;
  const results: AxeResults[] = [
    await run(document, {
      ...options,
      resultTypes: ['violations'],
      runOnly: {type: 'tag', values: tags},
      rules: {[contrast]: {enabled: false}},
    }),
    await run({include: texts}, {...options, resultTypes: ['violations'], runOnly: [contrast]}),
  ];
  return results.flatMap(({violations}) =>
    violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    ),
  );
}

/**
 * Rule, place and reason of each violation, one line each. Of texts with the
 * same look on the same ground three have their contrast measured; every other
 * rule looks at everything.
 *
 * axe runs in the page itself. @axe-core/playwright does the same, and opens a
 * second page each time to join the results of frames: several times as slow,
 * and the site has no frames.
 */
export async function violations(page: Page): Promise<string[]> {
  // What watches the width (src/theme/DocItem/Content) has had its turn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(findViolations, [TAGS, CONTRAST, OF_EACH_LOOK] as const);
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
