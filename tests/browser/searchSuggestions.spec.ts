/** What the search field suggests, in both languages, and what it loads for that. */
import {readBuiltIndex} from '../../scripts/search/built.mts';
import {locales} from '../../src/config/locales';
import {commonTasks, otherPlaces} from '../../src/config/searchTasks';
import {wholeOf} from '../../src/search/engine/searchIndex';
import {specifiedSnippetLength, specifiedSuggestions} from '../data/specification';
import {baseOf, expect, hydrated, open, sweptIn, test, urlOf} from './fixtures';
import {hold} from './network';
import {
  contextName,
  expectOneIndex,
  hits,
  INDEX,
  inNavbar,
  NONSENSE,
  options,
  suggest,
  watchLoads,
  WORD,
} from './search';
import {text} from './texts';

for (const locale of locales) {
  const home = baseOf(locale);
  const article = urlOf('features/checkpoints', locale);
  const faq = urlOf('faq', locale);

  test.describe(`search field, ${locale}`, sweptIn(locale), () => {
    test('loads nothing before it is hovered or focused', async ({page}) => {
      const loads = watchLoads(page);
      await open(page, home);
      await page.waitForTimeout(500);
      expect(loads).toEqual([]);
      await inNavbar(page).hover();
      await expect.poll(() => loads.filter((url) => INDEX.test(url)).length).toBe(1);
      expectOneIndex(loads, home);
    });

    test('a browser may translate what it shows', async ({page}) => {
      await suggest(page, article);
      await page.getByRole('listbox').evaluate((list) => {
        const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
        const nodes = [];
        while (texts.nextNode()) {
          nodes.push(texts.currentNode as Text);
        }
        for (const node of nodes) {
          const font = document.createElement('font');
          node.replaceWith(font);
          font.append(node);
        }
      });
      await inNavbar(page).fill('mcp');
      await expect(page.getByRole('listbox')).toContainText('MCP');
      await expect(page.locator('h1')).toBeVisible();
    });

    test('is a named combobox that says that it is loading, then answers in a named list', async ({page}) => {
      const release = await hold(page, INDEX);
      await open(page, faq);
      const field = page.getByRole('navigation').getByRole('combobox', {
        name: text(locale, 'theme.SearchBar.label'),
        exact: true,
      });
      await expect(field).toHaveAttribute('aria-autocomplete', 'list');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveAttribute('aria-keyshortcuts', 'Control+K');
      await field.fill(WORD);
      const status = page.getByRole('navigation').getByRole('search').getByRole('status');
      await expect(status).toHaveText(text(locale, 'search.loading'));
      await expect(options(page)).toHaveCount(0);
      release();
      const list = page.getByRole('listbox', {name: text(locale, 'search.suggestions.label')});
      await expect(list).toBeVisible();
      await expect(status).toHaveText(/\d/);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(field).toHaveAttribute('aria-controls', String(await list.getAttribute('id')));
    });

    test('opens at Ctrl+K, also when the navbar is scrolled away, and gives the focus back', async ({
      page,
    }) => {
      await open(page, article);
      await page.mouse.wheel(0, 2500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await page.locator('main a[href]:visible').last().focus();
      const before = await page.evaluate(() => document.activeElement?.getAttribute('href'));
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Control+k');
      await expect(inNavbar(page)).toBeFocused();
      await expect(inNavbar(page)).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.keyboard.type(WORD);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(inNavbar(page)).toBeFocused();
      await expect(inNavbar(page)).toHaveValue(WORD);
      await page.keyboard.press('Escape');
      await expect(inNavbar(page)).toHaveValue('');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(before);
    });

    test('shows at most 8 pages, each once, with a short, marked snippet and where it lies', async ({
      page,
    }) => {
      await suggest(page, faq);
      expect(await hits(page).count()).toBeLessThanOrEqual(specifiedSuggestions);
      await expect(hits(page).locator('mark').first()).toContainText(/checkpoint/i);
      const snippets = await hits(page).locator('[class*="snippet"]').allTextContents();
      expect(snippets.length).toBeGreaterThan(0);
      for (const snippet of snippets) {
        expect(snippet.length).toBeLessThanOrEqual(specifiedSnippetLength);
      }
      const hrefs = await hits(page).evaluateAll((all) => all.map((hit) => hit.getAttribute('href') ?? ''));
      expect(new Set(hrefs.map((href) => href.replace(/#.*/, ''))).size).toBe(hrefs.length);
      expect(hrefs.some((href) => /#./.test(href))).toBe(true);
      await expect(hits(page).and(page.locator(`[href^="${article}"]`))).toContainText(
        contextName('features', locale),
      );
    });

    test('inside a section everything is found, its pages too, and the footer leads to those within', async ({
      page,
    }) => {
      const loads = watchLoads(page);
      await suggest(page, urlOf('getting-started/installing', locale));
      expectOneIndex(loads, home);
      const inside = await hits(page).evaluateAll(
        (all, start) => all.map((hit) => hit.getAttribute('href')?.startsWith(start)),
        `${home}getting-started/`,
      );
      expect(new Set(inside)).toEqual(new Set([true, false]));
      const context = contextName('getting-started', locale);
      const within = page.getByRole('option', {
        name: text(locale, 'theme.SearchBar.searchInContext', {context}),
        exact: true,
      });
      await expect(within).toHaveAttribute('href', `${home}search?q=${WORD}&ctx=getting-started`);
      await within.click();
      await expect(page).toHaveURL(/ctx=getting-started/);
      const sections = page.getByRole('navigation', {name: text(locale, 'search.page.context'), exact: true});
      await expect(sections.locator('[aria-current="true"]')).toContainText(context);
    });

    test('leads to the row of a setting, with its default', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill('commandExecutionTimeout');
      const row = page.locator('[role="option"][href*="#setting-"]').first();
      await expect(row).toContainText(text(locale, 'search.kind.setting'));
      await row.click();
      await expect(page).toHaveURL(/#setting-commandExecutionTimeout$/);
      await expect(page.locator('#setting-commandExecutionTimeout')).toBeInViewport();
    });

    test('says when it changed the spelling, and leads back', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill('chekpoint');
      await expect(
        page.getByText(text(locale, 'search.corrected', {query: WORD}), {exact: true}),
      ).toBeVisible();
      await page.getByRole('option', {name: text(locale, 'search.literal', {query: '"chekpoint"'})}).click();
      await expect(inNavbar(page)).toHaveValue('"chekpoint"');
      await expect(inNavbar(page)).toBeFocused();
    });

    test('offers the common tasks before anything is typed', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).focus();
      const tasks = page.getByRole('group', {name: text(locale, 'search.tasks')});
      await expect(tasks.getByRole('option')).toHaveCount(commonTasks.length);
      await expect(page.getByRole('group', {name: text(locale, 'search.recents')})).toHaveCount(0);
      await inNavbar(page).press('ArrowDown');
      await inNavbar(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${urlOf(String(commonTasks[0]?.page), locale)}$`));
    });

    test('remembers recent searches in this browser, and forgets them', async ({page}) => {
      await open(page, faq);
      const field = inNavbar(page);
      for (const query of ['mcp', WORD]) {
        await field.fill(query);
        await expect(hits(page).first()).toBeVisible();
        await field.press('ArrowDown');
        await field.press('Enter');
        await expect(options(page)).toHaveCount(0);
      }
      await page.reload();
      await hydrated(page);
      await field.focus();
      const recents = page.getByRole('group', {name: text(locale, 'search.recents')});
      await expect(recents.getByRole('option')).toHaveText([
        WORD,
        'mcp',
        text(locale, 'search.recents.clear'),
      ]);
      await recents.getByRole('option').first().locator('[class*="remove"]').click();
      await expect(recents.getByRole('option')).toHaveCount(2);
      await recents.getByRole('option', {name: 'mcp'}).click();
      await expect(field).toHaveValue('mcp');
      await expect(hits(page).first()).toBeVisible();
      await field.fill('');
      await recents.getByRole('option', {name: text(locale, 'search.recents.clear')}).click();
      await expect(recents).toHaveCount(0);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => /recent/.test(key))),
      ).toEqual([]);
    });

    test.describe('unless the reader saves data', () => {
      test.use({prefetch: true});

      test('works offline once it is loaded', async ({page, context}) => {
        // The rest of it comes when the reader has had an answer, one file after the other.
        const last = wholeOf(readBuiltIndex(`build${home}`).router).at(-1);
        const rest = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${last}`));
        await open(page, faq);
        await inNavbar(page).fill('mode');
        await expect(hits(page).first()).toBeVisible();
        await rest;
        await context.setOffline(true);
        await inNavbar(page).fill('');
        await inNavbar(page).pressSequentially(WORD);
        await expect(hits(page).first()).toContainText(/checkpoint/i);
      });
    });

    test('a section without a hit is followed by the whole site', async ({page}) => {
      await open(page, urlOf('getting-started/installing', locale));
      // How accounts are provisioned, which another section explains.
      await inNavbar(page).fill('SCIM');
      const context = contextName('getting-started', locale);
      await expect(page.getByText(text(locale, 'search.elsewhere', {context}), {exact: true})).toBeVisible();
      await expect(hits(page).first()).toBeVisible();
      await expect(
        page.getByRole('option', {name: text(locale, 'theme.SearchBar.seeAllOutsideContext', {context})}),
      ).toBeVisible();
    });

    test('says that there is no result, for what, and where else to look', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill(NONSENSE);
      const none = `${text(locale, 'theme.SearchBar.noResultsText')} ${text(locale, 'search.noResults', {query: NONSENSE})}`;
      await expect(
        page.getByText(text(locale, 'theme.SearchBar.noResultsText'), {exact: true}),
      ).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('status')).toContainText(none);
      const places = page.getByRole('group', {name: text(locale, 'search.places')}).getByRole('option');
      await expect(places).toHaveCount(otherPlaces.length);
      await places.first().click();
      await expect(page).toHaveURL(new RegExp(urlOf(String(otherPlaces[0]?.page), locale)));
    });
  });
}
