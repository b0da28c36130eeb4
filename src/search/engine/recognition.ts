/**
 * Recognizes known messages of programs in pasted text. A message that has a row of its own in a table of a page is
 * also a result of its own.
 */
import {tokenize} from './analyzer';
import {createEntryFinder, type Entry, type FoundEntry} from './entries';
import type {Language} from './languages';
import {namesOf, type KnownMessage} from './messages';

/** A message that a recognizer found in pasted text. */
interface Found {
  readonly id: string;
  readonly score: number;
  /** The share of the message, by the weight of its words, that the text has: 0 to 1. */
  readonly part: number;
}

/** Recognizes messages of programs. The caller of `createEngine` passes one in. */
export interface Recognizer {
  /** Makes a finder for a catalog, best first; score = weight of the words that are there × part². */
  finderOf(
    catalog: readonly {
      readonly id: string;
      readonly messages: readonly string[];
      readonly isFrame: boolean;
    }[],
  ): (pasted: string) => readonly Found[];
  /** A text without the parts that differ from one occurrence to the next: paths, addresses, lines of a stack. */
  constantPart(text: string): string;
}

/** Characters that typed questions rarely have: those of programs, quotes, and ends of sentences. */
const PROGRAM_SIGNS = /[:{}[\]"“”«»<>_=\\/|…]|(?:^|\s)['‘]|\d{2}|[.!](?:\s|$)/;

/** The code of a message: `AUTH-303`. */
const CODE = /(?:^|[^\w-])[a-z]{2,4}-\d{3}(?!\w)/i;

/** Words of a query: with fewer than FEW it says too little, with MANY or more it was hardly typed. */
const FEW_WORDS = 3;
const MANY_WORDS = 16;

/** A query that is the name of a system error alone: `ECONNREFUSED`. */
const SYSTEM_ERROR = /^\s*E[A-Z]{5,}\s*$/;

/** True for a query that looks pasted: pages of the messages that are recognized in it come before all others. */
export function isPasted(query: string): boolean {
  const words = query.split(/\s+/).length;
  return (
    CODE.test(query) ||
    SYSTEM_ERROR.test(query) ||
    words >= MANY_WORDS ||
    (words >= FEW_WORDS && PROGRAM_SIGNS.test(query))
  );
}

/** Signs that only programs write: brackets, a name with a colon and a value, the name of a class of errors. */
const SIGNS_OF_PROGRAMS = /[{}[\]<>=\\|]|\S: |\w(?:Error|Exception)\b/;

/** True for a query that looks like the output of a program. */
export const isOfProgram = (query: string): boolean =>
  CODE.test(query) || (query.split(/\s+/).length >= FEW_WORDS && SIGNS_OF_PROGRAMS.test(query));

/**
 * True for a query that may be a message: it has a digit, or three words and signs of programs or a capital at its
 * beginning. Other queries are questions for the pages: the file of the messages is not worth the wait.
 */
export const mayBeMessage = (query: string): boolean =>
  /\p{N}/u.test(query) ||
  ((/^\p{Lu}/u.test(query) || PROGRAM_SIGNS.test(query)) &&
    tokenize(query).filter(({isJoined}) => !isJoined).length >= FEW_WORDS);

/** Share of a message that must be there, and the least score: two rare words; one is enough where there is a code. */
const RECOGNIZED = 0.75;
const LEAST_WEIGHT = 9;
const LEAST_CODE = 4;

/** A message that is one identifier, `ECONNREFUSED` or `insufficient_quota`: it identifies the error as a code does. */
const IDENTIFIER = /^(?:[A-Z]{6,}|[A-Za-z]+(?:_[A-Za-z]+)+)$/;

/** A query for an HTTP status: `status code 404`, `erro 429`. */
const STATUS = /^(?:(?:http|status|error|erro|code|c[oó]digo)\s+)+(\d{3})$/i;

/** Share of a message from which on `mayBe` takes a text for it. */
const HALF = 0.5;

/** Share of a longer message that must be there for it to stand before a short one that is there whole. */
const LONGER = 0.55;

/** A message with this many times the weight of another in the text is meant: the other is a fragment, or chance. */
const MORE = 1.25;

/** Share of the best score from which on a pasted text may be another message as well. */
const AS_GOOD = 0.9;

/** A message that was recognized, and the wording of it that was. */
export interface Recognized {
  readonly message: KnownMessage;
  readonly wording: string;
  /** The share of the wording, by the weight of its words, that the text has: 0 to 1. */
  readonly part: number;
}

interface Weighed extends Recognized {
  readonly score: number;
  /** Weight of those words of the wording that the text has. */
  readonly weight: number;
}

/** The messages that the text has, without fragments of a longer one that it has more of. @param least score */
function withoutFragments(found: readonly Weighed[], least: number): Weighed[] {
  const most = found.reduce((best, {weight}) => Math.max(best, weight), 0);
  const isLongest = ({weight}: Weighed) => most <= MORE * weight;
  const whole = found.filter(
    ({part, score, wording}) =>
      part >= RECOGNIZED && score >= (IDENTIFIER.test(wording) ? LEAST_CODE : least),
  );
  const specific = whole.filter(isLongest);
  return specific.length > 0 || whole.length === 0
    ? specific
    : found.filter((one) => isLongest(one) && one.part >= LONGER);
}

/** The label of a row for one of its wordings: the wording, but the row's own label where the wording is one word. */
const labelOf = ({label}: Entry, wording: string): string => (/\s/.test(wording) ? wording : label);

export interface MessageFinder {
  /** The messages that are recognized in a pasted text, best first: those about as good as the best one. */
  recognize(pasted: string): readonly Recognized[];
  /** True when a text may be a message: half of it is there, with a rare word. */
  mayBe(pasted: string): boolean;
  /**
   * The rows of the messages that are in a text, or are named by it; best first, each address once.
   *
   * @param isWide true where rows are all that is asked for: any part of a message will do
   */
  rows(query: string, isWide?: boolean): readonly FoundEntry[];
}

/** The entries without those whose address a better one has, best first. */
function bestOfEach(found: readonly FoundEntry[]): FoundEntry[] {
  const best = new Map<string, FoundEntry>();
  for (const one of [...found].sort((a, b) => b.score - a.score)) {
    const address = one.entry.url + one.entry.hash;
    if (!best.has(address)) {
      best.set(address, one);
    }
  }
  return [...best.values()];
}

/** @param recognizer without it a message is found by its words alone */
export function createMessageFinder(
  messages: readonly KnownMessage[],
  language: Language,
  recognizer: Recognizer | undefined,
): MessageFinder {
  const all = messages.flatMap((message) => message.wordings.map((wording) => ({message, wording})));
  const named = createEntryFinder(
    messages.flatMap(({row, wordings}) =>
      row
        ? wordings.map((wording) => ({...row, label: labelOf(row, wording), names: namesOf([wording])}))
        : [],
    ),
    language,
  );
  const find = recognizer?.finderOf(
    all.map(({message, wording}, i) => ({id: String(i), messages: [wording], isFrame: message.isFrame})),
  );

  const recognized = (pasted: string): Weighed[] => {
    const weighed = (find?.(pasted) ?? []).flatMap(({id, score, part}): Weighed[] => {
      const one = all[Number(id)];
      return one && part > 0 ? [{...one, score, part, weight: score / part ** 2}] : [];
    });
    return withoutFragments(weighed, CODE.test(pasted) ? LEAST_CODE : LEAST_WEIGHT);
  };

  return {
    recognize(pasted) {
      const found = recognized(pasted);
      const good = AS_GOOD * (found[0]?.score ?? 0);
      return found.filter(({score}) => score >= good);
    },
    mayBe: (pasted) =>
      (find?.(pasted) ?? []).some(({score, part}) => part >= HALF && score / part ** 2 >= LEAST_CODE),
    rows(query, isWide) {
      const ofText = recognized(query).flatMap(({message: {row}, wording, part}): FoundEntry[] =>
        row ? [{entry: {...row, label: labelOf(row, wording)}, score: part}] : [],
      );
      return bestOfEach([...ofText, ...named.find(STATUS.exec(query.trim())?.[1] ?? query, isWide)]);
    },
  };
}
