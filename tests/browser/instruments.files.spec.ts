import type {Page} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {violationsInBothModes} from './axe';
import {expect, hydrated, sweptIn, test, urlOf} from './fixtures';

/** An instrument: a field, what is typed or chosen there with the keys, and what the results say then. */
interface Case {
  id: string;
  field: string;
  typed: string;
  said: Readonly<Record<Locale, string>>;
  query: string;
}

const cases: readonly Case[] = [
  {
    id: 'advanced-usage/local-models',
    field: 'card',
    typed: '12',
    said: {en: '3.8 GB don’t fit in 12 GB', 'pt-BR': '3,8 GB não cabem em 12 GB'},
    query: 'card=12',
  },
  {
    id: 'features/mcp/using-mcp-in-product-code',
    field: 'command',
    typed: '    ',
    said: {en: 'wouldn’t accept', 'pt-BR': 'não aceitaria'},
    query: 'command=++++',
  },
  {
    id: 'features/custom-modes',
    field: 'slug',
    typed: 'a b',
    said: {en: 'wouldn’t accept', 'pt-BR': 'não aceitaria'},
    query: 'slug=a+b',
  },
];

const instrument = (page: Page) => page.locator('form.instrument');
const verdict = (page: Page) => instrument(page).locator('output').first();
const file = (page: Page) => instrument(page).locator('[data-file]');
const alive = (page: Page) => expect(page.locator('[data-instrument="alive"]')).toHaveCount(1);

/** Opens a page and wakes its instrument. */
async function open(page: Page, id: string, locale: Locale, query = ''): Promise<void> {
  await page.goto(urlOf(id, locale) + query);
  await hydrated(page);
  await instrument(page).scrollIntoViewIfNeeded();
  await alive(page);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of locales) {
  for (const {id, field, typed, said, query} of cases) {
    test(`${id} answers to the keys and keeps the address, ${locale}`, sweptIn(locale), async ({page}) => {
      await open(page, id, locale);
      await instrument(page).locator(`[name="${field}"]`).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await expect(verdict(page)).toContainText(said[locale]);
      await expect.poll(() => new URL(page.url()).search).toBe(`?${query}`);
      await instrument(page).locator('[type="reset"]').focus();
      await page.keyboard.press('Enter');
      await expect(verdict(page)).not.toContainText(said[locale]);
    });
  }

  for (const id of [
    ...cases.map((one) => one.id),
    'basic-usage/connecting-providers',
    'features/footgun-prompting',
    'advanced-usage/prompt-engineering',
  ]) {
    test(
      `${id} has room on a phone, stays where it is, and axe finds nothing, ${locale}`,
      sweptIn(locale),
      async ({page}) => {
        await page.setViewportSize({width: 360, height: 780});
        await page.goto(urlOf(id, locale));
        await hydrated(page);
        const height = () => instrument(page).evaluate((form) => form.getBoundingClientRect().height);
        const before = await height();
        await instrument(page).scrollIntoViewIfNeeded();
        await alive(page);
        expect(await height()).toBe(before);
        const {scroll, client} = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
        // A control that the sticky bar covers for now is measured as smaller than it is.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await violationsInBothModes(page)).toEqual([]);
      },
    );
  }

  test(`four answers lead to providers and their pages, ${locale}`, sweptIn(locale), async ({page}) => {
    await open(page, 'basic-usage/connecting-providers', locale, '?place=machine');
    const first = instrument(page).locator('li a').first();
    await expect(first).toHaveText('Ollama');
    await expect(first).toHaveJSProperty('pathname', urlOf('providers/ollama', locale));
  });

  test(`a prompt without an override loses nothing, ${locale}`, sweptIn(locale), async ({page}) => {
    await open(page, 'features/footgun-prompting', locale);
    const dropped = instrument(page).locator('[data-state="dropped"]');
    await expect(dropped).toHaveCount(7);
    await instrument(page).locator('[name="override"]').selectOption('none');
    await expect(dropped).toHaveCount(0);
    await expect(page).toHaveURL(/\?override=none$/);
  });

  test(
    `a pasted file is told its line, kept, and stays out of the address, ${locale}`,
    sweptIn(locale),
    async ({page}) => {
      await open(page, 'features/mcp/using-mcp-in-product-code', locale);
      const wrong = '{\n  "mcpServers": {\n    "a": {"command": "<img src=x onerror=alert(1)>",}\n  }\n}';
      await file(page).fill(wrong);
      const problem = instrument(page).locator('.problems li');
      await expect(problem).toHaveCount(1);
      await expect(problem.getByRole('button')).toHaveText(locale === 'en' ? 'Line 3' : 'Linha 3');
      // A field leaves it alone while it is wrong.
      await instrument(page).locator('[name="name"]').fill('b');
      await expect(instrument(page).locator('[data-notice]')).not.toBeEmpty();
      await expect(file(page)).toHaveValue(wrong);
      // Corrected, it fills the fields, and a field changes its own entry alone.
      await file(page).fill('{"mcpServers": {"a": {"command": "x", "cwd": "/q"}, "c": {"command": "z"}}}');
      await expect(problem).toHaveCount(0);
      await expect(instrument(page).locator('[name="command"]')).toHaveValue('x');
      await instrument(page).locator('[name="command"]').fill('y');
      await expect
        .poll(async () => JSON.parse(await file(page).inputValue()) as unknown)
        .toEqual({mcpServers: {a: {command: 'y', cwd: '/q'}, c: {command: 'z'}}});
      await expect(instrument(page).locator('img')).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
    },
  );

  test(`a pattern that never ends is stopped and explained, ${locale}`, sweptIn(locale), async ({page}) => {
    await open(page, 'features/custom-modes', locale);
    const paths = instrument(page).locator('[data-paths]');
    await instrument(page)
      .locator('[name="paths"]')
      .fill(`${'a'.repeat(60)}!`);
    await instrument(page).locator('[name="fileRegex"]').fill('^(([a-z])+.)+[A-Z]([a-z])+$');
    await expect(paths).toContainText('(a+)+');
    await instrument(page).locator('[name="fileRegex"]').fill('!$');
    await expect(paths.locator('[data-state="yes"]')).toHaveCount(1);
  });

  test.describe(`without a script, ${locale}`, sweptIn(locale), () => {
    test.use({javaScriptEnabled: false});

    test('the examples are there, and no button', async ({page}) => {
      for (const {id} of cases) {
        await page.goto(urlOf(id, locale));
        await expect(verdict(page)).not.toBeEmpty();
        await expect(instrument(page).locator('button:visible')).toHaveCount(0);
      }
    });
  });
}
