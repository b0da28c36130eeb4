/**
 * `npm run check -- readability [pages…]`: how pages read, in numbers, beside the aim and
 * the limit of each. Pages are ids such as `features/checkpoints`; without any,
 * the pages of each kind together.
 */
import {parseArgs} from 'node:util';
import {locales} from '../src/config/locales.ts';
import {aims, figuresOf, limitsOf, measures} from './content/prose.mts';
import {readSite} from './content/read.mts';
import {kindOf} from './content/skeleton.mts';
import type {Page} from './content/types.mts';

const {positionals: ids} = parseArgs({allowPositionals: true});
const {pages} = readSite({cached: true});
const unknown = ids.filter((id) => !pages.some((page) => page.id === id));
if (unknown.length > 0) {
  console.error(`No page ${unknown.join(', ')}. A page is named as below docs/: features/checkpoints`);
  process.exit(1);
}

/** One table: a row for each measure, a column for each language. */
function print(name: string, kind: string, chosen: readonly Page[]): void {
  const columns = locales.map((locale) => figuresOf(chosen.filter((page) => page.locale === locale)));
  const limits = limitsOf(kind);
  console.log(`\n${name} (${kind || 'all kinds'}, ${columns.map(({words}) => words).join(' and ')} words)`);
  const rows = Object.entries(measures).map(([key, what]) => {
    const measure = key as keyof typeof measures;
    const limit = limits?.[measure];
    const values = columns.map((figures) => {
      const value = figures[measure];
      return `${value}${limit !== undefined && value > limit ? ' !' : ''}`.padStart(8);
    });
    return [
      what.padEnd(42),
      ...values,
      String(aims[measure]).padStart(6),
      String(limit ?? '–').padStart(8),
    ].join('');
  });
  console.log([''.padEnd(42), ...locales.map((locale) => locale.padStart(8)), '   aim', ' at most'].join(''));
  console.log(rows.join('\n'));
}

if (ids.length > 0) {
  for (const id of ids) {
    const chosen = pages.filter((page) => page.id === id);
    print(id, chosen[0] ? kindOf(chosen[0]) : '', chosen);
  }
} else {
  for (const kind of new Set(pages.map(kindOf))) {
    print(
      'All pages',
      kind,
      pages.filter((page) => kindOf(page) === kind),
    );
  }
  print('All pages', '', pages);
}
