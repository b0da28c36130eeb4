import {devices, type Locator, type Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {allPages} from '../../src/config/sections';
import {specifiedMobileWidth} from '../data/specification';
import {expect, hydrated, test, urlOf} from './fixtures';

/** A long page with a sidebar and headings of levels 2 and 3. */
const PAGE = 'features/checkpoints';

const texts = {
  en: {
    skip: 'Skip to main content',
    toggle: 'Toggle navigation bar',
    close: 'Close navigation bar',
    back: '← Back to main menu',
    sidebar: 'Docs sidebar',
    install: 'Install Extension',
    languages: 'Languages',
  },
  'pt-BR': {
    skip: 'Pular para o conteúdo principal',
    toggle: 'Alternar painel de navegação',
    close: 'Fechar painel de navegação',
    back: '← Voltar para o menu principal',
    sidebar: 'Painel lateral de documentos',
    install: 'Instalar a extensão',
    languages: 'Idiomas',
  },
};

/** Edges of the layouts: 996 px is still mobile, 997 px is desktop. */
const MOBILE = {width: specifiedMobileWidth, height: 800};
const DESKTOP = {width: specifiedMobileWidth + 1, height: 800};

const navbar = (page: Page): Locator => page.locator('nav.navbar');
const menu = (page: Page): Locator => page.locator('.navbar-sidebar');

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`layout, ${locale}`, () => {
    test('the skip link comes first, shows when focused and leads into main', async ({page}) => {
      await page.goto(urlOf(PAGE, locale));
      await hydrated(page);
      const skipLink = page.getByRole('link', {name: text.skip, exact: true});
      await expect(skipLink).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test('996 px is mobile, 997 px is desktop', async ({page}) => {
      await page.setViewportSize(MOBILE);
      await page.goto(urlOf(PAGE, locale));
      await hydrated(page);
      const toggle = page.getByRole('button', {name: text.toggle});
      const sidebar = page.getByRole('navigation', {name: text.sidebar});
      const contents = page.locator('.theme-doc-toc-desktop');
      await expect(toggle).toBeVisible();
      await expect(sidebar).toBeHidden();
      await expect(contents).toBeHidden();
      await page.setViewportSize(DESKTOP);
      await expect(toggle).toBeHidden();
      await expect(sidebar).toBeVisible();
      await expect(contents).toBeVisible();
    });

    test('the mobile menu: documents, main menu, and closed by its button or Escape', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(urlOf(PAGE, locale));
      await hydrated(page);
      await expect(menu(page)).toBeHidden();
      const toggle = page.getByRole('button', {name: text.toggle});
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');

      const close = menu(page).getByRole('button', {name: text.close});
      const documents = menu(page).locator(`.menu__link--active[href="${urlOf(PAGE, locale)}"]`);
      const install = menu(page).getByRole('link', {name: text.install});
      await expect(close).toBeFocused();
      await expect(documents).toBeInViewport();
      await expect(install).not.toBeInViewport();

      await menu(page).getByRole('button', {name: text.back}).click();
      await expect(install).toBeInViewport();
      await expect(menu(page).getByRole('button', {name: text.languages})).toBeInViewport();
      await expect(documents).not.toBeInViewport();
      await expect(close).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle).toBeFocused();

      await toggle.click();
      await close.click();
      await expect(menu(page)).toBeHidden();
    });

    test('the mobile menu closes with the Back button, and when the focus leaves it', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await page.goto(urlOf(PAGE, locale));
      await hydrated(page);
      await page.evaluate(() => window.location.assign('#limits'));
      const toggle = page.getByRole('button', {name: text.toggle});
      await toggle.click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('main h1')).toBeVisible();

      await toggle.click();
      await expect(menu(page)).toBeVisible();
      await page.locator('main a').first().focus();
      await expect(menu(page)).toBeHidden();
    });

    test('the mobile menu is gone when the view becomes desktop', async ({page}) => {
      await page.setViewportSize(MOBILE);
      await page.goto(urlOf(PAGE, locale));
      await hydrated(page);
      await page.getByRole('button', {name: text.toggle}).click();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize(DESKTOP);
      await expect(menu(page)).toHaveCount(0);
      await page.setViewportSize(MOBILE);
      await expect(menu(page)).toBeHidden();
    });
  });
}

/** Documents without the sidebar: each of their sections, and both ends of the longest list. */
const withoutSidebar = [
  'getting-started/connecting-api-provider',
  'basic-usage/adding-tokens',
  'features/tools/codebase-search',
  'providers/openai',
  'providers/human-relay',
  'advanced-usage/local-models',
];

/** From a phone to a wide desktop, both edges of the layouts included. */
const widths = [360, 768, 996, 997, 1100, 1440, 1920, 2560];

async function placeOfTitle(page: Page): Promise<{x?: number; y?: number}> {
  const {x, y} = (await page.getByRole('heading', {level: 1}).boundingBox()) ?? {};
  return {x, y};
}

/** Where the title of a page is in windows of each width. */
async function placesOfTitle(page: Page, url: string): Promise<Map<number, {x?: number; y?: number}>> {
  const places = new Map<number, {x?: number; y?: number}>();
  await page.goto(url);
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    places.set(width, await placeOfTitle(page));
  }
  return places;
}

