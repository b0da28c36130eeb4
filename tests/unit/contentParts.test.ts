// @vitest-environment node
/** Parts of the content checks, each with pages that are made up for it; whole fixtures: content.test.ts. */
import {describe, expect, it} from 'vitest';
import {checkCode} from '../../scripts/content/code.mts';
import {checkFrontMatter, checkUnique} from '../../scripts/content/frontMatter.mts';
import {
  descriptionLength,
  longestQuestion,
  longTitle,
  questionCount,
} from '../../scripts/content/frontMatterSchema.mts';
import {checkLabels} from '../../scripts/content/labels.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import {figuresOf, longSentence} from '../../scripts/content/prose.mts';
import {checkAskedOnce, checkQuestions} from '../../scripts/content/questions.mts';
import {checkCopies, checkRepeats} from '../../scripts/content/repeats.mts';
import {checkSettled} from '../../scripts/content/settled.mts';
import {
  around,
  fullText,
  hole,
  plainText,
  sentencesIn,
  shorten,
  wordsIn,
} from '../../scripts/content/text.mts';
import type {Prose} from '../../scripts/content/types.mts';
import {docsFolder, type Locale} from '../../src/config/locales';

const pageOf = (raw: string, id = 'page', locale: Locale = 'en') =>
  parsePage({id, locale, file: `${docsFolder[locale]}/${id}.mdx`, raw, tokens: {}});

describe('samples of XML', () => {
  const errorIn = (code: string) => {
    const [finding] = checkCode([pageOf(`Text.\n\n\`\`\`xml\n${code}\n\`\`\`\n`)]);
    return finding && `${finding.line - 3}: ${finding.came.replace('```xml that does not parse: ', '')}`;
  };

  it.each([
    '<a><b>x</b></a>',
    '<a/>\n<b n="1" />',
    '<!-- <a> -->',
    'A lone <word> in a line',
    '<a.b-c_d>x</a.b-c_d>',
    // What stands in these is text.
    '<content>\n<b>\n</content>',
    '<diff>\n</i>\n</diff>',
    '<a>\n  <command>x < y</z></command>\n</a>',
    '<regex><d></regex>',
  ])('%j is one', (code) => {
    expect(errorIn(code)).toBeUndefined();
  });

  it.each([
    ['<a>\n<b>\n</a>', '2: <b> is not closed'],
    ['<a>', '1: <a> is not closed'],
    ['x\n  <a>\n', '2: <a> is not closed'],
    ['<a>x</b>', '1: <a> is not closed'],
    ['</b>', '1: </b> closes nothing'],
    ['<a>\n<b>x</a></b>', '2: </a> closes <b> of line 2'],
    ['<a>\n<a>x</a>', '1: <a> is not closed'],
    ['<b><content>x</content>', '1: <b> is not closed'],
  ])('%j is none', (code, error) => {
    expect(errorIn(code)).toBe(error);
  });
});

describe('a page taken apart', () => {
  const {labels, prose} = pageOf(
    [
      '<UI>Save</UI> and <UI>Load</UI>',
      '<MockButtons primary="Approve" secondary="" />',
      '<MockField label="Model" items={["No label"]} />',
      '<MockTool title="Read" />',
      '<MockNav items={["One", "Two", 3]} />',
      '<MockNav />',
      '<MockList items={["None"]} />',
      '<ShareBar items={[{label: "Code", value: 1}, {name: "lost"}, null, "bare", {label: ["deep"]}]} />',
      '<Figure caption="A caption." />',
      'See <UI>Load</UI>.',
    ].join('\n\n'),
  );

  it('has the labels of the interface, by component', () => {
    expect(labels.map(({component, text, line}) => `${line} ${component} ${text}`)).toEqual([
      '1 UI Save',
      '1 UI Load',
      '3 MockButtons Approve',
      '5 MockField Model',
      '7 MockTool Read',
      '9 MockNav One',
      '9 MockNav Two',
      '19 UI Load',
    ]);
  });

  it('says which labels stand together', () => {
    const blocks = labels.map(({block}) => block);
    expect(blocks[0]).toBe(blocks[1]);
    expect(blocks[5]).toBe(blocks[6]);
    const distinct = blocks.filter((block, i) => block !== blocks[i - 1]);
    expect(distinct).toEqual([...new Set(distinct)].sort((a, b) => a - b));
    expect(distinct).toHaveLength(6);
  });

  it('has what stands in props that are read, those of lists too', () => {
    const props = prose.filter(({place}) => place === 'prop');
    expect(props.map(({segments}) => segments.map(({text}) => text).join(''))).toEqual([
      'Code',
      'A caption.',
    ]);
  });
});

