import {baseOf, expect, test, urlOf} from './fixtures';

test.use({languageHint: true});

test('a reader of the other language is shown the way to it, in that language, once', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(`${urlOf('faq', 'pt-BR')}?a=b#cost`);
  const hint = page.getByRole('complementary', {name: 'Language'});
  await expect(hint).toBeVisible();
  await expect(hint).toHaveAttribute('lang', 'en-US');
  await expect(hint.getByRole('link')).toHaveAttribute('href', `${baseOf('en')}faq?a=b#cost`);
  const box = await hint.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 800).toBe(true);
  await page.emulateMedia({media: 'print'});
  await expect(hint).toBeHidden();
  await page.emulateMedia({media: null});
  await hint.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(hint).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('language.hint'))).toBe('seen');
});

test('in a low window the suggestion covers nothing, and it goes at Escape', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await page.goto(urlOf('faq', 'pt-BR'));
  const hint = page.getByRole('complementary', {name: 'Language'});
  await expect(hint).toHaveCSS('position', 'static');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});
