/**
 * Walks the built pages of pseudo-languages in a browser, and says what their readers would trip over. Started by
 * scripts/checkLanguage.mts in its copy of the project, with the languages: there `build/` and the configuration have them.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {baseOf, defaultLocale, localeConfigs, locales, type Locale} from '../../src/config/locales';
import {routeOf} from '../../src/config/routes';
import {allPages} from '../../src/config/sections';
import {product} from '../../src/config/product';
import {whatsNewRoute} from '../../src/config/whatsNew';
import {dataModules} from '../author/texts.mts';
import {findBrowser, root} from '../prepare.mjs';
import {startServer} from '../server.mts';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const widths = [360, 768, 1440] as const;

/** A finding: what it is, where, and the text it is about. */
export interface Finding {
  kind: 'wider than the window' | 'cut' | 'untranslated' | 'markup' | 'search';
  /** Selector of the element, or what is wrong with the page. */
  place: string;
  text: string;
  /** Of the window, in CSS pixels. */
  width?: number;
}

/** What a walk of a page is told. */
interface Rules {
  /** What is not a translator's: code, formulas, what is marked as another language. */
  kept: string;
  /** What is meant to scroll, or is there for screen readers alone. */
  scrolls: string;
  /** Words that no language translates, in lower case. */
  words: readonly string[];
  /** Whole texts that have no language: names, files, commands. */
  whole: readonly string[];
}

/** What the browser writes in English for a language that it does not know. */
const written = ['month', 'day', 'minute', 'hour'].flatMap((unit) =>
  [1, 6].map((count) =>
    new Intl.NumberFormat('en', {style: 'unit', unit, unitDisplay: 'long'}).format(count),
  ),
);
const months = Array.from({length: 12}, (_, month) =>
  (['long', 'short'] as const).map((style) =>
    new Intl.DateTimeFormat('en', {month: style}).format(new Date(2026, month)),
  ),
).flat();

/** What it calls the languages of the site. */
const languageNames = locales.map(
  (locale) => new Intl.DisplayNames('en', {type: 'language'}).of(locale) ?? '',
);

/** What it writes between the last two of a list. */
const joined = new Intl.ListFormat('en').format(['', '']);

/** Names of systems, browsers, assistants, formats and people in drawn screens, keys and units. */
const names = [
  ...[
    'Windows',
    'macOS',
    'Linux',
    'Ubuntu',
    'Android',
    'Chrome',
    'Edge',
    'Firefox',
    'Visual Studio Code',
    'VS',
  ],
  ...[
    'ChatGPT',
    'Claude',
    'Atom',
    'OIDC',
    'SAML',
    'YAML',
    'Jira',
    'Slack',
    'OpenAI Compatible',
    'Human Relay',
  ],
  ...['Code', 'Ask', 'Architect', 'Debug', 'Orchestrator', 'QA', 'ID'],
  ...['Marina Reis', 'Tomás Brito', 'Davi', 'Recife', 'São Paulo'],
  ...['Ctrl', 'kB', 'GB', 'min', 'US'],
];

/**
 * What is no translator's: texts of the data that are the same in every language, by their words, and those
 * that the data has without a language, as a whole.
 */
async function readNames(): Promise<Pick<Rules, 'words' | 'whole'>> {
  const strings = Object.values(product).filter((value) => typeof value === 'string');
  const same = [...strings, ...names, ...months, ...written, joined, ...languageNames];
  const whole = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      whole.add(value);
    } else if (value !== null && typeof value === 'object' && !seen.has(value)) {
      seen.add(value);
      const texts = locales.map((locale) => (value as Partial<Record<Locale, unknown>>)[locale]);
      if (texts.every((text) => text === undefined)) {
        Object.values(value).forEach(visit);
      } else if (typeof texts[0] === 'string' && texts.every((text) => text === texts[0])) {
        same.push(texts[0]);
      }
    }
  };
  visit(product);
  (await dataModules()).forEach(({data}) => visit(data));
  return {
    words: same.flatMap((text) => text.match(/[\p{L}]+/gu) ?? []).map((word) => word.toLowerCase()),
    whole: [...whole],
  };
}

