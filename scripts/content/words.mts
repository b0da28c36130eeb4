/** Words that the pages keep out: those of words.yaml, and names of the product that have a token. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {z} from 'zod';
import {locales, type Locale} from '../../src/config/locales.ts';
import {escapePattern} from '../../src/config/patterns.ts';
import {finding, type Finding} from './finding.mts';
import type {Page, Piece, Site} from './types.mts';

interface Rule {
  pattern: RegExp;
  say: string;
}

/** A rule for whole words, whatever letters the language has. */
const rule = z
  .strictObject({pattern: z.string(), say: z.string(), exact: z.boolean().default(false)})
  .transform(({pattern, say, exact}): Rule => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, exact ? 'gu' : 'giu'),
    say,
  }));

const file = new URL('words.yaml', import.meta.url);

/** Rules for words by language; those for all languages under `any`. */
export const wordRules: Record<Locale | 'any', Rule[]> = z
  .record(z.enum([...locales, 'any']), z.array(rule))
  .parse(parse(readFileSync(file, 'utf8')));

/** A few words round a place, for a message. */
const around = (text: string, start: number, end: number): string =>
  text
    .slice(Math.max(0, start - 25), end + 25)
    .replaceAll('\u{FFFC}', '…')
    .replace(/\s+/g, ' ')
    .trim();

/** The line of a place in the joined pieces. */
function lineAt(pieces: readonly Piece[], offset: number): number {
  let rest = offset;
  for (const {text, line} of pieces) {
    if (rest < text.length) {
      return line + text.slice(0, rest).split('\n').length - 1;
    }
    rest -= text.length;
  }
  return pieces.at(-1)?.line ?? 1;
}

/** The matches of a rule in a text, with the words of a finding. */
const matches = (text: string, {pattern, say}: Rule) =>
  [...text.matchAll(pattern)].map(({0: match, index}) => ({
    index,
    came: `“${match}” in “${around(text, index, index + match.length)}”`,
    allowed: `write ${say}`,
  }));

/** Words of one page. */
export function checkWords({file, locale, raw, texts}: Page, {name, slug}: Site['product']): Finding[] {
  const names: Rule = {
    pattern: new RegExp([name, slug].map(escapePattern).join('|'), 'giu'),
    say: 'a token: {product.name}, {product.code}, {product.slug}…',
  };
  const typed = raw
    .split('\n')
    .flatMap((text, index) =>
      matches(text, names).map(({came, allowed}) => finding(file, index + 1, came, allowed)),
    );
  const kept = texts.flatMap((pieces) => {
    const text = pieces.map((piece) => piece.text).join('');
    return [...wordRules.any, ...wordRules[locale]].flatMap((one) =>
      matches(text, one).map(({index, came, allowed}) => ({
        file,
        line: lineAt(pieces, index),
        came,
        allowed,
      })),
    );
  });
  return [...typed, ...kept];
}
