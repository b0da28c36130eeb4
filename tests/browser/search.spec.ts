/** The search field (navbar, home page, not-found page) and the results page, in both languages. */
import type {Locator, Page} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {sections} from '../../src/config/sections';
import {searchContexts} from '../../src/config/search';
import {commonTasks, otherPlaces} from '../../src/config/searchTasks';
import {specifiedSnippetLength, specifiedSuggestions} from '../data/specification';
import translations from '../../i18n/pt-BR/code.json' with {type: 'json'};
import {baseOf, expect, hydrated, sweptIn, test, urlOf} from './fixtures';

type Id = keyof typeof translations;

/** The English texts that the tests read; the Portuguese ones come from the site's own file. */
const english = {
  'search.elsewhere': 'Nothing in {context}. Results from the whole site:',
  'search.failed': 'The search could not be loaded. Check your connection, or reload the page.',
  'search.field.label': 'Search the documentation',
  'search.field.submit': 'Search',
  'search.loading': 'Loading the search…',
  'search.page.context': 'Section',
  'search.corrected': 'Did you mean “{query}”? These results are for it.',
  'search.kind.setting': 'Setting',
  'search.literal': 'Search for {query} exactly',
  'search.page.kind': 'Kind',
  'search.page.next': 'Next results',
  'search.page.query': 'Search for',
  'search.page.wordless': 'There is no word in this search. Type at least one letter or digit.',
  'search.field.close': 'Close',
  'search.noResults': 'for “{query}”',
  'search.places': 'Where else to look',
  'search.recents': 'Recent searches',
  'search.recents.clear': 'Clear recent searches',
  'search.respelled': 'Search for “{query}” instead',
  'search.tasks': 'Common tasks',
  'search.unavailable': 'The search is not available at the moment.',
  'search.suggestions.label': 'Suggestions',
  'theme.Loading.retry': 'Retry',
  'theme.SearchBar.label': 'Search',
  'theme.SearchBar.noResultsText': 'No results',
  'search.kind.tool': 'Tool',
  'theme.SearchBar.searchInContext': 'See all results within {context}',
  'theme.SearchBar.seeAll': 'See all results',
  'theme.SearchBar.seeAllOutsideContext': 'See all results outside {context}',
  'theme.SearchPage.existingResultsTitle': 'Search results for “{query}”',
  'theme.SearchPage.emptyResultsTitle': 'Search the documentation',
  'theme.SearchPage.searchContext.everywhere': 'Everywhere',
} as const satisfies Partial<Record<Id, string>>;

function text(locale: Locale, id: keyof typeof english, values: Record<string, string> = {}): string {
  const message: string = locale === 'en' ? english[id] : translations[id].message;
  return message.replace(/\{(\w+)\}/g, (token, key: string) => values[key] ?? token);
}

const contextName = (path: string, locale: Locale) =>
  searchContexts.find((context) => context.path === path)?.label[locale] ?? '';

const inNavbar = (page: Page): Locator => page.getByRole('navigation').getByRole('combobox');
const options = (page: Page): Locator => page.getByRole('option').filter({visible: true});
/** Suggestions: pages, without their further sections and the links to the results page. */
const hits = (page: Page): Locator =>
  page.locator('[role="listbox"] > [role="option"]:not([class*="section"])');
const results = (page: Page): Locator => page.locator('main ol > li');

/** The files of the index: where it is, and its parts. */
const INDEX = /\/search-index\.json$|\/assets\/search\/\w+\/[\w-]+\.json$/;
/** Where it is. */
const POINTER = '**/search-index.json';

/** Requests for the index and for the worker so far. */
function watchLoads(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) {
      urls.push(request.url());
    }
  });
  page.on('worker', (worker) => urls.push(worker.url()));
  return urls;
}

