// cspell:ignore Orengo Huyck RSLP ucao izando izado izada izacao izou ivel isse imos encia avam configur
/**
 * Portuguese stems for words without accents. The known stemmers (Snowball, RSLP) read the accents: `configuração`
 * loses its ending and `configuracao` keeps it, so half of what people type would miss. The steps and most endings
 * are those of RSLP (Orengo and Huyck, "A Stemming Algorithm for the Portuguese Language", SPIRE 2001): plural,
 * adverb, noun, verb, vowel; what is done for the spelling after them is ours.
 */

/** An ending, the fewest letters that must be left before it, and its replacement. */
type Rule = readonly [ending: string, rest: number, replacement: string];

const PLURAL: readonly Rule[] = [
  ['coes', 2, 'cao'],
  ['soes', 2, 'sao'],
  ['oes', 2, 'ao'],
  ['aes', 2, 'ao'],
  ['ais', 2, 'al'],
  ['eis', 2, 'el'],
  ['ois', 2, 'ol'],
  ['uis', 2, 'ul'],
  ['ns', 1, 'm'],
  ['res', 3, 'r'],
  ['zes', 2, 'z'],
  ['ses', 3, 's'],
  ['s', 2, ''],
];

const ADVERB: readonly Rule[] = [['mente', 4, '']];

const NOUN: readonly Rule[] = [
  ['amento', 3, ''],
  ['imento', 3, ''],
  ['izacao', 4, ''],
  ['acao', 3, ''],
  ['icao', 3, ''],
  ['ucao', 4, 'ut'],
  ['ancia', 4, ''],
  ['encia', 4, ''],
  ['idade', 4, ''],
  ['avel', 3, ''],
  ['ivel', 3, ''],
  ['sao', 4, 's'],
  ['cao', 4, ''],
];

const VERB: readonly Rule[] = [
  ['izando', 4, ''],
  ['izado', 4, ''],
  ['izada', 4, ''],
  ['izar', 4, ''],
  ['ando', 4, ''],
  ['endo', 4, ''],
  ['indo', 4, ''],
  ['aram', 4, ''],
  ['eram', 4, ''],
  ['iram', 4, ''],
  ['avam', 4, ''],
  ['amos', 4, ''],
  ['emos', 4, ''],
  ['imos', 4, ''],
  ['asse', 4, ''],
  ['esse', 4, ''],
  ['isse', 4, ''],
  ['aria', 4, ''],
  ['eria', 4, ''],
  ['iria', 4, ''],
  ['ava', 4, ''],
  ['ado', 4, ''],
  ['ada', 4, ''],
  ['ido', 4, ''],
  ['ida', 4, ''],
  ['iza', 4, ''],
  ['ize', 4, ''],
  ['izou', 4, ''],
  ['eu', 4, ''],
  ['ara', 4, ''],
  ['ar', 3, ''],
  ['er', 3, ''],
  ['ir', 3, ''],
  ['ei', 3, ''],
  ['ou', 3, ''],
  ['am', 4, ''],
  ['em', 4, ''],
];

const VOWEL: readonly Rule[] = [
  ['io', 3, ''],
  ['ia', 3, ''],
  ['a', 3, ''],
  ['e', 3, ''],
  ['o', 3, ''],
];

/** The letters that keep the sound of a stem before `e`: `troque` and `trocar`, `desligue` and `desligar` are one verb. */
const SPELLING: readonly Rule[] = [
  ['qu', 2, 'c'],
  ['gu', 2, 'g'],
];

/** Applies the first rule that fits, if any. */
function apply(word: string, rules: readonly Rule[]): string {
  const rule = rules.find(([ending, rest]) => word.length - ending.length >= rest && word.endsWith(ending));
  return rule ? word.slice(0, word.length - rule[0].length) + rule[2] : word;
}

/**
 * @param word folded: lower case, without accents
 * @returns the stem: `configuracao`, `configuracoes`, `configurar` and `configurado` give `configur`
 */
export function portugueseStem(word: string): string {
  const singular = apply(apply(word, PLURAL), ADVERB);
  const noun = apply(singular, NOUN);
  const root = noun === singular ? apply(singular, VERB) : noun;
  return apply(apply(root, VOWEL), SPELLING);
}
