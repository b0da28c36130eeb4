/** Corrections of the spelling of a query, and its words that nothing is known for. */
import {isStopWord, tokenize} from './analyzer';
import {isUnfinished, MOST_GUESSED, wordsOf, type Dictionary} from './terms';

/** A word of a query, and the word of the site that it was taken for, folded. */
export interface Correction {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** The words of the site that misspelled words of a query were taken for. */
export function correctionsOf(query: string, {language, vocabulary}: Dictionary): readonly Correction[] {
  const tokens = tokenize(query).filter(({isJoined}) => !isJoined);
  return tokens.length > MOST_GUESSED
    ? []
    : tokens.flatMap(({word, start, end}, i): Correction[] => {
        const meant = isStopWord(word, language)
          ? undefined
          : vocabulary.respelling(word, isUnfinished(query) && i === tokens.length - 1);
        return meant === undefined ? [] : [{start, end, word: meant}];
      });
}

/** The first words of a query, unknown ones replaced by the nearest known or left out; undefined if none is left. */
export function respell(query: string, {language, vocabulary}: Dictionary): string | undefined {
  const known = wordsOf(query, language)
    .slice(0, MOST_GUESSED)
    .map((word) => (vocabulary.has(word) ? word : vocabulary.nearest(word)))
    .filter((word) => word !== undefined);
  return known.length > 0 ? known.join(' ') : undefined;
}

/** Words of a query, as they were typed, that no page has, nor a synonym of them, nor anything spelled like them. */
export function absentIn(query: string, dictionary: Dictionary): readonly string[] {
  const {language, library, vocabulary, stem} = dictionary;
  const tokens = tokenize(query).filter(({isJoined}) => !isJoined);
  if (tokens.length > MOST_GUESSED) {
    return [];
  }
  return tokens.flatMap(({word, start, end}, i): string[] => {
    const isKnown =
      isStopWord(word, language) ||
      vocabulary.meaningsOf(word, isUnfinished(query) && i === tokens.length - 1).size > 0 ||
      library.synonyms(stem(word), word) !== undefined ||
      vocabulary.split(word) !== undefined;
    return isKnown ? [] : [query.slice(start, end)];
  });
}
