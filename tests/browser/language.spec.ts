import {englishTexts} from './english';
import {baseOf, expect, open, test, throughNotices, urlOf} from './fixtures';
import {LOST_SCRIPTS} from './network';

// Every page is held against this in pages.spec.ts (`npm run check -- sweep`).
test.describe('what a reader of the Portuguese site sees and hears', () => {
  test('is Portuguese in the language menu, the side menu and the search', async ({page}) => {
    await open(page, `${baseOf('pt-BR')}faq`);
    await page.locator('.locale-button').click();
    expect(await englishTexts(page)).toEqual([]);
    await page.setViewportSize({width: 600, height: 900});
    await page.locator('.navbar__toggle').click();
    expect(await englishTexts(page)).toEqual([]);
    await open(page, `${baseOf('pt-BR')}search?q=zzzzqqqq`);
    await expect(page.getByText('Nenhum resultado')).toBeVisible();
    expect(await englishTexts(page)).toEqual([]);
    const field = page.getByRole('navigation').getByRole('combobox');
    await field.click();
    await expect(page.getByRole('group')).toHaveCount(1);
    expect(await englishTexts(page)).toEqual([]);
    await field.fill('orkestraitor');
    await expect(page.getByRole('option', {name: /^Pesquisar “/})).toBeVisible();
    expect(await englishTexts(page)).toEqual([]);
  });

  test.describe('when pages fail', () => {
    test.use({allowedMessages: LOST_SCRIPTS});

    test('is Portuguese in the notices, the browser’s own words aside', ({page}) =>
      throughNotices(page, urlOf('features/checkpoints', 'pt-BR'), async () => {
        const texts = await englishTexts(page);
        expect(texts.filter((text) => !/^ChunkLoadError/.test(text))).toEqual([]);
      }));
  });

  test('would be found if it were English', async ({page}) => {
    await open(page, `${baseOf('pt-BR')}faq`);
    await page.evaluate(() => {
      document.querySelector('article')?.insertAdjacentHTML('beforeend', '<p>This is how you can do it.</p>');
      document.querySelector('main')?.setAttribute('title', 'Skip to main content');
    });
    expect(await englishTexts(page)).toEqual(['This is how you can do it.', 'Skip to main content']);
  });
});
