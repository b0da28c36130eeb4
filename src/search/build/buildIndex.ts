/** Builds an index from texts. The format it is written in is that of the engine (codec.ts). */
import {createStem, fold, isStopWord, tokenize} from '../engine/analyzer';
import type {Corpus, Section} from '../engine/corpus';
import type {Language} from '../engine/languages';
import {createPostings, MOST_OFTEN, stemsOf, type SearchIndex, type Synonyms} from '../engine/searchIndex';

/** Characters of text after which a file is full: larger ones compress better, smaller ones bring less that is not shown. */
const CHUNK_LENGTH = 4000;

/** Parts the sections among files: of one page, in a row, until a file is full. */
function chunksOf(sections: readonly Section[], texts: readonly string[]): number[] {
  let chunk = -1;
  let page = -1;
  let length = 0;
  return sections.map((section, number) => {
    const own = texts[number]?.length ?? 0;
    if (section.page !== page || length + own > CHUNK_LENGTH) {
      chunk += 1;
      page = section.page;
      length = 0;
    }
    length += own;
    return chunk;
  });
}

/** Share of the sections above which a word of questions is left out: it tells them apart no more, and weighs the most. */
const ASKED_EVERYWHERE = 1 / 40;

/** True for the words that the texts are searched by. */
const isIndexed = (word: string, language: Language) => word.length > 1 && !isStopWord(word, language);

/** Keywords without what the search ignores in them: they are never shown. */
const bareKeywords = (keywords: string, language: Language) =>
  keywords
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !isStopWord(fold(word), language))
    .join(' ');

/** Builds the index of a language's texts. */
export function buildIndex(
  {pages, sections, texts, questions = []}: Corpus,
  language: Language,
  synonyms: Synonyms = {},
): SearchIndex {
  const stem = createStem(language);
  const words = new Set<string>();
  /** Postings of the stems of some texts, one for each section; their words join the others. */
  const postingsOf = (ofSections: readonly string[]) => {
    const {add, postings} = createPostings();
    ofSections.forEach((text, section) => {
      for (const {word} of tokenize(text)) {
        if (isIndexed(word, language)) {
          words.add(word);
          add(stem(word), section);
        }
      }
    });
    return postings();
  };
  const inTexts = postingsOf(texts);
  const inQuestions = postingsOf(questions);
  const sorted = [...words].sort();
  const stems = stemsOf(sorted, language);
  return {
    language,
    synonyms,
    pages: pages.map((page) => ({...page, keywords: bareKeywords(page.keywords, language)})),
    sections,
    chunks: chunksOf(sections, texts),
    words: sorted,
    postings: stems.map((key) => {
      const {sections: found = [], counts = []} = inTexts.get(key) ?? {};
      return {sections: found, counts: counts.map((count) => Math.min(count, MOST_OFTEN))};
    }),
    asked: stems.map((key) => {
      const {sections: found = []} = inQuestions.get(key) ?? {};
      return found.length > Math.max(sections.length * ASKED_EVERYWHERE, 2) ? [] : found;
    }),
  };
}