describe('the text of a page', () => {
  const piecesOf = (raw: string) =>
    pageOf(raw).prose[0]?.segments.map(({kind, text, line}) => `${line} ${kind} ${text}`);

  it('has pictures, line ends and expressions as words, keys and formulas as code', () => {
    expect(
      piecesOf('A ![way in](./in.png)\\\nB {"or"}{1} <Keys combo="Ctrl+K" /> $$x$$ `y` <UI>Save</UI>'),
    ).toEqual([
      '1 plain A ',
      '1 plain way in',
      '1 plain \n',
      '2 plain B ',
      '2 plain or',
      '2 plain  ',
      '2 code Ctrl+K',
      '2 plain  ',
      '2 code x',
      '2 plain  ',
      '2 code y',
      '2 plain  ',
      '2 label Save',
    ]);
    expect(piecesOf('![](./in.png)')).toEqual(['1 plain ']);
  });

  it('has code as it was typed, without the indentation of its fence', () => {
    const [inList, indented] = pageOf(
      [
        '- A',
        '',
        '  ```js',
        '  if (a) {',
        '    b();',
        '',
        '  }',
        '  ```',
        '',
        'B',
        '',
        '  ```js',
        '   a',
        '  b',
        ' c',
        '  ```',
      ].join('\n'),
    ).code;
    expect(inList?.source).toBe('if (a) {\n  b();\n\n}');
    expect(indented?.source).toBe(' a\nb\nc');
  });

  it('is read in one line, with words and sentences', () => {
    const [prose] = pageOf('  One two.\n  Three  `x`\n\n').prose as [Prose];
    expect(fullText(prose)).toBe('One two. Three x');
    expect(wordsIn(' One — two  `x`. ')).toEqual(['One', 'two', '`x`.']);
    expect(sentencesIn('See 1.5 e.g. here. “Next one.”  2 more! — Why?  `x` …')).toEqual([
      'See 1.5 e.g. here.',
      '“Next one.',
      '2 more! — Why?',
      '`x` …',
    ]);
    expect(sentencesIn('Say 5. ** Done.  ')).toEqual(['Say 5.', '** Done.']);
  });

  it('knows the line of each of its characters', () => {
    const {text, lineAt} = plainText((pageOf('One\n`x` two\nthree').prose as [Prose])[0]);
    expect([0, text.indexOf('two'), text.indexOf('three'), text.length, 99].map(lineAt)).toEqual([
      1, 2, 3, 2, 2,
    ]);
  });

  it('is shortened for a message only where it is long', () => {
    expect([shorten('12345', 5), shorten('1234 6', 5)]).toEqual(['12345', '1234…']);
    expect(around(`${'a'.repeat(30)}  X\n${hole}`, 32, 33)).toBe(`${'a'.repeat(23)} X …`);
  });
});

describe('the front matter of a page', () => {
  it('has the line of each value', () => {
    const {frontMatter, problems} = pageOf('---\ntitle: A\n# a remark\nkeywords:\n  - b\n1: c\n---\n\nText.');
    expect([...frontMatter].map(([key, {line}]) => `${key} ${line}`)).toEqual([
      '1 6',
      'title 2',
      'keywords 4',
    ]);
    expect(problems).toEqual([]);
  });

  it('may be empty or no map, and then has no values', () => {
    for (const yaml of ['', 'title', '- title', '# a remark', '~']) {
      const page = pageOf(`---\n${yaml}\n---\n\nText.`);
      expect([page.frontMatter.size, page.parsed, page.problems.length], yaml).toEqual([0, true, 0]);
    }
  });

  it('is named when it is no YAML', () => {
    const {parsed, problems} = pageOf('---\ntitle: "A\n---\n\nText.');
    expect(parsed).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.came).toMatch(/^front matter that does not parse: (?!.* at line )/);
  });
});

