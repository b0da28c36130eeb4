/**
 * Pseudo-languages: English whose letters are others, so that whatever stays English on a page is seen.
 *
 * A letter becomes the same letters wherever it stands, and nothing else changes. So the text of a part is
 * the part of the text: labels in a sentence, the steps of a path and the words of a term are found as in a
 * real language, without a list of them.
 */

/** How a pseudo-language writes English. */
export interface Style {
  /** What stands for each small letter. */
  letters: Readonly<Record<string, string>>;
}

/** The letters from a to z, each with what stands for it. */
const alphabet = (written: string): Style['letters'] =>
  Object.fromEntries(written.split(' ').map((letter, index) => [String.fromCharCode(97 + index), letter]));

// cspell:ignore Šéeáařçĥ
/** `Šéeáařçĥ`: letters with marks; each vowel stands twice, which makes a text about 30 % longer. */
export const accented: Style = {
  letters: alphabet('áa ḃ ç ḋ ée ḟ ğ ĥ íi ĵ ķ ĺ ṁ ñ óo ṗ q ř š ţ úu ṽ ŵ ẋ ýy ž'),
};

/** Arabic letters, which say nothing and join as Arabic does. */
export const mirrored: Style = {
  letters: alphabet('اا ب ث د عع ف غ ه يي ج ك ل م ن وو پ ق ر س ت طط ڤ ش خ ئ ز'),
};

/**
 * What stays as it is: tokens and places to fill, `code`, where a link leads, tags, entities, addresses.
 * Link texts and what stands between tags are words.
 */
const KEPT =
  /\{\{?[\w.]*\}?\}|`[^`]*`|(?<=\])\([^)\s]*\)|<\/?[A-Za-z][^<>]*>|&#?\w+;|https?:\/\/[^\s)]+|[\w.+-]+@[\w.-]+\.\w+/g;

const upper = (letters: string): string => {
  const [first = '', ...rest] = letters;
  return first.toLocaleUpperCase('en') + rest.join('');
};

const lettersOf = (text: string, {letters}: Style): string =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const written = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? written : upper(written);
  });

/**
 * Writes a text in a pseudo-language.
 *
 * @param text words, with Markdown and product tokens in them
 * @returns the same text with other letters; code, tokens and addresses as they were
 */
export function pseudo(text: string, style: Style): string {
  let end = 0;
  const parts = [...text.matchAll(KEPT)].map((kept) => {
    const before = lettersOf(text.slice(end, kept.index), style);
    end = kept.index + kept[0].length;
    return before + kept[0];
  });
  return parts.join('') + lettersOf(text.slice(end), style);
}

/**
 * A text that stands alone: a title, a button. Its brackets show where it is cut, and where one text is put
 * together from several.
 *
 * @param text as in `pseudo`; the forms of a plural are parted by `|`
 */
export const framed = (text: string, style: Style): string =>
  text
    .split('|')
    .map((form) => pseudo(form, style).replace(/^(\s*)(\S[^]*?)(\s*)$/, '$1⟦$2⟧$3'))
    .join('|');
