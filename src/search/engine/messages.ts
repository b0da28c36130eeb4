/**
 * The messages of programs that pages explain, and how one is known again: in one file of the index, by one matcher.
 * A message with a row of its own in a list is also a result of its own.
 */
import {tokenize} from './analyzer';
import {createEntryFinder, type Entry, type FoundEntry} from './entries';
import type {Language} from './languages';

/** Fetched for what may be a message. */
export const MESSAGES_FILE = 'messages.json';

/** A message of a program, and where it is explained. */
export interface KnownMessage {
  readonly page: number;
  /** Number of the section in its page. */
  readonly section: number;
  readonly wordings: readonly string[];
  /** True for a title under which another message says more. */
  readonly isFrame: boolean;
  /** Its row, where it has one with an address. */
  readonly row?: Entry | undefined;
}

/** A message that was recognized in what somebody pasted. */
interface Recognized {
  readonly id: string;
  readonly score: number;
  /** The part of it by weight that is there, 0 to 1. */
  readonly part: number;
}

/** Knows messages of programs again; the engine's user brings it. */
export interface Recognizer {
  /** A finder over a catalog; it gives the best first. */
  finderOf(
    catalog: readonly {
      readonly id: string;
      readonly messages: readonly string[];
      readonly isFrame: boolean;
    }[],
  ): (pasted: string) => readonly Recognized[];
  /** A text without what changes each time: paths, addresses, lines of a stack. */
  constantPart(text: string): string;
}

/** What a row is looked up by: its wordings, each also without its code. */
export const namesOf = (wordings: readonly string[]): string =>
  [...new Set(wordings.flatMap((wording) => [wording, wording.replace(/^[A-Z]{2,4}-\d{3} /, '')]))].join(
    '\n',
  );

/** Messages of one page: its number, address and title, and of each its section, 1 for a frame, `#id`, label and detail of its row, wordings. */
type PageMessages = readonly [
  page: number,
  url: string,
  title: string,
  messages: readonly (readonly [
    section: number,
    frame: number,
    hash: string,
    label: string,
    detail: string,
    ...wordings: string[],
  ])[],
];

/** What JSON writes of the messages; those of a page stand together. */
export function encodeMessages(messages: readonly KnownMessage[]): readonly PageMessages[] {
  const pages = new Map<number, KnownMessage[]>();
  for (const message of messages) {
    pages.set(message.page, [...(pages.get(message.page) ?? []), message]);
  }
  return [...pages].map(([page, own]) => {
    const {url = '', title = ''} = own.find(({row}) => row)?.row ?? {};
    return [
      page,
      url,
      title,
      own.map(({section, isFrame, row, wordings}) => [
        section,
        isFrame ? 1 : 0,
        row?.hash ?? '',
        row?.label ?? '',
        row?.detail ?? '',
        ...wordings,
      ]),
    ];
  });
}

const isNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isPageMessages = (value: unknown): value is PageMessages =>
  Array.isArray(value) &&
  value.length === 4 &&
  isNumber(value[0]) &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'string' &&
  Array.isArray(value[3]) &&
  value[3].every(
    (message) =>
      Array.isArray(message) &&
      message.length > 4 &&
      message.every((part, i) => (i < 2 ? isNumber(part) : typeof part === 'string')),
  );

/**
 * @param value what JSON.parse made of the file
 * @throws Error when it holds anything else
 */
export function decodeMessages(value: unknown): readonly KnownMessage[] {
  if (!Array.isArray(value) || !value.every(isPageMessages)) {
    throw new Error('A file of the search index has no messages. Reload the page.');
  }
  return value.flatMap(([page, url, title, messages]) =>
    messages.map(([section, frame, hash, label, detail, ...wordings]): KnownMessage => ({
      page,
      section,
      isFrame: frame === 1,
      wordings,
      row: hash ? {kind: 'message', url, title, hash, label, detail, names: namesOf(wordings)} : undefined,
    })),
  );
}

/** Signs that nobody types who asks: of programs, of quotes, of whole sentences. */
const PROGRAM_SIGNS = /[:{}[\]"“”«»<>_=\\/|…]|(?:^|\s)['‘]|\d{2}|[.!](?:\s|$)/;

/** The code of a message: `AUTH-303`. */
const CODE = /(?:^|[^\w-])[a-z]{2,4}-\d{3}(?!\w)/i;

/** Words of a query: fewer say too little, more are no question. */
const FEW_WORDS = 3;
const MANY_WORDS = 16;

/** True for what looks pasted: a message that is in it comes before all pages. */
export function isPasted(query: string): boolean {
  const words = query.split(/\s+/).length;
  return CODE.test(query) || words >= MANY_WORDS || (words >= FEW_WORDS && PROGRAM_SIGNS.test(query));
}

/** True for what may be a message, though it was typed: some words, or a number. */
export const mayBeMessage = (query: string): boolean =>
  /\p{N}/u.test(query) || tokenize(query).filter(({isJoined}) => !isJoined).length >= FEW_WORDS;

/** Part of a message that must be there, and the weight that it must have: two rare words; a code is one. */
const RECOGNIZED = 0.75;
const LEAST_WEIGHT = 9;
const LEAST_CODE = 4;

/** How near to the best one others are that a pasted text may be as well. */
const AS_GOOD = 0.9;

export interface MessageFinder {
  /** The messages that a pasted text is: first those with a row of their own. */
  recognize(pasted: string): readonly KnownMessage[];
  /**
   * The rows of the messages that are in a text, or are named by it; best first.
   *
   * @param isWide true where rows are all that is asked for: any part of a message will do
   */
  rows(query: string, isWide?: boolean): readonly FoundEntry[];
}

/**
 * @param recognizer without it a message is found by its words alone
 */
export function createMessageFinder(
  messages: readonly KnownMessage[],
  language: Language,
  recognizer: Recognizer | undefined,
): MessageFinder {
  const named = createEntryFinder(
    messages.flatMap(({row}) => row ?? []),
    language,
  );
  const find = recognizer?.finderOf(
    messages.map(({wordings, isFrame}, i) => ({id: String(i), messages: wordings, isFrame})),
  );

  const recognized = (pasted: string) => {
    const least = CODE.test(pasted) ? LEAST_CODE : LEAST_WEIGHT;
    return (find?.(pasted) ?? [])
      .filter(({part, score}) => part >= RECOGNIZED && score >= least)
      .flatMap(({id, score, part}) => {
        const message = messages[Number(id)];
        return message ? [{message, score, part}] : [];
      });
  };

  return {
    recognize(pasted) {
      const found = recognized(pasted);
      const good = AS_GOOD * (found[0]?.score ?? 0);
      const best = found.filter(({score}) => score >= good).map(({message}) => message);
      return [...best.filter(({row}) => row), ...best.filter(({row}) => !row)];
    },
    rows(query, isWide) {
      const scores = new Map<Entry, number>();
      for (const {entry, score} of named.find(query, isWide)) {
        scores.set(entry, score);
      }
      for (const {message, part} of recognized(query)) {
        if (message.row) {
          scores.set(message.row, Math.max(part, scores.get(message.row) ?? 0));
        }
      }
      return [...scores].map(([entry, score]) => ({entry, score})).sort((a, b) => b.score - a.score);
    },
  };
}
