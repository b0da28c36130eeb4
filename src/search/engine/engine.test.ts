import {describe, expect, it, vi} from 'vitest';
import type {Corpus} from './corpus';
import {encodeIndex} from './codec';
import {createEngine, searchFiles, type Request} from './engine';
import type {Part} from './excerpt';
import {buildIndex} from '../indexing/buildIndex';
import type {SearchIndex, Synonyms} from './searchIndex';

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

/** A search over a corpus, with all its files at hand. */
function engineOf(of: Corpus = corpus, language: 'en' | 'pt-BR' = 'en', base = '/', synonyms?: Synonyms) {
  const index = buildIndex(of, language, synonyms ?? {rollback: 'restore', 'take back': 'restore'});
  const files = encodeIndex(index);
  const created = createEngine(index.router, base);
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? '');
  return {search: (asked: Request) => searchFiles(created, read, asked)};
}

const request = (query: string, more: Partial<Request> = {}): Request => ({
  query,
  context: '',
  isLimited: false,
  limit: 8,
  summaryLength: 50,
  ...more,
});

const engine = engineOf();
const urls = (query: string, more: Partial<Request> = {}) =>
  engine.search(request(query, more)).hits.map(({url}) => url);
const marked = (parts: readonly Part[]) =>
  parts.filter(({isMatch}) => isMatch).map(({text}) => text.toLowerCase());

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
    const portuguese = engineOf(
      {pages: [page('/a', text)], sections: [{page: 0, hash: '', heading: ''}], texts: [text]},
      'pt-BR',
      '/',
    );
    const titleOf = (query: string) => portuguese.search(request(query)).hits[0]?.title ?? [];
    expect(marked(titleOf('configuracao'))).toEqual(['configuração', 'configurações']);
    expect(marked(titleOf('map'))).toEqual(['mapa']);
    expect(titleOf('salvas').map(({text: part}) => part)).toEqual([
      'Configuração e CONFIGURAÇÕES (',
      'salvas',
      '), mapa.',
    ]);
  });

  describe('of which only the router is there', () => {
    const index = buildIndex(corpus, 'en');
    const files = encodeIndex(index);
    const add = (to: ReturnType<typeof createEngine>, names: readonly string[]) =>
      names.forEach((name) => to.add(name, JSON.parse(files.get(name) ?? '')));

    it('asks for the shards of a query, then for the texts of its rows, then answers', () => {
      const bare = createEngine(index.router, '/');
      const first = bare.search(request('ollama'));
      expect(first).toEqual({missing: ['0.json'], isRanked: false, answer: undefined});
      add(bare, first.missing);
      const second = bare.search(request('ollama'));
      expect(second).toEqual({missing: ['4-0.json'], isRanked: true, answer: undefined});
      add(bare, second.missing);
      const {missing, answer} = bare.search(request('ollama'));
      expect(missing).toEqual([]);
      expect(answer?.hits[0]).toMatchObject({url: '/providers/ollama'});
    });

    it('asks for the list of words only for what no word begins like', () => {
      const bare = createEngine(index.router, '/');
      add(bare, ['0.json']);
      expect(bare.search(request('chekpoint')).missing).toEqual(['words.json']);
      expect(bare.search(request('checkpo')).missing).not.toContain('words.json');
    });

    it('leaves out the rows whose texts cannot be had', () => {
      const bare = createEngine(index.router, '/');
      add(bare, ['0.json']);
      const {missing} = bare.search(request('files'));
      const [lost = '', ...others] = missing;
      add(bare, others);
      expect(bare.search(request('files')).answer).toBeUndefined();
      const {answer} = bare.search(request('files'), [lost]);
      expect(answer?.hits).toHaveLength(others.length);
      expect(answer?.total).toBe(missing.length);
    });

    it('shows titles before the texts, where all titles are there', () => {
      const bare = createEngine(index.router, '/');
      add(bare, ['0.json', 'titles.json']);
      const {missing, answer} = bare.search(request('ollama'));
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
    const texts = Array.from({length: 400}, (_, i) =>
      Array.from({length: 60}, (_word, j) => `${parts[(i * j) % 14]}${parts[(i + j) % 13]}${i % 7}x`).join(
        ' ',
      ),
    );
    const of: Corpus = {
      pages: texts.map((_text, i) => page(`/p/${i}`, `${parts[i % 14]} ${parts[(i * 3) % 11]} ${i}`)),
      sections: texts.map((_text, i) => ({page: i, hash: '', heading: ''})),
      texts,
    };
    const many = buildIndex(of, 'en');
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
    const find = (index: SearchIndex, query: string) => {
      const files = encodeIndex(index);
      return searchFiles(
        createEngine(index.router, '/'),
        (name) => JSON.parse(files.get(name) ?? ''),
        request(query),
      );
    };
    for (const query of ['alpha', 'alphabeta3x', 'zetaeta', 'theta kappa 12', 'lambdaiota', 'gamadelta1x']) {
      expect(find(many, query)).toEqual(find(one, query));
    }
  });

  describe('with the questions that sections answer', () => {
    const questions = corpus.sections.map(({hash}) =>
      hash === '#compare'
        ? ['see everything the assistant rewrote']
        : hash === '#files'
          ? ['restore a mode']
          : [],
    );
    const asked = engineOf({...corpus, questions});
    const first = (query: string) => asked.search(request(query)).hits[0]?.url;

    it('leads to the section that answers, whose text has none of it', () => {
      expect(urls('everything rewrote')).toEqual([]);
      expect(first('what was rewritten, everything?')).toBe('/features/checkpoints#compare');
      expect(first('rewrote evrything')).toBe('/features/checkpoints#compare');
    });

    it('shows none of it', () => {
      const [hit] = asked.search(request('everything rewrote')).hits;
      expect(JSON.stringify(hit)).not.toMatch(/rewrote|everything/);
    });
  });
});

it('a row leaves the first place to a page that is called as what was typed, unless it is, too', () => {
  const rowsOf = (label: string, query: string) => {
    const row = {
      kind: 'setting',
      url: '/faq',
      title: 'Questions',
      hash: '#a',
      label,
      detail: '',
      names: '',
    } as const;
    return engineOf({...corpus, entries: [row]}).search(request(query, {entries: 3})).entries;
  };
  expect(rowsOf('Apply diff limit', 'diff limit')).toHaveLength(1);
  expect(rowsOf('Apply diff limit', 'apply_diff')).toEqual([]);
  expect(rowsOf('apply_diff', 'apply_diff')).toHaveLength(1);
});

it('a query in quotes is spelled as it is', () => {
  expect(engine.search(request('chekpoint snapshot')).corrected).toEqual({
    query: 'checkpoint snapshot',
    literal: '"chekpoint" snapshot',
  });
  expect(engine.search(request('"chekpoint"')).corrected).toBeUndefined();
});

it('the recognizer of messages is asked only about what looks pasted', () => {
  const asked = vi.fn(() => []);
  const messages = [{section: 1, wordings: ['Cannot reach NAME'], isFrame: false}];
  const index = buildIndex({...corpus, messages}, 'en');
  const files = encodeIndex(index);
  const recognizer = {finderOf: () => asked, constantPart: (text: string) => text};
  const pasted = createEngine(index.router, '/', {recognizer});
  const search = (query: string) =>
    searchFiles(pasted, (name) => JSON.parse(files.get(name) ?? ''), request(query));
  search('Cannot reach');
  expect(asked).not.toHaveBeenCalled();
  search('Error: Cannot reach ollama at /home/ana/models');
  expect(asked).toHaveBeenCalled();
});