describe('the limits of the front matter', () => {
  const good = {
    title: 'Baking bread',
    description: 'd'.repeat(descriptionLength.min),
    keywords: ['loaf', 'dough', 'oven'],
    kind: 'how-to',
  };
  const cameOf = (changes: Record<string, unknown>) => {
    const lines = Object.entries({...good, ...changes}).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    );
    return checkFrontMatter(pageOf(['---', ...lines, '---', '', 'Text.'].join('\n'))).map(({came}) => came);
  };

  it('include their ends', () => {
    const {min, max} = descriptionLength;
    expect(cameOf({})).toEqual([]);
    expect(cameOf({description: 'd'.repeat(max)})).toEqual([]);
    expect(cameOf({description: 'd'.repeat(min - 1)})).toEqual([`a description of ${min - 1} characters`]);
    expect(cameOf({description: 'd'.repeat(max + 1)})).toEqual([`a description of ${max + 1} characters`]);
    expect(cameOf({title: 't'.repeat(longTitle)})).toEqual([]);
    expect(cameOf({title: 't'.repeat(longTitle + 1)})).toEqual([
      `a title of ${longTitle + 1} characters without sidebar_label`,
    ]);
    expect(cameOf({title: 't'.repeat(longTitle + 1), sidebar_label: 'T'})).toEqual([]);
  });

  it('ask for texts where texts belong', () => {
    expect(cameOf({title: ' '})).toEqual(['no title']);
    expect(cameOf({kind: ['how-to']})).toEqual(['kind "how-to"']);
    expect(cameOf({reviewed: [20260101]})).toEqual(['reviewed "20260101"']);
    expect(cameOf({reviewed: '2026-01-01'})).toEqual([]);
  });

  it('take a keyword that has a word of the title and one more, and one of signs alone', () => {
    expect(cameOf({keywords: ['bread oven', 'dough', '{}']})).toEqual([]);
    expect(cameOf({keywords: ['BREAD baking', 'dough', 'Dough']})).toEqual([
      'the keyword "BREAD baking", which the title has',
      'the keyword "Dough" twice',
    ]);
  });

  it('want titles that differ in more than capitals and spaces', () => {
    const titled = (title: string, id: string) =>
      pageOf(`---\ntitle: ${JSON.stringify(title)}\n---\n\nText.`, id);
    expect(checkUnique([titled('Bread', 'a'), titled(' bREAD ', 'b')]).map(({came}) => came)).toEqual([
      'the title of docs/a.mdx:2',
    ]);
    expect(
      checkUnique([titled('Bread', 'a'), titled('Breads', 'b'), pageOf('Text.', 'c'), pageOf('Text.', 'd')]),
    ).toEqual([]);
  });
});

describe('the questions of a page', () => {
  const pageWith = (questions: unknown, id = 'page') =>
    pageOf(`---\nkind: how-to\nquestions: ${JSON.stringify(questions)}\n---\n\n## Bake {#bake}\n\nText.`, id);
  const cameOf = (questions: unknown) => checkQuestions(pageWith(questions)).map(({came}) => came);
  const many = (count: number) => Array.from({length: count}, (_, number) => `how do I bake ${number}`);

  it('are few and short, the ends of the limits included', () => {
    const {min, max} = questionCount;
    expect(cameOf({top: many(min), bake: many(max)})).toEqual([]);
    expect(cameOf({top: many(min - 1), bake: many(max + 1)})).toEqual([
      `questions for top: ${min - 1}`,
      `questions for bake: ${max + 1}`,
    ]);
    expect(cameOf({top: ['q'.repeat(longestQuestion), 'why']})).toEqual([]);
    expect(cameOf({top: ['q'.repeat(longestQuestion + 1), ' ']})).toEqual([
      `a question of ${longestQuestion + 1} characters for top`,
      'a question of 1 characters for top',
    ]);
  });

  it('are a map', () => {
    for (const value of ['how', ['how'], 7, null]) {
      expect(cameOf(value), String(value)).toEqual(['questions that are no map']);
    }
  });

  it('are one when their words are', () => {
    const pages = [
      pageWith({top: ['How do I bake?', 'what']}, 'a'),
      pageWith({top: ['how do I BAKE', 'why']}, 'b'),
    ];
    expect(checkAskedOnce(pages).map(({file, came}) => `${file}: ${came}`)).toEqual([
      'docs/b.mdx: the question “how do I BAKE” of docs/a.mdx#top',
    ]);
    expect(checkAskedOnce([pageWith({top: ['how', 'what'], bake: ['hot', 'w h a t']})])).toEqual([]);
  });
});

