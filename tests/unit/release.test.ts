/** The release that the pages describe is said where a reader looks for it. */
import {expect, it} from 'vitest';
import {locales} from '../../src/config/locales';
import {rawOf} from '../support/places';

it.each(
  locales.flatMap((locale) => ['index', 'getting-started/installing'].map((id) => [locale, id] as const)),
)('%s: %s names the version', (locale, id) => {
  expect(rawOf(id, locale)).toContain('{product.version}');
});
