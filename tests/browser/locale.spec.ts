import type {Locator, Page} from '@playwright/test';
import {locales, otherLocale} from '../../src/config/locales';
import {specifiedLocales} from '../data/specification';
import {expect, hydrated, open, sweptIn, test, urlOf} from './fixtures';

const texts = {
  en: {button: 'Language: English'},
  'pt-BR': {button: 'Idioma: Português Brasil'},
};

const menuOf = (page: Page): Locator => page.locator('.navbar .dropdown__menu');

for (const locale of locales) {
  const text = texts[locale];
  const target = otherLocale(locale);
  const targetLabel = specifiedLocales[target].label;

  test.describe(`language menu, ${locale}`, sweptIn(locale), () => {
    test('keeps the page, the query and the hash', async ({page}) => {
      await open(page, `${urlOf('features/checkpoints', locale)}?a=1&b=%C3%A9#restore`);
      await page.getByRole('button', {name: text.button}).click();
      await menuOf(page).getByRole('link', {name: targetLabel}).click();
      await expect(page).toHaveURL(`${urlOf('features/checkpoints', target)}?a=1&b=%C3%A9#restore`);
      await hydrated(page);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', specifiedLocales[target].htmlLang);
      await expect(html).toHaveAttribute('dir', 'ltr');
      await expect(page.getByRole('button', {name: texts[target].button})).toBeVisible();
    });

    test('leads to the place being read', async ({page}) => {
      /** The part of the section that is above the place where links lead its heading to. */
      const partRead = () =>
        page.evaluate(() => {
          const [heading, next] = [...document.querySelectorAll('#not-captured, #cannot-undo')] as [
            Element,
            Element,
          ];
          const {top} = heading.getBoundingClientRect();
          const height = next.getBoundingClientRect().top - top;
          return (Number.parseFloat(getComputedStyle(heading).scrollMarginTop) - top) / height;
        });
      await open(page, urlOf('features/checkpoints', locale));
      await page.locator('#not-captured').evaluate((heading) => heading.scrollIntoView());
      await page.evaluate(() => window.scrollBy({top: 150, behavior: 'instant'}));
      const before = await partRead();
      expect(before).toBeGreaterThan(0.1);
      await expect(page.locator('.table-of-contents__link[aria-current]')).toHaveAttribute(
        'href',
        '#not-captured',
      );
      // By itself: on its way to the link, the test would scroll.
      await menuOf(page)
        .locator('a', {hasText: targetLabel})
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${urlOf('features/checkpoints', target)}#not-captured`);
      await hydrated(page);
      await expect.poll(async () => Math.abs((await partRead()) - before)).toBeLessThan(0.06);
    });

    test('follows the page after a navigation without a reload', async ({page}) => {
      await open(page, urlOf('features/checkpoints', locale));
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(urlOf('features/checkpoints', locale));
      const path = new URL(page.url()).pathname.replace(/^\/pt-BR/, '');
      await page.getByRole('button', {name: text.button}).click();
      await expect(menuOf(page).getByRole('link', {name: targetLabel})).toHaveAttribute(
        'href',
        (target === 'en' ? '' : '/pt-BR') + path,
      );
    });

    test('works by keyboard', async ({page}) => {
      await open(page, urlOf('faq', locale));
      const button = page.getByRole('button', {name: text.button});
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(menuOf(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(menuOf(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuOf(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Space');
      const link = menuOf(page).getByRole('link', {name: targetLabel});
      for (let i = 0; i < locales.length; i += 1) {
        await page.keyboard.press('Tab');
        if (await link.evaluate((element) => element === document.activeElement)) {
          break;
        }
      }
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(urlOf('faq', target));
    });

    test('names each language in that language, marks the current one, and closes when the focus or a click goes elsewhere', async ({
      page,
    }) => {
      await open(page, urlOf('faq', locale));
      const button = page.getByRole('button', {name: text.button});
      await button.click();
      for (const each of locales) {
        const {label, htmlLang} = specifiedLocales[each];
        const link = menuOf(page).getByRole('link', {name: label, exact: true});
        await expect(link).toHaveAttribute('lang', htmlLang);
        await expect(link).toHaveAttribute('href', urlOf('faq', each));
        await (each === locale
          ? expect(link).toHaveAttribute('aria-current', 'true')
          : expect(link).not.toHaveAttribute('aria-current'));
      }
      await page.locator('main h1').click();
      await expect(menuOf(page)).toBeHidden();
      await button.click();
      await expect(menuOf(page)).toBeVisible();
      await page.locator('main a').first().focus();
      await expect(menuOf(page)).toBeHidden();
    });
  });
}
