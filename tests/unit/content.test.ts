// @vitest-environment node
/** The checks of the pages on whole fixtures; what they are made of: contentParts.test.ts. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {checks, checkSite, type Check, type CheckName} from '../../scripts/content/check.mts';
import {checkContent} from '../../scripts/content/command.mts';
import {show} from '../../scripts/content/finding.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import {projectRoot, readSite, type SiteOptions} from '../../scripts/content/read.mts';
import type {Page, Site} from '../../scripts/content/types.mts';
import {wordRules} from '../../scripts/content/words.mts';
import {docsFolder, locales} from '../../src/config/locales';
import {deriveProduct, product} from '../../src/config/product';
import {labels as siteLabels} from '../../src/data/labels';

/*
 * Every class of finding has a page in tests/fixtures/content/<check>/ that
 * must have it; the folder `good` holds pages without any.
 */

const acme = deriveProduct({...product, name: 'Acme', slug: 'acme', docsUrl: 'https://docs.acme.example'});

const labels = [
  {en: 'Save', 'pt-BR': 'Salvar'},
  {en: 'Load', 'pt-BR': 'Abrir'},
  {en: 'Settings', 'pt-BR': 'Configurações'},
  {en: 'Low', 'pt-BR': 'Baixo'},
  {en: 'Low', 'pt-BR': 'Baixa'},
  {en: 'Step {{current}} of {{total}}', 'pt-BR': 'Passo {{current}} de {{total}}'},
];

const fixtures = path.join(projectRoot, 'tests/fixtures/content');

/** A fixture as a site of its own. */
const fixture = (name: string, options: SiteOptions = {}): Site =>
  readSite({root: path.join(fixtures, name), product: acme, labels, ...options});

/** Short paths for the eye: `pt/` for the folder of the Portuguese pages. */
const shorten = (text: string): string => text.replaceAll(docsFolder['pt-BR'], 'pt');

/** Findings of some checks on a fixture. */
const findings = (folder: string, names: CheckName[], options?: SiteOptions): string[] => {
  const site = fixture(folder, options);
  return names.flatMap((name) => (checks[name] as Check)(site, site.pages).map((one) => shorten(show(one))));
};

/** All findings of a site. */
const all = (site: Site, files?: string[]): string[] =>
  checkSite(site, files).map((one) => shorten(show(one)));

