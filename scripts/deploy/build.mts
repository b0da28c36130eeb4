/** What the recipes need to know of a build, read from its files. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {BuildFacts} from '../../deploy/table';
import {contentSecurityPolicy} from '../csp.mts';

/** All files of a folder, relative to it, with slashes. */
export const filesOf = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** The address on this site of the picture that a page names for links to it. */
function cardOf(html: string): string[] {
  const card = load(html)('meta[property="og:image"]').attr('content');
  return card === undefined ? [] : [new URL(card).pathname];
}

/**
 * @throws Error when there is no build
 */
export function readBuild(dir: string): BuildFacts {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No build in ${dir}: run "npm run build" first.`);
  }
  const files = filesOf(dir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const cards = pages.flatMap((file) => cardOf(readFileSync(path.join(dir, file), 'utf8')));
  return {files, policy: contentSecurityPolicy(dir), cards: [...new Set(cards)].sort()};
}
