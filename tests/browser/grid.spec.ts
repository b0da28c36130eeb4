/** Where things stand: one grid for all pages, the reader's place in the lists, the parts for a phone. */
import {devices, type Locator} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {specifiedMobileWidth} from '../data/specification';
import {baseOf, expect, hydrated, open, sweptIn, test, urlOf} from './fixtures';
import {layoutShift} from './overflow';

/** A long page with the sidebar. */
const PAGE = 'features/checkpoints';

/** The texts begin here, whatever stands beside them: the first with the sidebar, the others without. */
const pages = [PAGE, 'index', 'providers/openai', 'basic-usage/adding-tokens'];

/** From a phone to a wide desktop, both edges of the layouts included. */
const widths = [360, 768, specifiedMobileWidth, specifiedMobileWidth + 1, 1100, 1440, 1920, 2560];

/** The tokens of src/css: 36 px on a desktop, 30 px below. */
const sizeOfTitle = (width: number): string => (width > specifiedMobileWidth ? '36px' : '30px');

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) {
    throw new Error(`${part} has no box.`);
  }
  return found;
};

for (const locale of locales) {
  test(
    `one grid, ${locale}: the title starts at one place, the contents stand beside the text`,
    sweptIn(locale),
    async ({page}) => {
      const places = new Map<number, number>();
      for (const url of [
        ...pages.map((id) => urlOf(id, locale)),
        ...['404', 'search'].map((name) => baseOf(locale) + name),
      ]) {
        await open(page, url);
        const title = page.getByRole('heading', {level: 1});
        const contents = page.locator('.theme-doc-toc-desktop');
        const section = page.locator('[data-section-nav]');
        for (const width of widths) {
          const where = `${url}, ${width} px`;
          await page.setViewportSize({width, height: 900});
          const {x} = await box(title);
          places.set(width, places.get(width) ?? x);
          expect(x, where).toBe(places.get(width));
          if (await contents.or(page.locator('.theme-doc-toc-mobile')).count()) {
            await expect(title, where).toHaveCSS('font-size', sizeOfTitle(width));
          }
          if (width > specifiedMobileWidth && (await contents.count())) {
            const text = await box(page.locator('.theme-doc-markdown'));
            const gap = (await box(contents)).x - text.x - text.width;
            expect(gap, where).toBeGreaterThan(20);
            expect(gap, where).toBeLessThanOrEqual(64);
          }
          if (await section.count()) {
            if (width > specifiedMobileWidth) {
              const list = await box(section);
              expect(list.x + list.width, where).toBeLessThan(x);
              await expect(section.locator('[aria-current="page"]'), where).toBeInViewport();
            } else {
              expect((await box(section)).y, where).toBeGreaterThan((await box(title)).y);
            }
          }
        }
      }
    },
  );

  test(
    `you are here, ${locale}: the link of the current page is in view, the window at its top`,
    sweptIn(locale),
    async ({page}) => {
      await page.setViewportSize({width: 1366, height: 768});
      for (const id of [
        'features/tools/update-todo-list',
        'features/more-features',
        'providers/human-relay',
        'faq',
      ]) {
        await open(page, urlOf(id, locale));
        const link = page.locator(
          ':is(.theme-doc-sidebar-container, [data-section-nav]) [aria-current="page"]',
        );
        await expect(link, id).toBeInViewport({ratio: 1});
        expect(await page.evaluate(() => window.scrollY), id).toBe(0);
      }
      // Outside of the sidebar too there is a page before and a page after.
      await page.goto(urlOf('providers/openai', locale));
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(urlOf('providers/openai-compatible', locale));
      // The address changes before the page does.
      await page.locator(`.pagination-nav__link--prev[href="${urlOf('providers/openai', locale)}"]`).click();
      await expect(page).toHaveURL(urlOf('providers/openai', locale));
      await expect(page.locator('h1')).toHaveText('OpenAI');
      await page.locator('.theme-doc-breadcrumbs a').nth(1).click();
      await expect(page).toHaveURL(urlOf('basic-usage/connecting-providers', locale));
    },
  );
}