/** Expects that the files loaded are of the index of a language, each loaded once, and of no other. */
function expectOneIndex(loads: readonly string[], home: string): void {
  const [pointer, ...files] = loads.filter((url) => INDEX.test(url)).map((url) => new URL(url).pathname);
  expect(pointer).toBe(`${home}search-index.json`);
  expect(new Set(files).size).toBe(files.length);
  const folders = new Set(files.map((file) => file.replace(/[^/]*$/, '')));
  expect(folders.size).toBeLessThanOrEqual(1);
  for (const folder of folders) {
    expect(folder).toMatch(new RegExp(`^${home}assets/search/[0-9a-f]{8}/$`));
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** A word that both languages have many hits for. */
const WORD = 'checkpoint';
/** A word that no page has, nor any like it. */
const NONSENSE = 'zzqxwvkj';

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

    test('says that it is loading, then answers', async ({page}) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(INDEX, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, faq);
      await inNavbar(page).fill(WORD);
      const form = page.getByRole('navigation').getByRole('search');
      await expect(form.getByRole('status')).toHaveText(text(locale, 'search.loading'));
      await expect(options(page)).toHaveCount(0);
      release();
      await expect(hits(page).first()).toBeVisible();
      await expect(form.getByRole('status')).toHaveText(/\d/);
    });

    test('is a named combobox with a named list', async ({page}) => {
      await open(page, faq);
      const field = page.getByRole('navigation').getByRole('combobox', {
        name: text(locale, 'theme.SearchBar.label'),
        exact: true,
      });
      await expect(field).toHaveAttribute('aria-autocomplete', 'list');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveAttribute('aria-keyshortcuts', 'Control+K');
      await field.fill(WORD);
      const list = page.getByRole('listbox', {name: text(locale, 'search.suggestions.label')});
      await expect(list).toBeVisible();
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

    test('shows at most 8 suggestions with short, marked snippets', async ({page}) => {
      await open(page, article);
      await inNavbar(page).fill(WORD);
      await expect(hits(page).first()).toBeVisible();
      expect(await hits(page).count()).toBeLessThanOrEqual(specifiedSuggestions);
      await expect(hits(page).locator('mark').first()).toContainText(/checkpoint/i);
      const snippets = await hits(page).locator('[class*="snippet"]').allTextContents();
      expect(snippets.length).toBeGreaterThan(0);
      for (const snippet of snippets) {
        expect(snippet.length).toBeLessThanOrEqual(specifiedSnippetLength);
      }
    });

    test('outside of the sections it offers all results', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill(WORD);
      const all = page.getByRole('option', {name: text(locale, 'theme.SearchBar.seeAll'), exact: true});
      await expect(all).toHaveAttribute('href', `${home}search?q=${WORD}`);
      await all.click();
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        text(locale, 'theme.SearchPage.existingResultsTitle', {query: WORD}),
      );
      await expect(results(page).first()).toBeVisible();
    });

    test('inside a section everything is found, its pages too, and the footer leads within and outside', async ({
      page,
    }) => {
      const loads = watchLoads(page);
      await open(page, urlOf('getting-started/installing', locale));
      await inNavbar(page).fill(WORD);
      await expect(hits(page).first()).toBeVisible();
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
      const outside = page.getByRole('option', {
        name: text(locale, 'theme.SearchBar.seeAllOutsideContext', {context}),
        exact: true,
      });
      await expect(within).toHaveAttribute('href', `${home}search?q=${WORD}&ctx=getting-started`);
      await expect(outside).toHaveAttribute('href', `${home}search?q=${WORD}`);
      await within.click();
      await expect(page).toHaveURL(/ctx=getting-started/);
      const sections = page.getByRole('navigation', {name: text(locale, 'search.page.context'), exact: true});
      await expect(sections.locator('[aria-current="true"]')).toContainText(context);
    });

    test('shows each page once, at its best section, and where it lies', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill('restore');
      await expect(hits(page).first()).toBeVisible();
      const hrefs = await hits(page).evaluateAll((all) => all.map((hit) => hit.getAttribute('href') ?? ''));
      const pages = hrefs.map((href) => href.replace(/#.*/, ''));
      expect(new Set(pages).size).toBe(pages.length);
      expect(hrefs.some((href) => /#./.test(href))).toBe(true);
      await expect(hits(page).and(page.locator(`[href^="${article}"]`))).toContainText(
        contextName('features', locale),
      );
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
        const loads = watchLoads(page);
        await open(page, faq);
        await inNavbar(page).fill('mode');
        await expect(hits(page).first()).toBeVisible();
        // The rest of it comes when the reader has had an answer.
        await expect(async () => {
          const before = loads.length;
          await page.waitForTimeout(1000);
          expect(loads.some((url) => url.endsWith('/titles.json'))).toBe(true);
          expect(loads).toHaveLength(before);
        }).toPass();
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

    test('offers the nearest spelling that has results', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill('orkestraitor');
      const instead = page.getByRole('option', {name: /orchestrat/});
      await expect(instead).toHaveText(/“orchestrat\w+”/);
      await instead.click();
      await expect(inNavbar(page)).toHaveValue(/^orchestrat/);
      await expect(hits(page).first()).toBeVisible();
    });

    test('is walked through with the keyboard', async ({page}) => {
      await open(page, faq);
      const field = inNavbar(page);
      await field.fill(WORD);
      await expect(hits(page).first()).toBeVisible();
      await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);

      const isActive = async (option: Locator) => {
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await expect(field).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
        await expect(field).toBeFocused();
      };
      await field.press('ArrowDown');
      await isActive(options(page).first());
      await field.press('ArrowDown');
      await isActive(options(page).nth(1));
      await field.press('ArrowUp');
      await field.press('ArrowUp');
      await isActive(options(page).last());
      await field.press('ArrowDown');
      await isActive(options(page).first());

      // Home and End belong to the text.
      await field.press('Home');
      await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
      await field.press('End');
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(WORD.length);

      await field.press('ArrowDown');
      const target = await options(page).first().getAttribute('href');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(options(page)).toHaveCount(0);
    });

    test('Tab leaves without choosing; Enter without a choice opens the results page', async ({page}) => {
      await open(page, faq);
      const field = inNavbar(page);
      await field.fill(WORD);
      await expect(hits(page).first()).toBeVisible();
      await field.press('ArrowDown');
      await field.press('Tab');
      await expect(options(page)).toHaveCount(0);
      await expect(field).not.toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${faq}$`));
      await field.focus();
      await expect(hits(page).first()).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
    });

    test('Ctrl+click opens a suggestion in a tab of its own', async ({page, context}) => {
      await open(page, faq);
      await inNavbar(page).fill(WORD);
      const target = await hits(page).first().getAttribute('href');
      // chromium-headless-shell 150 ends every tab that a Ctrl+click opens, whatever its address (a null
      // pointer): there only the request tells. Chromium itself sends that before Playwright listens.
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await hits(page)
        .first()
        .click({modifiers: ['Control']});
      // A request has no fragment.
      const [address] = new URL(String(target), page.url()).href.split('#');
      await expect
        .poll(() => [...asked, ...context.pages().map((tab) => tab.url())].map((url) => url.split('#')[0]))
        .toContain(address);
      await expect(page).toHaveURL(new RegExp(`${faq}$`));
    });

    test('the last of several quick queries wins', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).pressSequentially(`${NONSENSE}`, {delay: 5});
      await inNavbar(page).fill('');
      await inNavbar(page).pressSequentially('checkpoint', {delay: 5});
      const all = page.getByRole('option', {name: text(locale, 'theme.SearchBar.seeAll'), exact: true});
      await expect(all).toHaveAttribute('href', `${home}search?q=${WORD}`);
      await expect(hits(page).first()).toContainText(/checkpoint/i);
    });

    test('treats a hostile query as text', async ({page}) => {
      await open(page, faq);
      const hostile = '<img src=x onerror="window.hacked=1"> checkpoint';
      await inNavbar(page).fill(hostile);
      await page.waitForTimeout(600);
      await inNavbar(page).press('Enter');
      await expect(page).toHaveURL(/search\?q=/);
      await expect(page.getByRole('heading', {level: 1})).toContainText('<img src=x onerror=');
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });

    test.describe('when the index cannot be loaded', () => {
      test.use({allowedMessages: /Failed to load resource|net::ERR/});

      test('says so, and Retry recovers', async ({page}) => {
        await page.route(POINTER, (route) => route.abort());
        await open(page, faq);
        await inNavbar(page).fill(WORD);
        const form = page.getByRole('navigation').getByRole('search');
        await expect(
          form.getByRole('paragraph').filter({hasText: text(locale, 'search.failed')}),
        ).toBeVisible();
        await expect(form.getByRole('status')).toHaveText(text(locale, 'search.failed'));
        await page.unroute(POINTER);
        const retry = form.getByRole('button', {name: text(locale, 'theme.Loading.retry')});
        // By keyboard: the button follows the field.
        await inNavbar(page).press('Tab');
        await expect(retry).toBeFocused();
        await retry.press('Enter');
        await expect(inNavbar(page)).toBeFocused();
        await expect(hits(page).first()).toBeVisible();
      });
    });

    test('is large on the home page, with a button', async ({page}) => {
      await open(page, home);
      const field = page.getByRole('main').getByRole('combobox', {name: text(locale, 'search.field.label')});
      await field.fill(WORD);
      await expect(hits(page).first()).toBeVisible();
      await field.press('Escape');
      await page
        .getByRole('main')
        .getByRole('button', {name: text(locale, 'search.field.submit'), exact: true})
        .click();
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
    });

    test.describe('on the not-found page', () => {
      test.use({allowedMessages: /404/});

      test('is there too', async ({page}) => {
        await open(page, `${home}no/such/page`);
        await page.getByRole('combobox', {name: text(locale, 'search.field.label')}).fill(WORD);
        await expect(hits(page).first()).toBeVisible();
      });
    });
  });

  test.describe(`results page, ${locale}`, sweptIn(locale), () => {
    const field = (page: Page) => page.getByLabel(text(locale, 'search.page.query'), {exact: true});
    const chips = (page: Page, id: 'search.page.context' | 'search.page.kind') =>
      page.getByRole('navigation', {name: text(locale, id), exact: true}).getByRole('link');
    const chosen = (page: Page, id: 'search.page.context' | 'search.page.kind') =>
      page.getByRole('navigation', {name: text(locale, id), exact: true}).locator('[aria-current="true"]');

    test('is empty without a query, and loads nothing', async ({page}) => {
      const loads = watchLoads(page);
      await open(page, `${home}search`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        text(locale, 'theme.SearchPage.emptyResultsTitle'),
      );
      await page.waitForTimeout(500);
      expect(loads).toEqual([]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    });

    test('answers q: title, heading, number, results with place and summary', async ({page}) => {
      await open(page, `${home}search?q=${WORD}`);
      const title = text(locale, 'theme.SearchPage.existingResultsTitle', {query: WORD});
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(results(page).first()).toBeVisible();
      expect(await results(page).count()).toBe(20);
      const status = page.getByRole('main').getByRole('status');
      const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
      expect(total).toBeGreaterThan(20);
      const first = await results(page).locator('h2 a').first().getAttribute('href');
      await page.getByRole('link', {name: text(locale, 'search.page.next')}).press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&page=2$`));
      await expect(status).toContainText(/ 2 /);
      await expect(results(page)).toHaveCount(Math.min(20, total - 20));
      await expect(results(page).locator(`h2 a[href="${first}"]`)).toHaveCount(0);
      await page.goBack();
      await expect(results(page).locator('h2 a').first()).toHaveAttribute('href', String(first));
      await expect(results(page).locator('mark').first()).toBeVisible();
      await expect(field(page)).toHaveValue(WORD);
      // The chip says the same number.
      await expect(chosen(page, 'search.page.context')).toHaveText(
        `${text(locale, 'theme.SearchPage.searchContext.everywhere')} ${total}`,
      );
    });

    test('limits the search to a section, and keeps that in the address', async ({page}) => {
      await open(page, `${home}search?q=${WORD}&ctx=basic-usage`);
      await expect(chosen(page, 'search.page.context')).toContainText(contextName('basic-usage', locale));
      await expect(results(page).first()).toBeVisible();
      for (const href of await results(page)
        .locator('h2 a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
        expect(href).toMatch(new RegExp(`^${home}basic-usage/`));
      }
      const features = chips(page, 'search.page.context').filter({
        hasText: new RegExp(`^${contextName('features', locale)} \\d`),
      });
      const count = Number(/\d+/.exec((await features.textContent()) ?? '')?.[0]);
      await features.click();
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&ctx=features$`));
      await expect(page.getByRole('main').getByRole('status')).toContainText(String(count));
      await expect(results(page).locator(`h2 a[href^="${home}features/"]`).first()).toBeVisible();
      await chips(page, 'search.page.context').first().click();
      await expect(page).toHaveURL(new RegExp(`search\\?q=${WORD}$`));
    });

    test('limits the search to a kind, and keeps that in the address', async ({page}) => {
      await open(page, `${home}search?q=${WORD}&kind=tool`);
      await expect(chosen(page, 'search.page.kind')).toContainText(text(locale, 'search.kind.tool'));
      await expect(results(page).first()).toBeVisible();
      for (const href of await results(page)
        .locator('h2 a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
        expect(href).toMatch(new RegExp(`^${home}features/tools/`));
      }
      await chips(page, 'search.page.kind')
        .filter({hasText: text(locale, 'search.kind.setting')})
        .click();
      await expect(page).toHaveURL(new RegExp(`q=${WORD}&kind=setting$`));
      await expect(results(page).locator('h2 a[href*="#setting-"]').first()).toBeVisible();
    });

    test('ignores an unknown section and version', async ({page}) => {
      const loads = watchLoads(page);
      await open(page, `${home}search?q=${WORD}&ctx=../../secret&version=//example.com/`);
      await expect(results(page).first()).toBeVisible();
      await expect(chosen(page, 'search.page.context')).toHaveCount(1);
      expectOneIndex(loads, home);
    });

    test('follows the field, and one step back leaves the page', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill('mode');
      await inNavbar(page).press('Enter');
      await expect(results(page).first()).toBeVisible();
      await field(page).fill('');
      await field(page).pressSequentially(WORD, {delay: 60});
      await expect(page).toHaveURL(new RegExp(`search\\?q=${WORD}$`));
      await expect(field(page)).toHaveValue(WORD);
      await expect(field(page)).toBeFocused();
      await results(page).locator('h2 a').first().click();
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`search\\?q=${WORD}$`));
      await expect(field(page)).toHaveValue(WORD);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${faq}$`));
    });

    test('takes over a new query from the navbar', async ({page}) => {
      await open(page, `${home}search?q=mode`);
      await expect(results(page).first()).toBeVisible();
      await inNavbar(page).fill(WORD);
      await inNavbar(page).press('Enter');
      await expect(field(page)).toHaveValue(WORD);
      await expect(page.getByRole('heading', {level: 1})).toContainText(WORD);
    });

    test('says that nothing was found, and leads out of an empty section', async ({page}) => {
      await open(page, `${home}search?q=${NONSENSE}&ctx=features`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        text(locale, 'theme.SearchBar.noResultsText'),
      );
      await page
        .getByRole('link', {
          name: text(locale, 'theme.SearchBar.seeAllOutsideContext', {
            context: contextName('features', locale),
          }),
        })
        .click();
      await expect(page).not.toHaveURL(/ctx=/);
    });

    test('says so when there is no word in the query', async ({page}) => {
      for (const query of ['-----', '*** ?!', '<>']) {
        await open(page, `${home}search?${new URLSearchParams({q: query})}`);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          text(locale, 'search.page.wordless'),
        );
        await expect(field(page)).toHaveValue(query);
        await expect(results(page)).toHaveCount(0);
      }
      await field(page).fill(WORD);
      await expect(results(page).first()).toBeVisible();
    });

    test('answers 2,000 characters within two seconds, and stays responsive', async ({page}) => {
      await open(page, `${home}search?q=mode`);
      await expect(results(page).first()).toBeVisible();
      // The page answers while the worker is busy: frames go on. A busy machine drops some by itself.
      await page.evaluate(() => {
        const {dataset} = document.documentElement;
        let last = performance.now();
        const tick = (now: number) => {
          dataset.slowestFrame = String(Math.max(Number(dataset.slowestFrame ?? 0), now - last));
          last = now;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      for (const query of [
        'x'.repeat(2000),
        'provider '.repeat(222).trim(),
        Array.from({length: 400}, (_, i) => `w${i.toString(36)}q`).join(' '),
      ]) {
        await field(page).fill(query);
        await expect(page.getByRole('heading', {level: 1})).toContainText(query.slice(0, 40));
        await expect(page.locator('main [aria-busy="false"]')).toBeAttached({timeout: 2000});
      }
      expect(Number(await page.locator('html').getAttribute('data-slowest-frame'))).toBeLessThan(1500);
    });

    test.describe('when the index cannot be loaded', () => {
      test.use({allowedMessages: /Failed to load resource|net::ERR/});

      test('says so, and Retry recovers', async ({page}) => {
        await page.route(INDEX, (route) =>
          route.fulfill({status: 404, body: '<h1>404</h1>', contentType: 'text/html'}),
        );
        await open(page, `${home}search?q=${WORD}`);
        await expect(page.getByRole('alert')).toContainText(text(locale, 'search.failed'));
        await page.unroute(INDEX);
        await page
          .getByRole('alert')
          .getByRole('button', {name: text(locale, 'theme.Loading.retry')})
          .press('Enter');
        await expect(results(page).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(field(page)).toBeFocused();
      });
    });
  });

  test.describe(`a build without an index, ${locale}`, () => {
    test.beforeEach(async ({page}) => {
      await page.route(POINTER, (route) => route.fulfill({json: {folder: null}}));
    });

    test('the field says so, and leads elsewhere', async ({page}) => {
      await open(page, faq);
      await inNavbar(page).fill(WORD);
      const form = page.getByRole('navigation').getByRole('search');
      await expect(form.getByRole('status')).toHaveText(text(locale, 'search.unavailable'));
      const places = page.getByRole('group', {name: text(locale, 'search.places')}).getByRole('option');
      await expect(places).toHaveCount(otherPlaces.length);
      await places.first().click();
      await expect(page).toHaveURL(new RegExp(urlOf(String(otherPlaces[0]?.page), locale)));
    });

    test('the results page says so, and leads elsewhere', async ({page}) => {
      await open(page, `${home}search?q=${WORD}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(text(locale, 'search.unavailable'));
      await expect(main.getByRole('listitem')).toHaveText(otherPlaces.map(({label}) => label[locale]));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test.describe(`at 360 pixels, ${locale}`, sweptIn(locale), () => {
    test.use({viewport: {width: 360, height: 740}, hasTouch: true});

    const overflow = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

    test('the field fills the screen, and a button closes it', async ({page}) => {
      await open(page, article);
      const closed = await inNavbar(page).boundingBox();
      expect(closed?.width).toBeLessThan(50);
      expect(closed?.width).toBeGreaterThanOrEqual(24);
      await inNavbar(page).tap();
      const sheet = page.getByRole('navigation').getByRole('search');
      await expect.poll(async () => await sheet.boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
      await inNavbar(page).fill(WORD);
      await expect(hits(page).first()).toBeInViewport();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await sheet.getByRole('button', {name: text(locale, 'search.field.close'), exact: true}).tap();
      await expect(options(page)).toHaveCount(0);
      await expect.poll(async () => (await inNavbar(page).boundingBox())?.width).toBeLessThan(50);
      await inNavbar(page).tap();
      await hits(page).nth(1).tap();
      await expect(options(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(article);
      await expect.poll(async () => (await inNavbar(page).boundingBox())?.width).toBeLessThan(50);
    });

    test('one step back closes it, and leaves no step behind', async ({page}) => {
      await open(page, home);
      await open(page, article);
      const sheet = page.getByRole('navigation').getByRole('search');
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await inNavbar(page).focus();
        await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(360);
        await close();
        if (await options(page).count()) {
          await page.keyboard.press('Escape');
        }
        await inNavbar(page).blur();
        await expect.poll(async () => (await inNavbar(page).boundingBox())?.width).toBeLessThan(50);
        await expect(page).toHaveURL(new RegExp(`${article}$`));
      }
      await inNavbar(page).focus();
      await page.getByRole('option').filter({visible: true}).first().tap();
      await expect(page).not.toHaveURL(new RegExp(`${article}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${article}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });

    test('the focus goes from one field to the next, and the page stays', async ({page}) => {
      await open(page, article);
      await open(page, home);
      await inNavbar(page).focus();
      for (const next of ['button', 'input', 'button', 'a']) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveJSProperty('localName', next);
      }
      // The browser is still on its way back from the step of the search.
      await expect.poll(() => page.evaluate(() => navigation.canGoForward)).toBe(true);
      await expect(page).toHaveURL(new RegExp(`${home}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${article}$`));
    });

    test('the field of the home page and the results page fit', async ({page}) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({width, height: 740});
        await open(page, home);
        await page.getByRole('main').getByRole('combobox').fill(WORD);
        await expect(hits(page).first()).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await open(page, `${home}search?q=${WORD}`);
        await expect(results(page).first()).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
  });

  test.describe(`without JavaScript, ${locale}`, () => {
    test.use({javaScriptEnabled: false});

    test('the field leads to the results page, which says what to do', async ({page}) => {
      await page.goto(home);
      const field = page.getByRole('main').locator('input[name="q"]');
      await field.fill(WORD);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${home}search\\?q=${WORD}$`));
      await expect(page.locator('noscript a')).toHaveCount(sections.length);
      await expect(page.locator('noscript a').first()).toBeVisible();
    });
  });
}

test.describe('the shortcut', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140 Safari/537.36',
  });

  test('is Cmd+K on a Mac, and its caps say so', async ({page}) => {
    await open(page, '/faq');
    await expect(inNavbar(page)).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
    await expect(page.getByRole('navigation').locator('form kbd')).toHaveText(['⌘', 'K']);
    await page.keyboard.press('Control+k');
    await expect(inNavbar(page)).not.toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(inNavbar(page)).toBeFocused();
  });
});

