/**
 * How a page reads, in numbers: how much of it stands in tables, how short its
 * sentences are, whether its cells are sentences and its headings say something.
 * Numbers find suspects; nobody joins two sentences to please one.
 */
import type {Locale} from '../../src/config/locales.ts';
import {freeKinds} from './kinds.mts';
import {kindOf} from './skeleton.mts';
import {fullText, hole, isRunning, plainText, sentencesIn, shorten, wordsIn} from './text.mts';
import type {Finding, Page, Prose} from './types.mts';

/** Most words of a page that may stand in tables, in percent, by kind. */
const tableLimits: Record<string, number> = {
  concept: 15,
  tutorial: 15,
  'how-to': 20,
  metric: 20,
  platform: 22,
  tool: 22,
  feature: 25,
  provider: 30,
  troubleshooting: 30,
};

/** A sentence of so many words or fewer is short, of more than so many long. */
const shortSentence = 6;
export const longSentence = 32;

/** What is measured. Shares are in percent, semicolons per 1,000 words. */
export const measures = {
  tables: 'words in tables, %',
  short: `sentences of ${shortSentence} words or fewer, %`,
  semicolons: 'semicolons per 1,000 words',
  unended: 'clauses in cells without a full stop, %',
  bare: 'headings without an object',
  mean: 'words in a sentence, on average',
  long: `sentences of more than ${longSentence} words, %`,
  reasons: 'sentences that give a reason, %',
} as const;

type Measure = keyof typeof measures;

/** What pages should come near to on average: the last three only inform. */
export const aims: Record<Measure, number> = {
  tables: 20,
  short: 12,
  semicolons: 1,
  unended: 0,
  bare: 0,
  mean: 15,
  long: 4,
  reasons: 8,
};

/** What a page of a kind may have at most; undefined for a kind that is not measured. */
export const limitsOf = (kind: string): Partial<Record<Measure, number>> | undefined =>
  freeKinds.includes(kind)
    ? undefined
    : {tables: tableLimits[kind] ?? aims.tables, short: 15, semicolons: 2.5, unended: 5, bare: 0};

/** Columns whose cells are sentences: they say why, what happens, what to do. */
const clauseHead =
  /^(?:why|what to do|what it does|what it means|what happens|effect|meaning|result|because|notes|what helps|por quê|porque|o que fazer|o que faz|o que significa|o que acontece|efeito|significado|resultado|observações|o que ajuda)$/iu;

/** Words from which a cell is a clause and not a value. */
const clauseLength = 3;

/** Headings that say nothing in the sidebar: a verb without what it acts on. */
const bareHeading: Record<Locale, RegExp> = {
  en: /^(?:(?:Use|Read|Fix|Prevent|Report|Try|Connect|Pause|Run|Set|Turn|Switch|Choose|Test|Check|Change|Stop|Start|Open|Close|Clear|Undo|Share|Install|Approve|Reduce) (?:it|them|this)(?: (?:on|off|up|down|out|in))?|(?:Turn|Switch|Set) (?:on|off|up)|Check in|Choose|Refine|Export|Import|Compare|Restore|Reset|Close|Use|Configure|Fix|Prevent|Connect|Run|Approve|Pause|Reduce|Install)$/u,
  'pt-BR':
    /^(?:(?:\p{Lu}\p{L}+-[oa]s?)|Ative|Use|Configure|Corrija|Previna|Exporte|Importe|Conecte|Refine|Execute|Escolha|Encerre|Redefina|Compare|Restaure|Desative|Aprove|Pause|Reduza|Instale|Confira|Teste)$/u,
};

/** Pronouns for what stands in the heading, a habit of translations. */
const pronoun: Partial<Record<Locale, RegExp>> = {'pt-BR': /^El[ea]s?(?!\p{L})/u};

/** Words that give a reason. */
const reason: Record<Locale, RegExp> = {
  en: /\b(?:because|so that|since|therefore|otherwise|which means|(?:that|this) is why|for this reason|as a result)\b|, so\b|^So\b/iu,
  'pt-BR':
    /(?<!\p{L})(?:porque|já que|pois|para que|assim|por isso|portanto|caso contrário|senão|do contrário|o que significa|por esse motivo|como resultado|é por isso)(?!\p{L})/iu,
};

/** A share in percent, with one decimal. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** Words of several texts together. */
const countWords = (blocks: readonly Prose[]): number =>
  blocks.reduce((sum, block) => sum + wordsIn(fullText(block)).length, 0);

/** Whether a text holds words enough to be a clause, code and labels not counted. */
const isClause = (block: Prose): boolean =>
  wordsIn(plainText(block).text.replaceAll(hole, ' ')).length >= clauseLength;

