import {expect, it} from 'vitest';
import {locales} from '@site/src/config/locales';
import {suggestionLimit} from '@site/src/config/search';
import {synonymTable} from '@site/src/data/synonyms';
import {buildIndex} from '@site/src/search/indexing/buildIndex';
import {capQuery} from '@site/src/search/query';
import {searchIn} from '../support/search';

const text =
  'Restoring files, restaurar: autoApprove.maxRequests, null, __proto__, C++, ~1^2, <script>alert(1)</script>';
const corpus = {
  pages: ['apply_diff', 'Configuração'].map((title, i) => ({url: `/${i}`, title, keywords: 'toString'})),
  sections: [0, 1].flatMap((page) =>
    ['', '#one'].map((hash) => ({page, hash, heading: hash && '<b>One</b>'})),
  ),
  texts: Array<string>(4).fill(text),
};

/** What nobody means well, or a clipboard brings: each alone, before a word, and behind one without a space. */
const queries = [
  ...'(a+)+$ .* [a-z {1,9999} \\b (?< \\u{110000} +t:x~2^3 ~99 ^-1 ** " -'.split(' '),
  ...['<script>alert(1)</script>', '"><svg/onload=x>', '&#0;', "' OR 1=1 --", '{{7*7}}', '{product.name}'],
  ...['null', 'NaN', '1e999', '__proto__', 'constructor', 'hasOwnProperty', '[object Object]', '', '\0'],
  ...['\u202e', '\u0591', '\u0645\u0631', '\ud800', '\u{1f600}', 'e\u0301\u0302\u0303', 'a\u20dd', '\u0007'],
  ...['a'.repeat(400), 'x '.repeat(1000), text.repeat(9), text.replaceAll(' ', '')],
].flatMap((part) => [part, `${part} files`, `restaurar${part}`]);

it.each(locales)('a hostile query in %s is answered with few rows, and no page twice', (locale) => {
  const search = searchIn(buildIndex(corpus, locale, synonymTable(locale)));
  for (const query of queries) {
    const {hits, total, respelled} = search(capQuery(query), {limit: suggestionLimit});
    const pages = hits.map(({url}) => url.replace(/#.*/, ''));
    expect(new Set(pages).size, query).toBe(pages.length);
    expect(pages.length, query).toBeLessThanOrEqual(Math.min(total, suggestionLimit));
    expect(respelled === undefined || hits.length === 0, query).toBe(true);
  }
});
