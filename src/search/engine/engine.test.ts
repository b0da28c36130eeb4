import {describe, expect, it, vi} from 'vitest';
import {marked, readerOf, requestOf, searchIn} from '../../../tests/support/search';
import type {Corpus} from './corpus';
import {createEngine, type Request} from './engine';
import {buildIndex} from '../indexing/buildIndex';
import type {SearchIndex} from './searchIndex';

const page = (url: string, title: string, keywords = '') => ({url, title, keywords});

const corpus: Corpus = {
  pages: [
    page('/features/checkpoints', 'Restoring your files with checkpoints', 'undo changes, snapshot'),
    page('/features/tools/apply-diff', 'apply_diff: edit a part of a file'),
    page('/features/custom-modes', 'Custom modes'),
    page('/faq', 'Frequently asked questions'),
    page('/providers/ollama', 'Ollama', 'local models'),
  ],
  sections: [
    {page: 0, hash: '', heading: ''},
    {page: 0, hash: '#compare', heading: 'Compare'},
    {page: 0, hash: '#restore', heading: 'Restore'},
    {page: 1, hash: '', heading: ''},
    {page: 2, hash: '', heading: ''},
    {page: 2, hash: '#files', heading: 'Where modes live'},
    {page: 3, hash: '', heading: ''},
    {page: 4, hash: '', heading: ''},
  ],
  texts: [
    'See what the assistant changed. A checkpoint is a snapshot of the files.',
    'Compare two moments of a task.',
    'Select Restore Files to go back to an earlier version of your files.',
    'The tool apply_diff replaces a part of a file. Errors name the line.',
    'A mode has a role and a group of tools.',
    'The file .modes holds the modes of a project; autoApprove.maxRequests is a setting.',
    'Checkpoints, modes, tools: short answers to many questions about files.',
    'Run a model on your own machine.',
  ],
};

const search = searchIn(buildIndex(corpus, 'en', {'take back': 'restore'}));
const urls = (query: string, more?: Partial<Request>) => search(query, more).hits.map(({url}) => url);

