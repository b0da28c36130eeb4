/** What becomes of a search when the site grows: sites of any size, made from the real one. */
// cspell:ignore bcdfghjklmnpqrstvwxz aeiou
import {gzipSync} from 'node:zlib';
import {decodeIndex, encodeIndex} from '../../src/search/engine/codec';
import type {Corpus, Page, Section} from '../../src/search/engine/corpus';
import {createEngine} from '../../src/search/engine/engine';
import {buildIndex} from '../../src/search/build/buildIndex';
import {sectionsByChunk} from '../../src/search/engine/searchIndex';
import {integer, pick, seeded, type Random} from '../../scripts/search/hostile.mts';
import {measure, STOCK_BUDGET, warmUp} from './latency.mts';
import {mean, quantile, timed} from '../../scripts/search/numbers.mts';
import {ours} from '../../scripts/search/ours.mts';
import type {Documents, PlainDocument} from '../../scripts/search/documents.mts';
import {stock, stockIndex} from './stock.mts';

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
  const textOf = (list: readonly PlainDocument[] | undefined, url: string, hash = '') =>
    (list ?? [])
      .filter(({u, h = ''}) => u === url && h === hash)
      .map(({t}) => t)
      .join(' ');
  return (titles ?? []).map((title) => {
    const sections = (headings ?? [])
      .filter(({u, h = ''}) => u === title.u && h !== '')
      .map(({t, h = ''}) => ({hash: h, heading: t, text: textOf(contents, title.u, h)}));
    return {
      title,
      description: textOf(descriptions, title.u),
      keywords: textOf(keywords, title.u),
      opening: textOf(contents, title.u),
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
function createRenaming(random: Random): (text: string) => string {
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
function generateSite(documents: Documents, count: number, seed = 1): Documents {
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
function corpusOf(documents: Documents): Corpus {
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

/** One search on one site. */
interface Size {
  /** Bytes of the index, gzip level 6. */
  readonly index: number;
  /** Milliseconds from its text to the first search. */
  readonly open: number;
  /** Milliseconds of a search, 95th percentile. */
  readonly p95: number;
}

export interface Growth {
  readonly pages: number;
  /** Different words of the texts. */
  readonly words: number;
  /** Bytes of a file of texts, one of which ours fetches for each row; gzip level 6. */
  readonly textsOfRow: number;
  readonly ours: Size;
  readonly stock: Size;
}

/** Openings of an index, of which the median counts. */
const OPENINGS = 3;

/** Opens an index several times: what it gives last, and the median of the milliseconds. */
async function openings<T>(open: () => T | Promise<T>): Promise<[T, number]> {
  let [value, taken] = await timed(open);
  const all = [taken];
  while (all.length < OPENINGS) {
    [value, taken] = await timed(open);
    all.push(taken);
  }
  return [value, quantile(all, 0.5)];
}

const gzipped = (text: string) => gzipSync(text, {level: 6}).length;

/**
 * Measures our search and the plugin's on a generated English site.
 *
 * @param documents of the real site
 * @param queries what readers type
 */
export async function grow(documents: Documents, pages: number, queries: readonly string[]): Promise<Growth> {
  const site = generateSite(documents, pages);
  const corpus = corpusOf(site);
  const index = buildIndex(corpus, 'en');
  const texts = sectionsByChunk(index.chunks).map((group) =>
    group.map((section) => corpus.texts[section] ?? ''),
  );
  const compact = encodeIndex(index);
  const [engine, ourOpen] = await openings(() => createEngine(decodeIndex(JSON.parse(compact)), '/'));
  texts.forEach((ofChunk, chunk) => engine.setTexts(chunk, ofChunk));
  const ourFind = ours(engine, 'en');
  await warmUp(ourFind, queries);
  const {p95: ourP95} = await measure(ourFind, queries);

  const plain = stockIndex(site);
  const [stockFind, stockOpen] = await openings(() => stock(plain, 'en'));
  await measure(stockFind, queries.slice(0, 20));
  const {p95: stockP95} = await measure(stockFind, queries, STOCK_BUDGET);
  return {
    pages,
    words: index.words.length,
    textsOfRow: mean(texts.slice(0, 100).map((ofChunk) => gzipped(JSON.stringify(ofChunk)))),
    ours: {index: gzipped(compact), open: ourOpen, p95: ourP95},
    stock: {index: gzipped(plain), open: stockOpen, p95: stockP95},
  };
}
