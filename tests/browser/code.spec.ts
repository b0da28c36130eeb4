/**
 * Samples of code under a finger, and the reader's system: src/theme/CodeBlock,
 * src/components/System. What needs no browser is in their unit tests.
 */
import {expect, open, test, urlOf} from './fixtures';
import {layoutShift} from './overflow';

test.use({
  viewport: {width: 360, height: 740},
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('samples can be copied by touch, and a choice of system holds on every page', async ({page}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('tabs follow the machine, and nothing moves', async () => {
    await open(page, `${urlOf('features/checkpoints', 'en')}#turn-it-on`);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.locator('summary', {hasText: 'Commands for Windows'}).tap();
    await expect(page.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('buttons are solid, large, and beside the code', async () => {
    const faults = await page.locator('.theme-code-block:visible').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const code = block.querySelector('pre')?.getBoundingClientRect();
        return [...block.querySelectorAll('button')].flatMap((button) => {
          const {top, bottom, left, right, width, height} = button.getBoundingClientRect();
          const isOver =
            !code || (top < code.bottom && bottom > code.top && left < code.right && right > code.left);
          const isSmall = width < 44 || height < 44;
          const isFaint = getComputedStyle(button).opacity !== '1';
          return isOver || isSmall || isFaint ? [`${button.title}: ${width} × ${height}`] : [];
        });
      }),
    );
    expect(faults).toEqual([]);
  });

  await test.step('a command is copied and selected without its prompt', async () => {
    const block = page.locator('.theme-code-block', {hasText: 'brew install git'});
    await block.getByRole('button', {name: 'Copy'}).tap();
    expect(await copied()).toBe('brew install git');
    await expect(block.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    const line = block.locator('.code-command');
    expect(await line.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('$ ');
    expect(
      await line.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return String(getSelection()).trim();
      }),
    ).toBe('brew install git');
  });

  await test.step('a prompt says what is copied, in the language of the page', async () => {
    await open(page, urlOf('getting-started/your-first-task', 'pt-BR'));
    const block = page.locator('.theme-code-block.language-prompt').first();
    await block.getByRole('button', {name: 'Copiar prompt'}).tap();
    expect(await copied()).toBe((await block.locator('pre').innerText()).trim());
  });

  await test.step('shortcuts follow too, and all of them are printed', async () => {
    await open(page, urlOf('features/code-actions', 'en'));
    const keys = page.locator('[data-on]', {hasText: 'P'}).filter({has: page.locator('kbd')});
    const shown = () => keys.filter({visible: true}).allInnerTexts();
    expect(await shown()).toEqual(['Cmd+Shift+P']);
    await page.locator('label', {hasText: 'Linux'}).tap();
    await expect(page.getByRole('radio', {name: 'Linux'})).toBeChecked();
    expect(await shown()).toEqual(['Ctrl+Shift+P']);
    await page.emulateMedia({media: 'print'});
    expect(await shown()).toEqual(['Ctrl+Shift+P', 'Cmd+Shift+P']);
    await page.emulateMedia({media: null});
  });

  for (const [query, tab] of [
    ['', 'Linux'],
    ['?os=windows', 'Windows'],
    ['?os=amiga', 'Windows'],
  ] as const) {
    await test.step(`the tab of ${query || 'the choice before'} is ${tab}`, async () => {
      await open(page, urlOf('features/tools/execute-command', 'pt-BR') + query);
      await expect(page.getByRole('tab', {name: tab})).toHaveAttribute('aria-selected', 'true');
    });
  }
});

test('in a diff, each line stands on the ground of its own sign', async ({page}) => {
  await page.goto(urlOf('features/fast-edits', 'en'));
  const lines = page.locator('.pic-code > span');
  const grounds = await lines.evaluateAll((all) =>
    all.map((line) => ({sign: line.textContent?.charAt(0), ground: getComputedStyle(line).backgroundColor})),
  );
  const groundsOf = (sign: string) => [
    ...new Set(grounds.filter((line) => line.sign === sign).map(({ground}) => ground)),
  ];
  const [added, removed] = [groundsOf('+'), groundsOf('-')];
  expect([added, removed].map(({length}) => length)).toEqual([1, 1]);
  expect(added).not.toEqual(removed);
});

test('drawn code is a stop for the keyboard where it is wider than its place, and nowhere else', async ({
  page,
}) => {
  await open(page, urlOf('features/fast-edits', 'en'));
  const stops = async (width: number) => {
    await page.setViewportSize({width, height: 740});
    await page.waitForTimeout(200);
    return page.locator('figure .pic-code').evaluateAll((boxes) =>
      boxes.map((box) => ({
        scrolls: box.scrollWidth > box.clientWidth,
        isStop: box.getAttribute('tabindex') === '0',
      })),
    );
  };
  const [phone, desktop] = [await stops(360), await stops(1440)];
  expect(phone.filter(({scrolls, isStop}) => scrolls !== isStop)).toEqual([]);
  expect(phone.some(({isStop}) => isStop)).toBe(true);
  expect(desktop.filter(({isStop}) => isStop)).toEqual([]);
});
