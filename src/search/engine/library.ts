/**
 * The files of an index that have been fetched so far. A look-up in a file that has not gives nothing and notes the
 * name of the file: the search is run again once it is there.
 */
import {createEntryFinder, decodeEntries, ENTRIES_FILE, type EntryFinder} from './entries';
import {decodeShard, decodeTextsFile, decodeTitles, decodeWordList} from './codec';
import type {Language} from './languages';
import {decodeMessages, MESSAGES_FILE, type KnownMessage} from './messages';
import {
  lastBefore,
  SECTIONS_PER_FILE,
  SMALL_SITE,
  shardFile,
  shardOf,
  textsFile,
  TITLES_FILE,
  WORDS_FILE,
  type Posting,
  type Router,
  type SectionTexts,
  type Shard,
  type Texts,
} from './searchIndex';

/** Most shards that a prefix is looked up in, from the first one with it: `short` for one or two letters. */
const MOST_SHARDS = {short: 4, long: 8} as const;

const NO_MESSAGES: readonly KnownMessage[] = [];

/** A section with its page, as a row of the results shows it. */
type Row = SectionTexts & Pick<Texts, 'url' | 'title'>;

export interface Library {
  /**
   * Takes in a file.
   *
   * @param name name of the file, as `takeMissing` gave it
   * @param value its parsed JSON
   * @throws Error when it is not that file, or not whole
   */
  add(name: string, value: unknown): void;
  /** True when a look-up since `takeMissing` needed a file that has not come: its result is incomplete. */
  isLacking(): boolean;
  /** Names of the files that look-ups since the last call needed, and that have not come. */
  takeMissing(): readonly string[];
  /** True for the stem of a word of the site. */
  has(stem: string): boolean;
  posting(stem: string): Posting | undefined;
  /** The synonyms, joined by spaces, of typed words joined by spaces. @param stem the stem of the first of these */
  synonyms(stem: string, typed: string): string | undefined;
  /** The words with a prefix, from MOST_SHARDS shards at most. */
  startingWith(prefix: string): readonly string[];
  /** All words, sorted. */
  words(): readonly string[];
  /** Address and heading of a section, from its file of texts or from the titles, whichever has come. */
  heading(page: number, section: number): Pick<Row, 'url' | 'hash' | 'heading'> | undefined;
  /** A finder of settings, commands and calculators. */
  entries(): EntryFinder | undefined;
  /** The messages. Only `add` replaces the array, so that callers can cache what they make of it. */
  messages(): readonly KnownMessage[];
  /** All pages with their headings, without the texts; undefined while they have not come, and on a larger site. */
  titles(): readonly Texts[] | undefined;
  /** A section; with an empty text while only the titles of all pages have come. */
  row(page: number, section: number): Row | undefined;
}

/** A decoded shard, with its postings and synonyms as maps. */
interface Open {
  readonly shard: Shard;
  readonly postings: ReadonlyMap<string, Posting>;
  readonly synonyms: ReadonlyMap<string, string>;
}

function openShard(value: unknown, language: Language): Open {
  const shard = decodeShard(value, language);
  return {
    shard,
    postings: new Map(shard.postings.map((posting, i) => [shard.stems[i] ?? '', posting])),
    // A map, because an object has inherited keys such as `constructor`.
    synonyms: new Map(Object.entries(shard.synonyms)),
  };
}

/** The words of a sorted list that have a prefix. */
function startingWith(sorted: readonly string[], prefix: string): readonly string[] {
  const from = lastBefore(sorted, prefix);
  const first = sorted[from] === prefix ? from : from + 1;
  let end = first;
  while (sorted[end]?.startsWith(prefix)) {
    end += 1;
  }
  return sorted.slice(first, end);
}

/** The shards with words that have a prefix, as many as it is looked up in. */
function shardsWith(router: Router, prefix: string): readonly number[] {
  const first = shardOf(router, prefix);
  const most = prefix.length < 3 ? MOST_SHARDS.short : MOST_SHARDS.long;
  const last = Math.min(shardOf(router, `${prefix}\uffff`), first + most - 1);
  return Array.from({length: last - first + 1}, (_, i) => first + i);
}

/** Makes an empty library for the index of a router. `add` takes in the files, in any order. */
export function createLibrary(router: Router): Library {
  const {language} = router;
  const shards = new Map<number, Open>();
  const texts = new Map<string, Texts>();
  let entries: EntryFinder | undefined;
  let words: readonly string[] | undefined;
  let messages: readonly KnownMessage[] | undefined;
  let titles: readonly Texts[] | undefined;
  let missing = new Set<string>();

  const count = router.bounds.length + 1;
  const numbers = new Map(Array.from({length: count}, (_, shard) => [shardFile(shard), shard]));

  /** Gives the content of a file back; notes the file where there is none yet. */
  function noteMissing<T extends object>(found: T | undefined, name: string): T | undefined {
    if (!found) {
      missing.add(name);
    }
    return found;
  }

  const open = (shard: number) => noteMissing(shards.get(shard), shardFile(shard));
  const shardWith = (key: string) => open(shardOf(router, key));

  /** A section from its file of texts, or without a text from the titles. */
  function sectionAt(page: number, section: number): Row | undefined {
    const file = texts.get(textsFile(page, section));
    const known = file ?? titles?.[page];
    const shown = known?.sections[file ? section % SECTIONS_PER_FILE : section];
    return known && shown && {url: known.url, title: known.title, ...shown};
  }

  return {
    add(name, value) {
      const number = numbers.get(name);
      if (number !== undefined) {
        shards.set(number, openShard(value, language));
      } else if (name === WORDS_FILE) {
        words = decodeWordList(value);
      } else if (name === ENTRIES_FILE) {
        entries = createEntryFinder(decodeEntries(value), language);
      } else if (name === MESSAGES_FILE) {
        messages = decodeMessages(value);
      } else if (name === TITLES_FILE) {
        titles = decodeTitles(value);
      } else {
        texts.set(name, decodeTextsFile(value));
      }
    },
    isLacking: () => missing.size > 0,
    takeMissing() {
      const taken = [...missing];
      missing = new Set();
      return taken;
    },
    has: (key) => shardWith(key)?.postings.has(key) ?? false,
    posting: (key) => shardWith(key)?.postings.get(key),
    synonyms: (key, typed) => shardWith(key)?.synonyms.get(typed),
    startingWith: (prefix) =>
      shardsWith(router, prefix).flatMap((shard) => startingWith(open(shard)?.shard.words ?? [], prefix)),
    words: () => noteMissing(words, WORDS_FILE) ?? [],
    entries: () => noteMissing(entries, ENTRIES_FILE),
    heading: (page, section) => noteMissing(sectionAt(page, section), textsFile(page, section)),
    messages: () => noteMissing(messages, MESSAGES_FILE) ?? NO_MESSAGES,
    titles: () => (router.pages <= SMALL_SITE ? noteMissing(titles, TITLES_FILE) : titles),
    row(page, section) {
      const name = textsFile(page, section);
      noteMissing(texts.get(name), name);
      return sectionAt(page, section);
    },
  };
}
