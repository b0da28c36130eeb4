import {spawn} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsFolder, locales} from '../../config/locales';

/** What a check found, as `npm run check -- content --json` prints it. */
interface Finding {
  file: string;
  line: number;
  came: string;
  allowed: string;
  /** The other page of a difference between two. */
  also?: string;
}

/** What the pages show of the checks. */
export interface FailedChecks {
  /** One line for each finding, by the file of the page: `docs/faq.mdx`. */
  findings: Record<string, string[]>;
  /** Why there are none, if the checks could not run. */
  error?: string;
}

/**
 * The lines that each page shows.
 *
 * @param printed what the checks printed; nothing readable means that they failed themselves
 * @param errors what they complained about
 */
export function readFindings(printed: string, errors: string): FailedChecks {
  let found: Finding[];
  try {
    found = JSON.parse(printed) as Finding[];
  } catch {
    const reason = errors.split('\n').find((line) => /Error/.test(line)) ?? errors.trim();
    return {findings: {}, error: `The checks of the pages could not run. ${reason || 'They said nothing.'}`};
  }
  const findings: Record<string, string[]> = {};
  for (const {file, line, came, allowed, also} of found) {
    for (const shown of new Set([file, also ?? file])) {
      (findings[shown] ??= []).push(`${file}:${line}: ${came}; ${allowed}`);
    }
  }
  return {findings};
}

/**
 * What the author of a page has filled in of its front matter. Docusaurus would end `npm start` over a page as
 * `npm run new` leaves it, with a title still to write, where the checks say what is missing.
 */
export const filledIn = (frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Runs the checks of the pages in a process of their own: they read the data anew each time. */
function check(siteDir: string): Promise<FailedChecks> {
  return new Promise((resolve) => {
    const script = path.join(siteDir, 'scripts/checkContent.mts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, '--json'], {cwd: siteDir});
    let printed = '';
    let errors = '';
    child.stdout.on('data', (data) => (printed += String(data)));
    child.stderr.on('data', (data) => (errors += String(data)));
    child.on('error', (error) => (errors += String(error)));
    child.on('close', () => resolve(readFindings(printed, errors)));
  });
}

/**
 * Calls a function once at a time. Who asks while it runs gets the result of the next run, one for all of them:
 * a switch of branches changes a hundred files in a moment.
 */
export function oneAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const result = run();
      running = result.catch(() => undefined);
      return result;
    });
    return next;
  };
}

/**
 * Shows on each page, under `npm start` alone, which checks of `npm run check -- content` it fails, and follows
 * every change of a page. The configuration leaves the plugin out of a build, and its part of the theme with it.
 */
export default function failedChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'failed-checks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => locales.map((locale) => `${docsFolder[locale]}/**/*.mdx`),
    loadContent: oneAtATime(() => check(siteDir)),
    contentLoaded: async ({content, actions}) => actions.setGlobalData(content as FailedChecks),
  };
}