test('keeps what was typed before the page came to life', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/faq', {waitUntil: 'commit'});
  await inNavbar(page).fill(WORD);
  release();
  await hydrated(page);
  await expect(inNavbar(page)).toHaveValue(WORD);
  await expect(hits(page).first()).toBeVisible();
});

/**
 * Moves the focus to and fro through the fields of the home page on a phone, and expects the page to stay.
 *
 * @param pauses milliseconds between two keys, for one round each
 */
async function walkFields(page: Page, pauses: readonly number[]) {
  await page.setViewportSize({width: 360, height: 720});
  await page.goto(urlOf('', 'en'));
  await hydrated(page);
  // Steps of the history take their time, the more the slower the machine is.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
  for (const pause of pauses) {
    for (const key of ['Tab', 'Shift+Tab', 'Tab', 'Shift+Tab']) {
      for (let i = 0; i < 14; i += 1) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pause);
      }
    }
  }
  await client.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(urlOf('', 'en'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('on a narrow window the focus goes through both fields, and the page stays', async ({page}) => {
  await walkFields(page, [5]);
});

test(
  'on a narrow window the focus goes through both fields as fast as one likes',
  {tag: '@sweep'},
  async ({page}) => {
    test.slow();
    await walkFields(page, [0, 30, 80]);
  },
);
