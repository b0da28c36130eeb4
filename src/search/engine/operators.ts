/** What a query says beside its words: what is looked for word for word, and what no page may have. */
import {fold, tokenize} from './analyzer';

/** A query, taken apart. */
export interface Asked {
  /** What is looked for, without the signs: also the words of the phrases. */
  readonly words: string;
  /** What stood in quotes. */
  readonly phrases: readonly string[];
  /** What had a minus sign before it. */
  readonly excluded: readonly string[];
}

/** A query with more words is a message that somebody pasted: its quotes and dashes are its own. */
const MOST_WORDS = 10;

/** More phrases are no search either: each takes a round of files. */
const MOST_PHRASES = 2;

/** Straight or typographic quotes, closed. */
const PHRASE = /["“”„«]\s*([^"“”„«»]+?)\s*["“”»]/gu;

/** A minus sign at the start of a word; `--flag`, `-v` and `a-b` have none. */
const EXCLUDED = /(?<!\S)[-−](\p{L}[\p{L}\p{N}_-]+)(?!\S)/gu;

/** Programs whose name begins a line of a terminal, and hardly a question: a minus sign there is theirs. */
const PROGRAMS: ReadonlySet<string> = new Set(
  `apt aws brew cargo cat cd chmod choco claude cp curl deno docker dotnet export gcloud gh git gradle grep kubectl ls
  mkdir mv mvn node npm npx ollama pip pipx pnpm podman powershell python python3 rg rm scoop sed sh ssh sudo tar uv
  uvx wget winget wsl yarn zsh`.split(/\s+/),
);

/** A flag that no search has: two signs, or one and a letter or two. */
const FLAG = /(?<!\S)(?:--\w|-\w{1,2}(?!\S))/;

/** True for a line of a terminal. */
const isCommand = (query: string): boolean =>
  PROGRAMS.has(/^[$>#\s]*([\w.-]*)/.exec(query)?.[1]?.toLowerCase() ?? '') || FLAG.test(query);

/** The words with a minus sign: they count after another word that says what is looked for, and in no command. */
function excludedOf(query: string): string[] {
  const found = isCommand(query) ? [] : [...query.matchAll(EXCLUDED)];
  const isAfterWord = ({index}: RegExpExecArray) =>
    tokenize(query.slice(0, index).replace(EXCLUDED, '')).length > 0;
  return found.every(isAfterWord) ? found.map(([, word = '']) => word) : [];
}

/** Takes a query apart. */
export function parseQuery(query: string): Asked {
  if (tokenize(query).filter(({isJoined}) => !isJoined).length > MOST_WORDS) {
    return {words: query, phrases: [], excluded: []};
  }
  const rest = query.replace(EXCLUDED, '').replace(/\s+/g, ' ');
  const excluded = excludedOf(query);
  const wanted = excluded.length > 0 ? rest : query;
  const phrases = [...wanted.matchAll(PHRASE)]
    .map(([, phrase = '']) => phrase)
    .filter((phrase) => tokenize(phrase).length > 0);
  if (phrases.length > MOST_PHRASES) {
    return {words: query, phrases: [], excluded: []};
  }
  // Without the quotes the last word could be taken for one that is being typed.
  return {words: phrases.length > 0 ? wanted : wanted.trimEnd(), phrases, excluded};
}

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ');

/** True when a text has a phrase word for word; case, accents and line ends do not matter. */
export const hasPhrase = (text: string, phrase: string): boolean => {
  const [haystack, needle] = [plain(text), plain(phrase)];
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const isWhole =
      !(isLetter(needle[0]) && isLetter(haystack[at - 1])) &&
      !(isLetter(needle.at(-1)) && isLetter(haystack[at + needle.length]));
    if (isWhole) {
      return true;
    }
  }
  return false;
};
