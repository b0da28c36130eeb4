/** The report of `npm run i18n -- status`, and the record that `npm run i18n -- stamp` keeps. */
import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {changedSections} from '../../scripts/author/sections.mts';
import {stampPage, stampStaged} from '../../scripts/author/stamp.mts';
import {
  ageOf,
  dueEntries,
  outdatedTexts,
  readState,
  reportOn,
  stampsOf,
  taskOf,
  tooMuch,
  type State,
} from '../../scripts/author/status.mts';
import {freshness} from '../../src/config/freshness';
import {hasHistory, lastChange} from '../../src/config/git';
import {docsFolder, locales} from '../../src/config/locales';
import {sourceHash, splitFrontMatter} from '../../src/config/sourceHash';
import {providers} from '../../src/data/providers';
import {emptyFolder} from '../support/folder';

const page = (body: string, front = 'title: Modes') => `---\n${front}\n---\n\n${body}\n`;

const before = page('Opening.\n\n## Turn on {#on}\n\nOld.\n\n## Off {#off}\n\nSame.');
const after = page(
  'Opening.\n\n## Turn on {#on}\n\nNew.\n\n## Off {#off}\n\nSame.\n\n## More {#more}\n\nText.',
);

const state = (given: Partial<State>): State => ({
  english: new Map(),
  portuguese: new Map(),
  texts: [],
  stamps: {},
  changes: new Map(),
  versions: () => [],
  today: new Date('2026-11-22T12:00:00Z'),
  ...given,
});

it.each([
  ['both parts', '---\ntitle: Modes\n---\nText.\n', {title: 'Modes'}, 'Text.\n'],
  ['lines of Windows', '---\r\ntitle: Modes\r\n---\r\nText.\r\n', {title: 'Modes'}, 'Text.\n'],
  ['a line in the text', '---\ntitle: Modes\n---\n\nA\n---\nB', {title: 'Modes'}, '\nA\n---\nB'],
  ['none', 'Text.\r\n', {}, 'Text.\r\n'],
  ['none, and a table after a line', 'Text.\n---\na: b\n---\nMore.', {}, 'Text.\n---\na: b\n---\nMore.'],
  ['an empty one', '---\n# later\n---\nText.', {}, 'Text.'],
  ['a sentence for it', '---\nlater\n---\nText.', {}, 'Text.'],
])('the front matter of a page is read from %s', (_, raw, frontMatter, body) => {
  expect(splitFrontMatter(raw)).toEqual({frontMatter, body});
});

describe('the hash of an English page', () => {
  it('is another when a word, the title or the description is', () => {
    const hash = sourceHash(page('Text.'));
    expect(hash).toMatch(/^[0-9a-f]{10}$/);
    expect(sourceHash(page('Texts.'))).not.toBe(hash);
    expect(sourceHash(page('Text.', 'title: Mode'))).not.toBe(hash);
    expect(sourceHash(page('Text.', 'title: Modes\ndescription: All.'))).not.toBe(hash);
  });

  it('is the same when only what each language has of its own changes, or spaces do', () => {
    const hash = sourceHash(page('Text.'));
    expect(sourceHash(page('Text.', 'title: Modes\nkeywords: [a]'))).toBe(hash);
    expect(sourceHash(page('Text.  \n\n'))).toBe(hash);
    expect(sourceHash(page('Text.').replaceAll('\n', '\r\n'))).toBe(hash);
  });
});

describe('the state of a page', () => {
  const english = new Map([
    ['current', after],
    ['missing', after],
    ['outdated', after],
    ['silent', after],
  ]);
  const portuguese = new Map([
    ['current', stampPage(page('Texto.'), after)],
    ['orphaned', page('Texto.')],
    ['outdated', stampPage(page('Texto.'), before)],
    ['silent', page('Texto.')],
  ]);
  const {pages} = reportOn(
    state({
      english,
      portuguese,
      changes: new Map([['outdated', '2026-11-20']]),
      versions: () => [after, before],
    }),
  );

  it('is current, outdated with what changed and when, missing or orphaned', () => {
    expect(pages).toEqual([
      {page: 'current', state: 'current'},
      {page: 'missing', state: 'missing'},
      {page: 'orphaned', state: 'orphaned'},
      {page: 'outdated', state: 'outdated', changed: ['on', 'more'], since: '2026-11-20'},
      {page: 'silent', state: 'outdated'},
    ]);
  });

  it('names the opening, and takes a comment in a fence for no heading', () => {
    expect(changedSections(before, before.replace('Opening', 'Start'))).toEqual(['top']);
    const fenced = page('Text.\n\n```md\n## Not a heading {#no}\n```');
    expect(changedSections(fenced, fenced.replace('Not', 'No'))).toEqual(['top']);
  });
});

