/**
 * How an old address leads on. One stands for all: scripts/built/inspect.mts holds every built redirect against the
 * specification, and sees that they differ in nothing but their target.
 */
import {locales} from '../../src/config/locales';
import {specifiedLocales} from '../data/specification';
import {baseOf, expect, hydrated, navigate, open, sweptIn, test, urlOf} from './fixtures';
import {rewrite} from './network';

const texts = {
  en: {title: 'This page has moved', link: 'Go to its new address'},
  'pt-BR': {title: 'Esta página mudou de endereço', link: 'Ir para o novo endereço'},
};

const FROM = 'advanced-usage/checkpoints';
const TO = 'features/checkpoints';

for (const locale of locales) {
  const {title, link} = texts[locale];
  const from = baseOf(locale) + FROM;
  const to = urlOf(TO, locale);

  test.describe(`redirects, ${locale}`, sweptIn(locale), () => {
    test('an old address leads on, query and hash included', async ({page}) => {
      const html = await (await page.request.get(from)).text();
      expect(html).toContain(`<html lang="${specifiedLocales[locale].htmlLang}">`);
      expect(html).toContain(`<title>${title}</title>`);
      await page.goto(`${from}?a=1&b=%C3%A9#related`);
      await expect(page).toHaveURL(`${to}?a=1&b=%C3%A9#related`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', specifiedLocales[locale].htmlLang);
    });

    test('a link within the site to an old address leads on too', async ({page}) => {
      await open(page, urlOf('faq', locale));
      await navigate(page, from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('it goes on by itself, and has a link for browsers that do not', async ({page}) => {
        await page.goto(from);
        await expect(page).toHaveURL(to);
        await rewrite(page, `**${from}`, (html) => html.replace(/<noscript>.*<\/noscript>/, ''));
        await page.goto(from);
        await expect(page).toHaveTitle(title);
        await page.getByRole('link', {name: link}).click();
        await expect(page).toHaveURL(to);
      });
    });
  });
}