test.describe('on a phone', () => {
  // Not `...devices[…]`: its browser would need a worker of its own.
  const {userAgent, deviceScaleFactor, isMobile, hasTouch} = devices['Pixel 5'];
  test.use({viewport: {width: 360, height: 740}, userAgent, deviceScaleFactor, isMobile, hasTouch});

  test('the reading bar names the section and leads to others; the language is two taps away', async ({
    page,
  }) => {
    await open(page, urlOf(PAGE, 'en'));
    const bar = page.locator('.theme-doc-toc-mobile');
    const summary = bar.locator('summary');
    const entry = bar.locator('a[href="#restore"]');
    await expect(summary).toHaveText('On this page');
    await summary.tap();
    await entry.tap();
    await expect(entry).toBeHidden();
    await expect(page).toHaveURL(/#restore$/);
    const heading = page.locator('#restore');
    await expect(summary.locator('span')).toHaveText(
      (await heading.textContent())?.replace('\u200b', '') ?? '',
    );
    const hashes = await bar.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect(summary.locator('small')).toHaveText(`${hashes.indexOf('#restore') + 1}/${hashes.length}`);
    const below = await box(bar);
    expect((await box(heading)).y).toBeGreaterThanOrEqual(below.y + below.height);

    // “Back” closes what is unfolded. A link in it is one step, and the same link leads there once more.
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    const steps = () => page.evaluate(() => window.history.length);
    const before = await steps();
    await summary.tap();
    await expect(entry).toBeVisible();
    // The step is made after the list has been painted.
    await expect.poll(steps).toBe(before + 1);
    await page.goBack();
    await expect(entry).toBeHidden();
    await expect(page).toHaveURL(/#restore$/);
    await summary.tap();
    await entry.tap();
    await expect(entry).toBeHidden();
    await expect(heading).toBeInViewport();

    // It goes to the top with the navbar, and comes back with it.
    await page.evaluate(() => window.scrollBy({top: 400, behavior: 'instant'}));
    await page.evaluate(() => window.scrollBy({top: 100, behavior: 'instant'}));
    await expect.poll(async () => (await box(bar)).y).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollBy({top: -100, behavior: 'instant'}));
    await expect.poll(async () => (await box(bar)).y).toBe(64);
    await summary.tap();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.tap();
    await page.locator('.navbar__toggle').focus();
    await expect(entry).toBeHidden();

    await page.locator('.navbar__toggle').tap();
    const targets = page.locator(
      'summary, .navbar button:visible, .navbar-sidebar a:visible, .theme-doc-breadcrumbs a, .footer__link-item',
    );
    const small = await targets.evaluateAll((all) =>
      all
        .map((element) => ({name: element.textContent, box: element.getBoundingClientRect()}))
        .filter(({box: {width, height}}) => width > 0 && (height < 44 || width < 24))
        .map(({name, box: {width, height}}) => `${name}: ${width} × ${height}`),
    );
    expect(small).toEqual([]);
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Português'}).tap();
    await expect(page).toHaveURL(`${urlOf(PAGE, 'pt-BR')}#restore`);

    // Who has read on is led to the section that was reached.
    await hydrated(page);
    await page.locator('#where-not').evaluate((heading) => heading.scrollIntoView());
    await expect(bar.locator('[aria-current]')).toHaveAttribute('href', '#where-not');
    await page.locator('.navbar__toggle').evaluate((button: HTMLElement) => button.click());
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'English'}).tap();
    await expect(page).toHaveURL(`${urlOf(PAGE, 'en')}#where-not`);
  });

  test('the results come without a jump, here and on a desktop', async ({page}) => {
    for (const [width, query] of [
      [360, 'erro 429'],
      [360, 'desfazer o que o assistente mudou nos arquivos'],
      [1440, 'checkpoint'],
    ] as const) {
      await page.setViewportSize({width, height: 740});
      await page.goto(`${baseOf('pt-BR')}search?q=${encodeURIComponent(query)}`);
      // The texts round the matches come last.
      await expect(page.locator('main li p mark').first()).toBeVisible();
      expect(await layoutShift(page), `${query}, ${width} px`).toBeLessThan(0.02);
    }
  });
});
