import type {Locator, Page, Response} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {violationsInBothModes} from './axe';
import {baseOf, expect, open, sweptIn, test, urlOf} from './fixtures';
import {hold, SCRIPTS} from './network';
import {findOverflow} from './overflow';

/** A calculator: where it stands, what is typed with the keys, what it then says, and the same in its address. */
interface Case {
  id: string;
  field: string;
  typed: Readonly<Record<Locale, string>>;
  said: Readonly<Record<Locale, string>>;
  query: string;
}

const alike = (text: string) => ({en: text, 'pt-BR': text});

// Add each new calculator here: everything below is asked of all of them.
const cases: readonly Case[] = [
  {
    id: 'advanced-usage/rate-limits-costs',
    field: 'read',
    typed: {en: '0.1', 'pt-BR': '0,1'},
    said: {en: '0.24', 'pt-BR': '0,24'},
    query: 'read=0.1',
  },
  {
    id: 'advanced-usage/local-models',
    field: 'card',
    typed: alike('12'),
    said: {en: '3.8 GB don’t fit in 12 GB', 'pt-BR': '3,8 GB não cabem em 12 GB'},
    query: 'card=12',
  },
  {
    id: 'metrics/score',
    field: 'change_lead_time',
    typed: alike('36'),
    // As the page says of this change: 80.6 and 0.8.
    said: {en: '81.5', 'pt-BR': '81,5'},
    query: 'change_lead_time=36',
  },
  {
    id: 'features/auto-approving-actions',
    field: 'command',
    typed: alike('ruff check > setup.py'),
    said: {en: 'It runs', 'pt-BR': 'O comando roda'},
    query: 'command=ruff+check+%3E+setup.py',
  },
  {
    id: 'troubleshooting/introduction',
    field: 'm',
    typed: alike('spawn uvx ENOENT'),
    said: {en: 'One message fits.', 'pt-BR': 'Uma mensagem corresponde.'},
    query: 'm=spawn+uvx+ENOENT',
  },
  {
    id: 'features/mcp/using-mcp-in-product-code',
    field: 'command',
    typed: alike('    '),
    said: {en: 'wouldn’t accept', 'pt-BR': 'não aceitaria'},
    query: 'command=++++',
  },
  {
    id: 'features/custom-modes',
    field: 'slug',
    typed: alike('a b'),
    said: {en: 'wouldn’t accept', 'pt-BR': 'não aceitaria'},
    query: 'slug=a+b',
  },
];

/** Those in which one chooses and types nothing. */
const chosen = [
  'basic-usage/connecting-providers',
  'features/footgun-prompting',
  'advanced-usage/prompt-engineering',
] as const;

const calculator = (page: Page) => page.locator('[data-calculator]');
const verdict = (page: Page): Locator => calculator(page).locator('output');
const loaded = (page: Page) => expect(page.locator('[data-calculator-state="loaded"]')).toHaveCount(1);

/** Found and measured in one step: the form is another one when its script has come. */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[data-calculator]')?.getBoundingClientRect().height ?? 0);

