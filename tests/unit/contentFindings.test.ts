/** What each check of the pages finds in its fixture, and the command line. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checks, checkSite, type Check, type CheckName} from '../../scripts/content/check.mts';
import {checkContent} from '../../scripts/content/command.mts';
import {show} from '../../scripts/content/finding.mts';
import type {SiteOptions} from '../../scripts/content/read.mts';
import {wordRules} from '../../scripts/content/words.mts';
import {docsFolder, locales} from '../../src/config/locales';
import {fixture, shorten} from '../support/contentFixtures';

/*
 * Every class of finding has a page in tests/fixtures/content/<check>/ that
 * must have it; the folder `good` holds pages without any.
 */

/** Findings of some checks on a fixture. */
const findings = (folder: string, names: CheckName[], options?: SiteOptions): string[] => {
  const site = fixture(folder, options);
  return names.flatMap((name) => (checks[name] as Check)(site, site.pages).map((one) => shorten(show(one))));
};

const both = 'write the same in both languages';

describe('findings', () => {
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
      `pt/shapes.mdx:50: the code block \`\`\`markdown for the code block \`\`\`markdown localized of docs/shapes.mdx:54; ${both}`,
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
    const noPage = (near = '') =>
      `which is no page; write the path of a page of src/config/sections.ts${near}, or remove the link`;
    const known = ['start', 'sub/target', 'later', 'missing', 'picture'];
    expect(findings('links', ['links'], {known})).toEqual([
      'docs/picture.mdx:5: the picture ./loaf.png, which is not there; put it at docs/loaf.png, or write another path',
      'docs/picture.mdx:5: the picture https://example.com/loaf.png of another site; put it below static/img/: the site loads nothing from others',
      `docs/start.mdx:5: the link ./sub/targets.mdx to sub/targets, ${noPage(', such as sub/target')}`,
      'docs/start.mdx:5: the link ./sub/target.mdx#no-such to a section that docs/sub/target.mdx does not have; write one of there',
      'docs/start.mdx:5: the link #here-neither to a section that this page does not have; remove the #: it has no headings',
      `docs/start.mdx:6: the link ./sub/target; ${form}`,
      `docs/start.mdx:6: the link /sub/target; ${form}`,
      'docs/start.mdx:6: the link https://docs.acme.example/sub/target to this site; write the relative path of the .mdx file',
      `docs/start.mdx:7: the link ./missing.mdx to missing, ${noPage()}`,
      `docs/start.mdx:9: the link ./later.mdx#any to later, ${noPage()}`,
    ]);
  });

  it('of the labels', () => {
    const row = 'write the pt-BR label of the same row of src/data/labels';
    const several =
      'the label “Low”, which may be several of pt-BR; write a label with one partner on pt/labels.mdx';
    const listed = (locale: string) =>
      `write one of the ${locale} labels of src/data/labels, as the screen has it`;
    expect(findings('labels', ['labels', 'partners'])).toEqual([
      `docs/labels.mdx:5: the label “Sav”; ${listed('en')}, such as “Save”`,
      `pt/labels.mdx:5: the label “Save”, which is one of en; ${listed('pt-BR')}`,
      `pt/labels.mdx:7: <UI> “Salvar” for “Load” of docs/labels.mdx:7; ${row}`,
      `pt/labels.mdx:15: <MockField> “Gravar” for “Save” of docs/labels.mdx:15; ${row}`,
      `pt/labels.mdx:17: <MockTool> “Abrir” for “Save” of docs/labels.mdx:17; ${row}`,
      `docs/labels.mdx:19: ${several}`,
    ]);
    // What renders a window names the labels in it.
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
    expect(found).toHaveLength(58);
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
      'docs/bad.mdx:71: ```regex',
      'docs/bad.mdx:77: ```xml',
    ]);
    expect(findings('code', ['syntax'])).toEqual([
      'docs/bad.mdx:65: fenced code language flag `sh` in info string; write `bash`, `bat`, `csv`, …',
      'docs/bad.mdx:81: missing fenced code language flag in info string; write `bash`, `bat`, `csv`, …',
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
    // Of two pages with one title it is the page that is asked for which has the finding.
    for (const [file, other] of [
      ['docs/twin-a.mdx', 'docs/twin-b.mdx'],
      ['docs/twin-b.mdx', 'docs/twin-a.mdx'],
    ] as const) {
      expect(checkSite(fixture('frontMatter'), [file]).map(({came}) => came)).toContain(
        `the title of ${other}:2`,
      );
    }
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

  it('succeeds on good pages', () => {
    expect(run('--root', good)).toEqual({status: 0, lines: ['6 pages, spelling aside: nothing found']});
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
