/** The budgets of what a page loads, with small sites. */
import {randomBytes} from 'node:crypto';
import {beforeEach, describe, expect, it} from 'vitest';
import {readPages} from '../../scripts/built/inspect.mts';
import {inspectWeight} from '../../scripts/built/weight.mts';
import {emptyFolder} from '../support/folder';

const folder = emptyFolder();

/** What cannot be compressed, in KB. */
const noise = (size: number): string => randomBytes(size * 1024 * 0.75).toString('base64');

const write = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).forEach(([name, text]) => folder.write(name, text));

const page = `<style data-href="/docs/a.css">a{}</style><noscript><link rel="stylesheet" href="/docs/missing.css"></noscript>
<script nomodule src="/docs/assets/main.1.js"></script><script nomodule src="/docs/assets/own.js"></script><article><div class="theme-doc-markdown"></div></article>`;

describe('the budgets', () => {
  const budgets = {main: 12, styles: 6, paint: 7, first: 24, ownScript: 6, calculator: 8};

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
    expect(inspectWeight(folder.root, '/docs/', budgets, readPages(folder.root, '/docs/'))).toEqual([]);
  });

  it.each([
    ['assets/main.1.js', 40, ['the first load', 'the script of all pages']],
    ['a.css', 14, ['its style sheets', 'what stands before the first paint']],
    ['assets/own.js', 9, ['the scripts of the pages, at the median']],
    ['assets/js/mode-builder.1.js', 14, ['the script of a calculator']],
  ])('name %s when it has grown', (name, size, expected) => {
    write({[name]: noise(size)});
    const problems = inspectWeight(folder.root, '/docs/', budgets, readPages(folder.root, '/docs/'));
    const about = problems.filter((line) => line.includes(`heaviest: ${name} `));
    expected.forEach((what) => expect(about.filter((line) => line.includes(what))).toHaveLength(1));
  });
});
