// @vitest-environment node
/** Parts of the content checks, each with pages that are made up for it; whole fixtures: content.test.ts. */
import {describe, expect, it} from 'vitest';
import {checkCode} from '../../scripts/content/code.mts';
import {checkLabels} from '../../scripts/content/labels.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import {figuresOf} from '../../scripts/content/prose.mts';
import {checkCopies, checkRepeats} from '../../scripts/content/repeats.mts';
import {checkSettled} from '../../scripts/content/settled.mts';
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
    expect(cameOf('Press <UI>Save</UI>.', 'Aperte <UI>Abrir</UI>.')).not.toEqual([]);
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
