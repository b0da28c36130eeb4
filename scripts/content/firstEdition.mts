/**
 * Pages that still have the text of the first edition. The rules of the second
 * (openings, required sections, retired words, prose, questions) leave them
 * alone. A page that has been rewritten in both languages leaves the list; when
 * it is empty, this file goes.
 */
export const firstEdition: readonly string[] = [
  // metrics
  // platform
  // providers
];
