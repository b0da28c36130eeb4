/**
 * The whole answers to a hundred searches of every kind over a made-up site, as they were when they had been looked
 * at: rows, scores, marks, counts. What changes one of them by intention writes the file anew (`npx vitest run
 * src/search/engine/answers.test.ts -u`); the difference says what else it changed.
 */
import {expect, it} from 'vitest';
import {integer, pick, seeded} from '@site/tests/support/random';
import {rendered, readerOf, searchIn} from '@site/tests/support/search';
import {constantPart, finderOf} from '../messages/match';
import {buildIndex} from '../indexing/buildIndex';
import type {Corpus, Message, Section} from './corpus';
import type {Answer, Request} from './engine';
import type {Entry} from './entries';
import {createLibrary} from './library';
import {createRanker} from './rank';

const FOLDERS = ['/', '/features/', '/features/tools/', '/providers/'];

const WORDS =
  `checkpoint checkpoints restore restored file files mode modes custom setting settings approve approved approval
  terminal command commands model models token tokens limit provider providers key keys apply_diff read_file maxRequests
  autoApprove context window memory image browser editor change changes error errors message task tasks history rule
  rules workflow install installed extension update updates account team organization report score metric cost price
  the of a to and how is in for`.split(/\s+/);

/** A site of 40 pages, the same each time: words that are frequent, words that are rare, in all fields. */
function madeUpSite(): Corpus {
  const random = seeded(11);
  // The first words are more frequent than the last ones.
  const some = () => WORDS[Math.floor(random() ** 2 * WORDS.length)] ?? '';
  const words = (from: number, to: number) => Array.from({length: integer(random, from, to)}, some).join(' ');
  const pages = Array.from({length: 40}, (_, i) => ({
    url: `${FOLDERS[Math.floor(i / 10)]}page-${i}`,
    title: words(1, 4),
    keywords: random() < 0.5 ? words(1, 3) : '',
  }));
  const sections = pages.flatMap((_, page): Section[] =>
    Array.from({length: integer(random, 1, 5)}, (_section, part) => ({
      page,
      hash: part === 0 ? '' : `#part-${part}`,
      heading: part === 0 ? '' : words(1, 3),
    })),
  );
  const entries = ['Output limit', 'Restore files', 'maxRequests', 'Output limit of the terminal window'].map(
    (label, i): Entry => ({
      kind: i === 1 ? 'command' : 'setting',
      url: `/features/page-${10 + i}`,
      title: pages[10 + i]?.title ?? '',
      hash: `#row-${i}`,
      label,
      detail: '5 s',
      names: `acme.${label.replace(/\s/g, '')}`,
    }),
  );
  const messages = [
    'Cannot restore the checkpoint PATH',
    'AUTH-101 No seats are left in the organization',
    'The model reached its token limit',
  ].map((wording, i): Message => ({
    section: 20 + 30 * i,
    wordings: [wording],
    isFrame: false,
    row: i === 1 ? {label: wording, detail: 'Ask an administrator.'} : undefined,
  }));
  return {
    pages,
    sections,
    // One has its message in the middle.
    texts: sections.map(
      (_, i) => `${words(8, 60)}${i === 80 ? `: ${messages[2]?.wordings[0]}. Try it later.` : ''}`,
    ),
    questions: sections.map(() => (random() < 0.3 ? [words(2, 5)] : [])),
    entries,
    messages,
  };
}

const index = buildIndex(madeUpSite(), 'en', {
  rollback: 'restore',
  'take back': 'restore undo',
  wages: 'cost',
  // Words that the site has, too: the others stand beside them.
  cost: 'price score',
  approve: 'approval',
  error: 'message',
});
const read = readerOf(index);

const random = seeded(5);

/** What people type: some words, perhaps with the last one unfinished or one mistyped. */
function query(): string {
  const words = Array.from({length: integer(random, 1, 4)}, () => pick(random, WORDS));
  const mistyped = words.map((word) =>
    random() < 0.15 && word.length > 5 ? word.slice(0, 3) + word.slice(4) : word,
  );
  const text = mistyped.join(' ');
  return random() < 0.3 ? text.slice(0, -2) : text;
}

