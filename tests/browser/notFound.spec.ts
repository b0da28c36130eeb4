import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {baseOf, expect, hydrated, navigate, open, sweptIn, test, urlOf} from './fixtures';

const texts = {
  en: {
    title: 'Page Not Found',
    site: `${product.code} documentation`,
    owner:
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    search: 'Search the documentation',
    nearest: 'Were you looking for one of these?',
  },
  'pt-BR': {
    title: 'Página não encontrada',
    site: `Documentação do ${product.code}`,
    owner: 'Se você veio por um link, avise o responsável pelo site de origem: o link está quebrado.',
    search: 'Pesquisar na documentação',
    nearest: 'Você procurava uma destas?',
  },
};

// The browser itself reports the status of the page.
test.use({allowedMessages: /status of 404/});

const buildFolder = path.join(__dirname, '../../build');

/** Plays a host that answers every unknown address with one page and redirects nothing. */
async function answerWith404Of(page: Page, locale: Locale, address: RegExp): Promise<void> {
  const body = readFileSync(path.join(buildFolder, baseOf(locale), '404.html'));
  await page.route(address, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({status: 404, contentType: 'text/html; charset=utf-8', body})
      : route.fallback(),
  );
}

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(texts[locale].title);
  await expect(page).toHaveTitle(`${texts[locale].title} | ${texts[locale].site}`);
}

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`not found, ${locale}`, () => {
    test('says so, and offers the search and the nearest pages', async ({page}) => {
      const answer = await page.goto(`${baseOf(locale)}features/chekpoints`);
      expect(answer?.status()).toBe(404);
      // Served with its title, for readers without JavaScript too.
      expect(await answer?.text()).toContain(`<title data-rh=true>${text.title} | `);
      await hydrated(page);
      await expectNotFound(page, locale);
      await expect(page.getByText(text.owner)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('search', {name: text.search})).toBeVisible();
      const nearest = page.getByRole('navigation', {name: text.nearest});
      await expect(nearest.getByRole('link').first()).toHaveAttribute(
        'href',
        urlOf('features/checkpoints', locale),
      );
      await nearest.getByRole('link').first().click();
      await expect(page).toHaveURL(urlOf('features/checkpoints', locale));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.title);
      await expect(page).not.toHaveTitle(new RegExp(text.title));
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });

    test('an address like no other offers the search only', async ({page}) => {
      await open(page, `${baseOf(locale)}zzzz-qqqq`);
      await expectNotFound(page, locale);
      await expect(page.getByRole('search', {name: text.search})).toBeVisible();
      await expect(page.getByRole('navigation', {name: text.nearest})).toHaveCount(0);
    });

    test('a link without a target within the site leads here too', async ({page}) => {
      await open(page, urlOf('faq', locale));
      const link = page.locator('main a.pagination-nav__link').first();
      await navigate(page, `${baseOf(locale)}no/such/page`);
      await expectNotFound(page, locale);
      await expect(link).toHaveCount(0);
    });
  });

  test.describe(`forms of an address, ${locale}`, sweptIn(locale), () => {
    const clean = urlOf('features/checkpoints', locale);
    const forms = [`${clean}.html`, `${clean}%20`];

    // Which forms there are is src/client/address.test.ts; what the server makes of them, tests/unit/server.test.ts.
    test('leads to it by the server, the hash included', async ({page}) => {
      await open(page, `${forms[0]}?a=1#restore`);
      await expect(page).toHaveURL(`${clean}?a=1#restore`);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.title);
    });

    for (const form of forms) {
      test(`${form} leads to it by the client alone`, async ({page}) => {
        await answerWith404Of(page, locale, new RegExp(`${form}\\?`));
        await open(page, `${form}?a=1#restore`);
        await expect(page).toHaveURL(`${clean}?a=1#restore`);
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.title);
        await expect(page).not.toHaveTitle(new RegExp(text.title));
        await expect(page.locator('#restore')).toBeInViewport();
      });
    }
  });

  test(
    `a malformed address and a malformed hash do not crash, ${locale}`,
    sweptIn(locale),
    async ({page}) => {
      await open(page, `${baseOf(locale)}%E0%A4%A`);
      await expectNotFound(page, locale);
      await expect(page).toHaveURL(`${baseOf(locale)}%25E0%25A4%25A`);

      await open(page, `${urlOf('features/checkpoints', locale)}#%`);
      const heading = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
      expect(heading).not.toBe('');
      // Typed while the page is open.
      await page.evaluate(() => window.location.assign('#%E0%A4%A'));
      await expect(page).toHaveURL(/#%25E0%25A4%25A$/);
      await page.evaluate(() => window.location.assign('#restore'));
      await expect(page).toHaveURL(/#restore$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    },
  );
}

test('a host with one English 404 page: an unknown Portuguese address gets the Portuguese one', async ({
  page,
}) => {
  await answerWith404Of(page, 'en', /\/pt-BR\/nada$/);
  await page.goto('/pt-BR/nada');
  await expectNotFound(page, 'pt-BR');
  await expect(page).toHaveURL('/pt-BR/nada');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await hydrated(page);
  await expect(page.getByRole('search', {name: texts['pt-BR'].search})).toBeVisible();
});

test('a host without the Portuguese pages answers their addresses with its own not-found page, once', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.isNavigationRequest() ? 1 : 0));
  await answerWith404Of(page, 'en', /\/pt-BR\//);
  await open(page, '/pt-BR/nada?a=1#b');
  await expectNotFound(page, 'en');
  await expect(page).toHaveURL('/pt-BR/nada?a=1#b');
  expect(asked).toBe(2);
});

test('a host with one English 404 page: another form of a Portuguese address leads to its page', async ({
  page,
}) => {
  await answerWith404Of(page, 'en', /\/pt-BR\/FAQ\/$/);
  await page.goto('/pt-BR/FAQ/');
  await expect(page).toHaveURL('/pt-BR/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(texts['pt-BR'].title);
});

test('a host with one English 404 page: an address that is given along has to be the site’s own, and is put right', async ({
  page,
}) => {
  await open(page, `/404?${new URLSearchParams({from: '//example.org/'})}`);
  await expectNotFound(page, 'en');
  expect(new URL(page.url()).pathname).toBe('/404');
  await open(page, `/404?${new URLSearchParams({from: '/a#%'})}`);
  await expectNotFound(page, 'en');
  await expect(page).toHaveURL('/a#%25');
});