const rules: Rules = {
  // Code with its files, formulas, other languages, and in drawn windows code, files and initials.
  kept: 'code, pre, kbd, samp, math, [lang]:not(html), .theme-code-block > [class^=title], .pic-path, .pic-code, .pic-items, .pf-mono, .pf-avatar, .pf-chip, .pf-code, textarea.code',
  // Code and tables scroll, and so do long words in them.
  scrolls: 'pre, .table-scroller, .sr-only',
  ...(await readNames()),
};

/**
 * Runs in the page: looks at every text that is seen.
 *
 * @param texts whether the texts are looked at too, which are the same at each width
 */
function inspect({rules, texts}: {rules: Rules; texts: boolean}): Finding[] {
  const found: Finding[] = [];
  const words = new Set(rules.words);
  const whole = new Set(rules.whole);
  const placeOf = (element: Element): string => {
    const parts: string[] = [];
    for (let at: Element | null = element; at && parts.length < 3; at = at.parentElement) {
      const [first = ''] = at.classList;
      parts.unshift(at.tagName.toLowerCase() + (first && `.${first}`));
    }
    return parts.join(' > ');
  };
  const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 90);

  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const {left, right} = element.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && !element.closest(rules.scrolls);
    });
    const [last] = wide.slice(-1);
    found.push({
      kind: 'wider than the window',
      place: last ? placeOf(last) : 'html',
      text: `${scrollWidth} of ${clientWidth} px`,
    });
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.closest(rules.scrolls) || !element.checkVisibility({visibilityProperty: true})) {
      continue;
    }
    const style = getComputedStyle(element);
    const {width, height} = element.getBoundingClientRect();
    // Of one pixel: it is read aloud only.
    if (width <= 1 || height <= 1 || !element.textContent?.trim()) {
      continue;
    }
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut =
      (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2);
    if (isCut) {
      found.push({kind: 'cut', place: placeOf(element), text: short(element.textContent)});
    }
  }
  for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
    const svg = text.ownerSVGElement;
    // Words may stand out of a drawing that lets them: not of the window.
    const edge = svg && getComputedStyle(svg).overflowX !== 'visible' ? svg : document.documentElement;
    const room = edge.getBoundingClientRect();
    const box = text.getBoundingClientRect();
    if (box.width > 0 && (box.left < room.left - 2 || box.right > room.right + 2)) {
      found.push({kind: 'cut', place: placeOf(text), text: short(text.textContent ?? '')});
    }
  }

  if (texts) {
    const isEnglish = (text: string): boolean =>
      (
        text
          // Places to fill, files, addresses, identifiers, and in quotation marks what a reader has typed.
          .replace(/\{\w+\}|<\w+>|[\w$][\w$-]*(?:[./:_@-]+[\w$-]+)+|“[ -~]+”/g, '')
          .match(/[\p{L}\p{M}]+/gu) ?? []
      ).some((word) => /^[A-Za-z]{2,}$/.test(word) && !words.has(word.toLowerCase()));
    const look = (text: string, element: Element, what = '') => {
      if (isEnglish(text) && !whole.has(text.trim()) && !element.closest(rules.kept)) {
        found.push({kind: 'untranslated', place: placeOf(element) + what, text: short(text)});
      }
    };
    /** A text with what follows it after places where it may break. */
    const wholeOf = (node: Node): string => {
      const next = node.nextSibling?.nodeName === 'WBR' ? node.nextSibling.nextSibling : null;
      return (node.nodeValue ?? '') + (next ? wholeOf(next) : '');
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isStart = node.previousSibling?.nodeName !== 'WBR';
      if (parent && isStart && !/^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName)) {
        look(wholeOf(node), parent);
      }
    }
    for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
        look(element.getAttribute(attribute) ?? '', element, `[${attribute}]`);
      }
    }
    for (const meta of document.querySelectorAll(
      'title, meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    )) {
      look(meta.getAttribute('content') ?? meta.textContent ?? '', meta);
    }
  }
  return found;
}

/** What a page says of its language. */
function markup(): {lang: string; dir: string; alternates: string[]} {
  const {lang, dir} = document.documentElement;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
  return {lang, dir, alternates: links.map(({hreflang, href}) => `${hreflang} ${new URL(href).pathname}`)};
}

const ready = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
};

