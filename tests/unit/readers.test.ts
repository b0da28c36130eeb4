/** The questions of real users, and the places of the site that answer them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/config/locales';
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
function missing(place: string, locale: Locale): string | undefined {
  const [route, section] = place.split('#');
  const page = pages.find((one) => one.locale === locale && `/${one.id}` === route);
  if (!page) return 'no such page';
  return section === undefined || page.headings.some(({id}) => id === section)
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
