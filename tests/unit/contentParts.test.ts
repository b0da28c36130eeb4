/** Parts of the content checks, each with pages that are made up for it; whole fixtures: content.test.ts. */
import {describe, expect, it} from 'vitest';
import {checkCode} from '../../scripts/content/code.mts';
import {checkFrontMatter, checkUnique} from '../../scripts/content/frontMatter.mts';
import {descriptionLength, longTitle} from '../../scripts/content/frontMatterSchema.mts';
import {checkLabels, compareLabels} from '../../scripts/content/labels.mts';
import {hole, parsePage} from '../../scripts/content/parse.mts';
import {docsFolder, type Locale} from '../../src/config/locales';
import {labelIndex} from '../../src/data/labels';

/** A page that is made up for a test; without front matter of its own it has an empty one in its first line. */
const pageOf = (text: string, id = 'page', locale: Locale = 'en') => {
  const raw = text.startsWith('---') ? text : `---\n---\n${text}`;
  return parsePage({id, locale, file: `${docsFolder[locale]}/${id}.mdx`, raw, tokens: {}});
};

describe('samples of XML', () => {
  const errorIn = (code: string) => {
    const [finding] = checkCode([pageOf(`\`\`\`xml\n${code}\n\`\`\`\n`)]);
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
    ['<a>\n<b>\n</a>', '3: </a> closes <b> of line 2'],
    ['<a>', '1: <a> is not closed'],
    ['x\n  <a>\n', '2: <a> is not closed'],
    ['<a>x</b>', '1: </b> closes <a> of line 1'],
    ['</b>', '1: </b> closes nothing'],
    ['<b><content>x</content>', '1: <b> is not closed'],
  ])('%j is none', (code, error) => {
    expect(errorIn(code)).toBe(error);
  });
});

describe('a page taken apart', () => {
  const {labels, texts} = pageOf(
    [
      '<UI>Save</UI> and <UI>Load</UI>',
      '<MockButtons primary="Approve" secondary="" />',
      '<MockField label="Model" items={["No label"]} />',
      '<MockTool title="Read" />',
      '<MockList items={["One", "Two", 3]} />',
      '<MockPile items={["None"]} />',
      '<Figure caption="A caption." />',
      'See <UI>Load</UI>.',
    ].join('\n\n'),
  );

  it('has the labels of the interface, and knows which stand together', () => {
    const blocks = [...new Set(labels.map(({block}) => block))];
    const found = labels.map(({component, text, block}) => `${blocks.indexOf(block)} ${component} ${text}`);
    expect(found).toEqual([
      '0 UI Save',
      '0 UI Load',
      '1 MockButtons Approve',
      '2 MockField Model',
      '3 MockTool Read',
      '4 MockList One',
      '4 MockList Two',
      '5 UI Load',
    ]);
  });

  it('has what is read: the words, with holes for labels, and the props that are texts', () => {
    const read = texts.map((pieces) => pieces.map(({text}) => text).join(''));
    expect(read).toEqual([`${hole} and ${hole}`, 'A caption.', `See ${hole}.`]);
  });

  it('has pictures, line ends and colons as words, keys and code as holes, each with its line', () => {
    const [pieces] = pageOf(
      'A ![way in](./in.png)\\\nB <Keys combo="Ctrl+K" /> `y` 10:30 vscode:extension/a',
    ).texts;
    expect(pieces?.map(({text, line}) => `${line} ${text}`).join('|')).toBe(
      `3 A |3 way in|3 \n|4 B |4 ${hole}|4  |4 ${hole}|4  10:30 vscode|4 :extension|4 /a`,
    );
  });

  it('has headings with ids and props, and none of what stands in code', () => {
    const page = pageOf(
      '## A `b` {#a-b}\n\n````md\n## no heading {#x}\n```\n````\n\n<Mark n={-1} />\n\n<Flow loop={`x`} />',
    );
    expect(page.headings).toEqual([{level: 2, id: 'a-b', text: 'A b', line: 3, section: 'a-b'}]);
    expect(page.code).toHaveLength(1);
    expect(page.components.map(({props}) => props)).toEqual([{n: -1}, {loop: 'x'}]);
  });

  it('has code as it was typed, without the indentation of its fence', () => {
    const [inList, indented] = pageOf(
      '- A\n\n  ```js\n  if (a) {\n    b();\n\n  }\n  ```\n\nB\n\n  ```js\n   a\n  b\n c\n  ```',
    ).code;
    expect(inList?.source).toBe('if (a) {\n  b();\n\n}');
    expect(indented?.source).toBe(' a\nb\nc');
  });
});

