/**
 * Rows of the pages that are answers by themselves: a setting with its default, a command with its keys, a message with
 * its meaning (these are in messages.ts), a calculator. They are few, so they lie in one file and are looked up word by
 * word: a row is shown when one of its names has all typed words, and they are at least half of that name.
 */
import {createStem, isStopWord, tokenize, fold} from './analyzer';
import type {Language} from './languages';
import {isText, listOf, tuple, type Guard} from './shape';
import {setOf} from './stopWords';

const ENTRY_KINDS = ['setting', 'command', 'message', 'calculator'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const isEntryKind = (kind: string): kind is EntryKind => ENTRY_KINDS.some((one) => one === kind);

export interface Entry {
  readonly kind: EntryKind;
  /** Address of its page, with the base URL. */
  readonly url: string;
  /** `#id` of its row. */
  readonly hash: string;
  /** Title of its page. */
  readonly title: string;
  readonly label: string;
  /** The default of a setting, the keys of a command, the meaning of a message. */
  readonly detail: string;
  /** Its other names, one a line: its key, its label in the other language. Looked up, never shown. */
  readonly names: string;
}

/** The file with settings, commands and calculators. */
export const ENTRIES_FILE = 'entries.json';

/** Entries of one page, as JSON. `kind` is an index of ENTRY_KINDS. */
type PageEntries = readonly [
  url: string,
  title: string,
  rows: readonly (readonly [kind: number, hash: string, label: string, detail: string, names: string])[],
];

/** The JSON of the entries, grouped by page. */
export function encodeEntries(entries: readonly Entry[]): readonly PageEntries[] {
  const pages = new Map<string, Entry[]>();
  for (const entry of entries) {
    pages.set(entry.url, [...(pages.get(entry.url) ?? []), entry]);
  }
  return [...pages].map(([url, own]) => [
    url,
    own[0]?.title ?? '',
    own.map(({kind, hash, label, detail, names}) => [ENTRY_KINDS.indexOf(kind), hash, label, detail, names]),
  ]);
}

const isKind: Guard = (value) => ENTRY_KINDS[Number(value)] !== undefined;

const isEntriesFile = listOf(
  tuple([isText, isText, listOf(tuple([isKind, isText, isText, isText, isText]))]),
) as (value: unknown) => value is readonly PageEntries[];

/**
 * @param value parsed JSON of the file
 * @throws Error when it holds anything else
 */
export function decodeEntries(value: unknown): readonly Entry[] {
  if (!isEntriesFile(value)) {
    throw new Error('The list of settings and messages of the search index is not whole. Reload the page.');
  }
  return value.flatMap(([url, title, rows]) =>
    rows.map(([kind, hash, label, detail, names]): Entry => ({
      kind: ENTRY_KINDS[kind] ?? 'setting',
      url,
      title,
      hash,
      label,
      detail,
      names,
    })),
  );
}

/** Words that say which kind of row is meant, and are part of no name. Folded. */
const KIND_WORDS: Record<Language, ReadonlySet<string>> = {
  en: setOf('setting settings option options default defaults value command shortcut key keys'),
  'pt-BR': setOf('configuracao configuracoes opcao opcoes padrao valor comando atalho tecla teclas'),
};

/** The same for calculators. They are few: a query with one of these words finds all that have its other words. */
const CALCULATOR_WORDS: Record<Language, ReadonlySet<string>> = {
  en: setOf('calculator calculators estimator simulator generator'),
  'pt-BR': setOf('calculadora calculadoras simulador gerador'),
};

/** The beginning of a question, which no row has for a name. Folded; Portuguese pages are asked in English, too. */
const QUESTION =
  /^(?:how|what|why|when|where|which|who|can|does|do|is|should|como|qual|quais|por ?que|quando|onde|quem|posso|o que|da p)\b/;

/** Most words of a query that may be a name. */
const MOST_WORDS = 8;

/** True for a query that may be the name of a setting, a command or a calculator. */
export const mayBeName = (query: string): boolean =>
  !QUESTION.test(fold(query).trimStart()) && query.trim().split(/\s+/).length <= MOST_WORDS;

/** Share of the words of a label or name that has to be typed. */
const LEAST = 0.5;

/** Bonus, and so the least score, of an entry one of whose names is what was typed, without case and accents. */
export const WHOLE_NAME = 1;

/** An entry that was found, and its score: 1 for all words of a name, WHOLE_NAME more for the name as it is written. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly score: number;
}

/** A name of an entry: stems of its words, stems of whole identifiers in it, the folded text. */
interface Naming {
  readonly parts: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
  readonly whole: string;
}

export interface EntryFinder {
  /**
   * The entries that fit a query, best first.
   *
   * @param isWide true where only rows are requested: then any part of a name is enough
   */
  find(query: string, isWide?: boolean): readonly FoundEntry[];
}

/** Makes a finder of entries. Their names are analyzed once, here. */
export function createEntryFinder(entries: readonly Entry[], language: Language): EntryFinder {
  const stem = createStem(language);
  const isMeant = (word: string) => !isStopWord(word, language);
  /** Analyzes a name. Whole identifiers are kept apart, so that they do not count as further words. */
  const namingOf = (text: string): Naming => {
    const tokens = tokenize(text).filter(({word}) => isMeant(word));
    const stemsOf = (isJoined: boolean) =>
      new Set(tokens.filter((token) => token.isJoined === isJoined).map(({word}) => stem(word)));
    return {parts: stemsOf(false), joined: stemsOf(true), whole: fold(text)};
  };
  const known = entries.map((entry) => ({
    entry,
    namings: [entry.label, ...entry.names.split('\n')].filter(Boolean).map(namingOf),
  }));

  return {
    find(query, isWide = false) {
      const tokens = tokenize(query).filter(({word, isJoined}) => !isJoined && isMeant(word));
      const isOfCalculators = tokens.some(({word}) => CALCULATOR_WORDS[language].has(word));
      const named = tokens.filter(
        ({word}) => !KIND_WORDS[language].has(word) && !CALCULATOR_WORDS[language].has(word),
      );
      const words = [...new Set(named.map(({word}) => word))];
      if (words.length === 0 && !isOfCalculators) {
        return [];
      }
      const stems = words.map(stem);
      const last = words.at(-1) ?? '';
      const isUnfinished = /[\p{L}\p{N}]$/u.test(query) && last.length > 2;
      const typed = fold(query).trimStart();
      const plain = typed.trimEnd();

      const scoreOf = ({parts, joined, whole}: Naming, isAny: boolean): number => {
        const isJoined = words.length === 1 && joined.has(stem(last));
        const isBegun = (key: string) => isUnfinished && key.startsWith(last);
        const found = words.filter(
          (word, i) => parts.has(stems[i] ?? '') || (word === last && (isJoined || [...parts].some(isBegun))),
        ).length;
        const share = isJoined ? 1 : Math.min(1, found / Math.max(1, parts.size));
        const isMeantHere = found === words.length && (isAny || share >= LEAST);
        // A name is being typed from its beginning, whatever there is of its last word.
        const begun = whole.startsWith(typed) ? typed.length / whole.length : 0;
        return isMeantHere || begun >= LEAST
          ? Math.max(share, begun) + (whole === plain ? WHOLE_NAME : 0)
          : 0;
      };

      return known
        .map(({entry, namings}) => {
          const isOfKind = isOfCalculators && entry.kind === 'calculator';
          const score = Math.max(...namings.map((naming) => scoreOf(naming, isWide || isOfKind)));
          return {entry, score: isOfKind && words.length === 0 ? 1 : score};
        })
        .filter(({score}) => score > 0)
        .sort((a, b) => b.score - a.score);
    },
  };
}
