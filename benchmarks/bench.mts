/**
 * `npm run bench [-- build] [pages] [search]`: this site beside stock Docusaurus and Starlight, all on the
 * same pages in the same run; without a name, all parts. Needs a build. `--repeats 3` says how often times are taken.
 *
 * The peers come from npm into .cache/bench, each with packages of its own. What was measured is kept in
 * benchmarks/results.json; benchmarks/README.md and its plot are written from it.
 */
import {appendFileSync, existsSync} from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {installLighthouse} from '../scripts/installLighthouse.mts';
import {buildFolder, installBrowser} from '../scripts/prepare.mjs';
import {locales, type Locale} from '../src/config/locales';
import {pagesIn, readCorpus} from './corpus.mts';
import {buildSite, firstSuggestion, serveSite, visitPage, type SiteServer} from './measure.mts';
import {medians, readResults, writeResults, type Results, type Sample} from './report.mts';
import {pathOfRoute, allSites, outputOf, type Site} from './sites.mts';

const PARTS = ['build', 'pages', 'search'] as const;

/** Pages of different kinds, in both languages. */
const PAGES: readonly (readonly [Locale, string])[] = [
  ['en', 'features/checkpoints'],
  ['pt-BR', 'providers/openai'],
  ['en', 'metrics/score'],
  ['pt-BR', 'basic-usage/the-chat-interface'],
];

/** A word of both languages that a reader types. */
const TYPICAL = 'checkpoint';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {repeats: {type: 'string', default: '3'}},
});
const wanted = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
const repeats = Number(values.repeats);
const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0 || !Number.isInteger(repeats) || repeats < 1) {
  console.error(
    `Not known: ${[...unknown, values.repeats].join(', ')}. Parts: ${PARTS.join(', ')}; --repeats is a whole number.`,
  );
  process.exit(1);
}

const corpus = readCorpus(buildFolder);
const missing = wanted.includes('build') ? [] : allSites.filter((site) => !existsSync(outputOf(site)));
if (missing.length > 0) {
  console.error(`Not built: ${missing.map(({name}) => name).join(', ')}. First: npm run bench -- build`);
  process.exit(1);
}
const lighthouse = installLighthouse();
const program = await installBrowser();
const browser = await chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

async function buildSample(site: Site): Promise<Sample> {
  const page = site.write(corpus);
  const cold = await buildSite(site, lighthouse.node, true);
  appendFileSync(page, '\n\nA sentence that was not here before.\n');
  const warm = await buildSite(site, lighthouse.node, false);
  return {
    coldTime: cold.seconds,
    coldProcessor: cold.processor,
    warmTime: warm.seconds,
    warmProcessor: warm.processor,
    memory: Math.max(cold.memory, warm.memory),
  };
}

/** The samples of a part, of one site, in one round. */
async function* samplesOf(
  part: (typeof PARTS)[number],
  site: Site,
  server: SiteServer,
): AsyncIterable<Sample> {
  const urlOf = (locale: Locale, route: string) => server.url + pathOfRoute(site, locale, route);
  if (part === 'build' && site.command) {
    yield await buildSample(site);
  } else if (part === 'pages') {
    for (const [locale, route] of PAGES) {
      yield await visitPage(lighthouse, urlOf(locale, route), program);
    }
  } else if (part === 'search') {
    for (const locale of locales) {
      yield await firstSuggestion(browser, server, {url: urlOf(locale, 'faq'), site, query: TYPICAL});
    }
  }
}

const samples = new Map<Site, Sample[]>(allSites.map((site) => [site, []]));
const parts: Record<string, Results['parts'][string]> = {};
const servers = new Map<Site, SiteServer>();
try {
  for (const site of allSites) {
    servers.set(site, await serveSite(outputOf(site)));
  }
  for (const part of wanted) {
    const date = new Date().toISOString().slice(0, 16);
    // Round by round, each site in its turn: what else the machine does then falls on all of them alike.
    for (let round = 1; round <= repeats; round += 1) {
      for (const [site, server] of servers) {
        for await (const sample of samplesOf(part, site, server)) {
          samples.get(site)?.push(sample);
        }
        console.log(`${part}: ${site.name}, round ${round} of ${repeats}`);
      }
    }
    parts[part] = {date, load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10, repeats};
  }
  // What another run has found in the meantime stays.
  const before = readResults();
  writeResults({
    node: process.versions.node,
    browser: browser.version(),
    machine: `${os.availableParallelism()} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${Math.round(os.totalmem() / 1e9)} GB, ${os.platform()}`,
    pages: pagesIn(corpus).length,
    parts: {...before?.parts, ...parts},
    sites: allSites.map((site) => ({
      name: site.name,
      title: site.title,
      medians: {
        ...before?.sites.find(({name}) => name === site.name)?.medians,
        ...medians(samples.get(site) ?? []),
      },
    })),
  });
} finally {
  await Promise.all([...servers.values()].map((server) => server.close()));
  await browser.close();
}
