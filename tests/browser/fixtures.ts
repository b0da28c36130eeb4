import {expect, test as base, type Locator, type Page, type TestDetails} from '@playwright/test';
import {defaultLocale, locales, type Locale} from '../../src/config/locales';
import {baseOf} from '../../src/config/siteAddress';
import {allPages} from '../../src/config/sections';
import {routeOf} from '../../src/config/routes';
import {gateScripts, pretendConnection} from './network';

interface Fixtures {
  /** Console messages that a test causes on purpose; anything else fails it. */
  allowedMessages: RegExp | undefined;
  /** Whether the site fetches the pages that links lead to: two thirds of the requests of a page. */
  prefetch: boolean;
  /** Whether a browser of the other language gets the suggestion to switch; else it was suggested before. */
  languageHint: boolean;
  watchedPage: undefined;
}

/**
 * Playwright's `test`, with a watch over every page: an error or a warning in
 * the console, an uncaught exception, or a request to another host fails the
 * test. `test.use({allowedMessages: /…/})` names what a test causes itself, and
 * `test.use({prefetch: true})` lets the site fetch ahead.
 */
export const test = base.extend<Fixtures>({
  allowedMessages: [undefined, {option: true}],
  prefetch: [false, {option: true}],
  languageHint: [false, {option: true}],
  watchedPage: [
    async ({page, context, allowedMessages, prefetch, languageHint, baseURL}, use) => {
      if (!languageHint) {
        await page.addInitScript(() => localStorage.setItem('language.hint', 'seen'));
      }
      if (!prefetch) {
        await pretendConnection(page, {effectiveType: '4g', saveData: true});
      }
      const problems: string[] = [];
      let isOver = false;
      const note = (text: string) => {
        if (!isOver && !allowedMessages?.test(text)) {
          problems.push(`${text} (on ${page.url()})`);
        }
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          note(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => note(`exception: ${error.message}`));
      page.on('request', (request) => {
        const {protocol, origin} = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) {
          note(`foreign request: ${request.url()}`);
        }
      });
      await use(undefined);
      isOver = true;
      // What Playwright leaves as it is when it reuses the context (playwright.config.mts). The page
      // leaves first: one that was offline goes on by itself as soon as it can, into the next test.
      if (!page.isClosed()) {
        await page.goto('about:blank');
      }
      await context.setOffline(false);
      expect(problems).toEqual([]);
    },
    {auto: true},
  ],
});

export {baseOf, expect};

/**
 * Of tests that ask the same of both languages: the checks `journeys` and `browser` run them in English,
 * `sweep` in the others. What is tagged `@sweep` there and in the
 * test files takes long, and seldom finds what its neighbours do not.
 */
export const sweptIn = (locale: Locale): TestDetails => (locale === defaultLocale ? {} : {tag: '@sweep'});

/** Address of a document in a locale. */
export const urlOf = (id: string, locale: Locale): string => baseOf(locale) + routeOf(id);

/** Every page in both locales. */
export const allUrls: {url: string; locale: Locale; id: string}[] = locales.flatMap((locale) =>
  allPages.map((id) => ({url: urlOf(id, locale), locale, id})),
);

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Goes to a page, and waits until React has taken it over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Expects that every panel of the tabs of a page shows. @returns the panels */
export async function openPanels(page: Page): Promise<Locator> {
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  await expect(panels.filter({visible: true})).toHaveCount(await panels.count());
  return panels;
}

/** Expects the tabs of a page as they are without a script: every panel shows, each with its label. */
export async function expectOpenTabs(page: Page): Promise<void> {
  const panels = await openPanels(page);
  await expect(panels.getByText('macOS', {exact: true}).first()).toBeVisible();
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
}

/** Looks at the notice over a page as it was served, and at the one over a page that is kept: the scripts are lost, then the line. */
export async function throughNotices(page: Page, url: string, look: () => Promise<void>): Promise<void> {
  const gate = await gateScripts(page, 'failing');
  await page.goto(url);
  await expect(page.getByRole('alert')).toBeVisible();
  await look();
  gate.open();
  await page.getByRole('alert').getByRole('button').first().click();
  await hydrated(page);
  await page.context().setOffline(true);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('alert')).toBeVisible();
  // At the end of the page, where the link is, entries of the contents pass below the navbar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await look();
}

/** Leads the router of an open page to an address, as a link within the site does that is not checked. */
export const navigate = (page: Page, url: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, url);
