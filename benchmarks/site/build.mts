/** How long a build takes, and what it takes of the machine. */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Site} from './sites.mts';

export interface BuildCost {
  /** Seconds on the clock: on a busy machine they say little. */
  readonly seconds: number;
  /** Seconds of processors, of the build and of all that it has started. */
  readonly processor: number;
  /** Bytes of memory that they held at once, looked at five times a second; NaN where the system does not tell. */
  readonly memory: number;
}

/** Bytes that a process and all that it has started hold. */
function memoryOf(pid: number): number {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      sizes.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
    } catch {
      // It has just ended.
    }
  }
  const total = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + total(child), sizes.get(id) ?? 0);
  return total(pid);
}

/** What the shell says of the time of its children: `0m1.234s 0m0.567s`. */
const secondsIn = (text: string): number =>
  [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Builds a site.
 *
 * @param node program that runs it
 * @param isCold without what an earlier build has left
 * @returns undefined for a site that has no build of its own here
 * @throws Error with the last lines of what the build says when it fails
 */
export async function buildSite(site: Site, node: string, isCold: boolean): Promise<BuildCost | undefined> {
  const {command, folder, caches} = site;
  if (!command) {
    return undefined;
  }
  if (isCold) {
    caches.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
  }
  const start = performance.now();
  // `times` says of the shell itself in its first line, of its children in the second.
  const child = spawn('bash', ['-c', '"$@" && times', 'bash', node, ...command], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (data) => (output += String(data))));
  let memory = process.platform === 'linux' ? 0 : NaN;
  const timer = setInterval(() => {
    memory = Math.max(memory, child.pid === undefined || Number.isNaN(memory) ? NaN : memoryOf(child.pid));
  }, 200);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(timer));
  if (code !== 0) {
    throw new Error(`${site.name}: the build failed\n${output.slice(-3000)}`);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    processor: secondsIn(output.trimEnd().split('\n').at(-1) ?? ''),
    memory,
  };
}