/** Opens a page and waits until its calculator works, which does not move the page. */
async function openCalculator(page: Page, id: string, locale: Locale, query = ''): Promise<void> {
  await open(page, urlOf(id, locale) + query);
  const served = await heightOf(page);
  expect(served).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('[data-calculator]')?.scrollIntoView());
  await loaded(page);
  // What an address asks for is not in the page as it was served.
  if (query === '') {
    expect(await heightOf(page), 'height when the script has come').toBe(served);
  }
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of locales) {
  for (const {id, field, typed, said, query} of cases) {
    test.describe(`${id}, ${locale}`, sweptIn(locale), () => {
      test('answers to the keys and keeps the address', async ({page}) => {
        await openCalculator(page, id, locale);
        await calculator(page).locator(`[name="${field}"]`).focus();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(typed[locale]);
        await expect(verdict(page)).toContainText(said[locale]);
        await expect.poll(() => new URL(page.url()).search).toBe(`?${query}`);
        await calculator(page).locator('[type="reset"]').focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => new URL(page.url()).search).toBe('');
        await expect(verdict(page)).not.toContainText(said[locale]);
      });

      test('opens as its address says, on a phone; axe finds no barrier, on a desktop neither', async ({
        page,
      }) => {
        await page.setViewportSize({width: 360, height: 780});
        await open(page, `${urlOf(id, locale)}?${query}`);
        await loaded(page);
        await expect(calculator(page).locator(`[name="${field}"]`)).toHaveValue(typed[locale]);
        await expect(verdict(page)).toContainText(said[locale]);
        expect(await findOverflow(page)).toEqual([]);
        // A control that a sticky bar covers for now is measured as smaller than it is.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await violationsInBothModes(page)).toEqual([]);
      });
    });
  }

  for (const id of chosen) {
    test(`${id} has room on a phone, and axe finds nothing, ${locale}`, sweptIn(locale), async ({page}) => {
      await page.setViewportSize({width: 360, height: 780});
      await openCalculator(page, id, locale);
      expect(await findOverflow(page)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  }

  test.describe('outside', () => {
    test.use({allowedMessages: /404/});

    test(
      `a message of the not-found page is found, and leads to its row, ${locale}`,
      sweptIn(locale),
      async ({page}) => {
        await open(page, `${baseOf(locale)}no/such/page`);
        const box = page.locator('.message-box');
        // What is sent stands in the address, which the host sees: it is said where one types.
        await expect(box.locator('textarea')).toHaveAccessibleDescription(/address|endereço/);
        await box.locator('textarea').fill('MCP error -32001: Request timed out');
        await box.locator('button').click();
        await loaded(page);
        const first = calculator(page).locator('ol > li').first();
        await expect(first).toContainText('MCP error -32001: Request timed out');
        await first.locator('a').last().click();
        await expect(page).toHaveURL(/#m-mcp-error-32001-request-timed-out$/);
        await expect(page.locator('#m-mcp-error-32001-request-timed-out')).toBeInViewport();
      },
    );
  });

  test(`messages of other pages lead there, ${locale}`, sweptIn(locale), async ({page}) => {
    await openCalculator(page, 'troubleshooting/introduction', locale, '?m=AUTH-101');
    const first = calculator(page).locator('ol > li').first();
    await expect(first).toContainText('AUTH-101');
    await expect(first.locator('dd')).not.toHaveCount(0);
    await expect(first.locator('a').last()).toHaveJSProperty('pathname', urlOf('platform/login', locale));
    await openCalculator(
      page,
      'troubleshooting/introduction',
      locale,
      '?m=Vector dimension error: expected dim: 1536, got 768',
    );
    await expect(first.locator('a').last()).toHaveJSProperty(
      'pathname',
      urlOf('features/codebase-indexing', locale),
    );
  });

  test(`a pattern that never ends is stopped and explained, ${locale}`, sweptIn(locale), async ({page}) => {
    await openCalculator(page, 'features/custom-modes', locale);
    await calculator(page)
      .locator('[name="paths"]')
      .fill(`${'a'.repeat(60)}!`);
    await calculator(page).locator('[name="fileRegex"]').fill('^(([a-z])+.)+[A-Z]([a-z])+$');
    await expect(calculator(page)).toContainText('(a+)+');
    await calculator(page).locator('[name="fileRegex"]').fill('!$');
    await expect(calculator(page).locator('[data-state="yes"]')).toHaveCount(1);
  });

  test.describe(`without a script, ${locale}`, sweptIn(locale), () => {
    test.use({javaScriptEnabled: false});

    test('the examples and their results are there, and no control that would do nothing', async ({page}) => {
      for (const id of [
        ...cases.map((one) => one.id).filter((one) => !one.startsWith('trouble')),
        ...chosen,
      ]) {
        await page.goto(urlOf(id, locale));
        await expect(verdict(page), id).toBeVisible();
        await expect(verdict(page), id).not.toBeEmpty();
        await expect(calculator(page).locator('button:visible, [type=range]:visible'), id).toHaveCount(0);
      }
    });

    test('the lists of messages stand alone', async ({page}) => {
      await page.goto(urlOf('troubleshooting/introduction', locale));
      await expect(calculator(page)).toBeHidden();
      expect(await page.locator('tr[id^="m-"]').count()).toBeGreaterThan(40);
    });
  });
}

test('the result stays in view beside the fields, and at the foot of a phone', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openCalculator(page, 'metrics/score', 'en');
  await calculator(page).locator('[name="pulse_index"]').focus();
  await expect(verdict(page)).toBeInViewport();
  await page.setViewportSize({width: 360, height: 780});
  await calculator(page).locator('[name="adoption_rate"]').focus();
  await expect(verdict(page)).toBeInViewport();
});

test('a slider moves its number with the keys', async ({page}) => {
  await openCalculator(page, 'advanced-usage/rate-limits-costs', 'en');
  await calculator(page).getByRole('slider', {name: 'Requests'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(calculator(page).locator('[name="requests"]')).toHaveValue('13');
  await expect.poll(() => new URL(page.url()).search).toBe('?requests=13');
});

test('a slider that has the focus before its script is there keeps it', async ({page}) => {
  await open(page, urlOf('advanced-usage/rate-limits-costs', 'en'));
  const release = await hold(page, SCRIPTS);
  const slider = calculator(page).getByRole('slider', {name: 'Requests'});
  await slider.focus();
  release();
  await loaded(page);
  await expect(slider).toBeFocused();
});

test('a page that a link has led to has its calculator', async ({page}) => {
  await open(page, urlOf('metrics/introduction', 'en'));
  await page
    .locator(`nav a[href="${urlOf('metrics/score', 'en')}"]`)
    .first()
    .click();
  await loaded(page);
  await expect(verdict(page)).toContainText('80.6');
});

test.describe('a script that cannot be loaded', () => {
  test.use({allowedMessages: /chunk|Failed to load resource|net::ERR_/i});

  test('is said, and the next focus tries again', async ({page}) => {
    let isOffline = true;
    await open(page, urlOf('advanced-usage/rate-limits-costs', 'en'));
    await page.route('**/*.js', (route) => (isOffline ? route.abort() : route.continue()));
    await calculator(page).locator('[name="requests"]').focus();
    await expect(page.locator('main').getByRole('alert')).toContainText('reload the page');
    isOffline = false;
    await calculator(page).locator('[name="first"]').focus();
    await loaded(page);
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  });
});

test('a page loads a calculator when its place comes into view, and a page without one never does', async ({
  page,
}) => {
  /** Whether any script so far is of a calculator: each has the attribute of its frame. */
  const scripts: Promise<string>[] = [];
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  const hasOne = async () => (await Promise.all(scripts)).some((text) => text.includes('data-calculator":'));
  for (const id of ['features/checkpoints', 'metrics/teams', 'index']) {
    await open(page, urlOf(id, 'en'));
    await page.locator('.theme-layout-footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await hasOne(), id).toBe(false);
  }
  await open(page, urlOf('advanced-usage/rate-limits-costs', 'en'));
  await page.waitForLoadState('networkidle');
  expect(await hasOne()).toBe(false);
  await calculator(page).scrollIntoViewIfNeeded();
  await loaded(page);
  expect(await hasOne()).toBe(true);
});

test('paper shows the values, and no button', async ({page}) => {
  await page.goto(urlOf('advanced-usage/rate-limits-costs', 'en'));
  await page.emulateMedia({media: 'print'});
  await expect(verdict(page)).toBeVisible();
  await expect(calculator(page).locator('[name="first"]')).toHaveValue('20,000');
  await expect(calculator(page).locator('button:visible, [type=range]:visible')).toHaveCount(0);
});

test('keys that come before and while the script of a calculator does are all in its text, and it answers', async ({
  page,
}) => {
  await open(page, urlOf('features/auto-approving-actions', 'en'));
  const release = await hold(page, SCRIPTS);
  const field = calculator(page).locator('[name=command]');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('git push ');
  release();
  await page.keyboard.type('--force origin main');
  await loaded(page);
  await expect(field).toHaveValue('git push --force origin main');
  await expect(field).toBeFocused();
  await expect(verdict(page).first()).toContainText('refused');
});