/** The page of a route in a language: `/en-XA/`, `/en-XA/faq`. */
const pathOf = (locale: Locale, route: string): string => baseOf(locale) + route;

/** Whether the page says its language, and where it is in the others. */
async function checkMarkup(page: Page, locale: Locale, route: string): Promise<Finding[]> {
  const {htmlLang, direction} = localeConfigs[locale];
  const {lang, dir, alternates} = await page.evaluate(markup);
  const wanted = [
    ...locales.map((other) => [localeConfigs[other].htmlLang, other] as const),
    ['x-default', defaultLocale] as const,
  ]
    .map(([hreflang, other]) => `${hreflang} ${pathOf(other, route)}`)
    .filter((link) => !alternates.includes(link));
  return [
    ...(lang === htmlLang && dir === direction
      ? []
      : [{kind: 'markup' as const, place: 'html', text: `lang=${lang} dir=${dir}`}]),
    ...wanted.map((link) => ({
      kind: 'markup' as const,
      place: 'link[hreflang]',
      text: `${link} is not in ${alternates.join(', ')}`,
    })),
  ];
}

async function walkPage(page: Page): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    const here = await page.evaluate(inspect, {rules, texts: index === 0});
    found.push(...here.map((finding) => ({...finding, width})));
  }
  return found;
}

/** Looks a page up by its own title. */
async function searchFor(page: Page, origin: string, locale: Locale, route: string): Promise<Finding[]> {
  await ready(page, origin + baseOf(locale) + route);
  const title = await page.locator('h1').first().innerText();
  await ready(page, `${origin}${baseOf(locale)}search?q=${encodeURIComponent(title)}`);
  const first = page.locator('main ol a').first();
  const href = await first.getAttribute('href', {timeout: 20_000}).catch(() => null);
  const found = href === null ? 'nothing' : new URL(href, origin).pathname;
  return found === pathOf(locale, route)
    ? []
    : [{kind: 'search', place: title, text: `the first result is ${found}`}];
}

/** Prints each finding once, with the addresses it was made at. */
function print(findings: readonly (Finding & {address: string})[]): void {
  const places = new Map<string, Set<string>>();
  for (const {kind, place, text, address, width} of findings) {
    const title = `${kind}: ${place}: ${text}`;
    const at = width === undefined ? address : `${address} at ${width} px`;
    places.set(title, (places.get(title) ?? new Set()).add(at));
  }
  for (const [title, [...at]] of [...places].sort(([a], [b]) => a.localeCompare(b))) {
    const more = at.length > 4 ? ` and ${at.length - 4} more` : '';
    console.error(`${title}\n    ${at.slice(0, 4).join(', ')}${more}`);
  }
}

const {values, positionals} = parseArgs({options: {few: {type: 'boolean'}}, allowPositionals: true});
const walked = locales.filter((locale) => positionals.includes(locale));
const others = ['search', 'search?q=a', whatsNewRoute, '404'];
/** The first page of each folder, which is one of each kind. */
const searched = [
  ...new Map(
    allPages
      .map(routeOf)
      .filter(Boolean)
      .toReversed()
      .map((route) => [route.replace(/[^/]+$/, ''), route]),
  ).values(),
];
const documents = values.few ? ['', ...searched] : allPages.map(routeOf);

const server = await startServer(path.join(root, 'build'), 0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const findings: (Finding & {address: string})[] = [];
try {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  // Functions of this file run in the page; esbuild marks those in them with their names.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  for (const locale of walked) {
    const note = (route: string, found: readonly Finding[]) =>
      findings.push(...found.map((finding) => ({...finding, address: baseOf(locale) + route})));
    for (const route of [...documents, ...others]) {
      await ready(page, server.url + baseOf(locale) + route);
      note(route, await walkPage(page));
      if (!others.includes(route)) {
        note(route, await checkMarkup(page, locale, route));
      }
    }
    for (const route of searched) {
      note(route, await searchFor(page, server.url, locale, route));
    }
  }
} finally {
  await browser.close();
  await server.close();
}
print(findings);
console.log(
  `${walked.join(', ')}: ${documents.length + others.length} pages at ${widths.join(', ')} px and ${searched.length} searches, ${findings.length} findings`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
