/**
 * How a message is known again in what somebody pasted. A message with a row of its own in a list is also a result of
 * its own.
 */
import {tokenize} from './analyzer';
import {createEntryFinder, type Entry, type FoundEntry} from './entries';
import type {Language} from './languages';
import {namesOf, type KnownMessage} from './messages';

/** A message that was found in what somebody pasted. */
interface Found {
  readonly id: string;
  readonly score: number;
  /** The part of it by weight that is there, 0 to 1. */
  readonly part: number;
}

/** Knows messages of programs again; the engine's user brings it. */
export interface Recognizer {
  /** A finder over a catalog; it gives the best first. Its score is the weight of what is there times the square of the part. */
  finderOf(
    catalog: readonly {
      readonly id: string;
      readonly messages: readonly string[];
      readonly isFrame: boolean;
    }[],
  ): (pasted: string) => readonly Found[];
  /** A text without what changes each time: paths, addresses, lines of a stack. */
  constantPart(text: string): string;
}

/** Signs that nobody types who asks: of programs, of quotes, of whole sentences. */
const PROGRAM_SIGNS = /[:{}[\]"“”«»<>_=\\/|…]|(?:^|\s)['‘]|\d{2}|[.!](?:\s|$)/;

/** The code of a message: `AUTH-303`. */
const CODE = /(?:^|[^\w-])[a-z]{2,4}-\d{3}(?!\w)/i;

/** Words of a query: fewer say too little, more are no question. */
const FEW_WORDS = 3;
const MANY_WORDS = 16;

/** The name of an error of a system, and nothing else: `ECONNREFUSED`. */
const SYSTEM_ERROR = /^\s*E[A-Z]{5,}\s*$/;

/** True for what looks pasted: a message that is in it comes before all pages. */
export function isPasted(query: string): boolean {
  const words = query.split(/\s+/).length;
  return (
    CODE.test(query) ||
    SYSTEM_ERROR.test(query) ||
    words >= MANY_WORDS ||
    (words >= FEW_WORDS && PROGRAM_SIGNS.test(query))
  );
}

/** Signs of a program alone: brackets, a name and what it says, the name of a kind of error. */
const SIGNS_OF_PROGRAMS = /[{}[\]<>=\\|]|\S: |\w(?:Error|Exception)\b/;

/** True for what a program wrote, and nobody asks. */
export const isOfProgram = (query: string): boolean =>
  CODE.test(query) || (query.split(/\s+/).length >= FEW_WORDS && SIGNS_OF_PROGRAMS.test(query));

/**
 * True for what may be a message: a number, or words with such signs, or that begin as a sentence does. Other words are
 * a question: the pages answer it, and the file of the messages is not worth the wait.
 */
export const mayBeMessage = (query: string): boolean =>
  /\p{N}/u.test(query) ||
  ((/^\p{Lu}/u.test(query) || PROGRAM_SIGNS.test(query)) &&
    tokenize(query).filter(({isJoined}) => !isJoined).length >= FEW_WORDS);

/** Part of a message that must be there, and the weight that it must have: two rare words; a code is one. */
const RECOGNIZED = 0.75;
const LEAST_WEIGHT = 9;
const LEAST_CODE = 4;

/** A message of one word that nobody says otherwise: `ECONNREFUSED`, `insufficient_quota`. It is as good as a code. */
const IDENTIFIER = /^(?:[A-Z]{6,}|[A-Za-z]+(?:_[A-Za-z]+)+)$/;

/** An HTTP status with nothing but words for that. */
const STATUS = /^(?:(?:http|status|error|erro|code|c[oó]digo)\s+)+(\d{3})$/i;

/** Part of a message of which it may be one. */
const HALF = 0.5;

/** Part of a longer message that must be there to stand before a short one that is there whole. */
const LONGER = 0.55;

/** A message of which this much more by weight is there says more: the other is a fragment of it, or chance. */
const MORE = 1.25;

/** How near to the best one others are that a pasted text may be as well. */
const AS_GOOD = 0.9;

/** A message that was recognized, in the wording that it was. */
export interface Recognized {
  readonly message: KnownMessage;
  readonly wording: string;
  /** The part of it by weight that is there. */
  readonly part: number;
}

interface Weighed extends Recognized {
  readonly score: number;
  /** Of what is there of it. */
  readonly weight: number;
}

/** Those that are there, without such as are a fragment of what was pasted while another is more of it. */
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

/** How a row is called: one wording of several, but a code with what it says. */
const labelOf = ({label}: Entry, wording: string): string => (/\s/.test(wording) ? wording : label);

export interface MessageFinder {
  /** The messages that a pasted text is, best first. */
  recognize(pasted: string): readonly Recognized[];
  /** True when half of a message is there, and a rare word of it: what was pasted may be it. */
  mayBe(pasted: string): boolean;
  /**
   * The rows of the messages that are in a text, or are named by it; best first, each address once.
   *
   * @param isWide true where rows are all that is asked for: any part of a message will do
   */
  rows(query: string, isWide?: boolean): readonly FoundEntry[];
}

/** Of each address the entry that fits best, best first. */
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

/**
 * @param recognizer without it a message is found by its words alone
 */
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
