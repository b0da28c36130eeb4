import {readFileSync} from 'node:fs';
import {locales, otherLocale} from '../../src/config/locales';
import {allPages} from '../../src/config/sections';
import translations from '../../i18n/pt-BR/code.json' with {type: 'json'};
import {findClipped, findOverflow, TEXT_SPACING} from './overflow';
import {expect, expectOpenTabs, open, openPanels, sweptIn, test, urlOf} from './fixtures';
import {denyStorage, isEntry, SCRIPTS} from './network';

/** A page with tabs and tables, in the sidebar. */
const PAGE = 'features/tools/execute-command';

for (const locale of locales) {
  test.describe(`without JavaScript, ${locale}`, sweptIn(locale), () => {
    test.use({javaScriptEnabled: false});

    test('the content, its tabs, its links and the other language are there', async ({page}) => {
      const other = urlOf(PAGE, otherLocale(locale));
      await page.goto(urlOf(PAGE, locale));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('main table').first()).toBeVisible();
      await expectOpenTabs(page);
      await page.locator('.locale-button').hover();
      await page.locator(`.dropdown__menu a[href="${other}"]`).click();
      await expect(page).toHaveURL(other);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(other);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test('the home page leads to every page', async ({page}) => {
      await page.goto(urlOf('index', locale));
      const linked = await page
        .locator('main a[href]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const missing = allPages
        .map((id) => urlOf(id, locale))
        .filter((url) => url !== urlOf('index', locale) && !linked.includes(url));
      expect(missing).toEqual([]);
      // The lists are folded; the browser unfolds them without help.
      const list = page.locator('main details').first();
      await expect(list.getByRole('link').first()).toBeHidden();
      await list.locator('summary').click();
      await expect(list.getByRole('link').first()).toBeVisible();
    });

    test('no control stands there that does nothing', async ({page}) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 800});
        for (const id of ['index', PAGE, 'features/fast-edits']) {
          await page.goto(urlOf(id, locale));
          // A disabled button says itself that it does nothing; one that opens a popover needs no script.
          const dead = page.locator(
            'button:enabled:visible:not(.locale-button, [popovertarget], form[action] button), [role="button"]:not([href]):visible, [role="tab"]:visible',
          );
          expect(await dead.evaluateAll((all) => all.map(({outerHTML}) => outerHTML.slice(0, 200)))).toEqual(
            [],
          );
        }
      }
    });
  });
}

test.describe('with a part of the files blocked', () => {
  test.use({allowedMessages: /Failed to load resource|net::ERR_/});

  test('without the CSS no drawing of the interface is larger than the text', async ({page}) => {
    await page.route('**/*.css', (route) => route.abort());
    for (const id of ['index', PAGE, 'faq']) {
      await open(page, urlOf(id, 'en'));
      const large = await page
        .locator('svg:visible')
        .evaluateAll((all) =>
          all
            .filter((svg) => !svg.closest('figure') && svg.getBoundingClientRect().width > 64)
            .map(({outerHTML}) => outerHTML.slice(0, 200)),
        );
      expect(large, id).toEqual([]);
    }
  });

  for (const locale of locales) {
    test(`without the main script the page says so, and its panels of tabs show, ${locale}`, async ({
      page,
    }) => {
      await page.route(SCRIPTS, (route) =>
        isEntry(route.request().url()) ? route.abort() : route.fallback(),
      );
      await page.goto(urlOf(PAGE, locale));
      await openPanels(page);
      const said = await page
        .locator('#__docusaurus')
        .evaluate((site) => getComputedStyle(site, '::before').content.slice(1, -1));
      // The sentence stands above the page, and takes no room of the text.
      const widths = await page
        .locator('main, article')
        .evaluateAll((all) => all.map((it) => it.clientWidth));
      expect(Math.min(...widths)).toBeGreaterThan(400);
      // In the words of the notice that the scripts would show.
      const notice = readFileSync('src/components/RouteFailureNotice/index.tsx', 'utf8').replace(/\s+/g, ' ');
      expect(locale === 'en' ? notice : translations['routeFailure.served'].message).toContain(said);
      expect(said).not.toBe('');
    });
  }

  test('with a main script that does not come, the panels of tabs show after a while', async ({page}) => {
    await page.route(SCRIPTS, (route) => (isEntry(route.request().url()) ? undefined : route.fallback()));
    await page.goto(urlOf(PAGE, 'en'), {waitUntil: 'domcontentloaded'});
    const panels = page.locator('[role="tabpanel"]');
    const shown = panels.filter({visible: true});
    expect(await panels.count()).toBeGreaterThan(1);
    // That of the reader's system.
    await expect(shown).toHaveCount(1);
    // The while passes at once.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(shown).toHaveCount(await panels.count());
  });
});

/** One document of each kind of layout: home, sidebar, tables of data, no sidebar, no section. */
const samples = [
  'index',
  'getting-started/installing',
  'features/tools/apply-diff',
  'providers/openai-compatible',
  'faq',
];

for (const locale of locales) {
  test.describe(`enlarged, ${locale}`, sweptIn(locale), () => {
    for (const id of samples) {
      test(`${id} fits at 400 % zoom, can be read there, and bears the text spacing of WCAG 1.4.12`, async ({
        page,
      }) => {
        // 1280 by 1024 pixels at 400 %.
        await page.setViewportSize({width: 320, height: 256});
        await open(page, urlOf(id, locale));
        expect(await findOverflow(page), 'too wide at 400 % zoom').toEqual([]);
        const heading = page.getByRole('heading', {level: 1});
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
        // What sticks to the window leaves most of it to the text.
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
            // The side menu waits out of sight, and hidden.
            .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
            .map((element) => element.getBoundingClientRect())
            .filter(({width, height, left, right}) => width > 0 && height > 0 && right > 0 && left < 320)
            .reduce((sum, {top, bottom}) => sum + Math.max(0, Math.min(bottom, 256) - Math.max(top, 0)), 0),
        );
        expect(covered, 'covered by what sticks to the window').toBeLessThan(128);

        await page.setViewportSize({width: 360, height: 800});
        await page.addStyleTag({content: TEXT_SPACING});
        expect(await findOverflow(page), 'too wide with more text spacing').toEqual([]);
        expect(await findClipped(page), 'clipped with more text spacing').toEqual([]);
      });
    }
  });
}

