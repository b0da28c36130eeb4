/** The budgets of what a page loads, with small sites. */
import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPages} from '../../scripts/built/inspect.mts';
import {inspectWeight} from '../../scripts/built/weight.mts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weight-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** What cannot be compressed, in KB. */
const noise = (size: number): string => randomBytes(size * 1024 * 0.75).toString('base64');

function write(files: Readonly<Record<string, string>>, dir = folder): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
}

const page = `<style data-href="/docs/a.css">a{}</style><noscript><link rel="stylesheet" href="/docs/missing.css"></noscript>
<script nomodule src="/docs/assets/main.1.js"></script><script nomodule src="/docs/assets/own.js"></script><article><div class="theme-doc-markdown"></div></article>`;

describe('the budgets', () => {
  const budgets = {main: 12, styles: 6, paint: 7, first: 24, ownScript: 6};

  beforeEach(() =>
    write({
      'page.html': page,
      'moved.html': '<script>location.replace(1)</script>',
      'a.css': noise(4),
      'assets/main.1.js': noise(8),
      'assets/own.js': noise(3),
    }),
  );

  it('let a light page pass', () => {
    expect(inspectWeight(folder, '/docs/', budgets, readPages(folder, '/docs/'))).toEqual([]);
  });

  it.each([
    ['assets/main.1.js', 40, ['the first load', 'the script of all pages']],
    ['a.css', 14, ['its style sheets', 'what stands before the first paint']],
    ['assets/own.js', 9, ['the scripts of the pages, at the median']],
  ])('name %s when it has grown', (name, size, expected) => {
    write({[name]: noise(size)});
    const problems = inspectWeight(folder, '/docs/', budgets, readPages(folder, '/docs/'));
    expected.forEach((what) => {
      expect(
        problems.filter((line) => line.includes(what) && line.includes(`heaviest: ${name} `)),
      ).toHaveLength(1);
    });
  });
});
