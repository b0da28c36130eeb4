/**
 * Words: what CONTRIBUTING.md and i18n/README.md keep out of the text.
 */
import type {Locale} from '../../src/config/locales.ts';
import {around, plainText} from './text.mts';
import type {Finding, Page, Site} from './types.mts';

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
const forbidden: Record<Locale, readonly Rule[]> = {
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
      'simples|simplesmente|fácil|fáceis|facilmente|poderos[oa]s?|por favor',
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

/**
 * Words that read like a translation, each with what to write instead, and
 * sentences that leave open which version they speak of.
 */
// cspell:ignore eshabilit abilit deslig ligad
const retired: Record<Locale, readonly Rule[]> = {
  en: [
    words('at once', '“immediately”, or “at the same time”'),
    words(
      '(?:definition|rule|value|change|edit|one|it) counts(?= (?:at once|only|too|entirely|from the))',
      '“applies”',
    ),
    words('anew|afresh', '“again”'),
    words('mend(?:s|ed|ing)?', '“fix”'),
    words('unasked', '“without asking”'),
    words('seldom', '“rarely”'),
    words('dear(?:er|est)?', '“expensive”'),
    words('of (?:its|their) own(?! accord)', '“its own …”, “their own …”, or “a separate …”'),
    words('beside', '“next to”'),
    words('whatever (?:its|their|the|your)', '“regardless of”'),
    words('go(?:es)? on(?= (?:with|without|until|as|where|working|while|after|and)|[.,:;])', '“continue”'),
    words('no fault', '“isn’t a problem”'),
    words('lies(?= (?:in|at|on|outside|inside|under|below|behind|between|next|there|elsewhere))', '“is”'),
    words(
      'stands?(?= (?:in(?! for)|on|at|under|above|below|before|behind|next|there|here|inside|between|still))',
      '“is”, “are”',
    ),
    words('(?:take|takes|taking|took|taken)(?: (?:it|them|that|edits?|changes?))? back', '“undo”'),
    words(
      '(?:some|newer|older|recent|later|earlier|previous) (?:versions|builds)(?! (?:of|control))|depend(?:s|ing) on (?:your|the|its) (?:version|build)|varies with the (?:version|build)|(?:if|where|whether or not) your version|in your version|at the time of writing|as of this writing',
      'one version: what it does, without “some versions”',
    ),
  ],
  'pt-BR': [
    // “Habilitar …” is a label of the extension.
    words(
      '[Dd]eshabilit\\p{L}+|[Hh]abilit(?:e|a|am|em|ou|ando|ad[oa]s?)|habilitar',
      '“ativar”, “desativar”',
      'gu',
    ),
    words('deslig(?:ar|a|ue|am|uem|ou|ando|ad[oa]s?)(?:-\\p{L}+)?', '“desativar”, of a server “parar”'),
    // “Ligar para” is to phone someone.
    words(
      'lig(?:ar|ue|uem|ou|ando)(?:-\\p{L}+)?(?! para)|ligad[oa]s?(?! (?:a|à|ao|às|aos)(?!\\p{L}))',
      '“ativar”, of a server “iniciar”, of accounts “vincular”, “conectar”',
    ),
    words('chaves? (?:geral|gerais|liga)', '“opção”: a “chave” is a key'),
    words('(?<!-|lead )times?(?!-)', '“equipe”', 'gu'),
    words('volt(?:ar|a|e|ou|am|ando) atrás', '“desfazer”'),
    words('repos?', '“repositório”', 'gu'),
    words('subtasks?', '“subtarefa”'),
    words('guia(?= \u{FFFC})', '“aba”: a “guia” is a manual'),
    words('às \\d{1,2}:\\d{2}', '“às 5h”, “às 14h30”'),
    {pattern: /\d+ %/gu, allowed: '“30%”, without a space'},
    words(
      '(?<![.,])\\d{4,} (?:ms|s|tokens|caracteres|linhas|arquivos|bytes|KB|MB)',
      '“1.000 ms”: with a point',
    ),
    words(
      '(?:conforme|dependendo da|depende da|varia com a) (?:sua )?versão|algumas versões(?! (?:do|da|de))|versões (?:mais (?:novas|recentes|antigas)|posteriores|anteriores|novas|antigas|recentes)(?! (?:do|da|de))|se a sua versão|na sua versão|no momento em que (?:esta página|este texto)',
      'one version: what it does, without “algumas versões”',
    ),
  ],
};

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

/** Where the texts of a page match one of the rules. */
const findWords = (page: Page, rules: readonly Rule[]): Finding[] =>
  page.prose.flatMap((prose) => {
    const {text, lineAt} = plainText(prose);
    return rules.flatMap(({pattern, allowed}) =>
      [...text.matchAll(pattern)].map((match) => ({
        file: page.file,
        line: lineAt(match.index),
        came: `"${match[0]}" in “${around(text, match.index, match.index + match[0].length)}”`,
        allowed,
      })),
    );
  });

/** Words of one page. */
export const checkWords = (page: Page, product: Site['product']): Finding[] => [
  ...checkNames(page, product),
  ...findWords(page, [...anyLanguage, ...forbidden[page.locale]]),
];

/** Retired words of one page. */
export const checkRetired = (page: Page): Finding[] => findWords(page, retired[page.locale]);
