// @vitest-environment node
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/content/site.mts';
import {docsFolder, type Locale} from '../../src/config/locales';

/** Words that `npm run check:spelling` would name if the fixture were a page of the locale. */
function misspelled(fixture: string, locale: Locale): {words: string[]; status: number | null} {
  const {stdout, status} = spawnSync(
    process.execPath,
    [
      path.join(projectRoot, 'node_modules/cspell/bin.mjs'),
      '--no-progress',
      '--no-summary',
      '--no-color',
      `stdin://${projectRoot}/${docsFolder[locale]}/example.mdx`,
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      input: readFileSync(path.join(projectRoot, 'tests/fixtures/spelling', fixture)),
    },
  );
  return {words: [...stdout.matchAll(/Unknown word \((.*?)\)/g)].map(([, word = '']) => word), status};
}

describe('spelling', () => {
  it('names English mistakes in text, front matter, captions and prompts', () => {
    expect(misspelled('bad.en.mdx', 'en')).toEqual({
      words: ['recieved', 'leters', 'adress', 'assistent', 'eror', 'wrongg', 'Plaese'],
      status: 1,
    });
  });

  it('names Portuguese mistakes', () => {
    expect(misspelled('bad.pt-BR.mdx', 'pt-BR')).toEqual({
      words: ['recebdo', 'configuraçao', 'endereso', 'assitente', 'Expliqe'],
      status: 1,
    });
  });

  it('leaves code, links, tokens, ids and paths alone', () => {
    expect(misspelled('good.en.mdx', 'en')).toEqual({words: [], status: 0});
  });

  it('knows Portuguese, and the English terms that stay', () => {
    expect(misspelled('good.pt-BR.mdx', 'pt-BR')).toEqual({words: [], status: 0});
  });

  it.each(['product', 'names', 'pt-BR'])('keeps the word list %s in alphabetical order', (name) => {
    const [heading, ...words] = readFileSync(path.join(projectRoot, `cspell/${name}.txt`), 'utf8')
      .trimEnd()
      .split('\n');
    expect(heading).toMatch(/^# /);
    // Without accents and capitals, so that the order is that of a dictionary.
    const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(plain).toEqual([...new Set(plain)].sort());
  });
});
