/** The pieces of three characters of a text, with its words' beginnings and ends as such. */
const trigrams = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).flatMap((word) =>
      Array.from({length: word.length}, (_, at) => ` ${word} `.slice(at, at + 3)),
    ),
  );

/**
 * Likeness of two texts: the Sørensen–Dice coefficient of their trigrams, 0 (nothing shared) to 1.
 * https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function likeness(a: string, b: string): number {
  const [first, second] = [trigrams(a), trigrams(b)];
  const shared = [...first].filter((piece) => second.has(piece)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

/** Below this, two names have no more in common than any two have. */
const ALIKE = 0.25;

/** Suggestions for an error about an unknown name: up to three known ones, the most alike first; empty without any. */
export function suchAs(name: string, known: readonly string[], written = (one: string) => one): string {
  const near = [...new Set(known)]
    .map((one) => ({one, score: likeness(name, one)}))
    .filter(({score}) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  return near.length === 0 ? '' : `, such as ${near.map(({one}) => written(one)).join(', ')}`;
}
