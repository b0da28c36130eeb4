/**
 * `npm run i18n:stamp -- <page…> | texts | all`: records that the Portuguese was written against the English as
 * it stands now. A page is named as below docs/: features/checkpoints.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder} from '../src/config/locales.ts';
import {projectRoot} from './content/read.mts';
import {stampPage} from './author/stamp.mts';
import {readState, stampsFile, stampsOf} from './author/status.mts';

const names = process.argv.slice(2);
const {english, portuguese, texts} = await readState(projectRoot);
const isAll = names.includes('all');
const pages = isAll ? [...portuguese.keys()] : names.filter((name) => name !== 'texts');
const unknown = pages.filter((page) => !english.has(page) || !portuguese.has(page));

if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `No page in both languages: ${unknown.join(', ')}.` : 'Nothing named.'} Allowed: pages as below docs/ (features/checkpoints), "texts", "all".`,
  );
  process.exitCode = 1;
} else {
  const changed = pages.filter((page) => {
    const file = path.join(projectRoot, docsFolder['pt-BR'], `${page}.mdx`);
    const before = readFileSync(file, 'utf8');
    const after = stampPage(before, english.get(page) ?? '');
    if (after !== before) {
      writeFileSync(file, after);
    }
    return after !== before;
  });
  if (isAll || names.includes('texts')) {
    writeFileSync(path.join(projectRoot, stampsFile), `${JSON.stringify(stampsOf(texts), null, 2)}\n`);
  }
  console.log(
    `${pages.length} pages recorded, ${changed.length} of them anew${isAll || names.includes('texts') ? `; ${texts.length} texts` : ''}.`,
  );
}
