/**
 * Asks axe for the barriers on a page.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {AxeResults, RunOptions} from 'axe-core';

/** The small file: it goes into every page anew. */
const source = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices; nothing is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Rules that measure how a text looks: most of the time of a run, if they look at every text. What
 * they find is decided by the look of the text and of what lies around it, so they measure samples.
 * Beside each, what it looks at, as in axe itself.
 */
const OF_LOOKS: Readonly<Record<string, string>> = {
  'color-contrast': '*',
  'link-in-text-block': ':is(a[href], [role=link])',
};

/** Texts that are measured of those that look alike: the first, the last and one between. */
const OF_EACH_LOOK = 3;

/** The attribute that a text gets which is measured. */
const SAMPLE = 'data-sample';

/** Rules whose answer depends on the width of the window. Every other one reads the document alone. */
const OF_TARGETS = ['target-size'];
const OF_WIDTH = [...Object.keys(OF_LOOKS), ...OF_TARGETS, 'scrollable-region-focusable'];

/** Looks of texts that were measured and found sound, on any page that this worker has seen. */
const sound = new Set<string>();

interface InspectOptions {
  /** Only these rules, instead of all. */
  only?: readonly string[];
  /** Not these rules. */
  without?: readonly string[];
}

/** Runs in the page: rule, place and reason of each violation, one line each, and the looks of the texts. */
async function inspect({
  tags,
  only,
  without,
  ofLooks,
  ofEachLook,
  sample,
  known,
}: {
  tags: string[];
  only: string[];
  without: string[];
  ofLooks: Readonly<Record<string, string>>;
  ofEachLook: number;
  sample: string;
  known: string[];
}): Promise<{violations: string[]; looks: string[]}> {
  // Two sums of 32 bits: a page has hundreds of looks, each described at length.
  const digest = (text: string): string => {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let i = 0; i < text.length; i += 1) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) + i;
    }
    return `${a >>> 0}-${b >>> 0}`;
  };

  // What decides the contrast of a text besides its own look: what is painted behind it, up to the root.
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (!element) {
      return '';
    }
    const found = grounds.get(element);
    if (found !== undefined) {
      return found;
    }
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} =
      getComputedStyle(element);
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join('|');
    const own = [
      paint === 'rgba(0, 0, 0, 0)|none|1|none|normal' ? '' : paint,
      // What has left the flow can lie over anything: it counts by its name. (The classes of html and body name the page.)
      position === 'static' || element.matches('html, body') ? '' : `${position} ${element.className}`,
    ];
    const ground = own.every((part) => part === '')
      ? groundOf(element.parentElement)
      : digest([groundOf(element.parentElement), ...own].join('|'));
    grounds.set(element, ground);
    return ground;
  };
  const byLook = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if ((hasText || element.matches('input, select, textarea')) && element.checkVisibility()) {
      const {color, fontSize, fontWeight, textShadow, visibility} = getComputedStyle(element);
      const link = element.closest('a');
      const {textDecorationLine = ''} = link ? getComputedStyle(link) : {};
      const around = link?.parentElement ? getComputedStyle(link.parentElement).color : '';
      const ground = groundOf(element);
      const parts = [ground, color, fontSize, fontWeight, textShadow, visibility, textDecorationLine, around];
      const look = digest(parts.join('|'));
      byLook.set(look, [...(byLook.get(look) ?? []), element]);
    }
  }
  const seen = new Set(known);
  const texts = [...byLook]
    .filter(([look]) => !seen.has(look))
    .flatMap(([, alike]) =>
      alike.length <= ofEachLook
        ? alike
        : Array.from(
            {length: ofEachLook},
            (_, i) => alike[Math.round((i * (alike.length - 1)) / (ofEachLook - 1))] as Element,
          ),
    );

  document.querySelectorAll(`[${sample}]`).forEach((element) => element.removeAttribute(sample));
  for (const element of texts) {
    // The contrast is that of the text, the underline that of the link around it.
    element.setAttribute(sample, '');
    element.closest('a')?.setAttribute(sample, '');
  }

  const {configure, run} = (window as unknown as {axe: typeof axe}).axe;
  configure({
    rules: Object.entries(ofLooks).map(([id, selector]) => ({id, selector: `${selector}[${sample}]`})),
  });
  const options: RunOptions = {
    resultTypes: ['violations'],
    elementRef: false,
    runOnly: only.length > 0 ? {type: 'rule', values: only} : {type: 'tag', values: tags},
    rules: Object.fromEntries(without.map((id) => [id, {enabled: false}])),
  };
  const results: AxeResults = await run(document, options);
  const violations = results.violations.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
  return {violations, looks: [...byLook.keys()]};
}

/**
 * Rule, place and reason of each violation, one line each. Of texts that look
 * alike on the same ground three are measured; every rule that measures no
 * looks sees everything.
 *
 * axe runs in the page itself. @axe-core/playwright does the same, and opens a
 * second page each time to join the results of frames: several times as slow,
 * and the site has no frames.
 */
export async function violations(
  page: Page,
  {only = [], without = []}: InspectOptions = {},
): Promise<string[]> {
  // What watches the width (src/theme/DocItem/Content) has had its turn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const found = await page.evaluate(inspect, {
    tags: TAGS,
    only: [...only],
    without: [...without],
    ofLooks: OF_LOOKS,
    ofEachLook: OF_EACH_LOOK,
    sample: SAMPLE,
    known: [...sound],
  });
  if (found.violations.length === 0) {
    found.looks.forEach((look) => sound.add(look));
  }
  return found.violations;
}

/**
 * Light on a desktop, then dark on a phone: colors differ by mode, and what
 * scrolls or folds differs by width. Wants reduced motion, lest colors be half way.
 *
 * @param options.parts what looks at everything: each width for itself; or, where the parts that every page
 *   has were seen on another page, the desktop for what the document says and the phone for its targets
 */
export async function violationsInBothModes(
  page: Page,
  {parts = 'all'}: {parts?: 'all' | 'own'} = {},
): Promise<string[]> {
  await page.setViewportSize({width: 1440, height: 900});
  const light = await violations(page, {without: parts === 'all' ? [] : OF_TARGETS});
  await page.setViewportSize({width: 360, height: 900});
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const dark = await violations(page, {only: parts === 'all' ? [] : OF_WIDTH});
  return [...light, ...dark.map((line) => `dark, 360 px: ${line}`)];
}
