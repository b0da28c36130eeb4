/** The questions of real users, and the places of the site that answer them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales} from '../../src/config/locales';

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

/** Says why a place is missing from a folder of pages, or nothing if it is there. */
function missing(place: string, folder: string): string | undefined {
  const [page = '', section] = place.split('#');
  const source = path.join(folder, `${page}.mdx`);
  if (!existsSync(source)) return 'no such page';
  if (section === undefined) return undefined;
  const heads = [...readFileSync(source, 'utf8').matchAll(/^#{2,3} .*\{#([\w-]+)\}$/gm)].map(([, id]) => id);
  return heads.includes(section) ? undefined : 'no such section';
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
      const reason = answeredBy && missing(answeredBy, docsFolder[locale]);
      return reason ? [`${id}: ${answeredBy} (${reason})`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