const queries = [
  ...Array.from({length: 60}, query),
  ...['', '   ', '!?', 'the', 'how is the', 'zzqxwvkj'],
  ...['restor', 're', 'r', 'chekpoint', 'chekpiont', 'modls fils'],
  ...['rollback', 'take back', 'take  back files', 'wages of the team'],
  ...['terminalcommand', 'apply diff', 'applyDiff'],
  ...['"restore files"', '"the files" mode', '"files the modes of" mode', 'files -mode', 'files -apply_diff'],
  ...[
    '"checkpoint checkpoints"',
    '"restore file"',
    'mode "files restored"',
    'cost',
    'error of the cost',
    'approve',
  ],
  ...['organisation', 'cheeckpoints', 'providrs kyes', 'autoaprove', 'tokn limt', 'extnsion instaled errr'],
  ...['files files modes files', 'restorability', 'approvability of files', 'chekpoint?', 'chekpoint '],
  'aqz bqz cqz dqz eqz fqz gqz hqz chekpoint files',
  'a chekpoint of the files and the modes in how many',
  'limit output',
];

const pasted = [
  "Error: Cannot restore the checkpoint '/home/ana/api'",
  'AUTH-101',
  'auth-101 no seats are left',
  'Request failed {"error": "The model reached its token limit", "status": 400} at Object.run (/srv/app/index.js:12:5) after a retry of the task in the editor',
  'The model reached "its" token -limit: stop',
  'TypeError: mode.of is not a function',
  'Error: the checkpoint of the task is "lost" -> {files}',
];

/** An answer in lines. */
function written(answer: Answer): string {
  const {hits, entries, total, inside, entriesTotal, respelled, corrected, tallies = []} = answer;
  const signs = (['isRelaxed', 'isPageFirst', 'isUnexplained'] as const).filter((sign) => answer[sign]);
  return [
    `  ${total} pages, ${inside} inside, ${entriesTotal} rows; ${[...signs, ...answer.absent].join(', ')}`,
    ...tallies.map(({folder, kind, count}) => `  ${count} ${kind} in ${folder}`),
    ...(respelled === undefined ? [] : [`  respelled ${respelled}`]),
    ...(corrected ? [`  understood ${corrected.query}, else ${corrected.literal}`] : []),
    ...entries.map(({kind, url, label, detail}) => `  ${kind} ${url} ${rendered(label)}: ${detail}`),
    ...hits.map(
      ({url, title, heading, summary, sections}) =>
        `  - ${url} ${rendered(title)} | ${rendered(heading)} | ${rendered(summary)}` +
        sections.map((section) => ` + ${section.url} ${rendered(section.heading)}`).join(''),
    ),
  ].join('\n');
}

it('are what they were', async () => {
  const search = searchIn(index, {recognizer: {constantPart, finderOf}});
  const answer = (text: string, more: Partial<Request>) => {
    const answered = search(text, {limit: 3, summaryLength: 60, ...more});
    return `${JSON.stringify(text)} ${JSON.stringify(more)}\n${written(answered)}`;
  };
  const kinds: readonly Partial<Request>[] = [
    {context: 'features', grouped: 2, entries: 2},
    {context: 'features/tools', isLimited: true, offset: 1},
    {folders: {only: ['features', 'providers'], except: ['features/tools']}},
    {entryKind: 'setting', limit: 1, offset: 1},
    {entryKind: 'message'},
    {entries: 3, context: 'features', isLimited: true},
    {entries: 3, context: 'providers', isLimited: true},
    {isCounted: true, entries: 1},
    {isCounted: true, entryKind: 'command', context: 'features', isLimited: true},
  ];
  const questions = [
    'files',
    'restore a checkpoint',
    'settings for the output limit',
    'files of the custom mode',
    'No seats are left',
    'Restore files of AUTH-101',
    'Output limit',
  ];
  const answers = [
    ...queries.map((text) => answer(text, {entries: 1})),
    ...pasted.map((text) => answer(text, {entries: 2})),
    ...kinds.flatMap((more) => questions.map((text) => answer(text, more))),
  ];
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('../../../tests/fixtures/search/answers.txt');
});

it('come of scores that are what they were', async () => {
  const library = createLibrary(index.router);
  const ranker = createRanker(index.router, library);
  const lines = queries.map((text) => {
    let question = ranker.analyze(text);
    for (let missing = library.takeMissing(); missing.length > 0; missing = library.takeMissing()) {
      missing.forEach((name) => library.add(name, read(name)));
      question = ranker.analyze(text);
    }
    const ranked = ranker.rank(question).sort((a, b) => b.score - a.score || a.page - b.page);
    const first = ranked.slice(0, 8).map(({page, section, score, others}) => {
      return `${page}#${section} ${score.toFixed(5)} ${others().join('+')}`;
    });
    return `${JSON.stringify(text)} ${[...question.stems].join(' ')}: ${ranked.length}; ${first.join(', ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../tests/fixtures/search/scores.txt');
});
