/**
 * `npm run bench [-- build] [bytes] [search] [turn] [lighthouse] [growth]`: this site beside stock Docusaurus,
 * Starlight and VitePress, all on the same pages in the same run; without a name, all parts. Needs a build.
 * `--repeats 3` says how often times are taken, `--pages 500` makes all sites larger, `--sites ours,vitepress` asks some alone.
 *
 * The peers come from npm into .cache/bench, each with packages of its own. What was measured is kept in
 * benchmarks/site/results.json; benchmarks/README.md and its plot are written from it.
 */
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {installBrowser, root} from '../scripts/prepare.mjs';
import {installLighthouse} from '../scripts/installLighthouse.mts';
import {quantile} from '../scripts/search/numbers.mts';
import {locales, type Locale} from '../src/config/locales';
import {buildSite} from './site/build.mts';
import {firstSuggestion, load, searchWeight, turnPage, type Visit} from './site/browser.mts';
import {growCorpus, pagesIn, readCorpus} from './site/corpus.mts';
import {growths} from './site/growth.mts';
import {lighthouseSample} from './site/lighthouse.mts';
import {measureNames, type Measure, type Sample} from './site/measures.mts';
import {readResults, writeResults, type Results} from './site/report.mts';
import {serveSite, type SiteServer} from './site/serve.mts';
import {addressOf, allSites, outputOf, type Site} from './site/sites.mts';

const PARTS = ['build', 'bytes', 'search', 'turn', 'lighthouse', 'growth'] as const;

type Part = (typeof PARTS)[number];

/** One of every kind. */
const TWELVE = [
  '',
  'faq',
  'getting-started/installing',
  'getting-started/your-first-task',
  'basic-usage/the-chat-interface',
  'features/checkpoints',
  'features/tools/read-file',
  'providers/openai',
  'platform/code',
  'metrics/score',
  'troubleshooting/limit-rate-exceeded',
  'terms-and-conditions/privacy-policy',
];

/** A page of each language, for what takes long. */
const FEW: readonly (readonly [Locale, string])[] = [
  ['en', 'features/checkpoints'],
  ['pt-BR', 'providers/openai'],
];

const LIGHTHOUSE: typeof FEW = [...FEW, ['en', 'metrics/score'], ['pt-BR', 'basic-usage/the-chat-interface']];

/** A word of both languages that a reader types. */
const TYPICAL = 'checkpoint';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    repeats: {type: 'string', default: '3'},
    pages: {type: 'string', default: '0'},
    sites: {type: 'string', default: allSites.map(({name}) => name).join()},
  },
});
const named = values.sites.split(',');
const unknown = [
  ...positionals.filter((part) => !PARTS.some((known) => known === part)),
  ...named.filter((name) => !allSites.some((site) => site.name === name)),
];
const repeats = Number(values.repeats);
const pages = Number(values.pages);
if (unknown.length > 0 || !Number.isInteger(repeats) || repeats < 1 || !Number.isInteger(pages)) {
  console.error(`Parts: ${PARTS.join(', ')}; --repeats and --pages are whole numbers. ${unknown.join(', ')}`);
  process.exit(1);
}
const wanted = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));

const sites = allSites.filter(({name}) => named.includes(name));
const corpus = growCorpus(readCorpus(path.join(root, 'build')), pages);
const count = pagesIn(corpus).length * locales.length;
const samples = new Map<Site, Sample[]>(allSites.map((site) => [site, []]));
const note = (site: Site, sample: Sample) => samples.get(site)?.push(sample);

const lighthouse = installLighthouse();
const browserProgram = await installBrowser();

/** Round by round, each site in its turn: what else the machine does then falls on all of them alike. */
async function byTurns(rounds: number, run: (site: Site) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      await run(site);
      console.log(`  ${site.name}, round ${round + 1} of ${rounds}`);
    }
  }
}

async function buildAll(): Promise<void> {
  sites.forEach((site) => site.write(corpus));
  await byTurns(repeats, async (site) => {
    const cold = await buildSite(site, lighthouse.node, true);
    const warm = await buildSite(site, lighthouse.node, false);
    if (cold && warm) {
      const perPage = 1000 / count;
      note(site, {
        coldTime: cold.seconds * perPage,
        coldProcessor: cold.processor * perPage,
        warmTime: warm.seconds * perPage,
        warmProcessor: warm.processor * perPage,
        memory: Math.max(cold.memory, warm.memory),
      });
    }
  });
}

