import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {routeOf} from '../../src/config/routes';
import {type Locale} from '../../src/config/locales';
import {baseOf} from '../../src/config/siteAddress';
import {hydrated} from '../browser/fixtures';
import type {Mode, Subject} from './pages';

/**
 * How unlike two pictures may be. Blur and half size leave shapes, colors and
 * lines. Letters that are 0.3 px heavier change 0.02% of the pixels by more than
 * `threshold`, a table without lines changes 0.22%: tolerance.spec.ts.
 * The pale ground of a box, gone alone, is below `threshold` too.
 */
export const tolerance = {threshold: 0.08, maxDiffPixelRatio: 0.0015};

/** Lines break alike on every machine: one font, from a package that the site has for its social cards. */
const font = [400, 700]
  .map((weight) => {
    const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
    const data = readFileSync(file).toString('base64');
    return `@font-face {
      font-family: 'Reference';
      font-weight: ${weight};
      src: url('data:font/woff2;base64,${data}');
    }`;
  })
  .join('');
const pinned = `${font} * { font-family: 'Reference', sans-serif !important; }`;

/** Signs that the font lacks, such as arrows, would come from a font of the machine. */
function replaceSigns(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const known = node.data.replaceAll(/[^\0-\u00ff\u2000-\u206f\u2212]/gu, 'o');
    if (known !== node.data) {
      node.data = known;
    }
  }
}

/** Opens a page as all machines show it. */
export async function open(page: Page, {address, ready}: Subject, locale: Locale): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, pinned);
  const [path = '', hash] = address.split('#');
  // The reader's system is chosen, or it would be the machine's.
  await page.goto(baseOf(locale) + (path.includes('?') ? path : `${routeOf(path)}?os=linux`));
  await hydrated(page);
  if (ready) {
    await page.locator(ready).first().waitFor();
    // Further sections of what was found come after the first answer.
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(replaceSigns);
  if (hash) {
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({behavior: 'instant'}), hash);
  }
}

/** The window of an open page, half as large and out of focus. */
export async function picture(page: Page, mode: Mode, style = ''): Promise<Buffer> {
  // As if it was chosen in another window.
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await page.locator(`html[data-theme="${mode}"]`).waitFor();
  return page.screenshot({
    type: 'jpeg',
    quality: 45,
    animations: 'disabled',
    // The navbar hides when a page scrolls down, and needs a while for it.
    style: `html { filter: blur(3px); } .navbar { transform: none !important; } ${style}`,
  });
}
