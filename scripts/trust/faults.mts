/**
 * What can go wrong between a host and a reader, and what the reader gets then:
 * the list of `npm run check:faults`. A fault is written once, for every browser
 * and both languages.
 */
import type {Page} from 'puppeteer-core';
import {baseOf, type Locale} from '../../src/config/locales';
import {routeOf} from '../../src/config/routes';
import translations from '../../i18n/pt-BR/code.json' with {type: 'json'};
import type {Answer, FaultyHost} from './faultyHost.mts';

/** What a reader has before them. */
export interface Seen {
  /** Address below the host. */
  readonly path: string;
  readonly heading: string;
  /** Text of the page, and links that lead on from it. */
  readonly isReadable: boolean;
  readonly isAlive: boolean;
  /** Text of the red box, or of what stands in for it without scripts; empty without either. */
  readonly notice: string;
  /** What the search in the navbar says. */
  readonly search: string;
  /** Whether it has results, and whether these have texts. */
  readonly hasResults: boolean;
  readonly hasTexts: boolean;
  readonly theme: string;
}

/** What a fault has to do with. */
export interface Stage {
  readonly locale: Locale;
  readonly host: FaultyHost;
  readonly page: Page;
  /** A second tab of the same browser. */
  readonly another: () => Promise<Page>;
  /** Goes to an address below the language's base. */
  readonly open: (address: string, tab?: Page) => Promise<void>;
  /** Waits until the reader sees this; an empty text means none, any other a part of what is there. */
  readonly sees: (wanted: Partial<Seen>, tab?: Page) => Promise<void>;
  /** Waits until a question is answered so. */
  readonly becomes: <T extends string | number | boolean>(
    what: string,
    wanted: T,
    ask: () => T | Promise<T>,
  ) => Promise<void>;
  /** Expects that the page has been asked for so often, and is not again. */
  readonly rests: (loads: number, address: string) => Promise<void>;
  /** Expects that nothing of this is asked for any more. */
  readonly isQuiet: (what: RegExp) => Promise<void>;
}

export interface Fault {
  readonly name: string;
  /** What the reader gets, in a few words. */
  readonly gets: string;
  readonly run: (stage: Stage) => Promise<void>;
}

const PAGE = routeOf('features/checkpoints');
/** What a reader searches for, on every page. */
const WORD = 'checkpoint';

const english = {
  'routeFailure.served': 'A part of this page could not be loaded. You can read it and follow its links',
  'routeFailure.text': 'This page could not be loaded. Check your connection',
  'search.failed': 'The search could not be loaded.',
  'search.loading': 'Loading the search…',
  'search.unavailable': 'The search is not available at the moment.',
} as const;

/** A text of the interface; of the Portuguese ones the first sentence is enough. */
const text = (locale: Locale, id: keyof typeof english): string =>
  locale === 'en' ? english[id] : (translations[id].message.match(/^.*?[.…]/)?.[0] ?? '');

/** What the page says where the main script is lost. */
const lost = (locale: Locale): string => text(locale, 'routeFailure.served');

const headings = {
  en: {page: 'Restoring your files with checkpoints', faq: 'Frequently asked', lost: 'Page Not Found'},
  'pt-BR': {
    page: 'Como restaurar seus arquivos com checkpoints',
    faq: 'Perguntas frequentes',
    lost: 'Página não encontrada',
  },
} as const;

/** Scripts of a page's text, which the bundle asks for; not those that every page begins with. */
const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
const MAIN = /\/assets\/js\/main\.\w+\.js$/;
const STYLES = /\.css$/;
const POINTER = /\/search-index\.json$/;
/** What a search is ranked by, and the texts of its results. */
const SHARD = /\/assets\/search\/\w+\/\d+\.json$/;
const TEXTS = /\/assets\/search\/\w+\/\d+-\d+\.json$/;
const SOME_TEXTS = /\/assets\/search\/\w+\/\d+-\d*[02468]\.json$/;
const EVERYTHING = /^/;

/** Goes to the next page as its link does, without the pointer that would fetch it ahead. */
const goOn = async ({page}: Stage): Promise<string> => {
  const path = await page.$eval('.pagination-nav__link--next', (link) => {
    (link as HTMLAnchorElement).click();
    return (link as HTMLAnchorElement).pathname;
  });
  return path;
};

