/**
 * Pictures that open in full size, tabs with an address, the list of shortcuts:
 * src/components/Enlarge, Shortcuts, and src/theme/Tabs.
 */
import {locales} from '../../src/config/locales';
import {violations} from './axe';
import {expect, hydrated, open, sweptIn, test, urlOf} from './fixtures';
import {text, textsOf} from './texts';

/** A page with a picture that has code in it. */
const PICTURE = 'features/fast-edits';

test.describe('a wide picture on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  for (const locale of locales) {
    test(`opens in full size, and closes in every way, in ${locale}`, sweptIn(locale), async ({page}) => {
      const {enlarge, close} = textsOf(locale, {enlarge: 'figure.enlarge', close: 'dialog.close'});
      await page.goto(urlOf(PICTURE, locale));
      const button = page.locator('figure').getByRole('button', {name: enlarge});
      const before = await button.boundingBox();
      expect(before?.height).toBeGreaterThanOrEqual(44);
      await hydrated(page);
      expect(await button.boundingBox()).toEqual(before);

      const code = page.locator('figure .pic-code').first();
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
      expect(await code.evaluate(isCut)).toBe(true);
      await button.tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', {name: close})).toBeFocused();
      expect(await dialog.locator('.pic-code').evaluate(isCut)).toBe(false);
      expect(await violations(page)).toEqual([]);
      // Nor does it have to be moved to be seen.
      expect(await dialog.getByRole('group').first().evaluate(isCut)).toBe(false);

      for (const leave of [
        () => dialog.getByRole('button', {name: close}).tap(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(180, 4),
      ]) {
        await leave();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
        await button.tap();
        await expect(dialog).toBeVisible();
      }
    });
  }
});

test('a picture that has room has no button', async ({page}) => {
  await page.goto(urlOf(PICTURE, 'en'));
  await expect(page.locator('figure').first()).toBeVisible();
  await expect(page.getByRole('button', {name: text('en', 'figure.enlarge')})).toHaveCount(0);
});

test('a group of tabs has an address for each', async ({page}) => {
  const url = urlOf('platform/login', 'pt-BR');
  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  await page.goto(`${url}?sso=oidc#scim`);
  await expect(tab('OpenID Connect')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${url}?sso=oidc#scim`);
  await tab('SAML 2.0').click();
  await expect(page).toHaveURL(`${url}?sso=saml#scim`);
  await open(page, `${url}?sso=nobody`);
  await expect(page.getByRole('tab', {selected: true}).first()).toBeVisible();
});

test.describe('the list of shortcuts', () => {
  for (const locale of locales) {
    test(
      `opens at ?, and turns the single keys off, by keyboard alone, in ${locale}`,
      sweptIn(locale),
      async ({page}) => {
        const shortcuts = text(locale, 'shortcuts.title');
        await open(page, urlOf('faq', locale));
        const dialog = page.getByRole('dialog', {name: shortcuts});
        const search = page.getByRole('combobox');

        await page.keyboard.press('/');
        await expect(search).toBeFocused();
        await page.keyboard.type('a/?');
        await expect(search).toHaveValue('a/?');
        await expect(dialog).toHaveCount(0);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(search).not.toBeFocused();

        await page.keyboard.press('?');
        await expect(dialog).toBeVisible();
        expect(await violations(page)).toEqual([]);
        const choice = dialog.getByRole('checkbox');
        await expect(choice).toBeChecked();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(choice).toBeFocused();
        await page.keyboard.press('Space');
        // “Back” closes it, too, and leaves the page where it is.
        const address = page.url();
        await page.goBack();
        await expect(dialog).toBeHidden();
        expect(page.url()).toBe(address);
        expect(await page.evaluate(() => localStorage.getItem('shortcuts.single'))).toBe('off');

        await page.reload();
        await hydrated(page);
        await page.keyboard.press('/');
        await page.keyboard.press('?');
        await expect(search).not.toBeFocused();
        await page.keyboard.press('ControlOrMeta+k');
        await expect(search).toBeFocused();
        await expect(dialog).toHaveCount(0);

        const button = page.getByRole('button', {name: shortcuts});
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('checkbox')).not.toBeChecked();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      },
    );
  }

  test.describe('out of reach', () => {
    test.use({allowedMessages: /ERR_FAILED/});

    test('is said to be so', async ({page}) => {
      await open(page, urlOf('faq', 'pt-BR'));
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.getByRole('button', {name: text('pt-BR', 'shortcuts.title')}).click();
      await expect(page.getByText('Não foi possível carregar. Confira a conexão.')).toBeVisible();
      await page.unroute('**/assets/js/**');
      await page.getByRole('button', {name: text('pt-BR', 'shortcuts.title')}).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
});
