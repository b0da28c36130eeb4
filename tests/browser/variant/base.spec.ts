/**
 * The second site is served below a path, where a reference that forgets it
 * leads to another site: nothing is there, and the console says so.
 */
import {base, expect, hydrated, open, product, test, urlOf} from './fixtures';

/** Documents of every layout: home, sidebar, tables, and one whose address carries the product's name; others open one with none. */
const samples = ['index', 'features/checkpoints', 'metrics/score', `providers/${product.provider}`];

for (const id of samples) {
  // What it names, `npm run check -- site` looks for; what it asks for and is not there, the console names.
  test(`${id} comes to life`, async ({page}) => {
    await open(page, urlOf(id));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('an old address leads on, query and hash included', async ({page}) => {
  await page.goto(`${base}mcp/overview?a=1#related`);
  await expect(page).toHaveURL(`${urlOf('features/mcp/overview')}?a=1#related`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the search suggests, leads to a page and to the results', async ({page}) => {
  await open(page, urlOf('faq'));
  const field = page.getByRole('navigation').getByRole('combobox');
  await field.fill('checkpoint');
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toContainText(/checkpoint/i);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^[^/]*//[^/]+${urlOf('features/checkpoints')}`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await open(page, `${base}search?q=checkpoint`);
  const hit = page
    .getByRole('main')
    .locator(`a[href^="${urlOf('features/checkpoints')}"]`)
    .first();
  await hit.click();
  await expect(page).toHaveURL(new RegExp(urlOf('features/checkpoints')));
});

test.describe('not found', () => {
  // The browser itself reports the status of the page.
  test.use({allowedMessages: /status of 404/});

  test('says so, in its language, and offers the nearest page', async ({page}) => {
    const answer = await page.goto(`${base}features/chekpoints`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    const nearest = page.getByRole('navigation', {name: 'Were you looking for one of these?'});
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(urlOf('features/checkpoints'));
  });
});
