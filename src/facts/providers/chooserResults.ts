import {fill} from '../../config/numbers';
import {choose, type Answers, type Asked} from './choose';

/** A provider as the chooser knows it, in the language of the page. */
export interface ChooserRow extends Asked {
  name: string;
  /** From the page of the chooser. */
  address: string;
  /** `Gateway`. */
  kindName: string;
  state?: string;
  /** Key, images and caching in a line. */
  facts: string;
}

export interface ChooserWords {
  one: string;
  some: string;
  none: string;
  /** What to change where nothing fits, by question. */
  change: Record<keyof Answers, string>;
  /** Those that are not in the short list. */
  more: string;
  /** Where a request goes, by kind. */
  routes: Record<string, string>;
}

/** One of the short list. */
interface Suggestion {
  name: string;
  address: string;
  tag: string;
  reason: string;
}

/** How many make a short list. */
const shortest = 4;

export interface ChooserResults {
  verdict: string;
  suggestions: Suggestion[];
  more: string;
}

/** What the chooser shows for the answers. */
export function chooserResults(
  rows: readonly ChooserRow[],
  answers: Answers,
  words: ChooserWords,
): ChooserResults {
  const {fitting, inTheWay} = choose(rows, answers);
  const found = fitting.flatMap((index) => rows[index] ?? []);
  const rest = found.slice(shortest).map(({name}) => name);
  return {
    verdict:
      found.length === 0
        ? [words.none, ...inTheWay.map((question) => words.change[question])].join(' ')
        : fill(found.length === 1 ? words.one : words.some, {count: String(found.length)}),
    suggestions: found.slice(0, shortest).map(({name, address, kind, kindName, state, facts}) => ({
      name,
      address,
      tag: state ? `${kindName}, ${state.toLowerCase()}` : kindName,
      reason: `${words.routes[kind] ?? ''} ${facts}`,
    })),
    more: rest.length > 0 ? fill(words.more, {names: rest.join(', ')}) : '',
  };
}
