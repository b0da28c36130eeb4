/** Collects the occurrences of all words of a site: the first step of building an index. */
import {createStem, fold, isStopWord, tokenize} from '../engine/analyzer';
import type {Corpus} from '../engine/corpus';
import type {Language} from '../engine/languages';
import {passagesOf} from '../engine/passages';
import {SHORT_FIELDS, type Averages, type Occurrence, type ShortField} from '../engine/searchIndex';

/** Count of a stem in a section above which it is not counted further: BM25 saturates. */
const MOST_OFTEN = 2;

/** All occurrences of a stem. */
export interface StemPlaces extends Record<ShortField, Occurrence[]> {
  readonly words: Set<string>;
  /** Count in each section, by its number in the site, and the passages of it that have it, as bits. */
  readonly counts: Map<number, number>;
  readonly passages: Map<number, number>;
}

interface CollectedStems {
  readonly stems: ReadonlyMap<string, StemPlaces>;
  readonly averages: Averages;
}

/** Keywords without commas and stop words: they are looked up, never shown. */
const bareKeywords = (keywords: string, language: Language) =>
  keywords
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !isStopWord(fold(word), language))
    .join(' ');

/** The words of a text that are indexed: no stop words, no single letters. */
const indexedWords = (text: string, language: Language): readonly string[] =>
  tokenize(text)
    .map(({word}) => word)
    .filter((word) => word.length > 1 && !isStopWord(word, language));

/**
 * Collects the stems of all fields and texts, in no order.
 *
 * @param numberInPage number of a section in its page, by its number in the site
 */
export function collectStems(
  {pages, sections, texts, questions = []}: Corpus,
  numberInPage: ReadonlyMap<number, number>,
  language: Language,
): CollectedStems {
  const stem = createStem(language);
  const stems = new Map<string, StemPlaces>();
  /** By field: total length of its texts in keys (of questions in different stems), and number of its texts. */
  const totals: Record<ShortField, number> = {title: 0, keywords: 0, heading: 0, question: 0};
  const units: Record<ShortField, number> = {title: 0, keywords: 0, heading: 0, question: 0};

  function placesOf(word: string): StemPlaces {
    const key = stem(word);
    const places = stems.get(key) ?? {
      words: new Set(),
      counts: new Map(),
      passages: new Map(),
      ...{title: [], keywords: [], heading: [], question: []},
    };
    stems.set(key, places);
    places.words.add(word);
    return places;
  }

  /** Collects a title, the keywords or a heading. Its length counts words, identifiers and pairs of neighbors. */
  function addShort(field: ShortField, text: string, page: number, section: number): void {
    const tokens = tokenize(text).filter(({word}) => !isStopWord(word, language));
    const own = tokens.filter(({isJoined}) => !isJoined);
    const length = tokens.length + own.length;
    const part = field === 'title' ? new Set(own.map(({word}) => stem(word))).size : section;
    let place = 0;
    totals[field] += length;
    units[field] += 1;
    for (const {word, isJoined} of tokens) {
      placesOf(word)[field].push({page, part, length, place: isJoined ? 0 : (place += 1)});
    }
  }

  function addPassage(text: string, number: number, section: number): void {
    for (const word of indexedWords(text, language)) {
      const {counts, passages} = placesOf(word);
      counts.set(section, Math.min(MOST_OFTEN, (counts.get(section) ?? 0) + 1));
      passages.set(section, (passages.get(section) ?? 0) | (1 << number));
    }
  }

  function addQuestion(question: string, number: number, page: number, part: number): void {
    const asked = new Map(indexedWords(question, language).map((word) => [stem(word), word]));
    totals.question += asked.size;
    units.question += 1;
    for (const word of asked.values()) {
      placesOf(word).question.push({page, part, length: asked.size, place: number});
    }
  }

  pages.forEach(({title, keywords}, page) => {
    addShort('title', title, page, 0);
    addShort('keywords', bareKeywords(keywords, language), page, 0);
  });
  sections.forEach(({page, heading}, section) => {
    const part = numberInPage.get(section) ?? 0;
    // The title of the page is the heading of the part before the first heading.
    addShort('heading', heading || (pages[page]?.title ?? ''), page, part);
    passagesOf(texts[section] ?? '').forEach((passage, number) => addPassage(passage, number, section));
    (questions[section] ?? []).forEach((question, number) => addQuestion(question, number, page, part));
  });
  const averages = Object.fromEntries(
    SHORT_FIELDS.map((field) => [field, totals[field] / Math.max(1, units[field]) || 1]),
  ) as Averages;
  return {stems, averages};
}