test('at 400 % the focus is in view after the search field of the home page, which filled the window', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, urlOf('index', 'pt-BR'));
  await page.locator('main').getByRole('combobox').focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  const link = page.getByRole('link', {name: 'Instalar a extensão'}).first();
  await link.focus();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The browser has taken the step back by now, and the page with it.
  await page.waitForTimeout(500);
  await expect(link).toBeInViewport({ratio: 0.9});
});

test.describe('with storage denied', () => {
  // Docusaurus says once that there is none.
  test.use({allowedMessages: /browser storage is not available/});

  test('pages, modes, tabs and navigation work', async ({page}) => {
    await denyStorage(page);
    await open(page, urlOf(PAGE, 'en'));
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', {name: 'macOS'}).first().click();
    await expect(page.getByRole('tab', {name: 'macOS'}).first()).toHaveAttribute('aria-selected', 'true');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(urlOf(PAGE, 'en'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves', async ({page}) => {
    await open(page, urlOf('index', 'en'));
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({playState}) => playState === 'running')
          .map((animation) => {
            const {target} = animation.effect as KeyframeEffect;
            return target?.outerHTML.slice(0, 120);
          }),
      );
    expect(await moving()).toEqual([]);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await page.getByRole('button', {name: /^Language/}).click();
    expect(await moving()).toEqual([]);
    await page.setViewportSize({width: 390, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(await moving()).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the focus shows and the current items differ, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, forcedColors: 'active'});
      await open(page, urlOf(PAGE, 'en'));
      for (let i = 0; i < 8; i += 1) {
        await page.keyboard.press('Tab');
        const {style, width, color, background} = await page.evaluate(() => {
          const focused = getComputedStyle(document.activeElement ?? document.body);
          return {
            style: focused.outlineStyle,
            width: parseFloat(focused.outlineWidth),
            color: focused.outlineColor,
            background: getComputedStyle(document.body).backgroundColor,
          };
        });
        expect(style).not.toBe('none');
        expect(width).toBeGreaterThanOrEqual(2);
        expect(color).not.toBe(background);
      }
      // The list of contents marks a section once its heading has come near the top.
      await page.evaluate(() => window.location.assign('#limits'));
      // An outline or a border: colors alone are gone.
      for (const [current, other] of [
        ['.menu__link--active:not(.menu__link--sublist)', '.menu__link:not(.menu__link--active)'],
        ['.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
        [
          '.table-of-contents__link--active',
          '.table-of-contents__link:not(.table-of-contents__link--active)',
        ],
      ] as const) {
        const lines = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => {
              const {outlineStyle, borderInlineStartWidth, borderBlockEndWidth} = getComputedStyle(element);
              return [outlineStyle, borderInlineStartWidth, borderBlockEndWidth].join();
            });
        expect(await lines(current), current).not.toBe(await lines(other));
      }
    });
  }
});

test.describe('in print', () => {
  test('the content, all of it, and nothing else', async ({page}) => {
    await open(page, urlOf(PAGE, 'en'));
    await page.emulateMedia({media: 'print'});
    // A4, in CSS pixels.
    await page.setViewportSize({width: 794, height: 1123});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const gone of [
      'nav.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.pagination-nav',
      'footer.footer',
    ]) {
      await expect(page.locator(gone).first(), gone).toBeHidden();
    }
    const panels = await openPanels(page);
    // Each panel begins with the label of its tab, the page with its address.
    await expect(panels.locator('> .tab-label').first()).toBeVisible();
    const address = await page
      .locator('link[rel="canonical"]')
      .evaluate((link) => [getComputedStyle(link, '::before').content, getComputedStyle(link).display]);
    expect(address[0]).toContain(urlOf(PAGE, 'en'));
    expect(address[1]).toBe('block');
    await expect(page.locator('main header time')).toBeVisible();
    // The text takes the whole sheet.
    const {width} = (await page.locator('.theme-doc-markdown').boundingBox()) ?? {width: 0};
    expect(width).toBeGreaterThan(700);
  });

  test('leaves choices out, and pushes nothing to the next sheet that does not fit on one', async ({
    page,
  }) => {
    await page.setViewportSize({width: 680, height: 980});
    await page.emulateMedia({media: 'print'});
    for (const id of ['metrics/score', 'basic-usage/the-chat-interface', 'platform/requirements']) {
      await open(page, urlOf(id, 'en'));
      await expect(page.locator('[data-choice]:visible'), id).toHaveCount(0);
      const whole = await page.locator('.theme-doc-markdown *').evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).breakInside === 'avoid')
          .map((element) => ({name: element.className, height: element.getBoundingClientRect().height}))
          .filter(({height}) => height > 980),
      );
      expect(whole, id).toEqual([]);
    }
  });

  test('a dark page is printed light', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, urlOf(PAGE, 'en'));
    await page.emulateMedia({media: 'print'});
    const [text, background] = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return [style.color, getComputedStyle(document.documentElement).backgroundColor];
    });
    const lightness = (color: string | undefined) =>
      (color?.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
    expect(lightness(text)).toBeLessThan(100);
    expect(lightness(background)).toBeGreaterThan(200);
  });
});
