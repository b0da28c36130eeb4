/** What axe cannot find: whether everything can be operated by those who use neither mouse nor screen. */
import {expect, open, test, urlOf} from './fixtures';
import {kinds} from './kinds';

test('everything opens at a click without a pointer, as a screen reader sends it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, urlOf(kinds.feature, 'en'));
  const press = (selector: string) => page.locator(selector).dispatchEvent('click');

  await press('.locale-button');
  await expect(page.locator('.dropdown__menu')).toBeVisible();
  await press('nav button[aria-label^="Switch"]');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await press('details:has([role="tab"]) > summary');
  const tab = page.getByRole('tab', {name: 'Windows'});
  await tab.dispatchEvent('click');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tabpanel', {name: 'Windows'}).getByRole('button').first().dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('winget');
  await press('main header summary');
  await expect(page.locator('main header details')).toHaveAttribute('open');
  const group = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Tools'});
  await group.dispatchEvent('click');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  const term = page.locator('main [popovertarget]').first();
  await term.dispatchEvent('click');
  await expect(page.locator(`[id="${await term.getAttribute('popovertarget')}"]`)).toBeVisible();
  await page.locator('nav').getByRole('combobox').fill('ollama');
  const row = page.getByRole('option').first();
  await expect(row).toBeVisible();
  await row.dispatchEvent('click');
  await expect(page).not.toHaveURL(urlOf(kinds.feature, 'en'));
  await expect(page.getByRole('heading', {level: 1})).toContainText('Ollama');

  await page.setViewportSize({width: 390, height: 844});
  await press('.navbar__toggle');
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await press('.navbar-sidebar__close');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});
