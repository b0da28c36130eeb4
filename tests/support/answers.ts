/** Answers of the search engine, for tests of what shows them. */
import type {Answer, Hit} from '../../src/search/engine/engine';

/** An answer with some hits and nothing beside them. */
export const answerOf = (hits: Hit[], more: Partial<Answer> = {}): Answer => ({
  hits,
  total: hits.length,
  inside: hits.length,
  entries: [],
  isPageFirst: false,
  entriesTotal: 0,
  isRelaxed: false,
  absent: [],
  isUnexplained: false,
  ...more,
});