const retry = (page: Page): Promise<void> =>
  page.$eval('[role=alert] button', (button) => (button as HTMLButtonElement).click());

/** Types a word into the search of the navbar. */
async function search({page}: Stage): Promise<void> {
  await page.focus('nav [role=combobox]');
  await page.keyboard.type(WORD);
}

const retrySearch = (page: Page): Promise<void> =>
  page.$eval('nav [role=search] button[class*="button"]', (button) => (button as HTMLButtonElement).click());

/** Storage that throws, or is full, from the first script on. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  Object.defineProperty(Storage.prototype, 'setItem', {
    value() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

/** The first page, when its own scripts are not had. */
const firstPage = (how: Answer): Fault => ({
  name: `first page, its script ${how}`,
  gets: 'one reload, then the page as it was served, a notice, its links',
  async run(stage) {
    const {host, locale, page, open, sees, rests} = stage;
    host.breakDown(CHUNKS, how);
    await open(PAGE);
    await sees({
      heading: headings[locale].page,
      notice: text(locale, 'routeFailure.served'),
      isReadable: true,
      isAlive: false,
    });
    await rests(2, PAGE);
    host.mend();
    await retry(page);
    await sees({heading: headings[locale].page, notice: '', isAlive: true});
  },
});

/** The index or a part of it, when it is not had. */
const brokenIndex = (what: string, files: RegExp, how: Answer): Fault => ({
  name: `${what} ${how}`,
  gets: 'the search says that it could not be loaded; Retry brings it',
  async run(stage) {
    const {host, locale, page, open, sees, isQuiet} = stage;
    host.breakDown(files, how);
    await open('faq');
    await sees({isAlive: true});
    await search(stage);
    await sees({search: text(locale, 'search.failed'), hasResults: false, isReadable: true});
    await isQuiet(/\.json$/);
    host.mend();
    await retrySearch(page);
    await sees({hasResults: true});
  },
});

/** An address that no page has, malformed or not. */
const lostAddress = (address: string): Fault => ({
  name: `address ${address}`,
  gets: 'the not-found page, alive',
  async run({locale, open, sees}) {
    await open(address.replace('{base}', baseOf(locale)));
    await sees({heading: headings[locale].lost, isReadable: true, isAlive: true, notice: ''});
  },
});

const otherTheme = ({page}: Stage): Promise<void> =>
  page.$eval('nav button[class*="toggleButton"]', (button) => (button as HTMLButtonElement).click());

/** Storage that fails, in a way. */
const withoutStorage = (name: string, fail: () => void): Fault => ({
  name,
  gets: 'colors, search and pages as ever; a script that fails keeps the page, and nothing loops',
  async run(stage) {
    const {host, locale, page, open, sees, rests} = stage;
    await page.evaluateOnNewDocument(fail);
    await open(PAGE);
    await sees({isAlive: true, theme: 'light'});
    await otherTheme(stage);
    await sees({theme: 'dark'});
    await search(stage);
    await sees({hasResults: true});
    host.breakDown(CHUNKS, 'is missing');
    const path = await goOn(stage);
    await sees({path, heading: headings[locale].page, notice: text(locale, 'routeFailure.text')});
    await rests(0, path);
    host.mend();
    await retry(page);
    await sees({path, notice: '', isAlive: true});
  },
});

