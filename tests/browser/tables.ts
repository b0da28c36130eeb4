import type {JSHandle, Page} from '@playwright/test';

/**
 * Visible boxes of tables that scroll and that Tab passes over, or that do not scroll
 * and hold it up, by the text their table begins with: none on a sound page.
 */
export const wrongStops = (page: Page): Promise<string[]> =>
  page
    .locator('.table-scroller')
    .evaluateAll((boxes) =>
      (boxes as HTMLElement[])
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
        .map((box) => `${box.scrollWidth} in ${box.clientWidth}: ${box.textContent?.slice(0, 40)}`),
    );

interface Misfits {
  /** How many tables were looked at. */
  tables: number;
  /** Tables wider than their box that are not made to be scrolled. */
  cut: string[];
  /** Those that are: matrices. */
  scrolled: string[];
  /** Rows higher than 600 px. */
  tall: string[];
  /** Code without spaces, and words of commands with hyphens, that stand on two lines. */
  broken: {url: string; name: string}[];
}

/** The text of a page as it was served, outside of any document. */
interface ServedText {
  url: string;
  text: Element;
}

/** The texts of pages; their style sheets are put into the window's page, which has those of its own kind alone. */
export const readTexts = (page: Page, urls: string[]): Promise<JSHandle<ServedText[]>> =>
  page.evaluateHandle(async (all) => {
    const sheetsOf = (served: Document) => [...served.head.querySelectorAll<HTMLElement>('style[data-href]')];
    const applied = new Set(sheetsOf(document).map(({dataset}) => dataset.href));
    const texts: ServedText[] = [];
    for (const url of all) {
      const html = await (await fetch(url)).text();
      const served = new DOMParser().parseFromString(html, 'text/html');
      const text = served.querySelector('.theme-doc-markdown');
      if (!text) {
        throw new Error(`${url} has no text.`);
      }
      const missing = sheetsOf(served).filter(({dataset}) => !applied.has(dataset.href));
      for (const {dataset, textContent} of missing) {
        applied.add(dataset.href);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(textContent);
        document.adoptedStyleSheets.push(sheet);
      }
      text.querySelectorAll('[role=tabpanel]').forEach((panel) => panel.removeAttribute('hidden'));
      text.querySelectorAll('details').forEach((details) => (details.open = true));
      texts.push({url, text});
    }
    return texts;
  }, urls);

/** Looks at the tables and the code in the text of each page, in the window as it is. */
export const findMisfits = (texts: JSHandle<ServedText[]>): Promise<Misfits> =>
  texts.evaluate((all) => {
    const found: Misfits = {tables: 0, cut: [], scrolled: [], tall: [], broken: []};
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = [...range.getClientRects()].filter(({width}) => width > 0).map(({top}) => top);
      return new Set(tops.sort((a, b) => a - b).filter((top, i) => i === 0 || top - (tops[i - 1] ?? 0) > 4))
        .size;
    };
    for (const {url, text} of all) {
      document.querySelector('.theme-doc-markdown')?.replaceWith(text);
      for (const table of text.querySelectorAll('table')) {
        const box = table.parentElement as HTMLElement;
        found.tables += 1;
        // A space at the end of a line of code reaches out by less than a letter.
        if (table.scrollWidth > box.clientWidth + 4) {
          const isMatrix = table.querySelectorAll('thead tr > *').length > 4;
          found[isMatrix && box.matches('.table-scroller') ? 'scrolled' : 'cut'].push(
            `${url}: ${table.tHead?.textContent}`,
          );
        }
        const tall = [...table.rows].filter((row) => row.offsetHeight > 600);
        found.tall.push(
          ...tall.map((row) => `${url}: ${row.offsetHeight} px: ${row.textContent?.slice(0, 60)}`),
        );
      }
      const names = [...text.querySelectorAll(':not(pre) > code, .command > span')].filter(
        // In a diagram one that is longer than its arrow breaks, and stays in its box (src/css/diagrams.css).
        (code) => !/\s/.test(code.textContent ?? '') && linesOf(code) > 1 && !code.closest('.diagram'),
      );
      found.broken.push(...names.map((code) => ({url, name: code.textContent ?? ''})));
    }
    return found;
  });
