import type {Page, Request, Route} from '@playwright/test';

type Headers = Readonly<Record<string, string>>;

/** What `navigator.connection` says of a slow or a thrifty connection. */
interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** Lets the site believe in a connection; to be called before the first `goto`. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, get: () => value});
  }, connection);
}

/** The scripts of the site. */
export const SCRIPTS = '**/assets/js/*.js';

/** Scripts that every page needs before React can start. */
export const isEntry = (url: string): boolean => /\/assets\/js\/(runtime~)?main\./.test(url);

/** What the browser and React say in the console when scripts do not come. */
export const LOST_SCRIPTS =
  /Loading (?:CSS )?chunk|ChunkLoadError|Failed to load resource|net::ERR_|onRecoverableError|React error #418/;

/** Holds requests until the function that it returns is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    return route.fallback();
  });
  return release;
}

type Change = (text: string) => string;

/** Answers with another text, and with these headers besides those of the server. */
async function fulfillChanged(route: Route, change: Change, headers: Headers = {}): Promise<void> {
  const response = await route.fetch();
  const body = change(await response.text());
  await route.fulfill({response, headers: {...response.headers(), ...headers}, body});
}

/** Serves what stands at an address with another text. */
export async function rewrite(page: Page, url: string, change: Change): Promise<void> {
  await page.route(url, (route) => fulfillChanged(route, change));
}

/** Serves every page, and nothing that pages ask for, with another text, and with these headers besides its own. */
export async function rewritePages(page: Page, change: Change, headers?: Headers): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? fulfillChanged(route, change, headers) : route.fallback(),
  );
}

/** Collects the scripts that a page asks for from now on: to run them, or to have them ahead (src/client/docusaurus.ts). */
export function collectScripts(page: Page, type: 'script' | 'fetch' = 'script'): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request: Request) => {
    if (request.resourceType() === type && request.url().endsWith('.js')) {
      urls.add(request.url());
    }
  });
  return urls;
}

/** A gate before the scripts of the routes: open at first, and while it is closed the requests wait. */
interface Gate {
  /** Requests wait until `open`. */
  close: () => void;
  /** Waiting and later requests go through. */
  open: () => void;
  /** Waiting and later requests fail, until `open`. */
  fail: () => void;
  /** How many requests were held or failed. */
  stopped: () => number;
}

/** Cuts the line to the server; the browser takes itself for online. */
export async function loseServer(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort());
}

export async function gateScripts(page: Page, first: 'open' | 'failing' = 'open'): Promise<Gate> {
  let state: 'open' | 'closed' | 'failing' = first;
  let stopped = 0;
  let release = () => {};
  let opened = Promise.resolve();
  await page.route(SCRIPTS, async (route) => {
    if (state === 'open' || isEntry(route.request().url())) {
      return route.fallback();
    }
    stopped += 1;
    if (state === 'failing') {
      return route.abort();
    }
    await opened;
    // `state` has changed while this waited.
    return (state as string) === 'failing' ? route.abort() : route.fallback();
  });
  return {
    close() {
      state = 'closed';
      opened = new Promise((resolve) => (release = resolve));
    },
    open() {
      state = 'open';
      release();
    },
    fail() {
      state = 'failing';
      release();
    },
    stopped: () => stopped,
  };
}

/** Makes every kind of storage throw, as browsers do that deny it. */
export const denyStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
};

/** Serves pages without their content, as the server of `npm start` does. */
export const withoutServedContent = (page: Page): Promise<void> =>
  rewritePages(page, (html) => html.replace(/(<div id="__docusaurus">).*(<\/div>)/s, '$1$2'));
