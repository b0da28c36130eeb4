/** What a reader of this site loads when it has more pages. */
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {root} from '../../scripts/prepare.mjs';
import {scanSite} from '../../scripts/search/documents.mts';
import {quantile} from '../../scripts/search/numbers.mts';
import {readQueries} from '../../scripts/search/queries.mts';
import {grow} from '../search/growth.mts';
import {buildSite} from './build.mts';
import {load, type Load} from './browser.mts';
import {growCorpus, pagesIn, type Corpus} from './corpus.mts';
import {forgetSizes, serveSite} from './serve.mts';
import {oursIn, outputOf} from './sites.mts';

/** Pages of English sites that are built. */
const BUILT = [111, 500];

/** Pages of a site that is too large for that: it follows from those two. */
const COMPUTED = 5000;

/** Pages of the sites whose search is made without their HTML. */
const SEARCHED = [111, 1000, COMPUTED];

/** Of the judged queries each of this many. */
const EVERY = 6;

/** Bytes with gzip, the middle of the pages asked for. */
interface GrownPage {
  readonly pages: number;
  readonly isComputed: boolean;
  readonly html: number;
  readonly script: number;
  readonly first: number;
}

interface GrownSearch {
  readonly pages: number;
  readonly sections: number;
  /** Bytes with gzip until the rows are there, without the worker. */
  readonly mean: number;
  readonly p95: number;
  /** Milliseconds of the processor for a letter. */
  readonly keystroke: {readonly p50: number; readonly p95: number};
}

export interface Grown {
  readonly loads: readonly GrownPage[];
  readonly searches: readonly GrownSearch[];
}

const middle = (loads: readonly Load[], of: (load: Load) => number): number => quantile(loads.map(of), 0.5);

async function grownPage(
  corpus: Corpus,
  pages: number,
  routes: readonly string[],
  browser: Browser,
  node: string,
): Promise<GrownPage> {
  const site = oursIn('ours-grown', 'en');
  const grown = growCorpus(corpus, pages);
  site.write(grown);
  await buildSite(site, node, true);
  forgetSizes();
  const server = await serveSite(outputOf(site));
  try {
    const loads: Load[] = [];
    for (const route of routes) {
      loads.push(await load({browser, server, site, locale: 'en', route}));
    }
    return {
      pages: pagesIn(grown).length,
      isComputed: false,
      html: middle(loads, ({html}) => html.gzip),
      script: middle(loads, ({script}) => script.gzip),
      first: middle(loads, ({first}) => first.gzip),
    };
  } finally {
    await server.close();
  }
}

/** What a number is at a size, on the line through two others. */
function computed(before: GrownPage, last: GrownPage, pages: number): GrownPage {
  const at = (of: (page: GrownPage) => number) =>
    of(last) + ((of(last) - of(before)) / (last.pages - before.pages)) * (pages - last.pages);
  return {
    pages,
    isComputed: true,
    html: at(({html}) => html),
    script: at(({script}) => script),
    first: at(({first}) => first),
  };
}

/**
 * Builds this site in English with more and more pages, and makes the index of its search for as many as 5,000.
 *
 * @param corpus of the size that the site has
 * @param routes pages that are asked for
 * @throws Error when a build fails
 */
export async function growths(
  corpus: Corpus,
  routes: readonly string[],
  browser: Browser,
  node: string,
): Promise<Grown> {
  const documents = await scanSite(path.join(root, 'build'), 'en');
  const queries = readQueries('en')
    .map(({query}) => query)
    .filter((_query, i) => i % EVERY === 0);
  const searches: GrownSearch[] = [];
  for (const size of SEARCHED) {
    const {pages, sections, ours} = await grow(documents, size, queries, false);
    const {first, p95, keystroke} = ours;
    searches.push({pages, sections, mean: first, p95, keystroke: {p50: keystroke.p50, p95: keystroke.p95}});
    console.log(`  search of ${size} pages`);
  }
  const loads: GrownPage[] = [];
  for (const size of BUILT) {
    loads.push(await grownPage(corpus, size, routes, browser, node));
    console.log(`  ${size} pages`);
  }
  const [before, last] = loads.slice(-2);
  return {loads: before && last ? [...loads, computed(before, last, COMPUTED)] : loads, searches};
}
