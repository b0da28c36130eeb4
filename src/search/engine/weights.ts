/** Weights of the ranking, fitted to the judged queries that are not kept aside; how, and what each gains: README.md */
export const WEIGHTS = {
  title: 8,
  keywords: 9,
  heading: 5,
  /** Words of the questions that a section answers. */
  question: 1.8,
  /** A question that is what was typed; exponents of the share of the query it has, and of its share that was typed. */
  asked: 12,
  askedQuery: 1.57,
  askedQuestion: 2,
  /** `askedQuestion` where pages are compared, not the sections of one; and the share that a second question adds. */
  askedOfPage: 1.7,
  askedNext: 0.4,
  /** Factor for a question or heading with the same words as the query. */
  wholeAsked: 1.5,
  /** Factor of `asked` and `headed` where the sections of one page are compared. */
  askedInPage: 0.25,
  /** A heading that is what was typed: what `asked` is for a question. */
  headed: 6,
  text: 3.7,
  /** The texts of a page as one. */
  wholeText: 1.1,
  /** The sections of a page together; and what each counts, as a share of the next better one. */
  section: 1.1,
  further: 0.8,
  /** For each word, the section of the page that answers it best, whichever that is. */
  apart: 0.72,
  /** Exponents of the inverse document frequency of a word, among pages and among sections. */
  rarity: 0.6,
  sectionRarity: 0.6,
  /** Two words of the query side by side in a title, a heading or the keywords. */
  pair: 0.42,
  /** A title that is what was typed, no more and no less. */
  wholeTitle: 5,
  /** A synonym of a typed word. */
  synonym: 0.4,
  /** The share of a missing word that counts as covered by its synonym. */
  insteadOf: 0.2,
  /** An identifier that words of the query make together: `applydiff` for `apply diff`. */
  joined: 0.43,
  /** Exponents of the share of the query that is there (the coverage): in a page, in a section. */
  coverage: 0.2,
  sectionCoverage: 1.9,
  /** Factors of the text before the first heading, a summary: where sections of a page are compared, or pages. */
  lead: 0.54,
  leadOfPage: 0.9,
  /** A heading about problems, where the query says that something goes wrong. */
  failing: 0.3,
  /** Exponent of the share of a section's words that stand within two neighboring passages. */
  passage: 0.4,
};