describe('a page that cannot be taken apart', () => {
  it('names the line, however far down', () => {
    const lines = (last: string) => pageOf(`${'\n'.repeat(11)}${last}`).problems;
    expect(lines('Use {product.nobody}.')).toEqual([
      {
        file: 'docs/page.mdx',
        line: 12,
        came: expect.stringMatching(/^unknown token \S+$/) as string,
        allowed: 'the tokens of src/config/product.ts',
      },
    ]);
    expect(lines('<Tabs>').map(({line}) => line)).toEqual([12]);
    expect(lines('A {b').map(({line}) => line)).toEqual([12]);
    expect(lines('<>\n\nA\n\n</>').map(({line, came}) => `${line} ${came}`)).toEqual(['12 raw HTML <>']);
  });
});

describe('labels', () => {
  const rows = [
    {en: 'Save', 'pt-BR': 'Salvar'},
    {en: 'Load', 'pt-BR': 'Abrir'},
  ];
  const cameOf = (english: string, portuguese: string) => {
    const pages = [pageOf(english), pageOf(portuguese, 'page', 'pt-BR')];
    return checkLabels({pages, labels: rows, tokens: {en: {}, 'pt-BR': {}}}).map(
      ({file, came}) => `${file.startsWith('docs/') ? 'en' : 'pt'}: ${came}`,
    );
  };

  it('of nobody’s interface stand whole in backticks', () => {
    const nav = (item: string) => `<MockNav items={[${JSON.stringify(item)}]} />`;
    expect(cameOf(nav('`x`'), nav('`x`'))).toEqual([]);
    for (const item of ['a `x`', '`x` a', '``']) {
      expect(cameOf(nav(item), nav(item))).toEqual([
        `en: the label "${item}" in <MockNav>`,
        `pt: the label "${item}" in <MockNav>`,
      ]);
    }
  });

  it('are those of the other language at the same place', () => {
    expect(cameOf('Press <UI>Save</UI>.', 'Aperte <UI>Salvar</UI>.')).toEqual([]);
    expect(cameOf('Press <UI>Save</UI>.', 'Aperte <UI>Abrir</UI>.')).toEqual([
      'pt: <UI> "Abrir" for "Save" (docs/page.mdx:1)',
    ]);
  });

  it('stand in the paragraph of their twin, unless the paragraphs are other ones', () => {
    const [save, load, salvar, abrir] = ['Save', 'Load', 'Salvar', 'Abrir'].map(
      (label) => `<UI>${label}</UI>`,
    );
    expect(cameOf(`${save} ${load}`, `${abrir} ${salvar}`)).toEqual([]);
    expect(cameOf(`${save}\n\n${load}`, `${abrir}\n\n${salvar}`)).toEqual([
      'pt: <UI> "Abrir" for "Save" (docs/page.mdx:1)',
      'pt: <UI> "Salvar" for "Load" (docs/page.mdx:3)',
    ]);
    expect(cameOf(`${save}\n\n${load}`, `${abrir} ${salvar}`)).toEqual([]);
    expect(cameOf(`${save} ${load}\n\n${save}`, `${salvar}\n\n${abrir} ${salvar}`)).toEqual([]);
    // One too many is named by the parity of the pages.
    expect(cameOf(`${save} ${load}`, `${salvar}`)).toEqual([]);
  });

  it('that no list has are named once', () => {
    expect(cameOf('<UI>Save</UI>', '<UI>Guardar</UI>')).toEqual(['pt: the label "Guardar" in <UI>']);
    expect(cameOf('<UI>Save → Load</UI>', '<UI>Salvar → Guardar</UI>')).toEqual([
      'pt: the label "Guardar" in <UI>',
    ]);
    expect(cameOf('<UI>Save → Load</UI>', '<UI>Salvar</UI>')).toEqual([
      'pt: <UI> "Salvar" for "Save → Load" (docs/page.mdx:1)',
    ]);
  });

  it('of fields and tools may be of no list, but not another one of it', () => {
    const field = (label: string) => `<MockField label="${label}" />`;
    expect(cameOf(field('Key'), field('Chave'))).toEqual([]);
    expect(cameOf(field('Key'), field('Salvar'))).toEqual([]);
    expect(cameOf(field('Save'), field('Salvar'))).toEqual([]);
    expect(cameOf(field('Save'), field('Abrir'))).toEqual([
      'pt: <MockField> "Abrir" for "Save" (docs/page.mdx:1)',
    ]);
    expect(cameOf(field('Save'), field('Chave'))).toEqual([
      'pt: <MockField> "Chave" for "Save" (docs/page.mdx:1)',
    ]);
  });
});

