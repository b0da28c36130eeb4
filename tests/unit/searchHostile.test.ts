import {describe, expect, it} from 'vitest';
import {locales} from '@site/src/config/locales';
import {suggestionLimit} from '@site/src/config/search';
import {tokenize} from '@site/src/search/engine/analyzer';
import type {Corpus} from '@site/src/search/engine/corpus';
import {encodeIndex} from '@site/src/search/engine/codec';
import {createEngine, searchFiles} from '@site/src/search/engine/engine';
import {buildIndex} from '@site/src/search/indexing/buildIndex';
import {synonymTable} from '@site/src/search/indexing/synonyms';
import {capQuery} from '@site/src/search/query';
import {hostileQueries} from '../../scripts/search/hostile.mts';

// The hostile queries by the ten thousand, against the index of the site: scripts/search/hostile.mts.
const COUNT = 2_000;

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
const queries = hostileQueries(COUNT, words);

describe.each(locales)('%s: hostile queries', (locale) => {
  const index = buildIndex(corpus, locale, synonymTable(locale));
  const files = encodeIndex(index);
  const engine = createEngine(index.router, '/');
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? '');

  it(`${COUNT} of them are answered, with no more rows than there are and no page twice`, () => {
    for (const query of queries) {
      const {hits, total, respelled} = searchFiles(engine, read, {
        query: capQuery(query),
        context: '',
        isLimited: false,
        limit: suggestionLimit,
        summaryLength: 50,
      });
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
  });
});

describe('the generator', () => {
  it('gives the same queries for the same seed, and others for another', () => {
    expect(hostileQueries(50, words, 7)).toEqual(hostileQueries(50, words, 7));
    expect(hostileQueries(50, words, 7)).not.toEqual(hostileQueries(50, words, 8));
  });

  it('needs words', () => {
    expect(() => hostileQueries(50, [])).toThrow('Nothing to pick from');
  });
});
