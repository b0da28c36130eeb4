import {violationsInBothModes} from './axe';
import {allUrls, expect, open, test, urlOf} from './fixtures';
import {SCRIPTS} from './network';
import {findMisfits, readTexts} from './tables';

// The text of every page, put into one page after the other: the style sheet decides, and scripts would only wait.
test.describe('tables and identifiers fit every screen', () => {
  test.use({javaScriptEnabled: false});

  test('on phones, a tablet and a desktop', async ({page}) => {
    test.slow();
    await page.goto(urlOf('faq', 'en'));
    const texts = await readTexts(
      page,
      allUrls.map(({url}) => url),
    );
    for (const width of [360, 660, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      const misfits = await findMisfits(texts);
      expect(misfits.tables, 'tables looked at').toBeGreaterThan(500);
      expect(misfits.cut, `tables that are cut at ${width} px`).toEqual([]);
      expect(misfits.tall, `rows of more than 600 px at ${width} px`).toEqual([]);
      if (width < 768) {
        // Of paths and addresses, some are longer than a phone is wide.
        expect(misfits.broken.filter(({name}) => !/[/\\]/.test(name)).length).toBeLessThanOrEqual(5);
      } else {
        expect(misfits.broken, `identifiers that break inside at ${width} px`).toEqual([]);
        expect(misfits.scrolled, `matrices that scroll at ${width} px`).toEqual([]);
      }
      if (width === 360) {
        expect(misfits.scrolled.length, 'matrices').toBeGreaterThan(0);
      }
    }
  });
});

test('a table rendered as cards is one for assistive technology', async ({page, context}) => {
  await page.setViewportSize({width: 360, height: 900});
  await page.goto(urlOf('features/auto-approving-actions', 'en'));
  const table = page.locator('.table-cards > table').first();
  await expect(table).toHaveCSS('display', 'block');
  // Some browsers need to be told.
  await expect(table).toHaveAttribute('role', 'table');
  await expect(table.locator('tr[role=row]')).toHaveCount(await table.locator('tr').count());
  const client = await context.newCDPSession(page);
  const {result} = await client.send('Runtime.evaluate', {
    expression: "document.querySelector('.table-cards > table')",
  });
  for (const [role, elements] of [
    ['row', 'tr'],
    ['columnheader', 'th[scope=col], thead th'],
    ['cell', 'td'],
  ] as const) {
    const {nodes} = await client.send('Accessibility.queryAXTree', {objectId: result.objectId, role});
    expect(
      nodes.filter(({ignored}) => !ignored),
      role,
    ).toHaveLength(await table.locator(elements).count());
  }
  // The label of the column is seen beside the cell, and heard once: as the head of the column.
  const cell = table.locator('td[data-label]').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(' / ""');
});

test('the row that a result of the search leads to is marked, and the one before no longer', async ({
  page,
}) => {
  const rowOf = (id: string) => page.locator(`tr#${id}`);
  await open(page, `${urlOf('troubleshooting/introduction', 'en')}#m-connection-error`);
  const plain = await rowOf('m-api-request-failed').evaluate((row) => getComputedStyle(row).backgroundColor);
  await expect(rowOf('m-connection-error')).not.toHaveCSS('background-color', plain);
  const field = page.getByRole('navigation').getByRole('combobox');
  await field.fill('API Streaming Failed');
  await page.locator('[role=option][href$="#m-api-streaming-failed"]').first().click();
  await expect(rowOf('m-api-streaming-failed')).not.toHaveCSS('background-color', plain);
  await expect(rowOf('m-connection-error')).toHaveCSS('background-color', plain);
});

test.describe('as they are served', () => {
  // The browser says which scripts it did not get.
  test.use({contextOptions: {reducedMotion: 'reduce'}, allowedMessages: /net::ERR_FAILED/});

  test('tables have no barrier that axe can find', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    for (const id of ['metrics/alliance-vision', 'basic-usage/connecting-providers']) {
      await page.goto(urlOf(id, 'pt-BR'));
      expect(await violationsInBothModes(page), id).toEqual([]);
    }
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'lost');
  });
});

test('a table that is wider than its place is scrolled with the arrow keys, beside the names of its rows', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 900});
  await open(page, urlOf('metrics/teams', 'en'));
  const box = page.locator('.table-scroller[tabindex="0"]').first();
  await box.focus();
  const name = box.locator('tbody tr > :first-child').first();
  const before = await name.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  // It stays a table: what scrolls is the box.
  await expect(box.locator('> table')).toHaveCSS('display', 'table');
  await expect(box).toHaveAccessibleName(/\S/);
});
