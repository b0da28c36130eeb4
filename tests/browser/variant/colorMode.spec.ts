import {expect, open, test, urlOf} from './fixtures';

/** The cycle with the system option, with the words that each step shows. */
const cycle = [
  ['system', 'Switch between dark and light mode (currently system mode)', 'system mode'],
  ['light', 'Switch between dark and light mode (currently light mode)', 'light mode'],
  ['dark', 'Switch between dark and light mode (currently dark mode)', 'dark mode'],
] as const;

test('the button goes from system to light to dark and back, here on a dark system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, urlOf('faq'));
  const html = page.locator('html');
  for (const [choice, name, title] of [...cycle, cycle[0]]) {
    await expect(html).toHaveAttribute('data-theme-choice', choice);
    await expect(html).toHaveAttribute('data-theme', choice === 'system' ? 'dark' : choice);
    const stored = await page.evaluate(() => localStorage.getItem('theme'));
    expect(stored).toBe(choice === 'system' ? null : choice);
    const button = page.getByRole('button', {name, exact: true});
    await expect(button).toHaveAttribute('title', title);
    await button.click();
  }
});

test('in system mode the site follows the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, urlOf('faq'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
