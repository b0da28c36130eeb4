import type {Locator, Page, Response} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {violationsInBothModes} from './axe';
import {baseOf, expect, hydrated, sweptIn, test, urlOf} from './fixtures';

/** An instrument: where it stands, a question in its address, and what it then says. */
interface Case {
  id: string;
  /** Name of a field, what is typed into it, and what the results say then. */
  field: string;
  typed: Readonly<Record<Locale, string>>;
  said: Readonly<Record<Locale, string | RegExp>>;
  /** The same in the address. */
  query: string;
}

const alike = (text: string) => ({en: text, 'pt-BR': text});

// Add the address of each new instrument here: everything below is asked of all of them.
const cases: readonly Case[] = [
  {
    id: 'advanced-usage/rate-limits-costs',
    field: 'read',
    typed: {en: '0.1', 'pt-BR': '0,1'},
    said: {en: '0.24', 'pt-BR': '0,24'},
    query: 'read=0.1',
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
    said: {en: 'It runs', 'pt-BR': 'É executado'},
    query: 'command=ruff+check+%3E+setup.py',
  },
  {
    id: 'troubleshooting/introduction',
    field: 'm',
    typed: alike('spawn uvx ENOENT'),
    said: {en: 'One message fits.', 'pt-BR': 'Uma mensagem corresponde.'},
    query: 'm=spawn+uvx+ENOENT',
  },
];

const instrument = (page: Page) => page.locator('form.instrument');

/** Where the results are said. */
const outputs = (page: Page): Locator => instrument(page).locator('output');

