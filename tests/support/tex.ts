/**
 * Calculates with the TeX of the pages, so that a formula that readers see can
 * be held against the function that computes it.
 *
 * It knows what the pages use: numbers, letters with subscripts, `+ - \times
 * \div`, fractions, sums, logarithms, medians and brackets. A letter with an
 * index stands for a list, and a sum runs over it.
 */
import type {Locale} from '../../src/config/locales';
import {median} from '../../src/facts/metrics/formulas';

/** A number, or one for each index. */
type Value = number | readonly number[];

/** What the letters stand for, as they are written: `A`, `A_i`, `M_{30}`. A word below a sum selects by 1 and 0. */
export type Letters = Readonly<Record<string, Value>>;

const pattern = /\\[A-Za-z]+\*?|\\.|\d+(?:[.,]\d+)*|[A-Za-z]|\S/g;

/** The signs of TeX, without those that only place or space others. */
function tokensOf(tex: string): string[] {
  return (tex.match(pattern) ?? []).filter((token) => token !== '\\displaystyle');
}

const listOf = (value: Value): readonly number[] => (typeof value === 'number' ? [value] : value);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Applies an operation to two numbers, or to each pair of two lists. */
function combine(left: Value, right: Value, operation: (a: number, b: number) => number): Value {
  if (typeof left === 'number' && typeof right === 'number') {
    return operation(left, right);
  }
  const [first, second] = [listOf(left), listOf(right)];
  return Array.from({length: Math.max(first.length, second.length)}, (_, index) =>
    operation(first[index] ?? first[0] ?? 0, second[index] ?? second[0] ?? 0),
  );
}

/** A number as a language writes it: `0.3` and `0,3`, `1,000,000` and `1.000.000`. */
function numberOf(text: string, locale: Locale): number {
  const [thousands, decimal] = locale === 'en' ? [',', '.'] : ['.', ','];
  return Number(text.replaceAll(thousands, '').replace(decimal, '.'));
}

/** The numbers of a formula that are no part of a letter, in reading order. */
export const numbersIn = (tex: string, locale: Locale): number[] =>
  (tex.replace(/_\{[^}]*\}/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).map((text) => numberOf(text, locale));

/** The letters of a formula, each once; an index below a sum or a function is none. */
export function lettersIn(tex: string): string[] {
  const plain = tex
    .replace(/\\(?:sum|min|operatorname\*\{\\text\{\p{L}+\}\})_(?:\{\\text\{\p{L}+\}\}|\w)/gu, '')
    .replace(/\\operatorname\*?\{(?:\\text)?\{?\p{L}+\}*/gu, '')
    .replace(/(?<!_)\\text\{[^}]*\}/g, '')
    .replace(/\\(?!text)[A-Za-z]+/g, '');
  return [...new Set(plain.match(/[A-Za-z](?:_(?:\{\w+\}|\\text\{\w+\}|\w))?/g) ?? [])];
}

/**
 * The value of a formula, of what stands to the right of its `=`.
 *
 * @throws Error that names what it does not know
 */
export function calculate(tex: string, letters: Letters, locale: Locale): number {
  const tokens = tokensOf(tex.slice(tex.indexOf('=') + 1));
  let at = 0;
  const take = (...expected: string[]): string => {
    const token = tokens[at] ?? 'the end';
    if (expected.length > 0 && !expected.includes(token)) {
      throw new Error(`"${token}" in "${tex}"; allowed: ${expected.join(' ')}`);
    }
    at += 1;
    return token;
  };
  /** The group in braces, or the one sign, that follows. */
  const group = (): string => {
    if (tokens[at] !== '{') {
      return take();
    }
    let text = '';
    let depth = 0;
    do {
      const token = take();
      depth += token === '{' ? 1 : token === '}' ? -1 : 0;
      text += token;
    } while (depth > 0);
    return text;
  };

  const factor = (): Value => {
    const token = take();
    if (/^\d/.test(token)) {
      if (tokens[at] === '\\%') {
        take();
      }
      return numberOf(token, locale);
    }
    if (/^[A-Za-z]$/.test(token)) {
      let name = token;
      if (tokens[at] === '_') {
        name += take();
        name += tokens[at] === '\\text' ? take() + group() : group();
      }
      const value = letters[name];
      if (value === undefined) {
        throw new Error(`the letter ${name} in "${tex}"; given: ${Object.keys(letters).join(', ')}`);
      }
      return value;
    }
    switch (token) {
      case '(':
      case '{': {
        const value = total();
        take(')', '}');
        return value;
      }
      case '\\frac':
        return combine(factor(), factor(), (a, b) => a / b);
      case '\\ln':
        return combine(factor(), 0, (a) => Math.log(a));
      case '\\operatorname':
        if (!['{median}', '{mediana}'].includes(group())) {
          throw new Error(`a function in "${tex}"; allowed: median`);
        }
        return median(listOf(factor())) ?? Number.NaN;
      case '\\sum': {
        take('_');
        const chosen = letters[group().replace(/[{}]|\\text/g, '')] ?? 1;
        return sum(listOf(combine(product(), chosen, (a, b) => a * b)));
      }
      default:
        throw new Error(`"${token}" in "${tex}"`);
    }
  };
  const product = (): Value => {
    let value = factor();
    for (;;) {
      const next = tokens[at];
      if (next === '\\div') {
        take();
        value = combine(value, factor(), (a, b) => a / b);
      } else if (
        next === '\\times' ||
        (next !== undefined && /^(?:[A-Za-z(]|\\(?:frac|sum|ln))/.test(next))
      ) {
        if (next === '\\times') {
          take();
        }
        value = combine(value, factor(), (a, b) => a * b);
      } else {
        return value;
      }
    }
  };
  const total = (): Value => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = take() === '+' ? 1 : -1;
      value = combine(value, product(), (a, b) => a + sign * b);
    }
    return value;
  };

  const value = total();
  if (at < tokens.length || typeof value !== 'number') {
    throw new Error(`"${tokens.slice(at).join(' ')}" is left of "${tex}"`);
  }
  return value;
}