it('texts outside of pages are outdated when their English changed alone', () => {
  const text = {file: 'src/data/a.ts', en: 'Save', 'pt-BR': 'Salvar'};
  const stamps = stampsOf([text]);
  expect(outdatedTexts([text], stamps)).toEqual([]);
  expect(outdatedTexts([{...text, en: 'Keep'}], stamps)).toHaveLength(1);
  expect(outdatedTexts([{...text, en: 'Keep', 'pt-BR': 'Manter'}], stamps)).toEqual([]);
});

describe('what is due', () => {
  const english = new Map([
    ['old', page('Text.')],
    ['read', page('Text.', "title: Modes\nreviewed: '2026-03-01'")],
    ['new', page('Text.')],
  ]);
  const changes = new Map([
    ['old', '2025-11-01'],
    ['read', '2025-11-01'],
    ['new', '2026-11-01'],
  ]);

  it('are pages that nobody changed or reviewed for a year', () => {
    expect(freshness.pageDays).toBe(365);
    expect(reportOn(state({english, changes})).due.pages).toEqual([{page: 'old', seen: '2025-11-01'}]);
  });

  it('are vendors whose facts were compared too long ago, counted from the end of that month', () => {
    const entries = ['2026-11', '2026-07', '2025-12'].map((checked) => ({checked}));
    const due = (date: string) =>
      dueEntries(entries, new Date(`${date}T12:00:00Z`)).map(({checked}) => checked);
    // 120 days after the end of July are over on November 28.
    expect(freshness.providerDays).toBe(120);
    expect(due('2026-11-27')).toEqual(['2025-12']);
    expect(due('2026-11-29')).toEqual(['2025-12', '2026-07']);
    expect(due('2027-03-29')).toEqual(['2025-12', '2026-07']);
    expect(due('2027-04-01')).toEqual(['2025-12', '2026-07', '2026-11']);
  });

  it('are all vendors after some years', () => {
    const {due} = reportOn(state({today: new Date('2030-01-01T00:00:00Z')}));
    expect(due.providers).toHaveLength(providers.length);
  });
});

it('the numbers of the configuration let a few old translations pass, and no more', () => {
  const stale = (count: number) => ({
    pages: Array.from({length: count}, (_, index) => ({page: String(index), state: 'missing' as const})),
    texts: [],
    due: {providers: [], pages: []},
  });
  expect(tooMuch(stale(freshness.allowed.pages))).toEqual([]);
  expect(tooMuch(stale(freshness.allowed.pages + 1))).toHaveLength(1);
});

it('before a commit, pages that changed in both languages count as translated, and named files alone are spoken of', () => {
  const ids = Array.from({length: freshness.allowed.pages + 1}, (_, index) => String(index));
  const pages = ids.map((page) => ({page, state: 'outdated' as const}));
  const report = {pages, texts: [], due: {providers: [], pages: []}};
  const [inEnglish, both] = [['en'] as const, locales].map((all) =>
    ids.flatMap((page) => all.map((locale) => `${docsFolder[locale]}/${page}.mdx`)),
  ) as [string[], string[]];
  expect(ageOf(report, both)).toEqual({tasks: [], faults: []});
  expect(ageOf(report, inEnglish).faults).toHaveLength(1);
  const task = {tasks: [taskOf({page: '0', state: 'outdated'})], faults: []};
  expect(ageOf(report, [...both.slice(2), ...both.slice(0, 1)])).toEqual(task);
  both.slice(0, 2).forEach((file) => expect(ageOf(report, inEnglish, [file])).toEqual(task));
});

