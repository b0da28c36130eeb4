import {describe, expect, it} from 'vitest';
import type {Corpus} from './corpus';
import {createEngine, type Request} from './engine';
import type {Part} from './excerpt';
import {buildIndex} from '../build/buildIndex';
import {sectionsByChunk} from './searchIndex';

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

const engineOf = (of: Corpus = corpus) => {
  const index = buildIndex(of, 'en', {rollback: 'restore', 'take back': 'restore'});
  const whole = createEngine(index, '/');
  sectionsByChunk(index.chunks).forEach((group, chunk) =>
    whole.setTexts(
      chunk,
      group.map((section) => of.texts[section] ?? ''),
    ),
  );
  return whole;
};

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
    ['CHECKPOINTS', '/features/checkpoints'],
    ['check', '/features/checkpoints'],
    ['chekpoint', '/features/checkpoints'],
    ['chekp', '/features/checkpoints'],
    ['apply_diff', '/features/tools/apply-diff'],
    ['applyDiff', '/features/tools/apply-diff'],
    ['apply diff', '/features/tools/apply-diff'],
    ['"apply_diff()"', '/features/tools/apply-diff'],
    ['maxRequests', '/features/custom-modes#files'],
    ['auto approve max requests', '/features/custom-modes#files'],
    ['restored an earlier version', '/features/checkpoints#restore'],
    ['how do I go back to an earlier version?', '/features/checkpoints#restore'],
    ['rollback', '/features/checkpoints#restore'],
    ['take back', '/features/checkpoints#restore'],
    ['undo', '/features/checkpoints'],
    ['ollama raspberry', '/providers/ollama'],
  ])('answers %j with %s', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('shows no page twice', () => {
    const pages = urls('files modes checkpoints').map((url) => url.replace(/#.*/, ''));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('finds nothing for nothing, and for what no word is like', () => {
    for (const query of ['', '   ', '!?', 'zzqxwvkj']) {
      expect(engine.search(request(query))).toMatchObject({hits: [], total: 0});
    }
  });

  it('searches for stop words when there are no others', () => {
    expect(() => engine.search(request('what is the'))).not.toThrow();
  });

  it('knows the nearest spelling of what it cannot find', () => {
    expect(engine.search(request('ollmaamma')).respelled).toBe('ollama');
    expect(engine.search(request('zzqxwvkj')).respelled).toBeUndefined();
    expect(engine.search(request('ollama')).respelled).toBeUndefined();
  });

  it('puts the reader’s own section first, and finds everything', () => {
    const inFeatures = engine.search(request('modes', {context: 'features'}));
    expect(inFeatures.hits[0]?.isInside).toBe(true);
    expect(inFeatures.hits.map(({url}) => url)).toContain('/faq');
    expect(inFeatures.inside).toBeGreaterThan(0);
    expect(engine.search(request('ollama', {context: 'features'}))).toMatchObject({inside: 0, total: 1});
  });

  it('stays within a section when it is told to', () => {
    expect(urls('checkpoints', {context: 'features', isLimited: true})).toEqual(['/features/checkpoints']);
    expect(urls('ollama', {context: 'features', isLimited: true})).toEqual([]);
    // `features` is not the beginning of `features-old`.
    expect(urls('checkpoints', {context: 'feat', isLimited: true})).toEqual([]);
  });

  it('shows as many hits as it is asked for, and says how many there are', () => {
    const answer = engine.search(request('files', {limit: 1}));
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBeGreaterThan(1);
  });

  it('marks the matches in title, heading and text, within the length', () => {
    const [hit] = engine.search(request('restoring files')).hits;
    expect(hit && marked(hit.title)).toEqual(['restoring', 'files']);
    expect(hit && marked(hit.heading)).toEqual(['restore']);
    const summary = hit?.summary.map(({text}) => text).join('') ?? '';
    expect(hit && marked(hit.summary)).toContain('restore');
    expect(summary.length).toBeLessThanOrEqual(50);
  });

  it('marks whole words whatever their case, accents and ending, without the punctuation round them', () => {
    const text = 'Configuração e CONFIGURAÇÕES (salvas), mapa.';
    const portuguese = createEngine(
      buildIndex(
        {pages: [page('/a', text)], sections: [{page: 0, hash: '', heading: ''}], texts: [text]},
        'pt-BR',
      ),
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

  it('names the texts that it lacks, and needs none of them to answer', () => {
    const bare = createEngine(buildIndex(corpus, 'en'), '/');
    const answer = bare.search(request('ollama'));
    expect(answer.hits[0]).toMatchObject({url: '/providers/ollama', summary: []});
    expect(answer.missing).toEqual([4]);
    bare.setTexts(4, ['Run a model on your own machine.']);
    expect(bare.search(request('ollama')).missing).toEqual([]);
  });

  it('asks for the text of a section, not for a whole page of many', () => {
    const long = 'word '.repeat(700);
    const {chunks} = buildIndex(
      {
        pages: [page('/a', 'A'), page('/b', 'B')],
        sections: [0, 0, 0, 1].map((number) => ({page: number, hash: '', heading: ''})),
        texts: [long, long, 'short', 'short'],
      },
      'en',
    );
    expect(chunks).toEqual([0, 1, 1, 2]);
    expect(sectionsByChunk(chunks)).toEqual([[0], [1, 2], [3]]);
  });

  it('reads accents and their absence alike', () => {
    const portuguese = createEngine(
      buildIndex(
        {
          pages: [page('/pt-BR/a', 'Configuração'), page('/pt-BR/b', 'Permissões')],
          sections: [
            {page: 0, hash: '', heading: ''},
            {page: 1, hash: '', heading: ''},
          ],
          texts: ['Altere as configurações.', 'Você não tem permissão.'],
        },
        'pt-BR',
      ),
      '/pt-BR/',
    );
    const first = (query: string) => portuguese.search(request(query)).hits[0]?.url;
    for (const query of ['configuração', 'configuracao', 'configurações', 'configurar', 'CONFIGURACOES']) {
      expect(first(query)).toBe('/pt-BR/a');
    }
    expect(first('permissao')).toBe('/pt-BR/b');
  });

  describe('with the questions that sections answer', () => {
    const questions = corpus.sections.map(({hash}) =>
      hash === '#compare'
        ? 'see everything the assistant rewrote'
        : hash === '#files'
          ? 'restore a mode'
          : '',
    );
    const asked = engineOf({...corpus, questions});
    const first = (query: string) => asked.search(request(query)).hits[0]?.url;

    it('leads to the section that answers, whose text has none of it', () => {
      expect(urls('everything rewrote')).toEqual([]);
      expect(first('what was rewritten, everything?')).toBe('/features/checkpoints#compare');
      expect(first('rewrote evrything')).toBe('/features/checkpoints#compare');
    });

    it('counts a question for less than a title', () => {
      expect(first('restoring')).toBe('/features/checkpoints#restore');
    });

    it('shows none of it', () => {
      const [hit] = asked.search(request('everything rewrote')).hits;
      expect(JSON.stringify(hit)).not.toMatch(/rewrote|everything/);
    });

    it('answers as before where nobody asked anything', () => {
      const silent = engineOf({...corpus, questions: corpus.sections.map(() => '')});
      for (const query of ['files modes checkpoints', 'restore', 'ollama raspberry', 'autoApprove']) {
        expect(silent.search(request(query))).toEqual(engine.search(request(query)));
      }
    });
  });
});
