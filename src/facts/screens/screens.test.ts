// @vitest-environment node
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {docsFolder, locales, type Locale} from '../../config/locales';
import {exportAction, stories} from './exampleWork';
import {screens} from './pages';
import type {ScreenId} from './pictures';
import {label, state} from './words';

const ids = Object.keys(screens) as ScreenId[];

/** A screen as its page has it. */
const screen = (id: string, locale: Locale = 'en'): cheerio.CheerioAPI =>
  draw(`<Screen id="${id}" />`, locale);

const textsOf = ($: cheerio.CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** Every screen of the pages of a language: its page, and the caption round it. */
const usesIn = (locale: Locale) =>
  readdirSync(docsFolder[locale], {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = join(docsFolder[locale], name);
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(/<Figure caption="([^"]*)">\n<Screen id="([^"]*)" \/>/g)].map(
        ([, caption = '', id = '']) => ({file, source, caption, id}),
      );
    });

describe.each(locales)('every screen in %s', (locale) => {
  const uses = usesIn(locale);

  it.each(ids)('%s is one picture with a sentence, and nothing in it can be operated', (id) => {
    const $ = screen(id, locale);
    const picture = $('.pf-screen');
    expect(picture.attr('role')).toBe('img');
    expect(picture.attr('aria-label')).toMatch(/^\p{Lu}.{40,}\.$/u);
    expect(picture.attr('aria-label')).not.toMatch(/[{}]|undefined|NaN/);
    expect($.html()).not.toMatch(/NaN|undefined|style=|\{product/);
    expect($('a, button, input, select, table, [id], [tabindex]')).toHaveLength(0);
  });

  it.each(ids)('%s stands on one page, whose caption names the numbers that are in it', (id) => {
    const [use, second] = uses.filter((known) => known.id === id);
    expect(second).toBeUndefined();
    const named = [...(use?.caption ?? '').matchAll(/\((\d)\)/g)].map(([, n]) => n);
    const marks = [...new Set(textsOf(screen(id, locale), '.pic-mark'))].sort();
    expect(named.toSorted()).toEqual(marks);
    // On a phone too.
    expect(screen(id, locale)('.pf-wide .pic-mark')).toHaveLength(0);
  });

  // The same numbers as the text: both come from the same data, or are held against the same functions.
  it.each(['plan-report', 'score', 'acceptance-card', 'alliance', 'okrs', 'start-preview'])(
    'the rates and amounts of %s are those of its page',
    (id) => {
      // The alliance quotes a budget that the page of AI metrics works out.
      const sources = uses.filter((known) => [id, 'ai-metrics'].includes(known.id)).map(({source}) => source);
      const $ = screen(id, locale);
      const numbers = textsOf($, '.pf-screen :not(.pic-mark, :has(*))')
        .join(' | ')
        .match(/\d[\d.,]*\d%|US\$ [\d.,]*\d|\d+[.,]\d{3}/g);
      expect(numbers?.length).toBeGreaterThan(1);
      expect(numbers?.filter((number) => !sources.some((source) => source.includes(number)))).toEqual([]);
    },
  );
});

it('draws what the style sheet knows, and the sheet has nothing else', () => {
  const classes = new Set(
    ids.flatMap((id) =>
      [
        ...screen(id)
          .html()
          .matchAll(/class="([^"]*)"/g),
      ].flatMap(([, names = '']) => names.split(' ')),
    ),
  );
  const sheet = readFileSync('src/css/screens.css', 'utf8');
  const styled = new Set([...sheet.matchAll(/\.(pf-[a-z-]+)/g)].map(([, name = '']) => name));
  expect([...styled].filter((name) => !classes.has(name))).toEqual([]);
  expect([...classes].filter((name) => name.startsWith('pf-') && !styled.has(name)).toSorted()).toEqual([]);
});

describe('a screen', () => {
  it('says with which word each language labels a thing', () => {
    const names = '.pf-nav .pf-label > :first-child';
    expect(textsOf(screen('home'), names)).toContain('Quality assurance');
    expect(textsOf(screen('home', 'pt-BR'), names)).toContain('Garantia de qualidade');
  });

  it('has the wording of the other language behind a label, as the text has', () => {
    const label = screen('export-preview', 'pt-BR')('.pf-main .pf-label');
    expect(label.html()).toBe('<span>Exportar</span><span lang="en" hidden="">Export</span>');
    // What both have in common stands there once.
    expect(textsOf(screen('home'), '.pf-nav .pf-name').at(-1)).toBe('Plugin');
  });

  it('marks its entry in the menu, which ends with the settings for those who may change them', () => {
    const menu = (id: string) => {
      const entries = screen(id)('.pf-nav .pf-choice').toArray();
      return [entries.length, entries.findIndex(({attribs}) => attribs.class?.includes('pf-chosen'))];
    };
    const [known, first] = menu('home');
    expect(first).toBe(0);
    expect(menu('score')).toEqual([known, 6]);
    expect(menu('weights')).toEqual([(known ?? 0) + 1, known]);
  });

  it('sorts the stories of an epic into the columns of their states', () => {
    const $ = screen('board');
    expect(textsOf($, '.pf-lane-name .pf-strong')).toEqual([
      'Draft',
      'Refining',
      'Ready',
      'In progress',
      'In review',
      'Done',
    ]);
    expect($('.pf-board .pf-card')).toHaveLength(stories.length);
    expect($('.pf-lane').eq(2).find('.pf-mono').text()).toBe('CHK-S142');
  });

  it('draws a number as long as it is', () => {
    const $ = screen('score');
    const [drawnLength, whole] = ($('.pf-ring .pf-full').attr('stroke-dasharray') ?? '')
      .split(' ')
      .map(Number);
    expect((drawnLength ?? 0) / (whole ?? 1)).toBeCloseTo(0.806, 2);
    expect($('.pf-bar-row .pf-meter .pf-full').last().attr('width')).toBe('70.14%');
    const parts = screen('run')('.pf-meter rect').toArray();
    expect(parts.map(({attribs}) => [attribs.x, attribs.width])).toEqual([
      ['0%', '70%'],
      ['70%', '10%'],
      ['80%', '6.67%'],
      ['86.67%', '13.33%'],
    ]);
    expect(screen('backlog')('.pf-steps').first().find('.pf-full')).toHaveLength(5);
    // The lowest feeling is the lowest point.
    const heights = screen('journey')('.pf-curve circle')
      .toArray()
      .map(({attribs}) => Number(attribs.cy));
    expect(heights.indexOf(Math.max(...heights))).toBe(2);
    expect(heights.indexOf(Math.min(...heights))).toBe(4);
  });

  it('that does not exist stops the build, which names those that do', () => {
    expect(() => draw('<Screen id="boards" />')).toThrow(/<Screen>: id is "boards"; allowed: "[a-z-]+", /);
  });
});

describe('the words of a screen', () => {
  it('are refused where the labels do not have them, or leave a choice', () => {
    expect(() => label('Dashboard')).toThrow(/The label "Dashboard" of a screen: .* has none\./);
    expect(() => label('Test')).not.toThrow();
    expect(() => state('story', 'Open')).toThrow(/The state "Open" of a screen: story has Draft, Refining, /);
  });
});

it.each([
  ['create', {priority: 'must', isExported: false}],
  ['update', {priority: 'must', isExported: true}],
  ['skip', {priority: 'wont', isExported: true}],
] as const)('an export would %s a story', (action, story) => {
  expect(exportAction(story)).toBe(action);
});
