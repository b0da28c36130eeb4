/** The check of the pages' scripts, with a small site. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {inspectChunks} from '../../scripts/built/chunks.mts';
import {readPages} from '../../scripts/built/inspect.mts';

let build: string;
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  mkdirSync(path.join(build, 'assets/js'), {recursive: true});
});
afterEach(() => rmSync(build, {recursive: true}));

const html = (text: string) =>
  `<head><meta name="description" content="A loaf"></head><div class="theme-doc-markdown">${text}</div>`;

/** The problems of a site with one page, `/bread`, and its script. */
function problems({article, script}: {article: string; script: string}): string[] {
  writeFileSync(path.join(build, 'bread.html'), html(article));
  writeFileSync(
    path.join(build, 'assets/js/bread.1.js'),
    `JSON.parse('{"sourceDirName":".","permalink":"/bread"}');${script}`,
  );
  return inspectChunks(build, ['/'], readPages(build, '/'));
}

const filling = 'A long article about a loaf. '.repeat(20);

describe('the check of the scripts of the pages', () => {
  it('names a script that grew', () => {
    const [problem] = problems({article: filling, script: 'x'.repeat(filling.length * 2)});
    expect(problem).toMatch(/^\/assets\/js\/bread\.1\.js: \d+ bytes, 2\.\d\d times the article of \/bread; /);
  });
});
