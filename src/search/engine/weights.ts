/** Fitted to the judged queries that are not kept aside; how, and what each is worth: README.md. */
export const WEIGHTS = {
  title: 8,
  keywords: 9,
  heading: 5,
  /** Of a word of a question that a section answers. */
  question: 1.8,
  /** For a question that is what was typed, and how much what either lacks of the other counts, as powers. */
  asked: 12,
  askedQuery: 1.57,
  askedQuestion: 2,
  /** The same power where pages are compared, not the sections of one; and the part of a second such question. */
  askedOfPage: 1.7,
  askedNext: 0.4,
  /** How much more one counts that has the same words. */
  wholeAsked: 1.5,
  /** The part of all of it where the sections of one page are compared. */
  askedInPage: 0.25,
  /** The same for the heading of a section. */
  headed: 6,
  text: 3.7,
  /** The texts of a page as one. */
  wholeText: 1.1,
  /** Of a page's best section, taken as a whole; and the part of it that each further one counts. */
  section: 1.1,
  further: 0.8,
  /** Of the best section for each word, whichever that is. */
  apart: 0.72,
  /** How much more a rare word counts than a common one, as a power: rare among pages, and among sections. */
  rarity: 0.6,
  sectionRarity: 0.6,
  /** For two words that stand side by side in a title, a heading or a keyword too. */
  pair: 0.42,
  /** For a title that is what was typed, no more and no less. */
  wholeTitle: 5,
  /** For another word for the same thing. */
  synonym: 0.4,
  /** The part of a word that another for the same thing stands for. */
  insteadOf: 0.2,
  /** For an identifier that the words of the query make together. */
  joined: 0.43,
  /** How much what is missing of the query counts, as a power of what is there: in a page, in a section. */
  coverage: 0.2,
  sectionCoverage: 1.9,
  /** Of what stands before the first heading, beside the sections: it says of all a little. The same where pages are compared. */
  lead: 0.54,
  leadOfPage: 0.9,
  /** For a heading over problems, where the query says that something goes wrong. */
  failing: 0.3,
  /** How much it counts that the words of a section stand near to each other, as a power. */
  passage: 0.4,
};
