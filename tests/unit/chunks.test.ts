/** The check of the pages' scripts, with a small site. */
import {expect, it} from 'vitest';
import {inspectChunks} from '../../scripts/built/chunks.mts';
import {readPages} from '../../scripts/built/inspect.mts';
import {emptyFolder} from '../support/folder';

const build = emptyFolder();

const html = (text: string) =>
  `<head><meta name="description" content="A loaf"></head><div class="theme-doc-markdown">${text}</div>`;

/** The problems of a site with one page, `/bread`, and its script. */
function problems({article, script}: {article: string; script: string}): string[] {
  build.write('bread.html', html(article));
  build.write('assets/js/bread.1.js', `JSON.parse('{"sourceDirName":".","permalink":"/bread"}');${script}`);
  return inspectChunks(build.root, ['/'], readPages(build.root, '/'));
}

const filling = 'A long article about a loaf. '.repeat(20);

it('the check of the scripts of the pages names a script that grew', () => {
  const [problem] = problems({article: filling, script: 'x'.repeat(filling.length * 2)});
  expect(problem).toMatch(/^\/assets\/js\/bread\.1\.js: \d+ bytes, 2\.\d\d times the article of \/bread; /);
});