describe('the search engine', () => {
  it.each([
    ['checkpoint', '/features/checkpoints'],
    ['chekp', '/features/checkpoints'],
    ['applyDiff', '/features/tools/apply-diff'],
    ['"apply_diff()"', '/features/tools/apply-diff'],
    ['auto approve max requests', '/features/custom-modes#files'],
    ['how do I go back to an earlier version?', '/features/checkpoints#restore'],
    ['take back', '/features/checkpoints#restore'],
    ['undo', '/features/checkpoints'],
    ['ollama raspberry', '/providers/ollama'],
  ])('answers %j with %s', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('stays within a section when it is told to', () => {
    expect(urls('checkpoints', {context: 'features', isLimited: true})).toEqual(['/features/checkpoints']);
    expect(urls('ollama', {context: 'features', isLimited: true})).toEqual([]);
    // `features` is not the beginning of `features-old`.
    expect(urls('checkpoints', {context: 'feat', isLimited: true})).toEqual([]);
  });

  it('marks whole words whatever their case, accents and ending, without the punctuation round them', () => {
    const text = 'Configuração e CONFIGURAÇÕES (salvas), mapa.';
    const sections = [{page: 0, hash: '', heading: ''}];
    const find = searchIn(buildIndex({pages: [page('/a', text)], sections, texts: [text]}, 'pt-BR', {}));
    const titleOf = (query: string) => find(query).hits[0]?.title ?? [];
    expect(marked(titleOf('configuracao'))).toEqual(['Configuração', 'CONFIGURAÇÕES']);
    expect(marked(titleOf('map'))).toEqual(['mapa']);
    expect(find('configurasao mapa').corrected?.query).toBe('configuração mapa');
    expect(titleOf('salvas').map(({text: part}) => part)).toEqual([
      'Configuração e CONFIGURAÇÕES (',
      'salvas',
      '), mapa.',
    ]);
  });

  describe('of which only the router is there', () => {
    const index = buildIndex(corpus, 'en', {});
    const read = readerOf(index);
    /** An engine with some of the files. */
    function engineWith(...files: string[]) {
      const engine = createEngine(index.router, '/');
      const add = (names: readonly string[]) => names.forEach((name) => engine.add(name, read(name)));
      add(files);
      return {add, find: (query: string, without?: string[]) => engine.search(requestOf(query), without)};
    }

    it('asks for the shards of a query, then for the texts of its rows, then answers', () => {
      const {add, find} = engineWith();
      expect(find('ollama')).toEqual({missing: ['0.json'], isRanked: false, answer: undefined});
      add(['0.json']);
      expect(find('ollama')).toEqual({missing: ['4-0.json'], isRanked: true, answer: undefined});
      add(['4-0.json']);
      expect(find('ollama')).toMatchObject({missing: [], answer: {hits: [{url: '/providers/ollama'}]}});
    });

    it('asks for the list of words only for what no word begins like', () => {
      const {find} = engineWith('0.json');
      expect(find('chekpoint').missing).toEqual(['words.json']);
      expect(find('checkpo').missing).not.toContain('words.json');
    });

    it('leaves out the rows whose texts cannot be had', () => {
      const {add, find} = engineWith('0.json');
      const {missing} = find('files');
      const [lost = '', ...others] = missing;
      add(others);
      expect(find('files').answer).toBeUndefined();
      const {answer} = find('files', [lost]);
      expect(answer?.hits).toHaveLength(others.length);
      expect(answer?.total).toBe(missing.length);
    });

    it('shows titles before the texts, where all titles are there', () => {
      const {missing, answer} = engineWith('0.json', 'titles.json').find('ollama');
      expect(missing).toEqual(['4-0.json']);
      expect(answer?.hits[0]).toMatchObject({url: '/providers/ollama', summary: []});
    });

    it.each([
      ['0.json', {format: 1}],
      ['4-0.json', ['/x', 'X']],
      ['titles.json', [['/x']]],
    ])('refuses a broken %s', (name, value) => {
      expect(() => createEngine(index.router, '/').add(name, value)).toThrow(/search index.*Reload the page/);
    });
  });

  it('finds the same in many shards as in one', () => {
    const parts = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu omicron'.split(' ');
    const wordOf = (i: number, j: number) => `${parts[(i * j) % 14]}${parts[(i + j) % 13]}${i % 7}x`;
    const texts = Array.from({length: 400}, (_, i) =>
      Array.from({length: 60}, (_word, j) => wordOf(i, j)).join(' '),
    );
    const of: Corpus = {
      pages: texts.map((_text, i) => page(`/p/${i}`, `${parts[i % 14]} ${parts[(i * 3) % 11]} ${i}`)),
      sections: texts.map((_text, i) => ({page: i, hash: '', heading: ''})),
      texts,
    };
    const many = buildIndex(of, 'en', {});
    expect(many.router.bounds.length).toBeGreaterThan(4);
    const one: SearchIndex = {
      ...many,
      router: {...many.router, bounds: []},
      shards: [
        {
          words: many.words,
          stems: many.shards.flatMap(({stems}) => stems),
          postings: many.shards.flatMap(({postings}) => postings),
          synonyms: {},
        },
      ],
    };
    const [inMany, inOne] = [searchIn(many), searchIn(one)];
    for (const query of ['alpha', 'alphabeta3x', 'zetaeta', 'theta kappa 12', 'lambdaiota', 'gamadelta1x']) {
      expect(inMany(query)).toEqual(inOne(query));
    }
  });

  describe('with the questions that sections answer', () => {
    const asked: Record<string, string[]> = {
      '#compare': ['see everything the assistant rewrote'],
      '#files': ['restore a mode'],
    };
    const find = searchIn(
      buildIndex({...corpus, questions: corpus.sections.map(({hash}) => asked[hash] ?? [])}, 'en', {}),
    );
    const first = (query: string) => find(query).hits[0]?.url;

    it('leads to the section that answers, whose text has none of it', () => {
      expect(urls('everything rewrote')).toEqual([]);
      expect(first('what was rewritten, everything?')).toBe('/features/checkpoints#compare');
      expect(first('rewrote evrything')).toBe('/features/checkpoints#compare');
    });
  });
});

it('a row leaves the first place to a page or section that what was typed is about', () => {
  const isPageFirst = (label: string, query: string) => {
    const place = {kind: 'setting', url: '/faq', title: 'Questions', hash: '#a'} as const;
    const entries = [{...place, label, detail: '', names: ''}];
    return searchIn(buildIndex({...corpus, entries}, 'en', {}))(query, {entries: 3}).isPageFirst;
  };
  expect(isPageFirst('Apply diff limit', 'diff limit')).toBe(false);
  expect(isPageFirst('Apply diff limit', 'apply_diff')).toBe(true);
  expect(isPageFirst('Apply diff limit', 'apply_di')).toBe(true);
  expect(isPageFirst('acme.maxRequests', 'acme.maxRequests')).toBe(false);
});

it('a query in quotes is spelled as it is', () => {
  expect(search('chekpoint snapshot').corrected).toEqual({
    query: 'checkpoint snapshot',
    literal: '"chekpoint" snapshot',
  });
  expect(search('"chekpoint"').corrected).toBeUndefined();
});

it('the recognizer of messages is asked only about what looks pasted', () => {
  const asked = vi.fn(() => []);
  const messages = [{section: 1, wordings: ['Cannot reach NAME'], isFrame: false}];
  const recognizer = {finderOf: () => asked, constantPart: (text: string) => text};
  const find = searchIn(buildIndex({...corpus, messages}, 'en', {}), {recognizer});
  find('Cannot reach');
  expect(asked).not.toHaveBeenCalled();
  find('Error: Cannot reach ollama at /home/ana/models');
  expect(asked).toHaveBeenCalled();
});