for (const locale of locales) {
  test.describe(`pages without the sidebar, ${locale}`, () => {
    for (const id of withoutSidebar) {
      test(`${id} has its text where pages with the sidebar have it, and its section beside it`, async ({
        page,
      }) => {
        const section = page.locator('[data-section-nav]');
        const expected = await placesOfTitle(page, urlOf(PAGE, locale));
        await page.goto(urlOf(id, locale));
        for (const width of widths) {
          await page.setViewportSize({width, height: 900});
          const own = await placeOfTitle(page);
          expect(own.x, `${width} px`).toBe(expected.get(width)?.x);
          // On a phone the breadcrumbs above the title take one line or two, by their words.
          if (width > MOBILE.width) {
            expect(own.y, `${width} px`).toBe(expected.get(width)?.y);
          }
          const [list, text] = [await section.boundingBox(), await page.locator('article').boundingBox()];
          if (width > MOBILE.width) {
            expect((list?.x ?? 0) + (list?.width ?? 0), `${width} px`).toBeLessThan(text?.x ?? 0);
            await expect(section.locator('[aria-current="page"]')).toBeInViewport();
          } else {
            expect(list?.y, `${width} px`).toBeGreaterThan(own.y ?? 0);
            await expect(section).not.toBeInViewport();
          }
        }
      });
    }

    test('the section stays in view while the text is scrolled', async ({page}) => {
      await page.goto(urlOf('providers/openai', locale));
      await hydrated(page);
      const current = page.locator('[data-section-nav] [aria-current="page"]');
      await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
      await expect(current).toBeInViewport();
      const others = allPages.filter((id) => id.startsWith('providers/') && id !== 'providers/openai');
      await expect(page.locator('[data-section-nav] a')).toHaveCount(others.length);
    });
  });
}

test.describe('before hydration', () => {
  test.use({javaScriptEnabled: false});

  test('the served page fits both layouts', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(urlOf(PAGE, 'en'));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.getByRole('navigation', {name: texts.en.sidebar})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    await page.setViewportSize(MOBILE);
    await expect(page.getByRole('navigation', {name: texts.en.sidebar})).toBeHidden();
    await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
    // Its toggle would do nothing without JavaScript (static/noscript.css).
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  });
});

test.describe('the navbar', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(urlOf(PAGE, 'en'));
    await hydrated(page);
  });

  /** Scrolls as a reader does: more than one event in the same direction. */
  async function wheel(page: Page, distance: number): Promise<void> {
    for (let turned = 0; turned < Math.abs(distance); turned += 200) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, Math.sign(distance) * 200);
      await page.waitForFunction((y) => window.scrollY !== y, before);
    }
  }

  test('hides on scroll down and returns on scroll up', async ({page}) => {
    await page.mouse.move(700, 500);
    await expect(navbar(page)).toBeInViewport();
    await wheel(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await wheel(page, -200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(navbar(page)).toBeInViewport();
  });

  test('returns near the top', async ({page}) => {
    await page.mouse.move(700, 500);
    await wheel(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({top: 20, behavior: 'instant'}));
    await expect(navbar(page)).toBeInViewport();
  });

  test('returns for a heading that the address names, and leaves it clear', async ({page}) => {
    await page.mouse.move(700, 500);
    await wheel(page, 1200);
    await expect(navbar(page)).not.toBeInViewport();
    const entry = page.locator('.table-of-contents__link').nth(3);
    const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    const [bar, heading] = [await navbar(page).boundingBox(), await page.locator(`#${id}`).boundingBox()];
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

test('the keyboard marker turns on at Tab and off at mouse down', async ({page}) => {
  await page.goto(urlOf(PAGE, 'en'));
  await hydrated(page);
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('a');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.click(700, 500);
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
});

test('the table of contents names the headings of levels 2 and 3, and no others', async ({page}) => {
  await page.goto(urlOf(PAGE, 'en'));
  const entries = page.locator('.theme-doc-toc-desktop .table-of-contents__link');
  const named = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator('.theme-doc-markdown :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id}) => `#${id}`));
  expect(named).toEqual(headings);
  await expect(page.locator('.theme-doc-markdown h3[id]')).not.toHaveCount(0);
});

test.describe('on a phone', () => {
  // Not `...devices[…]`: its browser would need a worker of its own.
  const {viewport, userAgent, deviceScaleFactor, isMobile, hasTouch} = devices['Pixel 5'];
  test.use({viewport, userAgent, deviceScaleFactor, isMobile, hasTouch});

  test('the menu opens by touch and leads to a page', async ({page}) => {
    await page.goto(urlOf(PAGE, 'pt-BR'));
    await hydrated(page);
    await page.getByRole('button', {name: texts['pt-BR'].toggle}).tap();
    await menu(page)
      .locator(`a[href="${urlOf('faq', 'pt-BR')}"]`)
      .tap();
    await expect(page).toHaveURL(urlOf('faq', 'pt-BR'));
    await expect(menu(page)).toBeHidden();
  });
});
