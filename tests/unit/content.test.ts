/** Mistakes on a page, one at a time; what the checks find in whole fixtures: contentFindings.test.ts. */
import {cpSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkContent} from '../../scripts/content/command.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import type {Page} from '../../scripts/content/types.mts';
import {labels as siteLabels} from '../../src/data/labels';
import {all, fixture, fixtures} from '../support/contentFixtures';
import {emptyFolder} from '../support/folder';

describe('the good pages', () => {
  it('have no finding in any check', () => {
    expect(all(fixture('good'))).toEqual([]);
  });

  it('are really looked at', () => {
    const [oven] = fixture('good').pages.filter(({id, locale}) => id === 'guide/oven' && locale === 'pt-BR');
    expect(oven).toMatchObject({parsed: true, problems: [], rows: [{id: 'time-rye', section: 'bake'}]});
    expect(oven?.code.map(({lang}) => lang)).toEqual(['bash', 'json', 'prompt']);
    expect(oven?.code[1]?.value).toContain('US$');
    expect(oven?.headings.map(({id}) => id)).toEqual(['before-you-start', 'bake', 'check', 'related']);
    expect(oven?.labels.map(({text}) => text).join(', ')).toBe(
      'Configurações → Salvar, `Temperatura`, `Pão`, Configurações, `/rye`, `rye.md`, Salvar, Passo 2 de 3',
    );
  });
});

