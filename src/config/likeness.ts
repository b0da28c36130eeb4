/** The pieces of three characters of a text, with its words' beginnings and ends as such. */
const trigrams = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).flatMap((word) =>
      Array.from({length: word.length}, (_, at) => ` ${word} `.slice(at, at + 3)),
    ),
  );

/**
 * How alike two texts are: the Sørensen–Dice coefficient of their trigrams, 0 (nothing shared) to 1.
 * https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function likeness(a: string, b: string): number {
  const [first, second] = [trigrams(a), trigrams(b)];
  const shared = [...first].filter((piece) => second.has(piece)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}