const both = 'write the same in both languages';

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
    expect(oven?.labels.map(({text}) => text)).toEqual([
      'Configurações → Salvar',
      '`Temperatura`',
      '`Pão`',
      'Configurações',
      '`/rye`',
      '`rye.md`',
      'Salvar',
      'Passo 2 de 3',
    ]);
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
        english(page) ? parsePage({...page, raw: change(page.raw), tokens: {}}) : page,
      ),
    });
  const adding = (text: string) => (raw: string) => raw.replace('\n## Kinds', () => `\n${text}\n\n## Kinds`);
  const callout = 'write ::: on a line after its text, and :::: round a callout with another in it';

  it.each<[string, (raw: string) => string, string]>([
    [
      'an empty file',
      () => '',
      '1: an empty file; begin with ---, title, description, keywords and --- on lines of their own',
    ],
    [
      'no front matter',
      (raw) => raw.replace(/^---[^]*?---\n\n/, ''),
      '1: a page without front matter; begin with ---, title, description, keywords and --- on lines of their own',
    ],
    [
      'a tab in YAML',
      (raw) => raw.replace('[sourdough, fridge, feeding]', '\n\t- sourdough'),
      '5: front matter with a tab; write spaces in place of the tab',
    ],
    [
      'a byte order mark',
      (raw) => `\uFEFF${raw}`,
      '1: a byte order mark (BOM); save the file as UTF-8 without one',
    ],
    [
      'a title with a colon',
      (raw) => raw.replace('a starter', 'it: a starter'),
      "2: front matter with a value with a colon in it; put it in quotes: title: 'Lists: tasks'; a list goes on lines of its own",
    ],
    [
      'a title that begins with *',
      (raw) => raw.replace(/title: .*/, 'title: *stars'),
      '2: front matter with a value that begins with *; put it in quotes',
    ],
    [
      'a title that begins with a bracket',
      (raw) => raw.replace(/title: .*/, 'title: [Star] of the page'),
      '2: front matter with a line that is no YAML; write key: value, one a line, and a value with signs in quotes',
    ],
    [
      'a quotation mark that is not closed',
      (raw) => raw.replace('title: ', 'title: "'),
      '5: front matter with a quotation mark, a bracket or a colon that is missing; write key: value, and close both',
    ],
    ['an unclosed callout', adding(':::tip\n\nText.'), `13: :::tip that is not closed; ${callout}`],
    [
      'a callout in another with as many colons',
      adding(':::tip\n\n:::note\n\nText.\n\n:::\n\n:::'),
      `13: :::tip that is not closed; ${callout}`,
    ],
    [
      'a flattened callout',
      adding(':::tip This is flat :::'),
      '13: “:::tip This is flat :::” on one line; write :::tip or :::tip[Title], the text and ::: on lines of their own',
    ],
    [
      'a callout that nothing opens',
      adding('Text.\n\n:::'),
      '15: a ::: that closes nothing; remove it, or open a callout above',
    ],
    [
      'an unclosed fence',
      adding('```js\na();'),
      '13: a code block that is not closed; write ``` on a line after it',
    ],
    [
      'an unclosed fence in a list',
      adding('- First:\n\n  ```js\n  a();'),
      '15: a code block that is not closed; write ``` on a line after it',
    ],
    [
      '{ in prose',
      adding('For {no one/a team}.'),
      '13: a { that begins no expression; write \\{, or put it in `backticks`',
    ],
    [
      '{ that is not closed',
      adding('For {a.'),
      '13: a { that begins no expression; write \\{, or put it in `backticks`',
    ],
    [
      'a value in braces',
      adding('It is {count} now.'),
      '13: {count} in the text; write \\{count}, or `{count}` for code',
    ],
    [
      '< in prose',
      adding('It takes <5 hours.'),
      '13: a < that begins no tag; write &lt;, or put it in `backticks`',
    ],
    [
      'a type in prose',
      adding('A Map<string> holds it.'),
      '13: raw HTML <string>; put it in `backticks`, or write Markdown or a component',
    ],
    [
      'an address in < and >',
      adding('See <https://example.com>.'),
      '13: an address in < and >; write [text](address)',
    ],
    [
      'a sentence that begins with export',
      adding('export your settings first.'),
      '13: a line that begins with import or export; begin it with another word, or remove it: every component is registered for every page',
    ],
    ['a comment of HTML', adding('<!-- later -->'), '13: a comment of HTML; write {/* … */}'],
    [
      'a comment that is not closed',
      adding('Text {/* later\n\nMore.'),
      '13: a comment that is not closed; write */} after it',
    ],
    [
      'an unclosed tag',
      adding('<Tabs>'),
      '13: <Tabs> that is not closed; write </Tabs> after what belongs in it',
    ],
    [
      'a closing tag alone',
      adding('</Tabs>'),
      '13: a closing tag that nothing opened; write the opening tag before it, or remove it',
    ],
    [
      'a tag that is none',
      adding('<Keys combo=5 />'),
      '13: a tag that does not parse; write <Name prop="text" number={1}>, or put it in `backticks` if it is code',
    ],
    [
      'an unknown token',
      adding('It is {product.nme}.'),
      '13: the unknown token {product.nme}; write one of src/config/product.ts',
    ],
    [
      'an unknown component',
      adding('<Nonsense />'),
      '13: the unknown component <Nonsense>; write one of src/remark/authorComponents.ts',
    ],
    [
      'a wrong prop',
      adding('<Keys combi="Ctrl+A" />'),
      '13: <Keys>: there is no prop "combi"; write "combo", "mac"',
    ],
    [
      'a missing picture',
      adding('![A jar](./jar.png)'),
      '13: the picture ./jar.png, which is not there; put it at docs/jar.png, or write another path',
    ],
    ['a heading too deep', adding('#### Deep {#deep}'), '13: the heading “Deep” of level 4; write ## or ###'],
    [
      'an unknown callout',
      adding(':::hint\n\nA hint.\n\n:::'),
      '13: the callout :::hint; write one of note, tip, info, warning, danger',
    ],
    [
      'a link to nowhere',
      adding('See [here](./nowhere.mdx).'),
      '13: the link ./nowhere.mdx to nowhere, which is no page; write the path of a page of src/config/sections.ts, or remove the link',
    ],
    [
      'a row with a cell too many',
      adding('| A | B |\n| - | - |\n| 1 | 2 | 3 |'),
      '15: a row of 3 cells; write 2, and \\| for a | in code',
    ],
  ])('%s', (_, change, line) => {
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

  it('a title that another page has, at the page that is written', () => {
    const [flour, starter] = ['flour', 'starter'].map((id) =>
      site.pages.find((page) => page.id === id && page.locale === 'en'),
    );
    const title = String(flour?.frontMatter.get('title')?.value);
    const renamed = (page: Page, other: Page | undefined) =>
      page === other
        ? parsePage({...page, raw: page.raw.replace(/(?<=title: ).*/, title), tokens: {}})
        : page;
    for (const [other, file] of [
      [starter, 'docs/starter.mdx'],
      [starter, 'docs/flour.mdx'],
    ] as const) {
      const pages = site.pages.map((page) => renamed(page, other));
      expect(all({...site, pages}, [file])).toEqual([
        `${file}:2: the title of ${file === 'docs/flour.mdx' ? 'docs/starter.mdx' : 'docs/flour.mdx'}:2; write a title of its own`,
      ]);
    }
  });

  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  afterAll(() => rmSync(root, {recursive: true}));

  it.each([
    [
      'a page that ends in .md',
      'yeast.md',
      'docs/yeast.md:1: a page that ends in .md; rename it to docs/yeast.mdx',
    ],
    [
      'a folder with the name of a page',
      'flour.mdx.mdx/',
      'docs/flour.mdx.mdx:1: a folder with the name of a page; rename it, without the ending',
    ],
  ])('%s', (_, name, line) => {
    const folder = path.join(root, name);
    cpSync(path.join(fixtures, 'good'), folder, {recursive: true});
    if (name.endsWith('/')) {
      mkdirSync(path.join(folder, 'docs', name));
    } else {
      writeFileSync(path.join(folder, 'docs', name), 'Text.\n');
    }
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    expect(checkContent(['--root', folder], {log: print, error: print})).toBe(1);
    expect(lines).toContain(line);
    expect(lines.filter((one) => one.includes(name.replace('/', '')))).toHaveLength(1);
  });
});

