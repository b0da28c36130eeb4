/** What a build costs, what Chromium fetches of a page, how long a reader waits for a suggestion. */
// cspell:ignore networkidle ppid
import {execFileSync, spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {TYPES} from '../deploy/table';
import {fileAt} from '../scripts/server.mts';
import type {Lighthouse} from '../scripts/installLighthouse.mts';
import type {Sample} from './report.mts';
import type {Site} from './sites.mts';

/** Bytes of memory that a process and all that it has started hold. */
function memoryOf(pid: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (id: number): number =>
    processes
      .filter(([own, parent]) => own === id || parent === id)
      .reduce((total, [own = 0, , size = 0]) => total + (own === id ? size * 1024 : sum(own)), 0);
  return sum(pid);
}

/** What the shell says of the time of its children: `0m1.234s 0m0.567s`. */
const secondsIn = (text: string): number =>
  [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/** Of a build and all that it has started. */
interface BuildCost {
  /** Seconds on the clock: on a busy machine they say little. */
  readonly seconds: number;
  /** Seconds of processors. */
  readonly processor: number;
  /** Bytes that they held at once, looked at twice a second. */
  readonly memory: number;
}

/**
 * Builds a site.
 *
 * @param node program that runs it
 * @param isCold without what an earlier build has left
 * @throws Error with the last lines of what the build says when it fails
 */
export async function buildSite(site: Site, node: string, isCold: boolean): Promise<BuildCost> {
  const {command = [], folder, caches} = site;
  if (isCold) {
    caches.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
  }
  const start = performance.now();
  // `times` says of the shell itself in its first line, of its children in the second.
  const child = spawn('bash', ['-c', '"$@" && times', 'bash', node, ...command], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (data) => (output += String(data))));
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, child.pid === undefined ? 0 : memoryOf(child.pid));
  }, 500);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new Error(`${site.name}: the build failed\n${output.slice(-3000)}`);
  }
  const processor = secondsIn(output.trimEnd().split('\n').at(-1) ?? '');
  return {seconds: (performance.now() - start) / 1000, processor, memory};
}

/** What a host compresses, by the end of a file's name. */
const TEXTS = new Map(TYPES.filter(({isText}) => isText).map(({extension, type}) => [`.${extension}`, type]));

/** A slow phone connection: megabits in a second, milliseconds there and back. */
const LINE = {megabitsPerSecond: 1.6, roundTrip: 150};

export interface SiteServer {
  readonly url: string;
  /** From now on all answers together come as over the slow line, or as fast as they can. */
  setSlow(isSlow: boolean): void;
  /** Bytes of all answers so far, without their headers. */
  sent(): number;
  close(): Promise<void>;
}

/**
 * Serves finished pages with gzip. The line is slow here and not in the browser, which does not slow down what its
 * workers fetch.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  let isSlow = false;
  let sent = 0;
  /** When the line has sent what it is sending. */
  let freeAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const pathname = decodeURIComponent((request.url ?? '/').replace(/[?#].*/, ''));
      const file = fileAt(folder, pathname);
      const extension = path.extname(file ?? '');
      const type = TEXTS.get(extension);
      const content = file === undefined ? Buffer.from('Not found') : readFileSync(file);
      const known = bodies.get(file ?? '');
      const body = known ?? (type ? gzipSync(content, {level: 9}) : content);
      bodies.set(file ?? '', body);
      sent += body.length;
      if (isSlow) {
        await sleep(LINE.roundTrip);
        freeAt = Math.max(freeAt, performance.now()) + (body.length * 8) / (LINE.megabitsPerSecond * 1000);
        await sleep(freeAt - performance.now());
      }
      response.writeHead(file === undefined ? 404 : 200, {
        'Content-Type': type ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000',
        ...(type && {'Content-Encoding': 'gzip'}),
      });
      response.end(body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    setSlow(wanted) {
      isSlow = wanted;
      freeAt = 0;
    },
    sent: () => sent,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Milliseconds that a search gets after its first results, for what it still fetches, and that nobody waits longer. */
const REST = 2_000;
const LIMIT = 40_000;

interface Requested {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
  readonly priority?: string;
}

interface LighthouseReport {
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<
    Record<
      string,
      {readonly numericValue?: number; readonly details?: {readonly items?: readonly Requested[]}}
    >
  >;
}

/** Whether something is fetched for a page that may come next, as a hint or as data (src/client/docusaurus.ts). */
const isAhead = ({url, resourceType, priority}: Requested): boolean =>
  priority === 'VeryLow' ||
  (['Fetch', 'XHR'].includes(resourceType ?? '') && /\.(?:js|html)$|\/$/.test(new URL(url).pathname));

/** What stands before the reader, and what it weighs: a phone on a slow line, both simulated. */
export async function visitPage(lighthouse: Lighthouse, url: string, browser: string): Promise<Sample> {
  const text = await lighthouse.visit(url, browser, '--only-categories=performance');
  const {categories, audits} = JSON.parse(text) as LighthouseReport;
  const valueOf = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const weightOf = (isWanted: (request: Requested) => boolean) =>
    requests.filter(isWanted).reduce((sum, {transferSize = 0}) => sum + transferSize, 0);
  return {
    firstBytes: weightOf((request) => !isAhead(request)),
    scriptBytes: weightOf((request) => request.resourceType === 'Script' && !isAhead(request)),
    score: Math.round((categories.performance.score ?? NaN) * 100),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
  };
}

/**
 * What is fetched from the first touch of the search until its suggestions stand, and how long that takes: with an
 * empty cache, on a slow line.
 */
export async function firstSuggestion(
  browser: Browser,
  server: SiteServer,
  {url, site, query}: {url: string; site: Site; query: string},
): Promise<Sample> {
  const {opener, field, found} = site.search;
  const context = await browser.newContext({serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    await page.goto(url, {waitUntil: 'networkidle'});
    server.setSlow(true);
    const before = server.sent();
    const start = performance.now();
    await page
      .locator(opener ?? field)
      .first()
      .click();
    await page.locator(field).first().fill(query);
    // With every frame: a locator looks twice a second in the end.
    await page.waitForFunction((selector) => document.querySelector(selector)?.checkVisibility(), found, {
      polling: 'raf',
    });
    const searchTime = performance.now() - start;
    await sleep(REST);
    return {searchTime, searchBytes: server.sent() - before};
  } finally {
    server.setSlow(false);
    await context.close();
  }
}
