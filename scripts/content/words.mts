/**
 * Words: what CONTRIBUTING.md and i18n/README.md keep out of the text.
 */
import type {Locale} from '../../src/config/locales.ts';
import type {Finding, Page, Prose, Site} from './types.mts';

interface Rule {
  pattern: RegExp;
  allowed: string;
}

/** A rule for whole words, in upper or lower case, whatever letters the language has. */
const words = (source: string, allowed: string, flags = 'giu'): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`, flags),
  allowed,
});

const anyLanguage: readonly Rule[] = [
  {pattern: /—/gu, allowed: 'a comma, a colon, parentheses or two sentences instead of an em dash'},
  {pattern: /"/gu, allowed: 'curly quotation marks “…”, or code marks'},
  {
    pattern: /(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])/gu,
    allowed: 'curly quotation marks ‘…’, or code marks',
  },
  words('TODO|TBD|FIXME', 'finished pages: no placeholder', 'gu'),
  words('coming soon|em breve|lorem ipsum', 'finished pages: no placeholder'),
];

// cspell:ignore clic delet poderos
/** The words themselves; tests/unit/content.test.ts looks for each in the guides. */
export const forbidden: Record<Locale, readonly Rule[]> = {
  en: [
    // "just-in-time" is a term.
    words(
      'simple|simply|easy|easily|just(?!-in-time)|powerful|powerfully|seamless|seamlessly',
      'the sentence without it',
    ),
    words('please', 'the sentence without it'),
  ],
  'pt-BR': [
    words(
      'simples|simplesmente|fácil|fáceis|facilmente|poderos[oa]s?|basta|por favor',
      'the sentence without it',
    ),
    words('tu|te|teus?|tuas?|contigo|vocês', '“você” and its forms'),
    // In capitals it is a department.
    words('ti', '“você” and its forms', 'gu'),
    words('delet(?:ar|a|e|am|em|ou|aram|and[oa]|ad[oa]s?)', '“excluir”'),
    words('setar|set(?:am|ou|ando|ad[oa]s?)', '“definir”'),
    words('print(?:ar|am|ou|ando|ad[oa]s?)', '“mostrar”, “escrever”'),
    words('clic(?:ar|a|am|ou|ando) em cima|clique em cima', '“clicar em”, “selecionar”'),
  ],
};

/** What stands for code and labels in a text that is searched for words. */
const hole = '\u{FFFC}';

/** The author's own words of a block, and the line of each character. */
function plainText({segments}: Prose): {text: string; lineAt: (offset: number) => number} {
  const parts = segments.map(({kind, text, line}) => ({text: kind === 'plain' ? text : hole, line}));
  return {
    text: parts.map(({text}) => text).join(''),
    lineAt: (offset) => {
      let rest = offset;
      for (const {text, line} of parts) {
        if (rest < text.length) {
          return line + text.slice(0, rest).split('\n').length - 1;
        }
        rest -= text.length;
      }
      return parts.at(-1)?.line ?? 1;
    },
  };
}

/** A few words round a place, for the message. */
const around = (text: string, start: number, end: number): string =>
  text
    .slice(Math.max(0, start - 25), end + 25)
    .replaceAll(hole, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** Names of the product that were typed where a token belongs. */
function checkNames({file, raw}: Page, {name, slug}: Site['product']): Finding[] {
  const pattern = new RegExp(
    [name, slug].map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|'),
    'giu',
  );
  return raw.split('\n').flatMap((text, index) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: index + 1,
      came: `"${match[0]}" typed in “${around(text, match.index, match.index + match[0].length)}”`,
      allowed: 'a token: {product.name}, {product.code}, {product.slug}…',
    })),
  );
}

/** Words of one page. */
export function checkWords(page: Page, product: Site['product']): Finding[] {
  const rules = [...anyLanguage, ...forbidden[page.locale]];
  return [
    ...checkNames(page, product),
    ...page.prose.flatMap((prose) => {
      const {text, lineAt} = plainText(prose);
      return rules.flatMap(({pattern, allowed}) =>
        [...text.matchAll(pattern)].map((match) => ({
          file: page.file,
          line: lineAt(match.index),
          came: `"${match[0]}" in “${around(text, match.index, match.index + match[0].length)}”`,
          allowed,
        })),
      );
    }),
  ];
}
