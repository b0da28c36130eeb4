import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales, type Locale} from '@site/src/config/locales';
import {settings, type Setting} from '@site/src/facts/settings/data';
import {defaults} from '../data/defaults';

const root = path.resolve(import.meta.dirname, '../..');

/** A place on a page that says what the default of something is. */
interface Statement {
  page: string;
  /** The label's own words, so that a label in another one's sentence does not count. */
  about: string;
  text: string;
}

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const isTableRow = (line: string) => line.startsWith('|');

/** Cells of a column “Default” beside the first cell of their row, and sentences that name a default. */
function statements(page: string, text: string): Statement[] {
  let column = -1;
  return text.split('\n').flatMap((line, index, lines) => {
    if (!isTableRow(line)) {
      return line.split(/(?<=[.;:]) /).map((sentence) => ({page, about: sentence, text: sentence}));
    }
    if (!isTableRow(lines[index - 1] ?? '')) {
      column = cells(line).findIndex((cell) => /^(default|padrão)/i.test(cell));
      return [];
    }
    const row = cells(line);
    return column > 0
      ? [{page, about: row[0] ?? '', text: `default: ${row[column] ?? ''}`}]
      : [{page, about: row[0] ?? '', text: row.join(' ')}];
  });
}

const speaksOfDefault = ({text}: Statement) => /\b(default|padrão)\b/i.test(text);

const all: Record<Locale, Statement[]> = Object.fromEntries(
  locales.map((locale) => {
    const folder = path.join(root, docsFolder[locale]);
    const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.mdx'),
    );
    return [locale, names.flatMap((name) => statements(name, readFileSync(path.join(folder, name), 'utf8')))];
  }),
) as Record<Locale, Statement[]>;

/** Settings whose name is theirs alone, and whose default can be told from what stands round it. */
const checked = settings.filter(
  (setting) =>
    typeof setting.default !== 'object' &&
    setting.default !== undefined &&
    settings.filter(({label, key}) => (label?.en ?? key) === (setting.label?.en ?? setting.key)).length === 1,
);

/** What must stand in a sentence or a row that speaks of the default. */
function saysDefault({default: value}: Setting, locale: Locale): RegExp {
  if (typeof value === 'number') {
    const shown = new Intl.NumberFormat(locale).format(Math.abs(value)).replace('.', '\\.');
    return new RegExp(`${value < 0 ? '[-−]' : '\\b'}${shown}0?\\b`);
  }
  return value
    ? /\b(on|true|selected)\b|(?<!des)ativ|(?<!des)marcad/i
    : /\b(off|clear|false)\b|desativ|desmarc/i;
}

/** Of these statements the ones that give a setting another default than it has. */
function wrongOf(setting: Setting, locale: Locale, said: readonly Statement[]): Statement[] {
  const {label, key} = setting;
  const names = [
    ...(label ? [`<UI>${label[locale]}</UI>`] : []),
    ...(key ? [`{product.settings}.${key}\``] : []),
  ];
  return said
    .filter((statement) => names.some((name) => statement.about.includes(name)))
    .filter((statement) => speaksOfDefault(statement) && !saysDefault(setting, locale).test(statement.text));
}

describe.each(locales)('defaults on the pages in %s', (locale) => {
  it.each(checked)('agree on $id', (setting) => {
    expect(wrongOf(setting, locale, all[locale])).toEqual([]);
  });

  it('never state the worth of the free tier by hand', () => {
    expect(all[locale].filter(({text}) => /(US)?\$\s?20\b/.test(text))).toEqual([]);
  });
});

describe('the facts', () => {
  it.each(Object.entries(defaults))('have the default of %s', (label, expected) => {
    const value = settings.find((setting) => setting.label?.en === label)?.default;
    if (expected instanceof RegExp) {
      expect((value as {en: string} | undefined)?.en).toMatch(expected);
    } else {
      expect(value).toBe(expected);
    }
  });
});

describe('the reading of defaults', () => {
  it('finds them in a column, in a row and in a sentence', () => {
    const page = [
      '| Setting | Default | Range |',
      '| --- | --- | --- |',
      '| <UI>A</UI> | 7 | 0 to 9 |',
      '',
      '<UI>B</UI> is 3 by default. <UI>C</UI> has none.',
    ].join('\n');
    const found = statements('x.mdx', page).filter(speaksOfDefault);
    expect(found.map(({text}) => text)).toEqual([
      'default: ---',
      'default: 7',
      '<UI>B</UI> is 3 by default.',
    ]);
  });

  it('notices a default that is not the one of the facts', () => {
    const page = [
      'By default, <UI>Terminal output limit</UI> is 400 lines.',
      '<UI>Enable browser tool</UI> is off by default. <UI>Rate limit</UI> is 0 s by default.',
      '`{product.settings}.apiRequestTimeout` is 300 by default.',
    ].join('\n');
    const wrong = checked.filter((setting) => wrongOf(setting, 'en', statements('x.mdx', page)).length > 0);
    expect(wrong.map(({id}) => id)).toEqual(['enable-browser', 'output-limit', 'apiRequestTimeout']);
  });
});
