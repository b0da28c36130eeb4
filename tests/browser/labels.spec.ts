/**
 * Labels in the language of the reader's interface: src/components/Labels,
 * src/client/labels.ts. What needs no browser is in their unit tests.
 */
import {locales} from '../../src/config/locales';
import {violationsInBothModes} from './axe';
import {expect, hydrated, open, sweptIn, test, urlOf} from './fixtures';
import {gateScripts} from './network';

const labels = '.theme-doc-markdown .ui-label';

test('a choice of language holds for every label, on every page', async ({page}) => {
  const shown = () => page.locator(labels).allInnerTexts();
  await open(page, urlOf('features/checkpoints', 'pt-BR'));
  const portuguese = await shown();
  expect(portuguese).toContain('Restaurar arquivos');

  await test.step('by keyboard, for the eye and for the screen reader', async () => {
    await page.getByRole('radio', {name: 'português'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'English'})).toBeChecked();
    const english = await shown();
    expect(english).toHaveLength(portuguese.length);
    expect(english).toContain('Restore Files');
    const heard = await page.locator('p', {hasText: 'Restore Files'}).first().ariaSnapshot();
    expect(heard).toContain('Restore Files');
    expect(heard).not.toContain('Restaurar arquivos');
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  await test.step('before the script of the next page', async () => {
    const gate = await gateScripts(page);
    await page.goto(urlOf('features/auto-approving-actions', 'pt-BR'), {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-labels', 'other');
    gate.open();
    await hydrated(page);
  });

  await test.step('and for the page in the other language, whose own it is', async () => {
    await open(page, urlOf('features/checkpoints', 'en'));
    expect(await page.locator('html').getAttribute('data-labels')).toBe('own');
    expect(await shown()).toContain('Restore Files');
  });
});

test('a label shows the other language at the pointer, and Escape dismisses it', async ({page}) => {
  await open(page, urlOf('features/checkpoints', 'en'));
  const label = page.locator(labels, {hasText: 'Restore Files'}).first();
  const other = label.locator('[lang="pt-BR"]');
  await expect(other).toBeHidden();
  await label.hover();
  await expect(other).toBeVisible();
  await other.hover();
  await expect(other).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  for (const locale of locales) {
    test(
      `a label shows the other language at a tap, inside the window, in ${locale}`,
      sweptIn(locale),
      async ({page}) => {
        await open(page, urlOf('features/checkpoints', locale));
        for (const label of await page.locator(`${labels}:has([hidden])`).all()) {
          // In the middle of its first line: a label may take two.
          const [x, y] = await label.evaluate((element) => {
            element.scrollIntoView({block: 'center', behavior: 'instant'});
            const [{left, top, width, height} = new DOMRect()] = element.getClientRects();
            return [left + width / 2, top + height / 2] as const;
          });
          await page.touchscreen.tap(x, y);
          const other = label.locator('[hidden]');
          await expect(other).toBeVisible();
          const box = await other.boundingBox();
          expect(box && box.x >= 0 && box.x + box.width <= 360, await other.innerText()).toBe(true);
          await page.keyboard.press('Escape');
          await expect(other).toBeHidden();
        }
      },
    );
  }
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('labels are in the language of the page, and nothing offers another', async ({page}) => {
    await page.goto(urlOf('features/checkpoints', 'pt-BR'));
    const label = page.locator(labels, {hasText: 'Restaurar arquivos'}).first();
    await label.hover();
    await expect(label).toHaveText('Restaurar arquivos', {useInnerText: true});
    await expect(page.getByRole('radio').first()).toBeHidden();
  });
});
