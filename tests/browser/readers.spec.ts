/** The menu of a page and the question at its end: src/components/PageActions and Feedback. */
import {locales, type Locale} from '../../src/config/locales';
import {product} from '../../src/config/product';
import {violations} from './axe';
import {expect, hydrated, test, urlOf} from './fixtures';

const words = {
  en: {
    menu: 'Actions',
    copy: 'Copy as Markdown',
    link: 'Copy link to section',
    report: 'Report a problem',
    mail: 'Tell us by e-mail',
    language: 'Language: English',
    failed: 'Nothing was copied. Open the Markdown and copy it there.',
  },
  'pt-BR': {
    menu: 'Ações',
    copy: 'Copiar como Markdown',
    link: 'Copiar link da seção',
    report: 'Relatar um problema',
    mail: 'Responda por e-mail',
    language: 'Idioma: Português Brasil',
    failed: 'Nada foi copiado. Abra o Markdown e copie o texto de lá.',
  },
} as const satisfies Record<Locale, unknown>;

const PAGE = 'features/checkpoints';

for (const locale of locales) {
  const text = words[locale];

  test(`the menu of a page copies and links by keyboard, in ${locale}`, async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${urlOf(PAGE, locale)}#settings`);
    await hydrated(page);
    const contents = page.locator('nav:has(#contents)');
    const summary = contents.locator('summary');
    await expect(summary).toHaveText(text.menu);
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: text.copy})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(contents.getByRole('status')).not.toBeEmpty();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(await (await request.get(`${urlOf(PAGE, locale)}.md`)).text());
    await page.getByRole('button', {name: text.link}).press('Enter');
    await expect.poll(copied).toMatch(new RegExp(`${urlOf(PAGE, locale)}#settings$`));
    expect(await violations(page)).toEqual([]);

    // The message is about the section: the new tab would be another site, so it does not open.
    const report = contents.locator('a', {hasText: text.report});
    await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await report.click();
    const body = new URL((await report.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
    expect(body).toContain(`${product.docsUrl}${urlOf(PAGE, locale)}#settings`);
    expect(body).toContain(text.language);

    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(contents.locator('details')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });
}

test.describe('a text that does not come', () => {
  test.use({allowedMessages: /Failed to load resource/});

  test('is not copied, and the reader is told', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503, body: ''}));
    await page.goto(urlOf(PAGE, 'pt-BR'));
    await hydrated(page);
    await page.locator('nav:has(#contents) summary').click();
    await page.getByRole('button', {name: words['pt-BR'].copy}).click();
    await expect(page.locator('nav:has(#contents)').getByRole('status')).toHaveText(words['pt-BR'].failed);
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('the menu and the question are links that are complete', async ({page}) => {
    await page.goto(urlOf(PAGE, 'en'));
    const contents = page.locator('nav:has(#contents)');
    await contents.locator('summary').click();
    await expect(contents.getByRole('button')).toHaveCount(0);
    const addresses = await contents
      .locator('details a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses[0]).toMatch(/\/features\/checkpoints\.md$/);
    const twin = encodeURIComponent(`${product.docsUrl}${urlOf(PAGE, 'en')}.md`);
    expect(addresses.slice(1, -1).every((address) => address.includes(twin))).toBe(true);

    const mail = new URL((await page.getByRole('link', {name: words.en.mail}).getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(product.contactEmail);
    expect(mail.searchParams.get('body')).toContain(`Version: ${product.version}`);
  });
});
