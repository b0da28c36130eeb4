import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {spellCheckDocument} from 'cspell-lib';
import {expect, it} from 'vitest';
import {root} from '../../scripts/prepare.mjs';
import {docsFolder, type Locale} from '../../src/config/locales';

/** Words that `npm run check -- spelling` would name if the fixture were a page of the locale. */
async function misspelled(fixture: string, locale: Locale): Promise<string> {
  const page = path.join(root, docsFolder[locale], 'example.mdx');
  const text = readFileSync(path.join(root, 'tests/fixtures/spelling', fixture), 'utf8');
  const {issues, checked, errors} = await spellCheckDocument({uri: pathToFileURL(page).href, text}, {}, {});
  expect({checked, errors}).toEqual({checked: true, errors: undefined});
  return issues.map((issue) => issue.text).join(' ');
}

it('names English mistakes in text, front matter, captions and prompts', async () => {
  expect(await misspelled('bad.en.mdx', 'en')).toBe('recieved leters adress assistent eror wrongg Plaese');
});

it('names Portuguese mistakes', async () => {
  expect(await misspelled('bad.pt-BR.mdx', 'pt-BR')).toBe('recebdo configuraçao endereso assitente Expliqe');
});

it.each(['product', 'names', 'pt-BR'])('keeps the word list %s in alphabetical order', (name) => {
  const [heading, ...words] = readFileSync(path.join(root, `cspell/${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  expect(heading).toMatch(/^# /);
  // Without accents and capitals, so that the order is that of a dictionary.
  const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  expect(plain).toEqual([...new Set(plain)].sort());
});
