// @vitest-environment node
/** The check of the pages' scripts, with a small site that breaks each of its rules. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {inspectChunks} from '../../scripts/built/chunks.mts';

const texts = [
  {en: 'Bread rises for twelve hours in the cold', 'pt-BR': 'O pão cresce por doze horas no frio'},
  {en: 'Rye needs twice the water of white flour', 'pt-BR': 'O centeio pede o dobro da água da farinha'},
  {en: 'short', 'pt-BR': 'curto'},
];

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
  return inspectChunks(build, {bases: ['/'], texts});
}

const filling = 'A long article about a loaf. '.repeat(20);

describe('the check of the scripts of the pages', () => {
  it('finds nothing where a script has what its page shows', () => {
    const script = '"Bread rises for twelve hours in the cold" "short"';
    expect(
      problems({article: `<td>Bread rises for twelve hours in the cold</td>${filling}`, script}),
    ).toEqual([]);
  });

  it('finds the row of another page', () => {
    expect(problems({article: filling, script: '"Rye needs twice the water of white flour"'})).toEqual([
      '/assets/js/bread.1.js: brings the fact "Rye needs twice the water of white flour", which /bread does not show',
    ]);
  });

  it('finds the other language', () => {
    const article = `Bread rises for twelve hours in the cold ${filling}`;
    expect(problems({article, script: '"O pão cresce por doze horas no frio"'})).toEqual([
      '/assets/js/bread.1.js: brings the fact "O pão cresce por doze horas no frio", which /bread does not show',
    ]);
  });

  it('names a script that grew', () => {
    const [problem] = problems({article: filling, script: 'x'.repeat(filling.length * 2)});
    expect(problem).toMatch(/^\/assets\/js\/bread\.1\.js: \d+ bytes, 2\.\d\d times the article of \/bread; /);
  });

  it('finds a fact that several pages load', () => {
    writeFileSync(path.join(build, 'assets/js/main.js'), '"Rye needs twice the water of white flour"');
    expect(problems({article: filling, script: ''})).toEqual([
      '/assets/js/main.js: several pages load the fact "Rye needs twice the water of white flour"',
    ]);
  });
});