describe('one mistake is one line, and says what to write', () => {
  const site = fixture('good');
  const english = ({id, locale}: Page) => id === 'starter' && locale === 'en';

  /** All findings of the good pages with one of them written otherwise. */
  const after = (change: (raw: string) => string) =>
    all({
      ...site,
      pages: site.pages.map((page) =>
        english(page) ? parsePage({...page, raw: change(page.raw), tokens: {name: 'Rye'}}) : page,
      ),
    });
  const adding = (text: string) => (raw: string) => raw.replace('\n## Kinds', () => `\n${text}\n\n## Kinds`);
  const callout = 'write ::: on a line after its text, and :::: round a callout with another in it';

  it.each<[line: string, change: (raw: string) => string]>([
    [
      '1: an empty file; begin with ---, title, description, keywords and --- on lines of their own',
      () => '',
    ],
    [
      '1: a page without front matter; begin with ---, title, description, keywords and --- on lines of their own',
      (raw) => raw.replace(/^---[^]*?---\n\n/, ''),
    ],
    [
      '5: front matter with a tab; write spaces in place of the tab',
      (raw) => raw.replace('[sourdough, fridge, feeding]', '\n\t- sourdough'),
    ],
    ['1: a byte order mark (BOM); save the file as UTF-8 without one', (raw) => `\uFEFF${raw}`],
    [
      '1: front matter that is not closed; write --- on a line after it',
      (raw) => raw.replace(/\n---\n/, '\n'),
    ],
    [
      '13: a computed value on <Figure>; write a text in quotes, or a number or a list in braces',
      adding('<Figure caption={a.b.c}>\n\nText.\n\n</Figure>'),
    ],
    ['13: a byte that is no UTF-8; save the file as UTF-8', adding('Caf\uFFFD.')],
    ['13: the invisible character U+202E; remove it', adding('Text \u202Etxet.')],
    [
      '13: reference to undefined definition; write corresponding definition (`nope`) for a link or escaped opening bracket (`\\[`) for regular text',
      adding('See [the list][nope].'),
    ],
    ['13: ordered list marker `)`; write `.`', adding('1) One')],
    ['13: ::video on one line; write a callout of three lines, or \\:: for the signs', adding('::video[x]')],
    [
      '2: front matter with a line that is no YAML; write key: value, one a line, and a value with signs in quotes',
      (raw) => raw.replace(/title: .*/, 'title: !!js/function a'),
    ],
    [
      "2: front matter with a value with a colon in it; put it in quotes: title: 'Lists: tasks'; a list goes on lines of its own",
      (raw) => raw.replace('a starter', 'it: a starter'),
    ],
    [
      '2: front matter with a value that begins with *; put it in quotes',
      (raw) => raw.replace(/title: .*/, 'title: *stars'),
    ],
    [
      '5: front matter with a quotation mark, a bracket or a colon that is missing; write key: value, and close both',
      (raw) => raw.replace('title: ', 'title: "'),
    ],
    [`13: :::tip that is not closed; ${callout}`, adding(':::tip\n\nText.')],
    [`13: :::tip that is not closed; ${callout}`, adding(':::tip\n\n:::note\n\nText.\n\n:::\n\n:::')],
    [
      '13: “:::tip This is flat :::” on one line; write :::tip or :::tip[Title], the text and ::: on lines of their own',
      adding(':::tip This is flat :::'),
    ],
    ['15: a ::: that closes nothing; remove it, or open a callout above', adding('Text.\n\n:::')],
    ['13: a code block that is not closed; write ``` on a line after it', adding('```js\na();')],
    [
      '13: a { that begins no expression; write \\{, or put it in `backticks`',
      adding('For {no one/a team}.'),
    ],
    ['13: a { that begins no expression; write \\{, or put it in `backticks`', adding('For {a.')],
    ['13: {count} in the text; write \\{count}, or `{count}` for code', adding('It is {count} now.')],
    ['13: a < that begins no tag; write &lt;, or put it in `backticks`', adding('It takes <5 hours.')],
    [
      '13: raw HTML <string>; put it in `backticks`, or write Markdown or a component',
      adding('A Map<string> holds it.'),
    ],
    ['13: an address in < and >; write [text](address)', adding('See <https://example.com>.')],
    [
      '13: a line that begins with import or export; begin it with another word, or remove it: every component is registered for every page',
      adding('export your settings first.'),
    ],
    ['13: a comment of HTML; write {/* … */}', adding('<!-- later -->')],
    ['13: a comment that is not closed; write */} after it', adding('Text {/* later\n\nMore.')],
    ['13: <Tabs> that is not closed; write </Tabs> after what belongs in it', adding('<Tabs>')],
    [
      '13: a closing tag that nothing opened; write the opening tag before it, or remove it',
      adding('</Tabs>'),
    ],
    [
      '13: a tag that does not parse; write <Name prop="text" number={1}>, or put it in `backticks` if it is code',
      adding('<Keys combo=5 />'),
    ],
    [
      '13: the unknown token {product.nme}; write one of src/config/product.ts, such as {product.name}',
      adding('It is {product.nme}.'),
    ],
    [
      '13: the unknown component <Nonsense>; write one of src/remark/authorComponents.ts',
      adding('<Nonsense />'),
    ],
    [
      '13: the unknown component <Stepz>; write one of src/remark/authorComponents.ts, such as <Steps>',
      adding('<Stepz>\n\n1. Text.\n\n</Steps>'),
    ],
    ['13: <Keys>: there is no prop "combi"; write "combo", "mac"', adding('<Keys combi="Ctrl+A" />')],
    [
      '13: the callout :::hint; write one of note, tip, info, warning, danger',
      adding(':::hint\n\nA hint.\n\n:::'),
    ],
    [
      "13: “import Thing from './thing';”; remove it: every component is registered for every page",
      adding("import Thing from './thing';"),
    ],
    [
      '13: className on <Cards>; remove it: looks belong to the component',
      adding('<Cards className="wide">\n\n- [Flour](./flour.mdx): What it is\n\n</Cards>'),
    ],
    ['15: a row of 3 cells; write 2, and \\| for a | in code', adding('| A | B |\n| - | - |\n| 1 | 2 | 3 |')],
  ])('%s', (line, change) => {
    const found = after(change);
    expect(found).toHaveLength(1);
    expect(found[0]?.replace('docs/starter.mdx:', '')).toEqual(line);
  });

  it('a missing translation, however many pages lead to it', () => {
    const pages = site.pages.filter((page) => page.id !== 'starter' || english(page));
    expect(all({...site, pages})).toEqual([
      'docs/starter.mdx:1: a page in one language; write pt/starter.mdx',
    ]);
  });

  const copy = emptyFolder();

  it.each([
    [
      'a page that ends in .md',
      'yeast.md',
      'docs/yeast.md:1: a page that ends in .md; rename it to docs/yeast.mdx',
    ],
    [
      'a folder with the name of a page',
      'flour.mdx.mdx/index.txt',
      'docs/flour.mdx.mdx:1: a folder with the name of a page; rename it, without the ending',
    ],
  ])('%s', (_, name, line) => {
    cpSync(path.join(fixtures, 'good'), copy.root, {recursive: true});
    copy.write(`docs/${name}`, 'Text.\n');
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    expect(checkContent(['--root', copy.root], {log: print, error: print})).toBe(1);
    expect(lines).toContain(line);
    expect(lines.filter((one) => one.includes(name.split('/')[0] ?? ''))).toHaveLength(1);
  });
});

it('the lists of labels have both languages in every row', () => {
  const row = {en: expect.stringMatching(/\S/) as string, 'pt-BR': expect.stringMatching(/\S/) as string};
  expect(siteLabels).toEqual(siteLabels.map(() => expect.objectContaining(row) as unknown));
});
