/** The release that the pages describe is said where a reader looks for it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsFolder, locales} from '../../src/config/locales';

it.each(
  locales.flatMap((locale) => ['index', 'getting-started/installing'].map((id) => [locale, id] as const)),
)('%s: %s names the version', (locale, id) => {
  const text = readFileSync(path.join(docsFolder[locale], `${id}.mdx`), 'utf8');
  expect(text).toContain('{product.version}');
});
