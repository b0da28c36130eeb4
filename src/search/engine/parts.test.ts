/** The parts of the ranker, each by itself: what a query looks for, what a term finds, which section is the best. */
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../indexing/buildIndex';
import {encodeIndex} from './codec';
import {createStem} from './analyzer';
import {inOrder, type Answer} from './answer';
import type {Entry} from './entries';
import {saysThatItFails} from './failing';
import {headingsAlone, lookUp, postingsOf} from './fields';
import {createLibrary} from './library';
import {byScore} from './order';
import {withRecognized} from './pasted';
import type {Ranked} from './rank';
import {absentIn, correctionsOf, respell} from './respelling';
import {unitOf} from './scores';
import {analyze, isUnfinished, wordsOf, type Dictionary} from './terms';
import {createVocabulary} from './vocabulary';

const long =
  'Nothing is said here about it at all, and that at some length, so that two lines are full. '.repeat(4);

const index = buildIndex(
  {
    pages: [
      {url: '/a', title: 'Saving files', keywords: ''},
      {url: '/b', title: 'Terminal', keywords: 'shell'},
    ],
    sections: [
      {page: 0, hash: '', heading: ''},
      {page: 0, hash: '#near', heading: 'Near'},
      {page: 0, hash: '#far', heading: 'Far'},
      {page: 1, hash: '', heading: ''},
      {page: 1, hash: '#problems', heading: 'Problems and fixes'},
    ],
    texts: [
      'About files.',
      `A snapshot of the workspace is kept. ${long}`,
      `A snapshot is kept. ${long} ${long} The workspace is a folder.`,
      'The terminal shows the output.',
      'The terminal shows no output.',
    ],
    questions: [[], [], ['where do files go'], [], []],
  },
  'en',
  {console: 'terminal', folder: 'workspace'},
);

/** All files of an index at hand. */
function libraryOf(whole: typeof index) {
  const library = createLibrary(whole.router);
  encodeIndex(whole).forEach((content, name) => library.add(name, JSON.parse(content)));
  return library;
}

const library = libraryOf(index);
const stem = createStem('en');
const dictionary: Dictionary = {language: 'en', library, stem, vocabulary: createVocabulary(library, stem)};
const ask = (query: string) => analyze(query, dictionary);

describe('what a query looks for', () => {
  it('is a longer word rather than one with the same stem, while the last word is typed', () => {
    const times = buildIndex(
      {
        pages: [{url: '/a', title: 'Tempo', keywords: ''}],
        sections: [{page: 0, hash: '', heading: ''}],
        texts: ['O tempo e a temperatura.'],
      },
      'pt-BR',
      {},
    );
    const own = createStem('pt-BR');
    const {meaningsOf} = createVocabulary(libraryOf(times), own);
    const surenessOf = (word: string, isLast: boolean) =>
      meaningsOf(word, isLast).get(own('temperatura')) ?? 0;
    expect(own('tempe')).toBe(own('tempo'));
    expect(surenessOf('tempe', true)).toBeGreaterThan(0.5);
    expect(meaningsOf('tempe', true).get(own('tempo'))).toBe(1);
    expect(surenessOf('tempe', false)).toBe(0);
    expect(surenessOf('tempo', true)).toBe(0);
  });

  it('are its words that say something, or all of them', () => {
    expect(wordsOf('how do I save a file', 'en')).toEqual(['save', 'file']);
    expect(wordsOf('what is', 'en')).toEqual(['what', 'is']);
    expect(wordsOf(Array.from({length: 90}, (_, i) => `w${i}`).join(' '), 'en')).toHaveLength(40);
    expect(['a fil', 'a file.', ''].map(isUnfinished)).toEqual([true, false, false]);
  });

  it('has another word beside the one that was typed, or in its place', () => {
    const [folder] = ask('folder ').terms;
    expect([...(folder?.meanings.keys() ?? [])]).toEqual([stem('folder')]);
    expect([...(folder?.others?.keys() ?? [])]).toEqual([stem('workspace')]);
    const [console] = ask('console ').terms;
    expect(console?.others).toBeUndefined();
    expect([...(console?.meanings.keys() ?? [])]).toEqual([stem('terminal')]);
  });

  it('has neighbors as a pair, and no word twice', () => {
    const {terms} = ask('terminal output terminal snapshot ');
    expect(terms.filter(({next}) => next !== undefined)).toHaveLength(3);
    expect(terms.filter(({isTyped}) => isTyped)).toHaveLength(3);
  });

  it('has the headings of problems when it says that something fails', () => {
    const isOfHeadings = (query: string) => ask(query).terms.some((term) => term.isOfHeadings);
    expect(isOfHeadings('terminal shows no output')).toBe(true);
    expect(isOfHeadings('terminal output')).toBe(false);
    // One word alone names a thing.
    expect(isOfHeadings('no terminal')).toBe(false);
    expect([...ask('terminal shows no output').stems]).not.toContain(stem('problems'));
    expect([saysThatItFails('não abre', 'pt-BR'), saysThatItFails('abre', 'pt-BR')]).toEqual([true, false]);
  });
});