it('what the content check and i18n status say of a page is one line about a translation that is older, and nothing about any other', () => {
  expect(taskOf({page: 'faq', state: 'outdated'})).toBe(
    `${docsFolder['pt-BR']}/faq.mdx: older than docs/faq.mdx; translate what changed, or npm run i18n -- stamp faq if nothing did`,
  );
  for (const state of ['current', 'missing', 'orphaned'] as const) {
    expect(taskOf({page: 'faq', state})).toBeUndefined();
  }
});

it('the record in a page is its last key, and is replaced', () => {
  const once = stampPage(page('Texto.'), before);
  expect(once).toBe(page('Texto.', `title: Modes\nsource: '${sourceHash(before)}'`));
  expect(stampPage(once, after)).toBe(page('Texto.', `title: Modes\nsource: '${sourceHash(after)}'`));
  expect(() => stampPage('Texto.', before)).toThrow('without front matter');
});

describe('Git', () => {
  const files = emptyFolder();
  const date = '2026-10-01T12:00:00Z';
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
    });

  /** A repository with files in its index, and a way to read what is staged. */
  function repository(name: string) {
    const folder = files.inside(name);
    git(files.root, 'init', '-q', name);
    return {
      folder,
      write: (file: string, text: string) => files.write(`${name}/${file}`, text),
      read: (file: string) => files.read(`${name}/${file}`),
      staged: (file: string) => git(folder, 'show', `:${file}`).toString(),
      run: (...args: string[]) => git(folder, ...args),
    };
  }
  const [english, portuguese] = [`${docsFolder.en}/modes.mdx`, `${docsFolder['pt-BR']}/modes.mdx`];

  it('has the record of a translation that is committed with or after its English page', () => {
    const {folder, write, read, staged, run} = repository('stamps');
    write(english, before);
    write(portuguese, page('Texto.'));
    run('add', '.');
    expect(stampStaged(folder)).toEqual([portuguese]);
    expect(staged(portuguese)).toBe(stampPage(page('Texto.'), before));
    expect(read(portuguese)).toBe(staged(portuguese));
    run('commit', '-qm', 'both');

    write(english, after);
    run('add', '.');
    expect(stampStaged(folder)).toEqual([]);
    run('commit', '-qm', 'English alone');
    expect(staged(portuguese)).toBe(stampPage(page('Texto.'), before));

    // What is not staged stays so, and the record is that of the staged English.
    write(portuguese, stampPage(page('Texto novo.'), before));
    run('add', '.');
    write(portuguese, stampPage(page('Texto novo, inacabado.'), before));
    write(english, page('Unfinished.'));
    expect(stampStaged(folder)).toEqual([portuguese]);
    expect(staged(portuguese)).toBe(stampPage(page('Texto novo.'), after));
    expect(read(portuguese)).toBe(stampPage(page('Texto novo, inacabado.'), after));
    expect(stampStaged(folder)).toEqual([]);
  });

  it('has no record of a page that cannot be read, and no state of it', async () => {
    const {folder, write, run} = repository('unreadable');
    write(english, '---\ntitle: A: B\n---\n');
    write(portuguese, page('Texto.'));
    write(`${docsFolder.en}/folder.mdx/index.txt`, '');
    run('add', '.');
    expect(stampStaged(folder)).toEqual([]);
    const {english: pages, portuguese: translations} = await readState(folder);
    expect([...pages.keys(), ...translations.keys()]).toEqual([]);
  });

  it('tells the day of a change and earlier texts, and nothing in a shallow clone or without a repository', async () => {
    const {folder: whole, write, run} = repository('whole');
    expect(hasHistory(files.root)).toBe(false);
    for (const text of [before, after]) {
      write(english, text);
      run('add', '.');
      run('commit', '-qm', 'page');
    }
    expect(lastChange(english, whole)).toBe('2026-10-01');
    const {changes, versions} = await readState(whole);
    expect(changes.get('modes')).toBe('2026-10-01');
    expect(versions('modes')).toEqual([after, before]);

    git(files.root, 'clone', '-q', '--depth', '1', `file://${whole}`, 'shallow');
    const shallow = files.inside('shallow');
    expect(hasHistory(shallow)).toBe(false);
    expect(lastChange(english, shallow)).toBeUndefined();
    expect((await readState(shallow)).versions('modes')).toEqual([]);
  });
});
