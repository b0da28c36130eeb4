import {englishTexts} from './english';
import {baseOf, expect, hydrated, test} from './fixtures';

// Every page is held against this in pages.spec.ts.
test.describe('what a reader of the Portuguese site sees and hears', () => {
  test('is Portuguese in the language menu, the side menu and the search', async ({page}) => {
    await page.goto(`${baseOf('pt-BR')}faq`);
    await hydrated(page);
    await page.locator('.locale-button').click();
    expect(await englishTexts(page)).toEqual([]);
    await page.setViewportSize({width: 600, height: 900});
    await page.locator('.navbar__toggle').click();
    expect(await englishTexts(page)).toEqual([]);
    await page.goto(`${baseOf('pt-BR')}search?q=zzzzqqqq`);
    await hydrated(page);
    await expect(page.getByText('Nenhum documento foi encontrado')).toBeVisible();
    expect(await englishTexts(page)).toEqual([]);
  });

  test('would be found if it were English', async ({page}) => {
    await page.goto(`${baseOf('pt-BR')}faq`);
    await hydrated(page);
    await page.evaluate(() => {
      document.querySelector('article')?.insertAdjacentHTML('beforeend', '<p>This is how you can do it.</p>');
      document.querySelector('main')?.setAttribute('title', 'Skip to main content');
    });
    expect(await englishTexts(page)).toEqual(['This is how you can do it.', 'Skip to main content']);
  });
});
