/** The questions of real users, and the places of the site that answer them; sections that are elsewhere by now. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/config/locales';
import moved from '../../src/config/movedAnchors.json' with {type: 'json'};
import {whatsNewRoute} from '../../src/config/whatsNew';
import {pages} from '../support/places';

interface Question {
  /** `q001` and up, in the order of the file. */
  id: string;
  question: string;
  pt: string;
  /** The place that answers, `/page#section`; null while no page does. */
  answeredBy: string | null;
  /** What that place still leaves open; null when it answers the whole question. */
  gap: string | null;
}

const file = path.resolve(import.meta.dirname, '../questions/readers.json');
const questions = JSON.parse(readFileSync(file, 'utf8')) as Question[];

/** Says why a place is missing from the pages of a language, or nothing if it is there. */
function missing(place: string, locale: Locale, isRowToo = false): string | undefined {
  const [route, section] = place.split('#');
  const page = pages.find((one) => one.locale === locale && `/${one.id}` === route);
  if (!page) return 'no such page';
  return section === undefined ||
    [...page.headings, ...(isRowToo ? page.rows : [])].some(({id}) => id === section)
    ? undefined
    : 'no such section';
}

describe('the questions of readers', () => {
  it('has each question once', () => {
    expect(questions.length).toBeGreaterThan(0);
    for (const key of ['id', 'question', 'pt'] as const) {
      expect(new Set(questions.map((question) => question[key])).size, key).toBe(questions.length);
    }
  });

  it('names a place that answers, or says what is missing', () => {
    expect(questions.filter(({answeredBy, gap}) => !answeredBy && !gap).map(({id}) => id)).toEqual([]);
  });

  it.each(locales)('finds every place in %s', (locale) => {
    const wrong = questions.flatMap(({id, answeredBy}) => {
      const reason = answeredBy && missing(answeredBy, locale);
      return reason ? [`${id}: ${answeredBy} (${reason})`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

it.each(locales)(
  'a section that has moved is where it is said to be, and no longer where it was, in %s',
  (locale) => {
    const isMissing = (place: string) => missing(`/${place}`, locale, true);
    const wrong = Object.entries(moved).flatMap(([from, to]) => {
      const reason = isMissing(to) ?? (isMissing(from) ? undefined : 'still there');
      return reason ? [`${from} → ${to} (${reason})`] : [];
    });
    expect(wrong).toEqual([]);
  },
);

it.each(locales)('the search has questions for pages that are there, in %s', (locale) => {
  const folder = path.resolve(import.meta.dirname, '../../src/search/questions', locale);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.yaml'),
  );
  const ids = files.map((file) => file.replaceAll('\\', '/').replace(/\.yaml$/, ''));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => id !== whatsNewRoute && missing(`/${id}`, locale))).toEqual([]);
});
