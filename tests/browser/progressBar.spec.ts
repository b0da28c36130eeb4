import type {Page} from '@playwright/test';
import {expect, open, test, urlOf} from './fixtures';
import {gateScripts, LOST_SCRIPTS, loseServer} from './network';
import {specifiedProgressBar} from '../data/specification';

const {startDelay: START_DELAY, minimum: MINIMUM, speed: SPEED, trickle: TRICKLE} = specifiedProgressBar;

/** What the bar did: how far it was, from 0 to 1, and when, in milliseconds after the click. */
interface Record {
  at: number;
  done: number;
  transition: string;
}

/** Writes down from within the page, so that no round trip falsifies the times. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const records: Record[] = [];
    let start = 0;
    Object.assign(window, {barRecords: records});
    document.addEventListener('click', () => (start = performance.now()), {capture: true});
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const left = /translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
      if (!bar || left === undefined) {
        return;
      }
      const done = 1 + Number(left) / 100;
      if (records.at(-1)?.done !== done) {
        records.push({at: performance.now() - start, done, transition: bar.style.transition});
      }
    }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['style']});
  });
}

const records = (page: Page): Promise<Record[]> =>
  page.evaluate(() => (window as unknown as {barRecords: Record[]}).barRecords);

test('a slow page: the bar starts after 200 ms at 0.08, trickles every 800 ms, and goes', async ({page}) => {
  const gate = await gateScripts(page);
  await open(page, urlOf('features/checkpoints', 'en'));
  await watchBar(page);
  gate.close();
  const bar = page.locator('#nprogress');
  const next = page.locator('.pagination-nav__link--next');
  const target = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(bar).toBeAttached();
  // It is no riddle for assistive technology.
  await expect(bar.locator('[role]')).toHaveCount(0);
  await expect(bar.locator('.bar')).toHaveAttribute('aria-hidden', 'true');
  await expect.poll(async () => (await records(page)).length).toBeGreaterThanOrEqual(5);
  // The old page is there meanwhile.
  await expect(page.locator('h1')).toHaveText('Restoring your files with checkpoints');

  gate.open();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(target);
  await expect(page.locator('h1')).not.toHaveText('Restoring your files with checkpoints');

  const [start, ...rest] = await records(page);
  expect(start?.done).toBeCloseTo(MINIMUM);
  expect(start?.at).toBeGreaterThanOrEqual(START_DELAY);
  expect(start?.transition).toContain(`${SPEED}ms`);
  const trickles = rest.filter(({done}) => done < 0.9);
  expect(trickles.length).toBeGreaterThanOrEqual(2);
  trickles.forEach(({at, done}, index) => {
    const before = trickles[index - 1] ?? start;
    expect(done).toBeGreaterThan(before?.done ?? 1);
    // A timer may be late; it is never early.
    expect(at - (before?.at ?? 0)).toBeGreaterThan(TRICKLE - 50);
    expect(at - (before?.at ?? 0)).toBeLessThan(TRICKLE * 1.9);
  });
  expect(rest.at(-1)?.done).toBe(1);
});

/** Longer than the delay after which a bar would have come. */
const wait = (page: Page) => page.waitForTimeout(2 * START_DELAY);

test('another heading of the same page, and a fast page: no bar', async ({page}) => {
  await open(page, urlOf('features/checkpoints', 'en'));
  await watchBar(page);
  await page.locator('.table-of-contents__link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await wait(page);
  expect(await records(page)).toEqual([]);
  // Here and back: now both pages are loaded.
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(urlOf('features/checkpoints', 'en'));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Restoring your files with checkpoints');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const before = (await records(page)).length;
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).not.toHaveText('Restoring your files with checkpoints');
  await wait(page);
  expect((await records(page)).length).toBe(before);
});

test('a second choice that overtakes a slow first one leaves no bar behind', async ({page}) => {
  const gate = await gateScripts(page);
  await open(page, urlOf('features/checkpoints', 'en'));
  await watchBar(page);
  gate.close();
  await page.locator('.pagination-nav__link--next').click();
  await page.goBack();
  gate.open();
  await expect(page.locator('h1')).toHaveText('Restoring your files with checkpoints');
  await page.waitForTimeout(5 * START_DELAY);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('a page that cannot be loaded', () => {
  test.use({allowedMessages: LOST_SCRIPTS});

  test('ends the bar: nothing is under way any longer', async ({page}) => {
    const gate = await gateScripts(page);
    await open(page, urlOf('features/checkpoints', 'en'));
    gate.close();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('#nprogress')).toBeAttached();
    await loseServer(page);
    gate.fail();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});
