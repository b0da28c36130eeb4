import {describe, expect, it} from 'vitest';
import pasted from '../../../tests/data/pastedMessages.json';
import {draw} from '../../../tests/support/draw';
import {pages} from '../../../tests/support/places';
import {locales, type Locale} from '../../config/locales';
import {fillTokens, tokensFor} from '../../config/tokens';
import {finderOf, frames, nearest, rowSelector, type CatalogEntry} from './match';
import {platformMessages} from './platform';

const filled = (text: string, locale: Locale) => fillTokens(text, tokensFor(locale), 'test');

/** The rows of the lists, as the page has them. */
function readCatalog(locale: Locale): CatalogEntry[] {
  const raw =
    pages.find((one) => one.id === 'troubleshooting/introduction' && one.locale === locale)?.raw ?? '';
  const lists = filled(raw.slice(raw.indexOf('{#messages}')), locale).replace(/\{#[\w-]+\}/g, '');
  const $ = draw(`## ${lists}`, locale, 'troubleshooting/introduction.mdx');
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
}

const catalogs = Object.fromEntries(locales.map((locale) => [locale, readCatalog(locale)])) as Record<
  Locale,
  CatalogEntry[]
>;
const catalogOf = (locale: Locale) => catalogs[locale];

describe('the lists of messages', () => {
  it('have the same addresses in both languages, each once', () => {
    const [english = [], portuguese] = locales.map((locale) => catalogOf(locale).map(({id}) => id));
    expect(english.length).toBeGreaterThan(100);
    expect(portuguese).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
    expect(english.filter((id) => !/^(?:m|http|[a-z]+-messages)-[a-z0-9-]+$/.test(id))).toEqual([]);
  });
});

/** Of 60 messages, with other values than those of the lists. */
const MAY_MISS = 3;

describe.each(locales)('pasted messages, %s', (locale) => {
  it('lead to their block first', () => {
    const rows = catalogOf('en');
    const find = finderOf([
      ...catalogOf(locale),
      ...platformMessages(locale).map(({code, message}) => ({id: code, messages: [code, message]})),
    ]);
    expect(pasted[locale]).toHaveLength(60);
    const missed = pasted[locale].flatMap(({pasted: text, row}) => {
      const wanted = rows.find(({id, messages}) => id === row || messages.includes(filled(row, 'en')));
      const [first] = nearest(find(filled(text, locale)));
      return wanted && first?.id === wanted.id ? [] : [`${text} → ${first?.id}, not ${wanted?.id ?? row}`];
    });
    expect(missed.length > MAY_MISS ? missed : []).toEqual([]);
  });

  it('of the platform are found by their code, and by their text', () => {
    const messages = platformMessages(locale);
    const find = finderOf([
      ...catalogOf(locale),
      ...messages.map(({code, message}) => ({id: code, messages: [code, message]})),
    ]);
    const missed = messages.filter(({code}) => find(`x ${code.toLowerCase()} y`)[0]?.id !== code);
    expect(missed.map(({code}) => code)).toEqual([]);
    const byText = messages.filter(
      ({code, message}) => find(message.replace(/\{n\}/g, '17'))[0]?.id !== code,
    );
    expect(byText.length).toBeLessThanOrEqual(messages.length * 0.05);
  });

  it('that are no message find nothing, however hostile', () => {
    const find = finderOf(catalogOf(locale));
    for (const text of [
      '',
      '   ',
      '!!!',
      '\u0000',
      '<script>alert(1)</script>',
      'x'.repeat(100_000),
      '((((',
      'zqx wvk',
    ]) {
      expect(find(text)).toEqual([]);
    }
  });
});
