/** Sites of any size, made from the sections of the real one: what becomes of a search when the site grows. */
// cspell:ignore bcdfghjklmnpqrstvwxz aeiou
import type {Corpus, Page, Section} from '../../src/search/engine/corpus';
import {integer, pick, seeded, type Random} from '../../scripts/search/hostile.mts';
import type {Documents, PlainDocument} from '../../scripts/search/documents.mts';

/** Share of the words that are renamed. */
const RENAMED = 0.05;

/**
 * A renamed word is a new one with the probability (STRENGTH + DISCOUNT ×
 * words so far) / (STRENGTH + draws so far), else an earlier one: the
 * Pitman–Yor process, whose vocabulary grows with the power DISCOUNT of the
 * text, as Heaps' law says of English.
 */
const DISCOUNT = 0.6;
const STRENGTH = 500;

/** A document with all that the plugin writes of it. */
interface PluginDocument extends PlainDocument {
  /** Title of what it belongs to. */
  readonly s?: string;
  /** Breadcrumb. */
  readonly b?: readonly string[];
  /** Id of its page. */
  readonly p?: number;
}

interface SourceSection {
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
}

interface SourcePage {
  readonly title: PluginDocument;
  readonly description: string;
  readonly keywords: string;
  readonly opening: string;
  readonly sections: readonly SourceSection[];
  /** The links at its end, which stay with it: ours leaves them out by their address. */
  readonly related: readonly SourceSection[];
}

const RELATED = '#related';

function sourcePages([titles, headings, descriptions, keywords, contents]: Documents): SourcePage[] {
  const byUrl = (list: readonly PlainDocument[] = []) => {
    const groups = new Map<string, PlainDocument[]>();
    list.forEach((item) => groups.set(item.u, [...(groups.get(item.u) ?? []), item]));
    return groups;
  };
  const [headingsOf, descriptionsOf, keywordsOf, contentsOf] = [
    headings,
    descriptions,
    keywords,
    contents,
  ].map(byUrl);
  const textOf = (lists: Map<string, PlainDocument[]> | undefined, url: string, hash = '') =>
    (lists?.get(url) ?? [])
      .filter(({h = ''}) => h === hash)
      .map(({t}) => t)
      .join(' ');
  return (titles ?? []).map((title) => {
    const sections = (headingsOf?.get(title.u) ?? [])
      .filter(({h = ''}) => h !== '')
      .map(({t, h = ''}) => ({hash: h, heading: t, text: textOf(contentsOf, title.u, h)}));
    return {
      title,
      description: textOf(descriptionsOf, title.u),
      keywords: textOf(keywordsOf, title.u),
      opening: textOf(contentsOf, title.u),
      sections: sections.filter(({hash}) => hash !== RELATED),
      related: sections.filter(({hash}) => hash === RELATED),
    };
  });
}

/** A word that no language has, one for each number: syllables as digits. */
function pseudoWord(number: number): string {
  const syllables = [...'bcdfghjklmnpqrstvwxz'].flatMap((consonant) =>
    [...'aeiou'].map((vowel) => consonant + vowel),
  );
  let word = '';
  for (let rest = number + 100; rest > 0; rest = Math.floor(rest / 100)) {
    word += syllables[(rest * 37) % 100] ?? '';
  }
  return `${word}q`;
}

/** A function that renames some words of a text. */
export function createRenaming(random: Random): (text: string) => string {
  const drawn: string[] = [];
  let known = 0;
  const draw = () => {
    const chance = (STRENGTH + DISCOUNT * known) / (STRENGTH + drawn.length);
    const word = random() < chance ? pseudoWord(known++) : pick(random, drawn);
    drawn.push(word);
    return word;
  };
  return (text) => text.replace(/\p{L}{3,}/gu, (word) => (random() < RENAMED ? draw() : word));
}

/** Gives the items of a list in a random order, again and again. */
function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let order: T[] = [];
  return () => {
    if (order.length === 0) {
      order = [...items];
      for (let i = order.length - 1; i > 0; i -= 1) {
        const other = integer(random, 0, i);
        const [a, b] = [order[i], order[other]];
        if (a !== undefined && b !== undefined) {
          order[i] = b;
          order[other] = a;
        }
      }
    }
    const item = order.pop();
    if (item === undefined) {
      throw new Error('Nothing to deal');
    }
    return item;
  };
}

/**
 * Makes a site of a given size out of the sections of a real one.
 *
 * @param documents of the real site
 * @param count pages
 * @param seed the same one gives the same site
 * @throws Error when the real site has no page with sections
 */
export function generateSite(documents: Documents, count: number, seed = 1): Documents {
  const random = seeded(seed);
  const rename = createRenaming(random);
  const pages = sourcePages(documents);
  const nextPage = createDeck(random, pages);
  const nextSection = createDeck(
    random,
    pages.flatMap(({sections}) => sections),
  );
  const lists: PluginDocument[][] = [[], [], [], [], []];
  const [titles = [], headings = [], descriptions = [], keywords = [], contents = []] = lists;
  let id = 0;
  for (let page = 0; page < count; page += 1) {
    const source = nextPage();
    const sections = source.sections.map(nextSection);
    const p = (id += 1);
    const u = `/generated/page-${page}`;
    // Every title once: a real site has no two alike.
    const title = rename([source.title.t, sections[0]?.heading, pseudoWord(page)].join(' '));
    titles.push({...source.title, i: p, t: title, u});
    descriptions.push({i: p, t: rename(source.description), s: title, u, p});
    keywords.push({i: p, t: rename(source.keywords), s: title, u, p});
    contents.push({i: (id += 1), t: rename(source.opening), s: title, u, h: '', p});
    const hashes = new Set([RELATED]);
    [...sections, ...source.related].forEach(({hash, heading, text}, number) => {
      const h = hash !== RELATED && hashes.has(hash) ? `${hash}-${number}` : hash;
      hashes.add(h);
      const t = rename(heading);
      headings.push({i: (id += 1), t, u, h, p});
      contents.push({i: (id += 1), t: rename(text), s: t, u, h, p});
    });
  }
  return lists;
}

/** The same site as our index is built from. */
export function corpusOf(documents: Documents): Corpus {
  const pages: Page[] = [];
  const sections: Section[] = [];
  const texts: string[] = [];
  sourcePages(documents).forEach(({title, description, keywords, opening, sections: parts}, page) => {
    pages.push({url: title.u, title: title.t, keywords});
    const first = {hash: '', heading: '', text: `${description} ${opening}`};
    [first, ...parts].forEach(({hash, heading, text}) => {
      sections.push({page, hash, heading});
      texts.push(text);
    });
  });
  return {pages, sections, texts};
}