describe('what a term finds', () => {
  const found = (word: string) =>
    lookUp(postingsOf(new Map([[stem(word), 1]]), undefined, library), index.router.averages, 2);

  it('are pages and sections with it, and where in them', () => {
    const {ofPages, ofSections, passages, pages, sections} = found('workspace');
    expect([...ofPages.keys()]).toEqual([0]);
    expect([...ofSections.keys()]).toEqual([unitOf(0, 1), unitOf(0, 2)]);
    expect(passages.get(unitOf(0, 1))).toBe(1);
    expect(passages.get(unitOf(0, 2))).toBeGreaterThan(1);
    expect([pages, sections]).toEqual([1, 2]);
  });

  it('counts a heading for more than a text, and everywhere in its section', () => {
    const near = found('near');
    expect(near.passages.get(unitOf(0, 1))).toBeGreaterThan(1000);
    expect(near.ofSections.get(unitOf(0, 1))).toBeGreaterThan(
      found('workspace').ofSections.get(unitOf(0, 1)) ?? 0,
    );
  });

  it('is in headings alone where those alone count', () => {
    const all = postingsOf(new Map([[stem('terminal'), 1]]), undefined, library);
    expect(all[0]?.[0].text).not.toEqual([]);
    expect(headingsAlone(all[0] as (typeof all)[0])[0]).toMatchObject({text: [], title: [], question: []});
  });

  it('stands after another word', () => {
    const pair = postingsOf(new Map([[stem('saving'), 1]]), stem('files'), library);
    expect(pair[0]?.[0].title).toHaveLength(1);
    expect(postingsOf(new Map([[stem('saving'), 1]]), stem('absent'), library)).toEqual([]);
  });
});

it('how a query is spelled is named where it is another word of the site, and where it is none', () => {
  expect(correctionsOf('snapshoot kept', dictionary)).toEqual([{start: 0, end: 9, word: 'snapshot'}]);
  expect(absentIn('snapshoot Kubernetes console the', dictionary)).toEqual(['Kubernetes']);
  expect(absentIn('zzqx terminaloutput sna', dictionary)).toEqual(['zzqx']);
  expect(correctionsOf(Array(9).fill('snapshoot').join(' '), dictionary)).toEqual([]);
  expect(absentIn('zzqx terminaloutput sna', dictionary)).toEqual(['zzqx']);
  const times = (count: number, word: string) => Array(count).fill(word).join(' ');
  expect([8, 9].map((count) => absentIn(times(count, 'zzqx'), dictionary).length)).toEqual([8, 0]);
  expect([8, 9].map((count) => correctionsOf(times(count, 'snapshoot'), dictionary).length)).toEqual([8, 0]);
  expect(absentIn('zzqxWord', dictionary)).toEqual(['zzqx']);
  expect(respell('snapshooot', dictionary)).toBe('snapshot');
});

it('the better page comes first, and of two that are as good the one before the other on the site', () => {
  const ranked = [2, 0, 1].map((page) => ({page, score: page === 1 ? 2 : 1}));
  expect(ranked.sort(byScore).map(({page}) => page)).toEqual([1, 0, 2]);
});

it('pages that explain a recognized message come first, those with a row about it before all', () => {
  const ranked = [5, 3].map((score, page): Ranked => ({
    page,
    score,
    section: 0,
    part: 0.5,
    at: (section) => section,
    others: () => [7],
  }));
  const recognized = [
    {page: 1, section: 1},
    {page: 1, section: 2},
    {page: 1, section: 0},
    {page: 2, section: 4, row: {} as Entry},
  ].map((place) => ({message: {...place, wordings: [], isFrame: false}, wording: '', part: 1}));
  expect(withRecognized(ranked, [])).toBe(ranked);
  expect(
    withRecognized(ranked, recognized).map(({page, section, score, part, at, others}) => {
      return [page, section, score, part, at(1), others()];
    }),
  ).toEqual([
    [1, 2, 7, 1, 1, []],
    [2, 4, 10, 1, 0, []],
    [0, 0, 5, 0.5, 1, [7]],
  ]);
  expect(withRecognized([], recognized).map(({score}) => score)).toEqual([1, 2]);
});

it('a hit about what was typed stands before the rows', () => {
  const answer = {isPageFirst: true} as Answer;
  expect(inOrder(answer, [1, 2], [3])).toEqual([1, 3, 2]);
  expect(inOrder({...answer, isPageFirst: false}, [1, 2], [3])).toEqual([3, 1, 2]);
});
