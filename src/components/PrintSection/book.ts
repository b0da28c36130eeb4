/**
 * The pages of a section as one document on paper: their articles are taken
 * from the pages as they are served, put behind a title page, printed in place
 * of the current page, and taken away again.
 */
import {translate} from '@docusaurus/Translate';

export interface PageLink {
  /** Path of the page, base URL included. */
  readonly to: string;
  readonly title: string;
}

export interface Book {
  /** Name of the section. */
  readonly title: string;
  /** Name of the site. */
  readonly site: string;
  /** Where the site is published: `https://docs.example`. */
  readonly url: string;
  readonly locale: string;
  readonly pages: readonly PageLink[];
}

/** Pages that are asked for at the same time. */
const AT_ONCE = 4;

// cspell:ignore labelledby describedby
/** Attributes that name elements by their ids. */
const REFERENCES = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** Scripts of a page: paper needs none, and Trusted Types take no HTML that brings one (src/client/early.ts). */
const SCRIPTS = /<script\b[^]*?<\/script>/gi;

/** Id of a page in the document; ids of the page's own begin with it. */
const idOf = (number: number): string => `page-${number + 1}`;

/** Addresses of a page's style sheets: those that it has a copy of (src/plugins/opening.ts), and those that came later. */
const sheetsOf = (page: Document): string[] =>
  [...page.querySelectorAll('head > :is(style[data-href], link[rel="stylesheet"])')].map(
    (sheet) => sheet.getAttribute('data-href') ?? sheet.getAttribute('href') ?? '',
  );

/**
 * Brings the style sheets of a served page that this one does not have, and waits
 * for them. They stay: the way to that page needs them too.
 */
async function bringStyles(served: Document): Promise<void> {
  const has = new Set(sheetsOf(document));
  const missing = sheetsOf(served).filter((file) => !has.has(file));
  await Promise.all(
    missing.map(
      (file) =>
        new Promise((resolve) => {
          const link = element('link');
          link.rel = 'stylesheet';
          link.href = file;
          // Without its style, an article can still be read.
          link.onload = resolve;
          link.onerror = resolve;
          document.head.append(link);
        }),
    ),
  );
}

/**
 * The article of a page, opened by its address and its date.
 *
 * @throws Error when the page cannot be had, or is none of the documents
 */
async function fetchArticle({to}: PageLink, signal: AbortSignal): Promise<HTMLElement> {
  const response = await fetch(to, {signal});
  const served = new DOMParser().parseFromString((await response.text()).replace(SCRIPTS, ''), 'text/html');
  const article = served.querySelector<HTMLElement>('.theme-doc-markdown');
  if (!response.ok || !article) {
    throw new Error(`No document at ${to}: status ${response.status}.`);
  }
  await bringStyles(served);
  const address = served.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  const date = served.querySelector('.theme-last-updated')?.textContent ?? '';
  article.prepend(element('p', element('small', [address, date].filter(Boolean).join(' · '))));
  return document.adoptNode(article);
}

/**
 * Loads all pages of a section, a few at a time.
 *
 * @param onProgress is told how many are there
 * @returns in the order of the pages; undefined for one that could not be loaded
 */
export async function fetchArticles(
  pages: readonly PageLink[],
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<(HTMLElement | undefined)[]> {
  const articles: (HTMLElement | undefined)[] = pages.map(() => undefined);
  const waiting = [...pages.entries()];
  let count = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, page] = next;
      articles[number] = await fetchArticle(page, signal).catch(() => undefined);
      count += 1;
      onProgress(count);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return articles;
}

/** Gives the ids of an article their page's prefix, and leads its links to pages of the book into the book. */
function bind(article: HTMLElement, number: number, pages: readonly PageLink[]): void {
  const prefix = `${idOf(number)}-`;
  article.querySelectorAll('details').forEach((details) => {
    details.open = true;
  });
  article.querySelectorAll('[id]').forEach((named) => {
    named.id = prefix + named.id;
  });
  for (const name of REFERENCES) {
    article.querySelectorAll(`[${name}]`).forEach((naming) => {
      const ids = naming.getAttribute(name)?.split(' ') ?? [];
      naming.setAttribute(name, ids.map((id) => prefix + id).join(' '));
    });
  }
  article.querySelectorAll('a[href]').forEach((link) => {
    const [path, hash] = link.getAttribute('href')?.split('#') ?? [];
    const target = path ? pages.findIndex(({to}) => to === path) : number;
    if (target >= 0) {
      link.setAttribute('href', `#${idOf(target)}${hash ? `-${hash}` : ''}`);
    }
  });
  article.id = idOf(number);
}

/** The title page: what this is, where it comes from, from when it is, and what is in it. */
function titlePage({title, site, url, locale, pages}: Book): HTMLElement {
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'long'}).format(new Date());
  const page = element(
    'div',
    element('h1', title),
    element('p', site),
    element('p', new URL(pages[0]?.to ?? '', url).href),
    element(
      'p',
      translate(
        {
          id: 'print.date',
          message: 'Printed on {date}',
          description: 'On the title page of a printed section',
        },
        {date},
      ),
    ),
    element(
      'ol',
      ...pages.map((entry, number) => {
        const link = element('a', entry.title);
        link.href = `#${idOf(number)}`;
        return element('li', link);
      }),
    ),
  );
  page.className = 'theme-doc-markdown markdown';
  return page;
}

/**
 * Prints the articles in place of the page (src/css/print.css). The page itself
 * is not touched; what is added goes when the reader comes back to it.
 */
export function printBook(book: Book, articles: readonly HTMLElement[]): void {
  articles.forEach((article, number) => bind(article, number, book.pages));
  const paper = element('div', titlePage(book), ...articles);
  paper.hidden = true;
  paper.dataset.paper = '';
  const {title} = document;
  document.body.append(paper);
  // The name of the file that the browser offers.
  document.title = `${book.title} | ${book.site}`;

  const back = new AbortController();
  const {signal} = back;
  const restore = () => {
    back.abort();
    paper.remove();
    document.title = title;
  };
  // Some browsers say that they have printed while they still draw the sheets: only what
  // the reader does next shows that it is over.
  window.addEventListener(
    'afterprint',
    () => {
      for (const event of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
        window.addEventListener(event, restore, {signal});
      }
    },
    {signal},
  );
  window.print();
}
