/** The operators of a query: quotes round a phrase, a minus sign before a word that no page may have. */
import {fold, tokenize} from './analyzer';

/** A query, parsed. */
export interface Asked {
  /** The query without the excluded words; phrases are in it, with their quotes. */
  readonly words: string;
  /** The texts in quotes. */
  readonly phrases: readonly string[];
  /** The words with a minus sign, without the sign. */
  readonly excluded: readonly string[];
}

/** Most words of a query with operators: a longer one was pasted, with quotes and dashes of its own. */
const MOST_WORDS = 10;

/** Most phrases of a query: each may take a round of files. A query with more has no operators. */
const MOST_PHRASES = 2;

/** Straight or typographic quotes, closed. */
const PHRASE = /["“”„«]\s*([^"“”„«»]+?)\s*["“”»]/gu;

/** A minus sign at the start of a word; `--flag`, `-v` and `a-b` have none. */
const EXCLUDED = /(?<!\S)[-−](\p{L}[\p{L}\p{N}_-]+)(?!\S)/gu;

/** Programs whose name begins a command line, and hardly a question: a minus sign there begins an option. */
const PROGRAMS: ReadonlySet<string> = new Set(
  `apt aws brew cargo cat cd chmod choco claude cp curl deno docker dotnet export gcloud gh git gradle grep kubectl ls
  mkdir mv mvn node npm npx ollama pip pipx pnpm podman powershell python python3 rg rm scoop sed sh ssh sudo tar uv
  uvx wget winget wsl yarn zsh`.split(/\s+/),
);

/** An option of a command: two minus signs, or one with a letter or two. */
const FLAG = /(?<!\S)(?:--\w|-\w{1,2}(?!\S))/;

/** True for a command line. */
const isCommand = (query: string): boolean =>
  PROGRAMS.has(/^[$>#\s]*([\w.-]*)/.exec(query)?.[1]?.toLowerCase() ?? '') || FLAG.test(query);

/** The words with a minus sign: none in a command line, and none unless another word stands before the first. */
function excludedOf(query: string): string[] {
  const found = isCommand(query) ? [] : [...query.matchAll(EXCLUDED)];
  const isAfterWord = ({index}: RegExpExecArray) =>
    tokenize(query.slice(0, index).replace(EXCLUDED, '')).length > 0;
  return found.every(isAfterWord) ? found.map(([, word = '']) => word) : [];
}

/** Parses the operators of a query. */
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
  // A closing quote at the end says that the last word is finished (`isUnfinished`), so the quotes stay.
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
