/** Queries that nobody means well, or that a clipboard makes: the same ones in every run. */

/** Gives numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * A generator of pseudo-random numbers (mulberry32).
 *
 * @param seed any whole number; the same one gives the same numbers
 */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `from` to `to`, both included. */
export const integer = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** @throws Error for an empty list */
export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) {
    throw new Error('Nothing to pick from');
  }
  return item;
}

const times = (count: number, make: () => string, separator = ''): string =>
  Array.from({length: count}, make).join(separator);

const LATIN = [...'abcdefghijklmnopqrstuvwxyz'];

/** Parted by spaces. */
const listed = (text: string): string[] => text.trim().split(/\s+/);

const REGEX_PARTS = listed(String.raw`
  (a+)+$ ^ $ .* [ ] ( ) { } {1,9999} \ \b | ? (?= (?<
  [^ [a-z \u{110000} \p{L} * + /x/g (.*)* (?:) \1
`);

const LUNR_PARTS = listed('+ - * ~1 ~99 ^10 ^-1 : title: t: +- ** *a* a~ a^ +t:x~2^3');

const MARKUP = [
  ...listed('<script>alert(1)</script> </mark> <!-- ]]> &lt; &#0; javascript:alert(1) "><svg/onload=x>'),
  ...['<img src=x onerror=alert(1)>', "' OR 1=1 --", '${7*7}', '{{7*7}}', '{product.name}'],
];

const NULLS = [
  ...listed('null undefined NaN true false 0 -0 1e999 "" [] {} - _ __proto__ constructor prototype'),
  ...listed('toString hasOwnProperty valueOf __defineGetter__'),
  ...['[object Object]', '', ' ', '\0'],
];

/** Alphabets that are written from right to left, and the signs that turn the direction. */
const RTL: readonly (readonly [number, number])[] = [
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
];

const COMBINING: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x1ab0, 0x1aff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];

function fromRanges(random: Random, ranges: readonly (readonly [number, number])[]): string {
  const [from, to] = pick(random, ranges);
  return String.fromCodePoint(integer(random, from, to));
}

/** Any code point, lone surrogates included; half of them from the first plane, which has the scripts. */
const anyCharacter = (random: Random): string =>
  String.fromCodePoint(random() < 0.5 ? integer(random, 0, 0xffff) : integer(random, 0, 0x10ffff));

/** A word with one or two letters dropped, doubled, swapped or replaced. */
function misspelled(random: Random, word: string): string {
  let letters = [...word];
  for (let edit = integer(random, 1, 2); edit > 0 && letters.length > 0; edit -= 1) {
    const at = integer(random, 0, letters.length - 1);
    const [before, letter = '', after] = [letters.slice(0, at), letters[at], letters.slice(at + 1)];
    letters = pick(random, [
      [...before, ...after],
      [...before, letter, letter, ...after],
      [...before, ...after.slice(0, 1), letter, ...after.slice(1)],
      [...before, pick(random, LATIN), ...after],
    ]);
  }
  return letters.join('');
}

type Make = (random: Random, words: readonly string[]) => string;

const kinds: readonly Make[] = [
  // Long tokens
  (random) => times(integer(random, 41, 400), () => pick(random, LATIN)),
  // 2,000 characters
  (random, words) => times(2000, () => `${pick(random, words)} `).slice(0, 2000),
  (random) => times(2000, () => (random() < 0.12 ? ' ' : pick(random, LATIN))).slice(0, 2000),
  // Many words
  (random, words) => times(integer(random, 12, 120), () => pick(random, words), ' '),
  (random) => times(integer(random, 12, 200), () => pick(random, LATIN), pick(random, [' ', '-', '  '])),
  // Syntax
  (random, words) => times(integer(random, 1, 12), () => pick(random, [...REGEX_PARTS, pick(random, words)])),
  (random, words) =>
    times(
      integer(random, 1, 8),
      () => pick(random, LUNR_PARTS) + pick(random, words),
      pick(random, [' ', '']),
    ),
  // Characters of all planes
  (random) => times(integer(random, 1, 80), () => anyCharacter(random)),
  // Marks upon marks
  (random, words) =>
    [...pick(random, words)]
      .map((letter) => letter + times(integer(random, 0, 20), () => fromRanges(random, COMBINING)))
      .join(''),
  // From right to left
  (random, words) =>
    times(integer(random, 1, 40), () =>
      random() < 0.1 ? ` ${pick(random, words)} ` : fromRanges(random, RTL),
    ),
  // Control characters
  (random, words) =>
    times(integer(random, 2, 40), () =>
      random() < 0.3 ? pick(random, words) : String.fromCharCode(integer(random, 0, 0x1f)),
    ),
  // Repeated letters
  (random) => pick(random, LATIN).repeat(integer(random, 2, 300)),
  (random, words) => pick(random, words).repeat(integer(random, 2, 20)),
  // Nearly a word
  (random, words) => misspelled(random, pick(random, words)),
  (random, words) => times(integer(random, 2, 8), () => misspelled(random, pick(random, words)), ' '),
  // Markup and code
  (random, words) =>
    times(
      integer(random, 1, 4),
      () => pick(random, [...MARKUP, pick(random, words)]),
      pick(random, [' ', '']),
    ),
  // What programs say when there is nothing
  (random) => times(integer(random, 1, 3), () => pick(random, NULLS), ' '),
];

/**
 * Generates queries, all kinds in turn.
 *
 * @param count how many
 * @param words words of the texts, for queries that are near to something; not empty
 * @param seed the same one gives the same queries
 * @throws Error when there are no words
 */
export function hostileQueries(count: number, words: readonly string[], seed = 1): string[] {
  const random = seeded(seed);
  return Array.from({length: count}, (_, i) =>
    pick(random, [kinds[i % kinds.length] ?? (() => '')])(random, words),
  );
}