/** The texts that are measured, by what is measured in them. */
function partsOf(pages: readonly Page[]) {
  const prose = pages.flatMap((page) => page.prose);
  const running = prose.filter(isRunning);
  const tables = prose.filter(({place}) => place === 'head' || place === 'cell');
  return {
    running,
    tables,
    sentences: running.flatMap((block) =>
      sentencesIn(fullText(block)).map((text) => ({text, line: block.line, length: wordsIn(text).length})),
    ),
    clauses: tables.filter(
      (block) => block.place === 'cell' && clauseHead.test(block.head ?? '') && isClause(block),
    ),
    headings: prose.filter(({place}) => place === 'heading'),
  };
}

const isEnded = (block: Prose): boolean => /[.?!]["”’)]*$/u.test(fullText(block));

/** The figures of one page, or of several of one language together. Shares in percent, semicolons per 1,000 words. */
export function figuresOf(pages: readonly Page[]): Record<Measure | 'words', number> {
  const locale = pages[0]?.locale ?? 'en';
  const {running, tables, sentences, clauses, headings} = partsOf(pages);
  const words = countWords([...running, ...tables]);
  const semicolons = [...running, ...tables].reduce(
    (sum, block) => sum + plainText(block).text.split(';').length - 1,
    0,
  );
  const sum = sentences.reduce((total, {length}) => total + length, 0);
  return {
    words,
    tables: percent(countWords(tables), words),
    short: percent(sentences.filter(({length}) => length <= shortSentence).length, sentences.length),
    semicolons: percent(semicolons * 10, words),
    unended: percent(clauses.filter((block) => !isEnded(block)).length, clauses.length),
    bare: headings.filter((block) => bareHeading[locale].test(fullText(block))).length,
    mean: sentences.length === 0 ? 0 : Math.round((10 * sum) / sentences.length) / 10,
    long: percent(sentences.filter(({length}) => length > longSentence).length, sentences.length),
    reasons: percent(sentences.filter(({text}) => reason[locale].test(text)).length, sentences.length),
  };
}

/** Lines in short: `12, 18, 40 and 3 more`. */
function lineList(lines: readonly number[], most = 8): string {
  const all = [...new Set(lines)];
  const rest = all.length - most;
  return all.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** The prose of one page against the limits of its kind. */
export function checkProse(page: Page): Finding[] {
  const {file, locale} = page;
  const kind = kindOf(page);
  const limits = limitsOf(kind);
  if (!page.parsed || limits === undefined) {
    return [];
  }
  const figures = figuresOf([page]);
  const {running, tables, sentences, clauses, headings} = partsOf([page]);
  const findings: Finding[] = [];
  const add = (line: number, came: string, allowed: string) => findings.push({file, line, came, allowed});

  const isOver = (measure: Measure) => figures[measure] > (limits[measure] ?? Infinity);
  if (isOver('tables')) {
    const heads = tables.filter(({place, column}) => place === 'head' && column === 0);
    add(
      heads[0]?.line ?? 1,
      `${figures.tables}% of the words in tables (lines ${lineList(heads.map(({line}) => line))})`,
      `at most ${limits.tables}% on a page of kind ${kind}`,
    );
  }
  if (isOver('short')) {
    const short = sentences.filter(({length}) => length <= shortSentence);
    add(
      short[0]?.line ?? 1,
      `${figures.short}% of the sentences with ${shortSentence} words or fewer, such as “${short[0]?.text ?? ''}” (lines ${lineList(short.map(({line}) => line))})`,
      `at most ${limits.short}%`,
    );
  }
  if (isOver('semicolons')) {
    const lines = [...running, ...tables].flatMap((block) => {
      const {text, lineAt} = plainText(block);
      return [...text.matchAll(/;/g)].map(({index}) => lineAt(index));
    });
    add(
      lines[0] ?? 1,
      `${lines.length} semicolons, ${figures.semicolons} per 1,000 words (lines ${lineList(lines)})`,
      `at most ${limits.semicolons}: two sentences`,
    );
  }
  if (isOver('unended')) {
    for (const block of clauses.filter((clause) => !isEnded(clause))) {
      add(
        block.line,
        `the cell “${shorten(fullText(block))}” under “${block.head ?? ''}”`,
        'a sentence with a verb and a full stop',
      );
    }
  }
  for (const block of headings.filter((heading) => bareHeading[locale].test(fullText(heading)))) {
    add(
      block.line,
      `the heading “${fullText(block)}”`,
      'a heading that says in the sidebar what it is about: a verb with its object, a noun phrase or a question',
    );
  }
  for (const id of new Set(running.map(({section}) => section))) {
    const first = running.find(({section}) => section === id);
    if (first && pronoun[locale]?.test(fullText(first))) {
      add(
        first.line,
        `“${shorten(fullText(first))}” at the beginning of a section`,
        'the noun, not the pronoun',
      );
    }
  }
  return findings;
}