describe('findings', () => {
  it('of the syntax', () => {
    expect(findings('syntax', ['syntax'])).toEqual([
      'docs/broken.mdx:5: <UI> that is not closed; write </UI> after what belongs in it',
      'docs/elements.mdx:5: {count} in the text; write \\{count}, or `{count}` for code',
      'docs/elements.mdx:7: {count} in the text; write \\{count}, or `{count}` for code',
      'docs/front-matter.mdx:3: front matter with a quotation mark, a bracket or a colon that is missing; write key: value, and close both',
      `docs/html.mdx:5: “import Thing from './thing';”; remove it: every component is registered for every page`,
      'docs/html.mdx:7: “export const answer = 42;”; remove it: every component is registered for every page',
      'docs/html.mdx:9: raw HTML <b>; write Markdown or a component of src/remark/authorComponents.ts',
      'docs/html.mdx:9: raw HTML <br>; write Markdown or a component of src/remark/authorComponents.ts',
      'docs/html.mdx:11: raw HTML <div>; write Markdown or a component of src/remark/authorComponents.ts',
      'docs/html.mdx:15: className on <Cards>; remove it: looks belong to the component',
      'docs/html.mdx:17: the callout :::hint; write one of note, tip, info, warning, danger',
      'docs/html.mdx:13: the unknown component <Nonsense>; write one of src/remark/authorComponents.ts',
      'docs/token.mdx:5: the unknown token {product.nmae}; write one of src/config/product.ts',
    ]);
  });

  it('of the front matter', () => {
    expect(findings('frontMatter', ['frontMatter', 'unique'])).toEqual([
      'docs/keys.mdx:3: description “Too short.”; write 50 to 160 characters',
      'docs/keys.mdx:6: reviewed “last week”; write a day: 2026-11-22',
      'docs/keys.mdx:7: source “12”; remove it: the commit writes it',
      'docs/keys.mdx:5: the key “author”; write one of title, description, keywords, sidebar_label, slug, hide_table_of_contents, reviewed, source',
      'docs/keys.mdx:2: a title of 51 characters; write at most 40, or a sidebar_label as well',
      'docs/keys.mdx:4: the keyword “title”, which the title has; write words that it does not have',
      'docs/keys.mdx:4: the keyword “one” twice; write each once',
      'docs/missing.mdx:1: no title; write what the page is called',
      'docs/missing.mdx:1: no description; write 50 to 160 characters',
      'docs/missing.mdx:2: 1 keywords; write a list of 3 or more',
      'docs/twin-b.mdx:2: the title of docs/twin-a.mdx:2; write a title of its own',
      'docs/twin-b.mdx:3: the description of docs/twin-a.mdx:3; write a description of its own',
    ]);
  });

  it('of the questions', () => {
    const form = 'write section-id: and below it “- a question”, one a line';
    const folder = 'src/search/questions/en';
    expect(findings('questions', ['questions'])).toEqual([
      `${folder}/flour.yaml:1: top is no list of texts; ${form}`,
      `${folder}/list.yaml:1: no map; ${form}`,
      `${folder}/oven.yaml:4: questions for the section nowhere, which is not there; write one of top, bake, check`,
      `${folder}/oven.yaml:7: a question of 150 characters; write 1 to 120`,
      `${folder}/oven.yaml:8: a question of 0 characters; write 1 to 120`,
      `${folder}/tab.yaml:2: Tabs are not allowed as indentation at line 2, column 1; ${form}`,
    ]);
  });

  it('of the headings', () => {
    expect(findings('headings', ['addresses'])).toEqual([
      'docs/headings.mdx:7: the heading “Level one” of level 1; write ## or ###',
      'docs/headings.mdx:9: the heading “Level four” of level 4; write ## or ###',
      'docs/headings.mdx:11: the heading “No id” without an id; write {#an-id} at its end',
      'docs/headings.mdx:13: the id “Bad_Id”; write lower-case words and digits, joined by hyphens',
      'docs/headings.mdx:15: the id “first” again, after line 5; write each id once on a page',
    ]);
  });

  it('of the addresses of rows', () => {
    const wrong = 'a <Row> at the wrong place; write it first in the first cell of a row below the head';
    const there = 'write it there too, or remove it here';
    expect(findings('rows', ['syntax', 'addresses', 'links', 'parity'])).toEqual([
      `docs/rows.mdx:13: ${wrong}`,
      `docs/rows.mdx:14: ${wrong}`,
      `docs/rows.mdx:16: ${wrong}`,
      'docs/rows.mdx:11: the id “Setting_Fan”; write lower-case words and digits, joined by hyphens',
      'docs/rows.mdx:12: the id “settings” again, after line 5; write each id once on a page',
      'pt/moved.mdx:5: the row #setting-heat in section #settings of docs/moved.mdx:9 is not here; write it here too, or remove it there',
      `pt/moved.mdx:15: the row #setting-heat in section #more, which docs/moved.mdx does not have; ${there}`,
      `pt/moved.mdx:16: the row #setting-fan in section #more, which docs/moved.mdx does not have; ${there}`,
    ]);
  });

  it('of the parity of languages, pages and shapes', () => {
    const known = ['shapes', 'english-only', 'written', 'absent', 'sections', 'order'];
    const here = 'write it here too, or remove it there';
    expect(findings('parity', ['pages', 'parity'], {known})).toEqual([
      'docs/english-only.mdx:1: a page in one language; write pt/english-only.mdx',
      'docs/absent.mdx:1: no page; write it, or remove it from src/config/sections.ts',
      'docs/stray.mdx:1: the page stray, which is in no section; write it into src/config/sections.ts',
      'pt/stray.mdx:1: the page stray, which is in no section; write it into src/config/sections.ts',
      'pt/order.mdx:5: the callout :::note for the callout :::tip of docs/order.mdx:5; write them in the same order',
      `pt/sections.mdx:5: the heading ## {#um} for the heading ## {#one} of docs/sections.mdx:5; ${both}`,
      `pt/sections.mdx:7: the heading ### {#two} for the heading ## {#two} of docs/sections.mdx:7; ${both}`,
      `pt/shapes.mdx:3: the slug /formas for the slug /shapes of docs/shapes.mdx:3; ${both}`,
      'pt/shapes.mdx:10: the code block ```bash of docs/shapes.mdx:10, which differs in line 1: “echo um” for “echo one”; write the same, or `localized` behind the language of both',
      `pt/shapes.mdx:8: the code block \`\`\`prompt of docs/shapes.mdx:15 is not here; ${here}`,
      `pt/shapes.mdx:50: the code block \`\`\`md for the code block \`\`\`md localized of docs/shapes.mdx:54; ${both}`,
      `pt/shapes.mdx:6: the link ./um.mdx for the link ./one.mdx of docs/shapes.mdx:6; ${both}`,
      `pt/shapes.mdx:1: the link https://example.com/two of docs/shapes.mdx:6 is not here; ${here}`,
      `pt/shapes.mdx:1: the picture ./a.png of docs/shapes.mdx:6 is not here; ${here}`,
      `pt/shapes.mdx:15: the callout :::note for the callout :::tip of docs/shapes.mdx:19; ${both}`,
      `pt/shapes.mdx:23: the component <MockField kind="select" label="…" mark={2} value="…"> for the component <MockField kind="text" label="…" mark={1} value="…"> of docs/shapes.mdx:27; ${both}`,
      `pt/shapes.mdx:25: the component <MockList items={["…","…"]} kind="nav" selected={2}> for the component <MockList items={["…","…"]} kind="nav" selected={1}> of docs/shapes.mdx:29; ${both}`,
      `pt/shapes.mdx:30: the component <TabItem label="…" value="janelas"> for the component <TabItem label="…" value="windows"> of docs/shapes.mdx:34; ${both}`,
      `pt/shapes.mdx:21: the component <Keys combo="Ctrl+B" mac="Cmd+A"> for the component <Keys combo="Ctrl+A" mac="Cmd+A"> of docs/shapes.mdx:25; ${both}`,
    ]);
  });

  it('of the links', () => {
    const form = 'write ./page.mdx, ../folder/page.mdx#section, #section, https://… or /search?q=…';
    const noPage = 'which is no page; write the path of a page of src/config/sections.ts, or remove the link';
    const known = ['start', 'sub/target', 'later', 'missing', 'picture'];
    expect(findings('links', ['links'], {known})).toEqual([
      'docs/picture.mdx:5: the picture ./loaf.png, which is not there; put it at docs/loaf.png, or write another path',
      `docs/start.mdx:5: the link ./nowhere.mdx to nowhere, ${noPage}`,
      'docs/start.mdx:5: the link ./sub/target.mdx#no-such to a section that docs/sub/target.mdx does not have; write one of there',
      'docs/start.mdx:5: the link #here-neither to a section that this page does not have; remove the #: it has no headings',
      `docs/start.mdx:6: the link ./sub/target; ${form}`,
      `docs/start.mdx:6: the link /sub/target; ${form}`,
      'docs/start.mdx:6: the link https://docs.acme.example/sub/target to this site; write the relative path of the .mdx file',
      `docs/start.mdx:7: the link ./missing.mdx to missing, ${noPage}`,
      `docs/start.mdx:9: the link ./later.mdx#any to later, ${noPage}`,
    ]);
  });

  it('of the labels', () => {
    const row = 'write the pt-BR label of the same row of src/data/labels';
    const several =
      'the label “Low”, which may be several of pt-BR; write a label with one partner on pt/labels.mdx';
    const listed = (locale: string) =>
      `write one of the ${locale} labels of src/data/labels, as the screen has it`;
    expect(findings('labels', ['labels', 'partners'])).toEqual([
      `docs/labels.mdx:5: the label “Sav”; ${listed('en')}`,
      `pt/labels.mdx:5: the label “Save”, which is one of en; ${listed('pt-BR')}`,
      `pt/labels.mdx:7: <UI> “Salvar” for “Load” of docs/labels.mdx:7; ${row}`,
      `pt/labels.mdx:15: <MockField> “Gravar” for “Save” of docs/labels.mdx:15; ${row}`,
      `pt/labels.mdx:17: <MockTool> “Abrir” for “Save” of docs/labels.mdx:17; ${row}`,
      `docs/labels.mdx:19: ${several}`,
    ]);
    // What draws a window names the labels in it.
    expect(findings('labels', ['syntax'])).toEqual([
      expect.stringMatching(
        /^docs\/labels\.mdx:9: "Frobnicate" is no en label; write one of src\/data\/labels/,
      ),
      expect.stringMatching(/^pt\/labels\.mdx:9: "Frobnicar" is no pt-BR label/),
    ]);
  });

  it('of the words: each of words.yaml, and names that have a token', () => {
    const found = findings('words', ['words']).map((line) => line.replace(/” in “.*”; write /, '”; '));
    const says = new Set(found.map((line) => line.replace(/^.*?”; /, '')));
    for (const {say, pattern} of ['any' as const, ...locales].flatMap((locale) => wordRules[locale])) {
      expect(says, pattern.source).toContain(say);
    }
    expect(found).toHaveLength(56);
    expect(found).toEqual(
      expect.arrayContaining([
        'docs/words.mdx:3: “Acme”; a token: {product.name}, {product.code}, {product.slug}…',
        'docs/words.mdx:19: “acme”; a token: {product.name}, {product.code}, {product.slug}…',
        'docs/words.mdx:2: “simple”; the sentence without it',
        'docs/words.mdx:7: “"soon"”; curly quotation marks “…”, or code marks',
        'docs/words.mdx:12: “powerful”; the sentence without it',
        'docs/translated.mdx:12: “Beside”; “next to”',
        'pt/words.mdx:9: “Em breve”; the finished text, without a placeholder',
        'pt/translated.mdx:6: “guia”; “aba”: a “guia” is a manual',
      ]),
    );
  });

  it('of the code samples', () => {
    // The wording of an error belongs to each language's own parser and changes with its version.
    const shown = findings('code', ['code']).map((line) => line.replace(/ that does not parse: .*/, ''));
    const pythonIsHere = spawnSync('python3', ['--version']).status === 0;
    expect(shown).toEqual([
      'docs/bad.mdx:9: ```json',
      'docs/bad.mdx:17: ```jsonc',
      'docs/bad.mdx:23: ```jsonl',
      'docs/bad.mdx:28: ```yaml',
      'docs/bad.mdx:33: ```toml',
      'docs/bad.mdx:38: ```js',
      'docs/bad.mdx:42: ```jsx',
      'docs/bad.mdx:47: ```ts',
      'docs/bad.mdx:51: ```tsx',
      ...(pythonIsHere ? ['docs/bad.mdx:56: ```python'] : []),
      'docs/bad.mdx:63: ```bash',
      'docs/bad.mdx:66: ```sh',
      'docs/bad.mdx:71: ```regex',
      'docs/bad.mdx:77: ```xml',
      'docs/bad.mdx:81: a code block without a language; write ```text if there is none',
    ]);
  });

  it('of pages that hardly anything links to', () => {
    expect(findings('orphans', ['orphans'])).toEqual([
      'docs/later.mdx:1: links from no page; write links to it on 2 other pages',
      'docs/never.mdx:1: links from no page; write links to it on 2 other pages',
      'docs/once.mdx:1: links from docs/index.mdx alone; write links to it on 2 other pages',
    ]);
  });

  it('are limited to the files that are asked for, translations included, and begin with what changed', () => {
    const site = fixture('parity');
    const files = (wanted: string[]) => [...new Set(checkSite(site, wanted).map(({file}) => shorten(file)))];
    expect(files(['docs/order.mdx'])).toEqual(['docs/order.mdx', 'pt/order.mdx']);
    expect(files(['docs/stray.mdx'])).toEqual(['docs/stray.mdx']);
    const places = checkSite(site).map(({file, line}) => `${file}:${String(line).padStart(4, '0')}`);
    expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b)));
    expect(checkSite(site, [], [`${docsFolder['pt-BR']}/order.mdx`]).map(({file}) => shorten(file))[0]).toBe(
      'pt/order.mdx',
    );
    expect(
      checkSite(fixture('orphans'), ['docs/never.mdx']).filter(({came}) => came.startsWith('links from')),
    ).toEqual([]);
  });
});