describe('the front matter of a page', () => {
  it('has the line of each value', () => {
    const {frontMatter} = pageOf('---\ntitle: A\n# a remark\nkeywords:\n  - b\n1: c\n---\n\nText.');
    const lines = Array.from(frontMatter, ([key, {line}]) => `${key} ${line}`);
    expect(lines).toEqual(['1 6', 'title 2', 'keywords 4']);
  });

  it('may be empty or no map, and then has no values', () => {
    for (const yaml of ['', 'title', '- title', '# a remark', '~']) {
      const page = pageOf(`---\n${yaml}\n---\n\nText.\n`);
      expect([page.frontMatter.size, page.parsed, page.problems], yaml).toEqual([0, true, []]);
    }
  });
});

describe('the limits of the front matter', () => {
  const good = {
    title: 'Baking bread',
    description: 'd'.repeat(descriptionLength.min),
    keywords: ['loaf', 'dough', 'oven'],
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
    expect(cameOf({title: 't'.repeat(longTitle + 1)})).toEqual([`a title of ${longTitle + 1} characters`]);
    expect(cameOf({title: 't'.repeat(longTitle + 1), sidebar_label: 'T'})).toEqual([]);
  });

  it('ask for texts where texts belong', () => {
    expect(cameOf({title: ' '})).toEqual(['title “ ”']);
    expect(cameOf({reviewed: [20260101]})).toEqual(['1 reviewed']);
    expect(cameOf({slug: 'bread'})).toEqual(['slug “bread”']);
    expect(cameOf({reviewed: '2026-01-01'})).toEqual([]);
  });

  it('take a keyword that has a word of the title and one more, and one of signs alone', () => {
    expect(cameOf({keywords: ['bread oven', 'dough', '{}']})).toEqual([]);
    expect(cameOf({keywords: ['BREAD baking', 'dough', 'Dough']})).toEqual([
      'the keyword “bread baking”, which the title has',
      'the keyword “dough” twice',
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

describe('labels', () => {
  const rows = [
    {en: 'Save', 'pt-BR': 'Salvar'},
    {en: 'Load', 'pt-BR': 'Abrir'},
  ];
  const cameOf = (english: string, portuguese: string) => {
    const pages = [pageOf(english), pageOf(portuguese, 'page', 'pt-BR')] as const;
    const index = labelIndex(rows, {en: {}, 'pt-BR': {}});
    return [...pages.flatMap((page) => checkLabels(page, index)), ...compareLabels(...pages, index)].map(
      ({file, came}) => `${file.startsWith('docs/') ? 'en' : 'pt'}: ${came.replace(' of docs/page.mdx', '')}`,
    );
  };

  it('stand in the paragraph of their twin, unless the paragraphs are other ones', () => {
    const [save, load, salvar, abrir] = ['Save', 'Load', 'Salvar', 'Abrir'].map(
      (label) => `<UI>${label}</UI>`,
    );
    expect(cameOf(`${save} ${load}`, `${abrir} ${salvar}`)).toEqual([]);
    expect(cameOf(`${save}\n\n${load}`, `${abrir}\n\n${salvar}`)).toEqual([
      'pt: <UI> “Abrir” for “Save”:3',
      'pt: <UI> “Salvar” for “Load”:5',
    ]);
    expect(cameOf(`${save}\n\n${load}`, `${abrir} ${salvar}`)).toEqual([]);
    expect(cameOf(`${save} ${load}\n\n${save}`, `${salvar}\n\n${abrir} ${salvar}`)).toEqual([]);
    // One too many is named by the parity of the pages.
    expect(cameOf(`${save} ${load}`, `${salvar}`)).toEqual([]);
  });

  it('that no list has are named once', () => {
    expect(cameOf('<UI>Save</UI>', '<UI>Guardar</UI>')).toEqual(['pt: the label “Guardar”']);
    expect(cameOf('<UI>Save → Load</UI>', '<UI>Salvar → Guardar</UI>')).toEqual(['pt: the label “Guardar”']);
    expect(cameOf('<UI>Save → Load</UI>', '<UI>Salvar</UI>')).toEqual([
      'pt: <UI> “Salvar” for “Save → Load”:3',
    ]);
  });

  it('of fields and tools may be of no list, but not another one of it', () => {
    const field = (label: string) => `<MockField label="${label}" />`;
    expect(cameOf(field('Key'), field('Chave'))).toEqual([]);
    expect(cameOf(field('Key'), field('Salvar'))).toEqual([]);
    expect(cameOf(field('Save'), field('Abrir'))).toEqual(['pt: <MockField> “Abrir” for “Save”:3']);
  });
});
