import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales, type Locale} from '@site/src/config/locales';
import labels from '@site/src/facts/labels/extension.json';
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

/** What the pages of a language say of a label's default. */
function saidOf(label: string, locale: Locale): Statement[] {
  const shown = labels.find(({en}) => en === label)?.[locale];
  if (shown === undefined) {
    throw new Error(`No label "${label}" in src/facts/labels/extension.json`);
  }
  return all[locale].filter(
    (statement) => statement.about.includes(`<UI>${shown}</UI>`) && speaksOfDefault(statement),
  );
}

describe.each(locales)('defaults on the pages in %s', (locale) => {
  it.each(Object.entries(defaults))('agree on %s', (label, allowed) => {
    const said = saidOf(label, locale);
    expect(said.length, 'no page says this default').toBeGreaterThan(0);
    expect(said.filter(({text}) => !allowed.test(text))).toEqual([]);
  });

  it('never state the worth of the free tier by hand', () => {
    expect(all[locale].filter(({text}) => /(US)?\$\s?20\b/.test(text))).toEqual([]);
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
});
