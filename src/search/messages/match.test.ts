import {describe, expect, it} from 'vitest';
import {load} from 'cheerio';
import fc from 'fast-check';
import pasted from '../../../tests/data/pastedMessages.json';
import {render} from '../../../tests/support/render';
import {MOST, quickest} from '../../../tests/support/quick';
import {pages, rawOf} from '../../../tests/support/places';
import {locales, perLocale, type Locale} from '../../config/locales';
import {explainedMessagesIn, type ExplainedMessage} from './explainedMessages';
import {LONGEST_TEXT} from '../../components/calculators/parts/values';
import {fillTokens, tokensFor} from '../../config/tokens';
import {constantPart, finderOf, frames, nearest, rowSelector, type CatalogEntry} from './match';

const filled = (text: string, locale: Locale) => fillTokens(text, tokensFor(locale), 'test');

/** The rows of the lists, as the page has them. */
const catalogs = perLocale((locale): CatalogEntry[] => {
  const raw = rawOf('troubleshooting/introduction', locale);
  const lists = filled(raw.slice(raw.indexOf('{#messages}')), locale).replace(/\{#[\w-]+\}/g, '');
  const $ = render(`## ${lists}`, locale, 'troubleshooting/introduction.mdx');
  return $(rowSelector)
    .toArray()
    .map((row) => {
      const cell = $(row).find('th, td').first();
      const quoted = cell
        .find('code')
        .toArray()
        .map((one) => $(one).text());
      const id = $(row).attr('id') ?? '';
      return {id, messages: quoted.length > 0 ? quoted : [cell.text()], isFrame: frames.includes(id)};
    });
});

/** The messages that the pages of the platform explain, each once: of the others a browser test takes one. */
const explained = perLocale((locale): ExplainedMessage[] => {
  const found = pages
    .filter(({id, locale: language}) => /^(?:platform|metrics)\//.test(id) && language === locale)
    .flatMap(({id, raw}) => {
      const text = raw.replace(/^---\n.*?\n---\n/s, '').replace(/\{#[\w-]+\}/g, '');
      const $ = render(filled(text, locale), locale, `${id}.mdx`);
      return explainedMessagesIn(load(`<div class="theme-doc-markdown">${$.html()}</div>`), id);
    });
  return [...new Map(found.reverse().map((one) => [one.id, one])).values()];
});

/** Finds the messages of the lists and of the platform. */
const finders = perLocale((locale) => finderOf([...catalogs[locale], ...explained[locale]]));

const CODE = /^[A-Z]{3,4}-\d{3}$/;

it('the lists of messages have the same addresses in both languages, each once', () => {
  const [english = [], portuguese] = locales.map((locale) => catalogs[locale].map(({id}) => id));
  expect(english.length).toBeGreaterThan(60);
  expect(portuguese).toEqual(english);
  expect(new Set(english).size).toBe(english.length);
  expect(english.filter((id) => !/^(?:m|http|[a-z]+-messages)-[a-z0-9-]+$/.test(id))).toEqual([]);
});

/** Of 60 messages, with other values than those of the lists. */
const MAY_MISS = 3;

describe.each(locales)('pasted messages, %s', (locale) => {
  const find = finders[locale];

  it('lead to their block first', () => {
    const rows = catalogs.en;
    expect(pasted[locale]).toHaveLength(60);
    const missed = pasted[locale].flatMap(({pasted: text, row}) => {
      const wanted = rows.find(({id, messages}) => id === row || messages.includes(filled(row, 'en')));
      const [first] = nearest(find(filled(text, locale)));
      return wanted && first?.id === wanted.id ? [] : [`${text} → ${first?.id}, not ${wanted?.id ?? row}`];
    });
    expect(missed.length > MAY_MISS ? missed : []).toEqual([]);
  });

  it('of the platform are found by their code, and by their text', () => {
    const coded = explained[locale].filter(({id}) => CODE.test(id));
    expect(coded.length).toBeGreaterThan(50);
    const missed = coded.filter(({id}) => find(`x ${id.toLowerCase()} y`)[0]?.id !== id);
    expect(missed.map(({id}) => id)).toEqual([]);
    const byText = coded.filter(
      ({id, messages}) => find((messages[1] ?? '').replace(/\{n\}/g, '17'))[0]?.id !== id,
    );
    expect(byText.length).toBeLessThanOrEqual(coded.length * 0.05);
  });

  it('that are no message find nothing, however hostile', () => {
    const hostile = ['', '   ', '!!!', '\u0000', '<script>alert(1)</script>', '((((', 'x'.repeat(100_000)];
    expect([...hostile, 'zqx wvk'].flatMap(find)).toEqual([]);
  });

  it('of the platform say what they mean or what to do, and where they stand', () => {
    expect(explained[locale].length).toBeGreaterThan(90);
    for (const {title, facts, address} of explained[locale]) {
      expect(facts.length, title).toBeGreaterThan(0);
      expect(facts.filter(([head, text]) => head === '' || text.length < 5)).toEqual([]);
      expect(address).toMatch(/^[a-z/-]+(?:#[\w-]+)?$/);
    }
  });
});

it('a label that a row quotes is a message in both languages, one of a word is none', () => {
  const row = (cell: string) => `<tr><td>${cell}</td><td>Stage the files.</td></tr>`;
  const label = '<b class="ui-label"><span>No changes found</span><span hidden>Sem alterações</span></b>';
  const rows = row(`${label}, or quit`) + row('<b class="ui-label">Fix</b> is missing');
  const table = `<table><thead><tr><th>Message</th><th>What to do</th></tr></thead>${rows}</table>`;
  const found = explainedMessagesIn(load(`<div class="theme-doc-markdown">${table}</div>`), 'faq');
  expect(found).toMatchObject([
    {messages: ['No changes found', 'Sem alterações'], title: 'No changes found, or quit'},
  ]);
});

it('the messages of the platform are the same in all languages', () => {
  const [english, portuguese] = locales.map((locale) =>
    explained[locale].map(({id, address}) => (CODE.test(id) ? `${id} ${address}` : address)).sort(),
  );
  expect(portuguese).toEqual(english);
});

describe('what of a text is the same each time', () => {
  it.each([
    ['see https://a.example/x?y=1 now', 'see   now'],
    ['HTTP://A.EXAMPLE', ''],
    ['<http://a.example/b>', '< >'],
    ['in /home/ana/api here', 'in   here'],
    ['in C:\\Users\\ana\\api', 'in'],
    ['~/a/b.txt, ./a/b, ../a/@b+c~1', ',  ,'],
    ['either/or /usr', 'either/or /usr'],
    ['id 1a2b3c4d-5e6f-7a8b gone', 'id   gone'],
    ['a1b2-c3d4', ''],
    ['dead-beef face-cafe', 'dead-beef face-cafe'],
    ['1ab-cd1 1234-12', '1ab-cd1 1234-12'],
    ['x1234-5678', 'x1234-5678'],
    ['sha abcdef123456 ok', 'sha   ok'],
    ['abcdef12345 abcdefabcdef', 'abcdef12345 abcdefabcdef'],
    ['broke at Object.run (/srv/a.js:12:5) here', 'broke   here'],
    ['broke at f (a.js:12)', 'broke'],
    ['broke at noon (12)', 'broke at noon (12)'],
    ['  Plain text.  ', 'Plain text.'],
  ])('%s', (text, expected) => {
    expect(constantPart(text)).toBe(expected);
  });

  it('decides what a pasted text is, in any case, with and without accents', () => {
    const find = finderOf([
      {id: 'a', messages: ['Não foi possível abrir o arquivo PATH', "Can't open it"]},
      {id: 'b', messages: ['GEN-005 {name} failed with code -32000']},
      ...Array.from({length: 30}, (_, i) => ({id: `x${i}`, messages: [`another thing went wrong${i}`]})),
    ]);
    const first = (text: string) => find(text)[0]?.id;
    expect(first('NAO FOI POSSIVEL ABRIR O ARQUIVO /srv/a/b.txt')).toBe('a');
    expect(first('can’t open it')).toBe('a');
    expect(first('x failed with code')).toBe('b');
    expect(first('nothing of it')).toBeUndefined();
  });
});

describe('how well a message fits', () => {
  const filler = Array.from({length: 8}, (_, index) => ({id: `x${index}`, messages: [`filler${index}`]}));
  const find = (catalog: CatalogEntry[], text: string) =>
    finderOf([...catalog, ...filler])(text).map(({id, part}) => `${id} ${part.toFixed(2)}`);

  it('is by the part of its weight that is there, nearly half of it at least', () => {
    const catalog = [{id: 'a', messages: ['red green blue white']}];
    expect(find(catalog, 'red green blue white')).toEqual(['a 1.00']);
    // Four words and three pairs of half their weight.
    expect(find(catalog, 'white blue green red')).toEqual(['a 0.73']);
    expect(find(catalog, 'red green')).toEqual([]);
    expect(find(catalog, 'red green, and white')).toEqual(['a 0.64']);
    expect(find([{id: 'a', messages: ['red green']}], 'green')).toEqual([]);
    expect(find([{id: 'a', messages: ['red red']}], 'red')).toEqual(['a 0.80']);
    expect(find([{id: 'a', messages: ['']}], 'red')).toEqual([]);
  });

  it('weighs rare words more, pairs by their lighter word, and the whole by the square of the part', () => {
    const common = Array.from({length: 4}, (_, index) => ({id: `c${index}`, messages: ['common']}));
    const catalog: CatalogEntry[] = [{id: 'a', messages: ['rare common']}, ...common];
    const weights = {rare: Math.log(1 + 13 / 1), common: Math.log(1 + 13 / 5)};
    const finder = finderOf([...catalog, ...filler]);
    const pair = 0.5 * weights.common;
    const total = weights.rare + weights.common + pair;
    expect(finder('rare common')[0]).toEqual({id: 'a', score: total, part: 1});
    const part = weights.rare / total;
    expect(finder('rare')[0]?.score).toBeCloseTo(weights.rare * part * part, 9);
    expect(finder('common')).toHaveLength(4);
  });

  it('is of a message only with one of its rarest words', () => {
    const others = ['model', 'page', 'tool', 'key']
      .map((one) => `${one} not found`)
      .map((message) => ({id: message, messages: [message]}));
    const catalog = [{id: 'a', messages: ['resource not found']}, ...others];
    expect(find(catalog, 'file not found')).toEqual([]);
    expect(find(catalog, 'the resource was not found')[0]).toMatch(/^a /);
  });

  it('takes the best of several wordings, and a frame for less', () => {
    const wordings: CatalogEntry[] = [{id: 'a', messages: ['red green', 'red green blue', 'red']}];
    const [best] = finderOf([...wordings, ...filler])('red green blue');
    expect(best?.part).toBeCloseTo(1, 9);
    expect(best?.score).toBeCloseTo(4 * Math.log(1 + 9), 9);
    const [frame] = finderOf([{id: 'a', messages: ['red'], isFrame: true}, ...filler])('red');
    expect(frame?.score).toBeCloseTo(0.3 * Math.log(1 + 9), 9);
  });

  it('adds the numbers that are there, and takes a message of numbers by all of them', () => {
    const weight = Math.log(1 + 10);
    const finder = finderOf([
      {id: 'a', messages: ['failed 17']},
      {id: 'b', messages: ['404 405']},
      ...filler,
    ]);
    expect(finder('failed')[0]?.score).toBeCloseTo(weight, 9);
    expect(finder('failed with 17')[0]?.score).toBeCloseTo(2 * weight, 9);
    expect(finder('404')).toEqual([]);
    expect(finder('405 or 404')).toEqual([{id: 'b', score: 1, part: 1}]);
  });

  it.each([
    ['code -32000', 'code 32000', true],
    ['-32000', 'error -32000.', true],
    ['-32000', 'error(1)-32000', false],
    ['-32000', 'x-32000', false],
    ['-32000', '(-32000)', true],
    ['32000', 'error(1)-32000', true],
    ['GEN-005', 'gen 005', false],
    ['GEN-005', 'it says gen-005', true],
    ['GENE-005', 'gene, no number', true],
    ['GEN-05', 'gen, no number', true],
    ['GEN-0051', 'gen, no number', true],
    ['12a', 'in 12a', true],
    ['fails 12a', 'fails 13a', true],
    ['fails a12', 'fails a13', false],
    ['fails 12ab', 'fails 13ab', false],
    ['fails 1-2', 'fails', true],
    ["don't", 'dont', true],
    ['don’t', 'don t', false],
    ["'quoted words'", 'quoted words', true],
    ['über', 'UBER', true],
  ])('%s is found in %s: %s', (message, text, isFound) => {
    const found = find([{id: 'a', messages: [message]}], text);
    expect(found.length > 0).toBe(isFound);
  });
});

it('of what was found, at most four are worth reading, and those that fit nearly as well', () => {
  const found = (...scores: number[]) => scores.map((score, index) => ({id: `m${index}`, score, part: 1}));
  const ids = (...scores: number[]) => nearest(found(...scores)).map(({id}) => id);
  expect(ids()).toEqual([]);
  expect(ids(10, 5.5, 5.4)).toEqual(['m0', 'm1']);
  expect(ids(2, 2, 2, 2, 2)).toEqual(['m0', 'm1', 'm2', 'm3']);
  expect(ids(0.5, 0.3)).toEqual(['m0', 'm1']);
  const under = (id: string) => ({id, score: 1, part: 1});
  const title = {id: 'm-api-request-failed', score: 3, part: 1};
  expect(nearest([title, under('http-401')]).map(({id}) => id)).toEqual(['http-401', title.id]);
});

it('the longest text of any signs is compared at once, and what is found has a score', () => {
  const find = finderOf(catalogs.en);
  const sign = fc.constantFrom(' ', 'at ', ...'a - / . ( ) : 1 f \\ error ’ É _'.split(' '));
  const slow = 'a-|aaaa-|1a-|/a|./|at |at x (|http://|é|’|-1 |GEN-|fdfa '.split('|');
  fc.assert(
    fc.property(fc.array(sign, {minLength: 1, maxLength: 8}), (signs) => {
      const text = signs.join('').repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT);
      expect(quickest(() => [find(text), constantPart(text)])).toBeLessThan(MOST);
      expect(find(text).every(({score, part}) => score > 0 && part >= 0.5 && part <= 1 + 1e-9)).toBe(true);
    }),
    {numRuns: 40 + slow.length, examples: slow.map((piece) => [[piece]])},
  );
});