type VisitOf = (site: Site) => Omit<Visit, 'locale' | 'route'>;

/** Those that ask finished sites. */
const runs: Readonly<Partial<Record<Part, (visit: VisitOf) => Promise<void>>>> = {
  bytes: (visit) =>
    byTurns(1, async (site) => {
      for (const locale of locales) {
        for (const route of TWELVE) {
          const {paint, first, script, styles} = await load({...visit(site), locale, route});
          note(site, {
            paintGzip: paint.gzip,
            firstGzip: first.gzip,
            firstBrotli: first.brotli,
            scriptGzip: script.gzip,
            stylesGzip: styles.gzip,
          });
        }
        const weight = await searchWeight({...visit(site), locale, route: 'faq'}, TYPICAL);
        note(site, {searchGzip: weight.gzip});
      }
    }),
  search: (visit) =>
    byTurns(repeats, async (site) => {
      for (const locale of locales) {
        note(site, {searchTime: await firstSuggestion({...visit(site), locale, route: 'faq'}, TYPICAL)});
      }
    }),
  turn: (visit) =>
    byTurns(repeats, async (site) => {
      for (const [locale, route] of FEW) {
        note(site, {turnTime: await turnPage({...visit(site), locale, route})});
      }
    }),
  lighthouse: (visit) =>
    byTurns(repeats, async (site) => {
      for (const [locale, route] of LIGHTHOUSE) {
        const url = visit(site).server.url + addressOf(site, locale, route);
        note(site, await lighthouseSample(lighthouse, url, browserProgram));
      }
    }),
};

/** The middle of all samples of a site, by measure. */
function medians(of: readonly Sample[]): Sample {
  return Object.fromEntries(
    measureNames.flatMap((name): [Measure, number][] => {
      const found = of.flatMap((sample) => sample[name] ?? []);
      return found.length > 0 ? [[name, quantile(found, 0.5)]] : [];
    }),
  );
}

async function withServers(browser: Browser, run: (visit: VisitOf) => Promise<void>): Promise<void> {
  const servers = new Map<Site, SiteServer>();
  try {
    for (const site of sites) {
      servers.set(site, await serveSite(outputOf(site)));
    }
    await run((site) => ({browser, site, server: servers.get(site) as SiteServer}));
  } finally {
    for (const server of servers.values()) {
      await server.close();
    }
  }
}

const partsTaken: Record<string, Results['parts'][string]> = {};
const took = (part: Part, start: string) => {
  partsTaken[part] = {
    date: start,
    load: os.loadavg().map((value) => Math.round(value * 10) / 10),
    // Sizes are the same each time.
    repeats: part === 'bytes' ? 1 : repeats,
  };
};

let growth: Results['growth'];
const browser = await chromium.launch({
  executablePath: browserProgram,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const part of wanted) {
    const start = new Date().toISOString().slice(0, 16);
    console.log(
      `${part}, ${start}, load ${os
        .loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')}`,
    );
    if (part === 'build') {
      await buildAll();
    } else if (part === 'growth') {
      growth = await growths(corpus, TWELVE, browser, lighthouse.node);
    }
    const run = runs[part];
    if (run) {
      await withServers(browser, run);
    }
    took(part, start);
  }
  // What another run has found in the meantime stays.
  const before = readResults();
  await writeResults({
    node: process.versions.node,
    browser: browser.version(),
    machine: `${os.availableParallelism()} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${Math.round(os.totalmem() / 1e9)} GB, ${os.platform()}`,
    pages: pagesIn(corpus).length,
    parts: {...before?.parts, ...partsTaken},
    sites: allSites.map((site) => ({
      name: site.name,
      title: site.title,
      isOwn: site.title.startsWith('This site'),
      medians: {
        ...before?.sites.find(({name}) => name === site.name)?.medians,
        ...medians(samples.get(site) ?? []),
      },
    })),
    growth: growth ?? before?.growth,
  });
} finally {
  await browser.close();
}