export const faults: readonly Fault[] = [
  ...(
    [
      'is missing',
      'is answered with an error',
      'is answered with a page',
      'is another script',
      'is of wrong bytes',
      'is cut short',
      'breaks off',
      'is refused',
    ] as const
  ).map(firstPage),
  {
    name: 'first page, its script is slow',
    gets: 'the page to read at once, alive when the script is there',
    async run({host, locale, open, sees, rests}) {
      host.breakDown(CHUNKS, 'is slow');
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: false, notice: ''});
      await sees({heading: headings[locale].page, isAlive: true, notice: ''});
      await rests(1, PAGE);
    },
  },
  {
    name: 'first page, its script never comes',
    gets: 'the page to read at once; after a while a notice',
    async run({host, locale, page, open, sees}) {
      await page.evaluateOnNewDocument(hurry);
      host.breakDown(CHUNKS, 'never comes');
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: false});
      await sees({heading: headings[locale].page, notice: text(locale, 'routeFailure.served')});
      host.mend();
      await retry(page);
      await sees({heading: headings[locale].page, notice: '', isAlive: true});
    },
  },
  {
    name: 'navigation after a deployment, the old script is missing',
    gets: 'the new page, loaded once',
    async run(stage) {
      const {host, locale, open, sees, rests} = stage;
      await open(PAGE);
      await sees({heading: headings[locale].page, isAlive: true});
      // The page that is loaded anew names other scripts.
      host.rewrite(/^(?!.*\.\w+$)/, (body) => {
        host.breakDown(CHUNKS, 'is there again');
        return body;
      });
      host.breakDown(CHUNKS, 'is missing');
      const path = await goOn(stage);
      await sees({path, isReadable: true, isAlive: true, notice: ''});
      await rests(1, path);
    },
  },
  {
    name: 'navigation, the script is missing for good',
    gets: 'one reload, the new page as it was served, a notice; Retry brings it to life',
    async run(stage) {
      const {host, locale, page, open, sees, rests} = stage;
      await open(PAGE);
      await sees({heading: headings[locale].page, isAlive: true});
      host.breakDown(CHUNKS, 'is missing');
      const path = await goOn(stage);
      await sees({path, notice: text(locale, 'routeFailure.served'), isReadable: true, isAlive: false});
      await rests(1, path);
      host.mend();
      await retry(page);
      await sees({path, notice: '', isAlive: true});
    },
  },
  {
    name: 'navigation, the script never comes',
    gets: 'the page before, and after a while a notice',
    async run(stage) {
      const {host, locale, page, open, sees} = stage;
      await page.evaluateOnNewDocument(hurry);
      await open(PAGE);
      await sees({heading: headings[locale].page, isAlive: true});
      host.breakDown(EVERYTHING, 'never comes');
      const path = await goOn(stage);
      await sees({path, heading: headings[locale].page, notice: text(locale, 'routeFailure.text')});
      host.mend();
      await retry(page);
      await sees({path, notice: '', isAlive: true});
    },
  },
  {
    name: 'the host is lost in the middle',
    gets: 'the page before with a notice, no browser error; Retry waits for the host',
    async run(stage) {
      const {host, locale, page, open, sees, becomes, rests} = stage;
      await open(PAGE);
      await sees({heading: headings[locale].page, isAlive: true});
      host.breakDown(EVERYTHING, 'is refused');
      const path = await goOn(stage);
      const kept = {path, heading: headings[locale].page, notice: text(locale, 'routeFailure.text')};
      await sees(kept);
      await retry(page);
      await becomes('Retry can be pressed again', true, () =>
        page.$eval('[role=alert] button', (button) => button.getAttribute('aria-disabled') !== 'true'),
      );
      await sees(kept);
      await rests(0, path);
      host.mend();
      await retry(page);
      await sees({path, notice: '', isReadable: true, isAlive: true});
      await rests(1, path);
    },
  },
  {
    name: 'the host is lost, and the reader turns back',
    gets: 'the page that was left, without the notice',
    async run(stage) {
      const {host, locale, page, open, sees} = stage;
      await open(PAGE);
      await sees({heading: headings[locale].page, isAlive: true});
      host.breakDown(EVERYTHING, 'is refused');
      await goOn(stage);
      await sees({notice: text(locale, 'routeFailure.text')});
      await page.evaluate(() => history.back());
      await sees({path: PAGE, heading: headings[locale].page, notice: '', isAlive: true});
    },
  },
  ...(['is missing', 'is answered with an error', 'is answered with a page', 'is another JSON'] as const).map(
    (how) => brokenIndex('the index', POINTER, how),
  ),
  ...(['is of wrong bytes', 'is cut short', 'is empty', 'breaks off', 'is refused'] as const).map((how) =>
    brokenIndex('the index', POINTER, how),
  ),
  ...(
    [
      'is missing',
      'is another JSON',
      'is of wrong bytes',
      'is cut short',
      'is empty',
      'breaks off',
      'is refused',
    ] as const
  ).map((how) => brokenIndex('a shard', SHARD, how)),
  ...([POINTER, SHARD] as const).map((files, index): Fault => ({
    name: `${index === 0 ? 'the index' : 'a shard'} is slow`,
    gets: `${index === 0 ? '“Loading the search…”, then ' : ''}the results`,
    async run(stage) {
      const {host, locale, open, sees} = stage;
      host.breakDown(files, 'is slow', 1);
      await open('faq');
      await sees({isAlive: true});
      await search(stage);
      if (index === 0) {
        await sees({search: text(locale, 'search.loading'), hasResults: false});
      }
      await sees({hasResults: true});
    },
  })),
  {
    name: 'the index never comes',
    gets: 'after a while the search says so; Retry brings it',
    async run(stage) {
      await stage.page.evaluateOnNewDocument(hurry);
      await brokenIndex('the index', POINTER, 'never comes').run(stage);
    },
  },
  {
    name: 'the index is that of an older version, whose files are gone',
    gets: 'the results of the new one',
    async run(stage) {
      const {host, open, sees} = stage;
      let times = 0;
      host.rewrite(POINTER, (body) => {
        times += 1;
        return times > 1 ? body : body.replace(/assets\/search\/\w+/, 'assets/search/00000000');
      });
      await open('faq');
      await sees({isAlive: true});
      await search(stage);
      await sees({hasResults: true, hasTexts: true});
    },
  },
  {
    name: 'the build has no index',
    gets: 'the search says that it is not available',
    async run(stage) {
      const {host, locale, open, sees} = stage;
      host.replace(POINTER, 'application/json', '{"folder":null}');
      await open('faq');
      await sees({isAlive: true});
      await search(stage);
      await sees({search: text(locale, 'search.unavailable'), hasResults: false, isReadable: true});
    },
  },
  brokenIndex('each text of the results', TEXTS, 'is missing'),
  {
    name: 'some texts of the results are missing',
    gets: 'the results that have theirs',
    async run(stage) {
      const {host, open, sees} = stage;
      host.breakDown(SOME_TEXTS, 'is missing');
      await open('faq');
      await sees({isAlive: true});
      await search(stage);
      await sees({hasResults: true});
    },
  },
  {
    name: 'the worker of the search is missing',
    gets: 'the search says that it could not be loaded; Retry brings it',
    async run(stage) {
      const {host, locale, page, open, sees} = stage;
      await open('faq');
      await sees({isAlive: true});
      host.breakDown(CHUNKS, 'is missing');
      await search(stage);
      await sees({search: text(locale, 'search.failed'), isReadable: true});
      host.mend();
      await retrySearch(page);
      await sees({hasResults: true});
    },
  },
  withoutStorage('storage is denied', denyStorage),
  withoutStorage('storage is full', fillStorage),
  ...[
    '%E0%A4%A',
    'features/%',
    '404?from={base}%25',
    '404?from=/%09/example.org',
    '404?from=%0D%0A%0D%0A%3C',
  ].map(lostAddress),
  {
    name: 'hash #%E0%A4%A',
    gets: 'the page, alive, and its other hashes',
    async run({locale, page, open, sees, becomes}) {
      await open(`${PAGE}#%E0%A4%A`);
      await sees({heading: headings[locale].page, isAlive: true, notice: ''});
      await page.evaluate(() => location.assign('#%'));
      await page.evaluate(() => location.assign('#restore'));
      await becomes('hash', '#restore', () => page.evaluate(() => location.hash));
      await sees({heading: headings[locale].page, isAlive: true, notice: ''});
    },
  },
  {
    name: 'the HTML is stale: all its scripts and styles are gone',
    gets: 'the whole text, a notice, links that lead to pages that work',
    async run(stage) {
      const {host, locale, open, sees, rests} = stage;
      host.breakDown(/\/assets\/(?:js|css)\/.*\.00000000\./, 'is missing');
      host.rewrite(/^(?!.*\.\w+$)/, (body) =>
        body.replaceAll(/(\/assets\/(?:js|css)\/[^"\s>]*?\.)[0-9a-f]{8}\./g, '$100000000.'),
      );
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: false, notice: lost(locale)});
      await rests(1, PAGE);
      host.mend();
      const path = await goOn(stage);
      await sees({path, isReadable: true, isAlive: true, notice: ''});
    },
  },
  {
    name: 'the styles are blocked',
    gets: 'the page, alive; no drawing larger than the text',
    async run({host, locale, page, open, sees, becomes}) {
      host.breakDown(STYLES, 'is refused');
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: true, notice: ''});
      await becomes('drawings larger than the text', 0, () =>
        page.$$eval(
          'svg',
          (all) =>
            all.filter((svg) => !svg.closest('figure') && svg.getBoundingClientRect().width > 64).length,
        ),
      );
    },
  },
  {
    name: 'the main script is blocked',
    gets: 'the whole text, a notice, its links, all panels of tabs; no button that does nothing',
    async run(stage) {
      const {host, locale, page, open, sees, becomes, rests} = stage;
      host.breakDown(MAIN, 'is refused');
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: false, notice: lost(locale)});
      await becomes('color button that does nothing', 0, () =>
        page.$$eval('nav button[class*="toggleButton"]:enabled', (all) => all.length),
      );
      await becomes('hidden panels', 0, () =>
        page.$$eval(
          '[role=tabpanel]',
          (all) => all.filter((panel) => !panel.checkVisibility({visibilityProperty: true})).length,
        ),
      );
      await rests(1, PAGE);
      host.mend();
      const path = await goOn(stage);
      await sees({path, isReadable: true, isAlive: true});
    },
  },
  {
    name: 'scripts and styles are blocked',
    gets: 'the whole text and its links',
    async run({host, locale, open, sees, rests}) {
      host.breakDown(/\.(?:js|css)$/, 'is refused');
      await open('');
      await sees({isReadable: true, isAlive: false, notice: ''});
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: false, notice: ''});
      await rests(1, PAGE);
    },
  },
  {
    name: 'two tabs',
    gets: 'the colors that are chosen in one, in both',
    async run(stage) {
      const {page, another, open, sees} = stage;
      await open(PAGE);
      await sees({isAlive: true, theme: 'light'});
      const second = await another();
      await open('faq', second);
      await sees({isAlive: true, theme: 'light'}, second);
      await page.bringToFront();
      await otherTheme(stage);
      await sees({theme: 'dark'});
      await sees({theme: 'dark'}, second);
    },
  },
  {
    name: 'the back-forward cache',
    gets: 'the page as it was left, alive',
    async run(stage) {
      const {host, locale, page, open, sees} = stage;
      await open(PAGE);
      await sees({heading: headings[locale].page, isAlive: true});
      await page.goto(`${host.url}${baseOf(locale)}llms.txt`);
      await page.evaluate(() => history.back());
      await sees({path: PAGE, heading: headings[locale].page, isAlive: true});
      await search(stage);
      await sees({hasResults: true});
    },
  },
  {
    name: 'a service worker that an older site has left',
    gets: 'the pages of this site; worker and its cache are gone',
    async run({host, locale, page, open, sees, becomes}) {
      host.replace(/\/sw\.js$/, 'text/javascript', OLD_WORKER);
      await open('faq');
      await sees({isAlive: true});
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      });
      await open(PAGE);
      await sees({heading: 'An older site', isAlive: false});
      // From here on there is this site at the address. The browser asks for a newer worker by itself.
      host.mend();
      await open(PAGE);
      await sees({heading: headings[locale].page, isReadable: true, isAlive: true});
      await becomes('workers and caches', 0, () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
        ),
      );
    },
  },
];

/** Answers every page with one of its own. */
const OLD_WORKER = `
addEventListener('install', (event) => event.waitUntil((async () => {
  await (await caches.open('older')).put('/older', new Response(
    '<!doctype html><title>Older</title><main><h1>An older site</h1></main>',
    {headers: {'Content-Type': 'text/html'}},
  ));
  await skipWaiting();
})()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    event.respondWith(caches.match('/older'));
  }
});
`;

/** Waits of more than ten seconds take a quarter: nobody sits through them here. */
function hurry(): void {
  const {setTimeout: wait} = window;
  Object.assign(window, {
    setTimeout(...[run, time = 0, ...rest]: Parameters<typeof wait>) {
      return wait(run, time >= 10_000 ? time / 4 : time, ...rest);
    },
  });
}
