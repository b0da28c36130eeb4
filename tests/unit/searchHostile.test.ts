import {expect, it} from 'vitest';
import {locales} from '@site/src/config/locales';
import {suggestionLimit} from '@site/src/config/search';
import {tokenize} from '@site/src/search/engine/analyzer';
import type {Corpus} from '@site/src/search/engine/corpus';
import {buildIndex} from '@site/src/search/indexing/buildIndex';
import {synonymTable} from '@site/src/data/synonyms';
import {capQuery} from '@site/src/search/query';
import {integer, pick, seeded} from '../support/random';
import {searchIn} from '../support/search';

const titles = [
  'Restoring files with checkpoints',
  'apply_diff',
  'Modos personalizados',
  'Configuração',
  'constructor',
];

const corpus: Corpus = {
  pages: titles.map((title, i) => ({url: `/page-${i}`, title, keywords: 'undo, desfazer, toString'})),
  sections: titles.flatMap((_title, page) => [
    {page, hash: '', heading: ''},
    {page, hash: '#one', heading: '<b>One</b> & "two"'},
  ]),
  texts: titles.flatMap((title) => [
    `${title}: see what the assistant changed, e restaure os arquivos.`,
    'autoApprove.maxRequests, .ignore, null, __proto__, C++, ~1^2 and <script>alert(1)</script>',
  ]),
};

const words = [...new Set(corpus.texts.flatMap((text) => tokenize(text).map(({word}) => word)))];

/** What nobody means well, or a clipboard brings. */
const parts = [
  ...'(a+)+$ .* [a-z {1,9999} \\b (?< \\u{110000} +t:x~2^3 ~99 ^-1 ** " -'.split(' '),
  ...['<script>alert(1)</script>', '"><svg/onload=x>', '&#0;', "' OR 1=1 --", '{{7*7}}', '{product.name}'],
  ...['null', 'NaN', '1e999', '__proto__', 'constructor', 'hasOwnProperty', '[object Object]', '', '\0'],
  ...['\u202e', '\u0591', '\u0645\u0631', '\ud800', '\u{1f600}', 'e\u0301\u0302\u0303', 'a\u20dd', '\u0007'],
  ...['a'.repeat(400), 'x '.repeat(1000), words.join(' '), words.join(''), words.join('-')],
];
const random = seeded(1);
const queries = [
  ...parts,
  ...Array.from({length: 400}, () =>
    Array.from({length: integer(random, 1, 8)}, () => pick(random, [...parts, ...words])).join(
      pick(random, ['', ' ']),
    ),
  ),
];

it.each(locales)(
  `${queries.length} hostile queries in %s are answered, with no more rows than there are and no page twice`,
  (locale) => {
    const search = searchIn(buildIndex(corpus, locale, synonymTable(locale)));
    for (const query of queries) {
      const {hits, total, respelled} = search(capQuery(query), {limit: suggestionLimit});
      const pages = hits.map(({url}) => url.replace(/#.*/, ''));
      const isSound =
        hits.length <= suggestionLimit &&
        total >= hits.length &&
        new Set(pages).size === pages.length &&
        (respelled === undefined || hits.length === 0);
      if (!isSound) {
        expect.fail(`${JSON.stringify(query)}: ${JSON.stringify({hits, total, respelled})}`);
      }
    }
  },
);