describe('the command line', () => {
  const run = (...args: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    return {status: checkContent(args, {log: print, error: print}), lines};
  };
  const folder = 'tests/fixtures/content/orphans';
  const good = 'tests/fixtures/content/good';

  it('prints the findings and fails', () => {
    const {status, lines} = run('--root', folder);
    expect(lines).toContain(
      'docs/never.mdx:1: a page in one language; write ' + `${docsFolder['pt-BR']}/never.mdx`,
    );
    expect(lines.at(-1)).toMatch(/^\d+ findings in \d+ files$/);
    expect(status).toBe(1);
  });

  it('succeeds on good pages', () => {
    expect(run('--root', good)).toEqual({status: 0, lines: ['6 pages: nothing found']});
  });

  it('looks at the files that are named, however they are written', () => {
    const {status, lines} = run(
      '--root',
      folder,
      `${folder}/docs/never.mdx`,
      path.resolve(folder, 'docs/once.mdx'),
    );
    expect(new Set(lines.slice(0, -1).map((line) => line.split(':')[0]))).toEqual(
      new Set(['docs/never.mdx', 'docs/once.mdx']),
    );
    expect(lines.at(-1)).toMatch(/ findings in 2 files$/);
    expect(status).toBe(1);
    expect(run('--root', folder, `${folder}/docs/never.mdx`, `${folder}/docs/no.mdx`)).toEqual({
      status: 1,
      lines: [`docs/no.mdx is no page of ${path.resolve(folder)}`],
    });
    expect(run('--root', good, `${good}/docs/flour.mdx`)).toEqual({
      status: 0,
      lines: ['1 pages: nothing found'],
    });
  });

  it('says for programs what it found, and nothing else', () => {
    const bad = run('--json', '--root', folder);
    expect(bad.status).toBe(1);
    expect(JSON.parse(bad.lines.join(''))).toContainEqual(
      expect.objectContaining({file: 'docs/never.mdx', line: 1, came: 'a page in one language'}),
    );
    expect(run('--json', '--root', good)).toEqual({status: 0, lines: ['[]']});
  });
});

describe('the lists of labels', () => {
  it('have both languages in every row', () => {
    const row = {en: expect.stringMatching(/\S/) as string, 'pt-BR': expect.stringMatching(/\S/) as string};
    expect(siteLabels).toEqual(siteLabels.map(() => expect.objectContaining(row) as unknown));
  });
});
