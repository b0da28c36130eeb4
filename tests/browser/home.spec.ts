/** The home page: its first screen, and the window that plays the steps of a task. */
import type {Page} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {expect, open, sweptIn, test, urlOf} from './fixtures';

const loop = (page: Page) => page.locator('[data-step]');
const current = (page: Page) => loop(page).locator('[aria-current="step"]');

for (const locale of locales) {
  const words = {
    en: {steps: ['Ask', 'Review', 'Decide', 'Done'], pause: 'Pause', play: 'Play'},
    'pt-BR': {steps: ['Peça', 'Revise', 'Decida', 'Pronto'], pause: 'Pausar', play: 'Reproduzir'},
  }[locale];

  test(`all ways in stand in one screen, ${locale}`, sweptIn(locale), async ({page}) => {
    await page.goto(urlOf('index', locale));
    for (const part of await page.locator('.home-hero, .home-way').all()) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(900);
    }
    await expect(page.locator('.home-tools a')).toHaveCount(9);
    // All but those that are being retired.
    await expect(page.locator('.home-providers a')).toHaveCount(16);
  });

  test(`a step can be chosen from the keyboard, and stays, ${locale}`, sweptIn(locale), async ({page}) => {
    await open(page, urlOf('index', locale));
    await loop(page).getByRole('button', {name: words.steps[2]}).focus();
    await page.keyboard.press('Enter');
    await expect(current(page)).toHaveText(words.steps[2] ?? '');
    await expect(loop(page).getByRole('button', {name: words.play})).toBeVisible();
    await expect(loop(page).locator('.pic-buttons')).toHaveCount(2);
    await expect(loop(page).locator('.pic-buttons').first()).toBeVisible();
    await expect(loop(page).locator('.pic-buttons').last()).toBeHidden();
  });

  test(`the steps play, and a button stops them, ${locale}`, sweptIn(locale), async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await open(page, urlOf('index', locale));
    await expect(current(page)).toHaveText(words.steps[1] ?? '');
    await loop(page).getByRole('button', {name: words.pause}).click();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}