describe('phrases that were settled', () => {
  const linesOf = (raw: string) => checkSettled(pageOf(raw)).map(({line}) => line);

  it('are looked for in the text, and in the front matter that readers see', () => {
    expect(linesOf('One.\n\nUse Azure AI Foundry.\n\nAzure AI Foundry')).toEqual([3, 5]);
    expect(
      linesOf('---\ntitle: Azure AI Foundry\nkeywords: [Azure AI Foundry]\n---\n\nAzure AI Foundry'),
    ).toEqual([2, 6]);
    expect(linesOf('---\nquestions:\n  - What is Azure AI Foundry?\n---\n')).toEqual([]);
  });

  it('are looked for behind a line that is no front matter', () => {
    expect(linesOf('A\n\n---\n\nkeywords: Azure AI Foundry\n\n---\n\nB')).toEqual([5]);
  });
});

describe('the figures of a page', () => {
  it('count sentences and their words', () => {
    const six = 'The bread is in the oven.';
    const ten = 'You take it out when it smells of warm nuts.';
    expect(figuresOf([pageOf(`# A {#a}\n\n${six} ${ten}\n\n${ten} ${ten}`)])).toMatchObject({
      words: 36,
      mean: 9,
      short: 25,
      long: 0,
      semicolons: 0,
    });
    expect(figuresOf([pageOf('# A {#a}')])).toMatchObject({mean: 0, short: 0, words: 0});
  });

  it('count long sentences, reasons and headings that say nothing, in each language', () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}word.`;
    const english = `## Configure {#a}\n\nIt rises because it is warm. Bake it. Word ${words(longSentence - 1)} Word ${words(longSentence)}`;
    expect(figuresOf([pageOf(english)])).toMatchObject({bare: 1, reasons: 25, long: 25});
    expect(figuresOf([pageOf('## Bake bread {#a}\n\nConfigure. It is warm.')])).toMatchObject({
      bare: 0,
      reasons: 0,
    });
    const portuguese = '## Configure {#a}\n\nEla cresce porque está quente. Asse o pão.';
    expect(figuresOf([pageOf(portuguese, 'page', 'pt-BR')])).toMatchObject({bare: 1, reasons: 50});
  });

  it('count cells that should be sentences and have no end', () => {
    const table = (cells: string[]) =>
      `| Word | Meaning |\n| - | - |\n${cells.map((cell) => `| a b c | ${cell} |`).join('\n')}`;
    const {unended} = figuresOf([
      pageOf(
        table(['It is warm.', 'Is it warm?”', 'It is warm', 'It. is warm', 'Two words', '`code` in it']),
      ),
    ]);
    expect(unended).toBe(50);
  });
});

describe('sentences that stand twice', () => {
  const sentence = 'The dough rests in a warm place for an hour before you shape it and bake it';
  const counts = (first: string, second: string) => {
    const pages = [pageOf(first, 'first'), pageOf(second, 'second')];
    return [checkRepeats(pages).length, checkCopies(pages).length];
  };

  it.each([
    ['text', `${sentence}.`],
    ['a caption', `<Figure caption="${sentence}." />`],
    ['a card', `<Cards>\n\n- [A](./a.mdx): ${sentence}.\n\n</Cards>`],
  ])('are found in %s', (_, place) => {
    const [, copies] = counts(`${sentence}.`, `Other words here.\n\n${place}`);
    expect(copies).toBe(1);
  });

  it('are found nearly the same in props, too', () => {
    expect(counts(`${sentence}.`, `<Figure caption="${sentence} soon." />`)[0]).toBe(1);
  });

  it('are none where they are short, or stand on one page', () => {
    expect(counts('The dough rests for an hour.', 'The dough rests for an hour.')).toEqual([0, 0]);
    expect(counts(`${sentence}.\n\n${sentence}.`, 'Nothing.')[1]).toBe(0);
  });

  it('are the same with other spaces, capitals and ends', () => {
    expect(counts(`${sentence}.`, `${sentence.toUpperCase().replace(' ', '\n')}!`)[1]).toBe(1);
  });
});
