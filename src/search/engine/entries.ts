/**
 * Rows of the pages that are answers by themselves: a setting with its default, a command with its
 * keys, a message with what it means (messages.ts), a form that calculates. They are few, so they lie in one file, and are looked
 * up word by word: a row is shown when all that was typed stands in its names, and makes up most of them.
 */
import {createStem, isStopWord, tokenize, fold} from './analyzer';
import type {Language} from './languages';
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
  /** Its default, its keys, what it means. */
  readonly detail: string;
  /** What else it is called: its key, its label in the other language. Looked up, never shown. */
  readonly names: string;
}

/** Settings and commands. */
export const ENTRIES_FILE = 'entries.json';

/** Entries of one page: address, title, and of each its kind by number, `#id`, label, detail, names. */
type PageEntries = readonly [
  url: string,
  title: string,
  rows: readonly (readonly [kind: number, hash: string, label: string, detail: string, names: string])[],
];

/** What JSON writes of the entries; those of a page stand together. */
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

const isPageEntries = (value: unknown): value is PageEntries =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  Array.isArray(value[2]) &&
  value[2].every(
    (row) =>
      Array.isArray(row) &&
      row.length === 5 &&
      row.every((part, i) => (i === 0 ? ENTRY_KINDS[Number(part)] !== undefined : typeof part === 'string')),
  );

/**
 * @param value what JSON.parse made of the file
 * @throws Error when it holds anything else
 */
export function decodeEntries(value: unknown): readonly Entry[] {
  if (!Array.isArray(value) || !value.every(isPageEntries)) {
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

/** Words that say which kind of row is meant, and name none. Folded. */
const KIND_WORDS: Record<Language, ReadonlySet<string>> = {
  en: setOf('setting settings option options default defaults value command shortcut key keys'),
  'pt-BR': setOf('configuracao configuracoes opcao opcoes padrao valor comando atalho tecla teclas'),
};

/** The same for calculators, which are few: who writes one of these is shown any that has the other words. */
const CALCULATOR_WORDS: Record<Language, ReadonlySet<string>> = {
  en: setOf('calculator calculators estimator simulator generator'),
  'pt-BR': setOf('calculadora calculadoras simulador gerador'),
};

/** How a question begins: pages answer it, and no row is called so. Folded; Portuguese pages are asked in English, too. */
const QUESTION =
  /^(?:how|what|why|when|where|which|who|can|does|do|is|should|como|qual|quais|por ?que|quando|onde|quem|posso|o que|da p)\b/;

/** Words of the longest names. */
const MOST_WORDS = 8;

/** True for what may be the name of a setting, a command or a calculator. */
export const mayBeName = (query: string): boolean =>
  !QUESTION.test(fold(query).trimStart()) && query.trim().split(/\s+/).length <= MOST_WORDS;

/** Part of the words of a label or name that has to be typed. */
const LEAST = 0.5;

/** An entry with a name that is what was typed, sign by sign, fits better than this. */
export const WHOLE_NAME = 1;

/** An entry that was found, and how well it fits: 1 for all words of its label, and no others. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly score: number;
}

/** How an entry is called, once. */
interface Naming {
  readonly parts: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
  readonly whole: string;
}

export interface EntryFinder {
  /**
   * The entries that fit, best first.
   *
   * @param isWide true where rows are all that is asked for: any part of a name will do
   */
  find(query: string, isWide?: boolean): readonly FoundEntry[];
}

/** Looks entries up. What their words come to is worked out once. */
export function createEntryFinder(entries: readonly Entry[], language: Language): EntryFinder {
  const stem = createStem(language);
  const isMeant = (word: string) => !isStopWord(word, language);
  /** The words of a name; of an identifier also all of it, which adds no word. */
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
