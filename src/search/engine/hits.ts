/** Makes hits of what was found: titles, headings and excerpts with their matches marked. */
import {fold, tokenize, type Token} from './analyzer';
import type {Corrected, EntryHit, Hit, HitSection, Request} from './answer';
import type {FoundEntry} from './entries';
import {excerpt, textOf, toParts, withoutOverlaps, type Match, type Part} from './excerpt';
import type {Library} from './library';
import type {Range} from './pieces';
import type {Ranked} from './rank';
import type {Correction} from './respelling';

/** Options of a hit. */
interface Shown {
  /** True when the other sections that answer are named, too. */
  readonly isGrouped: boolean;
  /** The wording of the message that was recognized in that section. */
  readonly wording: string | undefined;
}

/** A word of a text: its position and its stem. */
interface StemmedWord extends Pick<Token, 'start' | 'end'> {
  readonly key: string;
}

export interface HitWriter {
  /** The hit for a page; an empty list while the file with its title has not come. */
  hit(ranked: Ranked, stems: ReadonlySet<string>, request: Request, shown: Shown): Hit[];
  entry(found: FoundEntry, stems: ReadonlySet<string>): EntryHit;
}

/** Index of a message in a text, whatever the case and accents; undefined where it is not known. */
function indexOfWording(text: string, wording: string): number | undefined {
  const at = fold(text).indexOf(fold(wording));
  // Folding may change the length of a text with accents that are signs of their own: then no place is known.
  return at >= 0 && fold(text).length === text.length ? at : undefined;
}

/**
 * Makes hits from the texts that have come. Rare words decide more on the excerpt than common ones.
 *
 * @param pages number of pages of the site
 * @param stem the function that the index was made with
 */
export function createHitWriter(library: Library, pages: number, stem: (word: string) => string): HitWriter {
  /** Weight of a stem, as an inverse document frequency: the fewer pages have it, the higher. */
  const weightOf = (key: string) => Math.log(1 + pages / (1 + (library.posting(key)?.text.length ?? 0)));

  /** The words of texts, by text: while the reader types, the same texts are shown again and again. */
  const known = new Map<string, readonly StemmedWord[]>();
  const wordsOf = (text: string): readonly StemmedWord[] => {
    const words =
      known.get(text) ?? tokenize(text).map(({word, start, end}) => ({start, end, key: stem(word)}));
    known.set(text, words);
    return words;
  };

  /** The words of a text that have one of these stems. */
  const matchesOf = (text: string, stems: ReadonlySet<string>): Match[] =>
    wordsOf(text).flatMap(({key, start, end}): Match[] =>
      stems.has(key) ? [{range: [start, end - start], key, weight: weightOf(key)}] : [],
    );

  const marked = (text: string, stems: ReadonlySet<string>): Part[] => {
    const ranges: Range[] = matchesOf(text, stems).map(({range}) => range);
    return toParts(text, withoutOverlaps(ranges));
  };

  /** The other sections of a page that answer, without those whose heading is not known yet. */
  const sectionsOf = ({page, others}: Ranked, stems: ReadonlySet<string>): HitSection[] =>
    others().flatMap((section) => {
      const found = library.heading(page, section);
      return found?.heading ? [{url: found.url + found.hash, heading: marked(found.heading, stems)}] : [];
    });

  return {
    hit(ranked, stems, {summaryLength}, {isGrouped, wording}) {
      const row = library.row(ranked.page, ranked.section);
      if (!row) {
        return [];
      }
      const {url, title, hash, heading, text} = row;
      // A row with several messages is shown with the one that was recognized.
      const isOfRow = wording !== undefined && fold(heading).includes(fold(wording));
      const focus = wording === undefined || isOfRow ? undefined : indexOfWording(text, wording);
      return [
        {
          url: url + hash,
          title: marked(title, stems),
          heading: marked(isOfRow ? wording : heading, stems),
          summary: excerpt(text, matchesOf(text, stems), summaryLength, focus),
          sections: isGrouped ? sectionsOf(ranked, stems) : [],
        },
      ];
    },
    entry: ({entry: {kind, url, hash, label, detail, title}}, stems) => ({
      kind,
      url: url + hash,
      label: marked(label, stems),
      detail,
      title,
    }),
  };
}

/** A folded word as the hits write it, with accents, in lower case; as it is where none has it. */
function written(word: string, hits: readonly Hit[]): string {
  const texts = hits.flatMap(({title, heading, summary}) => [title, heading, summary].map(textOf));
  for (const text of texts) {
    const token = tokenize(text).find((candidate) => candidate.word === word);
    if (token) {
      return text.slice(token.start, token.end).toLowerCase();
    }
  }
  return word;
}

/** The query with its corrections, as the hits spell them; undefined without corrections. */
export function correctedBy(
  query: string,
  corrections: readonly Correction[],
  hits: readonly Hit[],
): Corrected | undefined {
  if (corrections.length === 0) {
    return undefined;
  }
  let [understood, literal, end] = ['', '', 0];
  for (const {start, end: next, word} of corrections) {
    understood += query.slice(end, start) + written(word, hits);
    literal += `${query.slice(end, start)}"${query.slice(start, next)}"`;
    end = next;
  }
  return {query: understood + query.slice(end), literal: literal + query.slice(end)};
}