const alive = (page: Page) => expect(page.locator('[data-instrument="alive"]')).toHaveCount(1);

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of locales) {
  for (const {id, field, typed, said, query} of cases) {
    test.describe(`${id}, ${locale}`, sweptIn(locale), () => {
      const url = urlOf(id, locale);

      test('answers to the keyboard alone, keeps the address, and takes it back', async ({page}) => {
        await page.goto(url);
        await hydrated(page);
        const control = instrument(page).locator(`[name="${field}"]`);
        await control.focus();
        await alive(page);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(typed[locale]);
        await expect(outputs(page)).toContainText(said[locale]);
        await expect(page).toHaveURL(new RegExp(`\\?${query.replace(/[.+?]/g, '\\$&')}$`));
        // What was typed is there after the page has drawn itself again.
        await expect(control).toHaveValue(typed[locale]);
        await instrument(page).locator('[type="reset"]').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${url}$`));
        await expect(outputs(page)).not.toContainText(said[locale]);
      });

      test('opens as its address says, on a phone, without a barrier that axe can find', async ({page}) => {
        await page.setViewportSize({width: 360, height: 780});
        await page.goto(`${url}?${query}`);
        await hydrated(page);
        await alive(page);
        await expect(instrument(page).locator(`[name="${field}"]`)).toHaveValue(typed[locale]);
        await expect(outputs(page)).toContainText(said[locale]);
        const {scroll, client} = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
        expect(await violationsInBothModes(page)).toEqual([]);
      });

      test('does not move when its script arrives', async ({page}) => {
        await page.goto(url);
        await hydrated(page);
        const size = () => instrument(page).evaluate((form) => form.getBoundingClientRect().height);
        const before = await size();
        await instrument(page).scrollIntoViewIfNeeded();
        await alive(page);
        expect(await size()).toBe(before);
      });
    });
  }

  test(`what cannot be read is explained beside its field, and kept, ${locale}`, async ({page}) => {
    const hostile = '<img src=x onerror=alert(1)>';
    await page.goto(`${urlOf('metrics/score', locale)}?pulse_index=${encodeURIComponent(hostile)}&nothing=1`);
    await hydrated(page);
    await alive(page);
    const control = instrument(page).locator('[name="pulse_index"]');
    await expect(control).toHaveValue(hostile);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const error = page.locator(`#${await control.getAttribute('aria-describedby')}`);
    await expect(error).toContainText(hostile);
    await expect(error).toContainText('100');
    await expect(instrument(page).locator('img')).toHaveCount(0);
    await expect(outputs(page)).toContainText(locale === 'en' ? '80.6' : '80,6');
    await control.fill(locale === 'en' ? '72,5' : '72.5');
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(error).toBeHidden();
    expect(new URL(page.url()).searchParams.get('nothing')).toBe('1');
  });

  test(`a message of the home page is found, and leads to its row, ${locale}`, async ({page}) => {
    await page.goto(baseOf(locale));
    await hydrated(page);
    const box = page.locator('.message-box');
    // What is sent stands in the address, which the host sees: it is said where one types.
    await expect(box.locator('textarea')).toHaveAccessibleDescription(/address|endereço/);
    await box.locator('textarea').fill('MCP error -32001: Request timed out');
    await box.locator('button').click();
    await alive(page);
    const [first] = await page.locator('.found > li').all();
    await expect(first as Locator).toContainText('MCP error -32001: Request timed out');
    await (first as Locator).locator('a').last().click();
    await expect(page).toHaveURL(/#m-mcp-error-32001-request-timed-out$/);
    await expect(page.locator('#m-mcp-error-32001-request-timed-out')).toBeInViewport();
  });

  test.describe(`without a script, ${locale}`, sweptIn(locale), () => {
    test.use({javaScriptEnabled: false});

    for (const {id} of cases.filter((one) => one.field !== 'm')) {
      test(`${id} shows its example, and no button`, async ({page}) => {
        await page.goto(urlOf(id, locale));
        await expect(outputs(page)).toBeVisible();
        expect((await outputs(page).textContent())?.trim()).not.toBe('');
        await expect(instrument(page).locator('button')).toBeHidden();
      });
    }

    test('the lists of messages stand alone', async ({page}) => {
      await page.goto(urlOf('troubleshooting/introduction', locale));
      await expect(instrument(page)).toBeHidden();
      expect(await page.locator('tr[id^="m-"]').count()).toBeGreaterThan(80);
    });
  });
}

test.describe('a script that cannot be loaded', () => {
  test.use({allowedMessages: /chunk|Failed to load resource|net::ERR_/i});

  test('is said, and the next focus tries again', async ({page}) => {
    let isOffline = true;
    await page.goto(urlOf('advanced-usage/rate-limits-costs', 'en'));
    await hydrated(page);
    await page.route('**/*.js', (route) => (isOffline ? route.abort() : route.continue()));
    const control = instrument(page).locator('[name="requests"]');
    await control.focus();
    await expect(page.locator('main').getByRole('alert')).toContainText('reload the page');
    isOffline = false;
    await instrument(page).locator('[name="first"]').focus();
    await alive(page);
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  });
});

test('a page without an instrument loads nothing of one', async ({page}) => {
  /** Whether any script that a page loads, seen to its end, is of the instruments (src/client/instruments/kit.ts). */
  const loadsOne = async (id: string): Promise<boolean> => {
    const texts: Promise<string>[] = [];
    const collect = (response: Response) => {
      if (response.request().resourceType() === 'script') {
        texts.push(response.text());
      }
    };
    page.on('response', collect);
    await page.goto(urlOf(id, 'en'));
    await hydrated(page);
    await page.locator('.theme-layout-footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    page.off('response', collect);
    return (await Promise.all(texts)).some((text) => /data-stale|dataset\.instrument/.test(text));
  };
  // Figures of all families, and the box of the home page.
  for (const id of ['features/checkpoints', 'metrics/teams', 'index']) {
    expect(await loadsOne(id), id).toBe(false);
  }
  expect(await loadsOne('troubleshooting/introduction')).toBe(true);
});

test('paper shows the values, and no button', async ({page}) => {
  await page.goto(urlOf('advanced-usage/rate-limits-costs', 'en'));
  await page.emulateMedia({media: 'print'});
  await expect(outputs(page)).toBeVisible();
  await expect(instrument(page).locator('[name="first"]')).toHaveValue('20,000');
  await expect(instrument(page).locator('button')).toBeHidden();
});
