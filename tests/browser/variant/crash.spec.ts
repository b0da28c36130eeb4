import {navbar} from '../../../src/config/navbar';
import {specifiedLocales} from '../../data/specification';
import {violations} from '../axe';
import {base, expect, open, test, urlOf} from './fixtures';

const [title, again] = ['This page crashed.', 'Try again'];

// React writes every error that it catches to the console.
test.use({contextOptions: {reducedMotion: 'reduce'}, allowedMessages: /broke|failed to render/});

test.describe('a page that crashes', () => {
  for (const [place, path] of [
    ['in the layout', 'crash'],
    ['outside the layout', 'crash-outside'],
  ] as const) {
    test(`${place}: title, chain of messages, no barrier, and a button that resets`, async ({page}) => {
      await open(page, base + path);
      const trigger = page.getByRole('button', {name: 'Break it'});
      for (const round of [1, 2]) {
        await trigger.click();
        await expect(page.getByRole('heading', {level: 1}), `round ${round}`).toHaveText(title);
        const main = page.getByRole('main');
        await expect(main).toContainText('The page broke');
        await expect(main).toContainText('Somebody pressed the button');
        await expect(page.locator('html')).toHaveAttribute('lang', specifiedLocales.en.htmlLang);
        if (place === 'outside the layout') {
          await expect(page).toHaveTitle(title);
        }
        // The way out is there: the navbar.
        await expect(page.locator('nav.navbar')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', {name: again, exact: true}).click();
        await expect(trigger).toBeVisible();
        await expect(page.getByText(title)).toHaveCount(0);
      }
    });
  }

  test('a navbar item that fails is named', async ({page}) => {
    await page.goto(`${urlOf('faq')}?break-navbar`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main).toContainText('A theme navbar item failed to render');
    await expect(main).toContainText(`"label": "${navbar?.items?.[0]?.label}"`);
    await expect(main).toContainText('The item broke');

    await expect(page.locator('html')).toHaveAttribute('lang', specifiedLocales.en.htmlLang);

    await page.evaluate(() => window.history.replaceState({}, '', window.location.pathname));
    await page.getByRole('button', {name: again, exact: true}).click();
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
