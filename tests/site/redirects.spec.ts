import {locales, localeConfigs} from '../../src/config/locales';
import {allRedirects} from '../../src/config/redirects';
import {baseOf, expect, hydrated, test, urlOf} from './fixtures';

const texts = {
  en: {title: 'This page has moved', link: 'Go to its new address'},
  'pt-BR': {title: 'Esta página mudou de endereço', link: 'Ir para o novo endereço'},
};

for (const locale of locales) {
  const {title, link} = texts[locale];

  test.describe(`redirects, ${locale}`, () => {
    for (const {from, to} of allRedirects) {
      test(`${from} leads to ${to}, query and hash included`, async ({page}) => {
        const html = await (await page.request.get(baseOf(locale) + from)).text();
        expect(html).toContain(`<html lang="${localeConfigs[locale].htmlLang}">`);
        expect(html).toContain(`<title>${title}</title>`);
        await page.goto(`${baseOf(locale)}${from}?a=1&b=%C3%A9#related`);
        await expect(page).toHaveURL(`${urlOf(to, locale)}?a=1&b=%C3%A9#related`);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', localeConfigs[locale].htmlLang);
      });
    }

    test('a link within the site to an old address leads on too', async ({page}) => {
      const redirect = allRedirects[0];
      test.skip(!redirect, 'no redirect is live yet');
      await page.goto(urlOf('faq', locale));
      await hydrated(page);
      await page.evaluate(
        (to) => {
          window.history.pushState({}, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
        },
        baseOf(locale) + (redirect?.from ?? ''),
      );
      await expect(page).toHaveURL(urlOf(redirect?.to ?? '', locale));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      for (const {from, to} of allRedirects) {
        test(`${from} goes on by itself`, async ({page}) => {
          await page.goto(baseOf(locale) + from);
          await expect(page).toHaveURL(urlOf(to, locale));
        });
      }

      test('and has a link for browsers that do not', async ({page}) => {
        const [first] = allRedirects;
        test.skip(!first, 'no redirect is live yet');
        await page.route(`**${baseOf(locale)}${first?.from}`, async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(/<noscript>.*<\/noscript>/, '');
          await route.fulfill({response: answer, body});
        });
        await page.goto(baseOf(locale) + (first?.from ?? ''));
        await expect(page).toHaveTitle(title);
        await page.getByRole('link', {name: link}).click();
        await expect(page).toHaveURL(urlOf(first?.to ?? '', locale));
      });
    });
  });
}
