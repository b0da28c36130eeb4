import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checks, checkSite, show, type Check, type CheckName} from '../../scripts/content/check.mts';
import {checkContent} from '../../scripts/content/command.mts';
import {stripJsonComments} from '../../scripts/content/code.mts';
import {compareBags, compareSequences} from '../../scripts/content/compare.mts';
import {skeletons} from '../../scripts/content/kinds.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import {settled} from '../../scripts/content/settled.mts';
import {aims, limitsOf} from '../../scripts/content/prose.mts';
import {projectRoot, readSite, type SiteOptions} from '../../scripts/content/read.mts';
import type {Site} from '../../scripts/content/types.mts';
import {checkRetired, checkWords} from '../../scripts/content/words.mts';
import {docsFolder, type Locale} from '../../src/config/locales';
import {deriveProduct, product} from '../../src/config/product';
import {labels as siteLabels} from '../../src/facts/labels/labels';

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

/** A fixture as a site of its own. */
const fixture = (name: string, options: SiteOptions = {}): Site =>
  readSite({
    root: path.join(projectRoot, 'tests/fixtures/content', name),
    product: acme,
    labels,
    ...options,
  });

/** Short paths for the eye: `pt/` for the folder of the Portuguese pages. */
const shorten = (text: string): string => text.replaceAll(docsFolder['pt-BR'], 'pt');

/** Findings of one check on its fixture. */
const findings = (name: CheckName, options?: SiteOptions): string[] => {
  const site = fixture(name, options);
  return (checks[name] as Check)(site, site.pages).map((finding) => shorten(show(finding)));
};

/** A page that is made up for a test. */
const pageOf = (raw: string, locale: Locale = 'en') =>
  parsePage({id: 'page', locale, file: `${docsFolder[locale]}/page.mdx`, raw, tokens: {}});

const both = 'the same in both languages';
const kinds = Object.keys(skeletons).join(', ');

describe('the good pages', () => {
  it('have no finding in any check', () => {
    expect(checkSite(fixture('good')).map(show)).toEqual([]);
  });

  it('have one finding when one of them no longer parses, however many lead to its sections', () => {
    const site = fixture('good');
    const pages = site.pages.map((page) =>
      page.id === 'guide/oven' && page.locale === 'en'
        ? parsePage({...page, raw: `${page.raw}\n{product.nme}\n`, tokens: {}})
        : page,
    );
    const found = checkSite({...site, pages});
    expect(found.map(({file, came}) => [file, came])).toEqual([
      ['docs/guide/oven.mdx', expect.stringMatching(/^unknown token/)],
    ]);
  });

  it('are really looked at', () => {
    const [oven] = fixture('good').pages.filter(({id, locale}) => id === 'guide/oven' && locale === 'pt-BR');
    expect(oven).toMatchObject({parsed: true, problems: []});
    expect(oven?.code.map(({lang}) => lang)).toEqual(['bash', 'json', 'prompt']);
    expect(oven?.code[1]?.value).toContain('US$');
    expect(oven?.headings.map(({id}) => id)).toEqual(['before-you-start', 'bake', 'check', 'related']);
    expect(oven?.labels.map(({text}) => text)).toEqual([
      'Configurações → Salvar',
      'Temperatura',
      'Pão',
      'Configurações',
      '`/rye`',
      '`rye.md`',
      'Salvar',
      'Passo 2 de 3',
    ]);
  });
});

describe('findings', () => {
  it('of the syntax', () => {
    expect(findings('syntax')).toEqual([
      'docs/broken.mdx:5: MDX that does not parse: Expected a closing tag for `<UI>` (5:19-5:23) before the end of `paragraph`; valid MDX, without raw HTML',
      'docs/front-matter.mdx:1: front matter that does not parse: Missing closing "quote; valid YAML',
      `docs/html.mdx:5: "import Thing from './thing';"; no imports and exports: components are registered for every page`,
      'docs/html.mdx:7: "export const answer = 42;"; no imports and exports: components are registered for every page',
      'docs/html.mdx:9: raw HTML <b>; Markdown and the components of CONTRIBUTING.md',
      'docs/html.mdx:9: raw HTML <br>; Markdown and the components of CONTRIBUTING.md',
      'docs/html.mdx:11: raw HTML <div>; Markdown and the components of CONTRIBUTING.md',
      'docs/html.mdx:15: className on <Cards>; no styles in pages: looks belong to the component',
      'docs/html.mdx:17: the callout :::hint; note, tip, info, warning, danger',
      'docs/html.mdx:13: the component <Nonsense>; the components of /authors/components under npm start',
      'docs/token.mdx:5: unknown token {product.nmae}; the tokens of src/config/product.ts',
    ]);
  });

  it('of the front matter', () => {
    expect(findings('frontMatter')).toEqual([
      'docs/keys.mdx:5: unknown key "author"; title, description, keywords, questions, sidebar_label, kind, slug, hide_table_of_contents, reviewed, source',
      'docs/keys.mdx:2: a title of 51 characters without sidebar_label; at most 40, or a sidebar_label',
      'docs/keys.mdx:3: a description of 10 characters; 50 to 160',
      'docs/keys.mdx:4: the keyword "title", which the title has; words that the title does not have',
      'docs/keys.mdx:4: the keyword "one" twice; each keyword once',
      `docs/keys.mdx:6: kind "essay"; ${kinds}`,
      'docs/keys.mdx:7: reviewed "last week"; a day: 2026-11-22',
      'docs/keys.mdx:8: source "12"; what npm run i18n -- stamp writes',
      'docs/missing.mdx:1: no title; title: a text',
      'docs/missing.mdx:1: no description; description: a text',
      'docs/missing.mdx:2: 1 keywords; a list of 3 or more',
      `docs/missing.mdx:1: no kind; ${kinds}`,
      'docs/twin-b.mdx:2: the title of docs/twin-a.mdx:2; a title of its own',
      'docs/twin-b.mdx:3: the description of docs/twin-a.mdx:3; a description of its own',
    ]);
  });

  it('of the questions', () => {
    expect(findings('questions')).toEqual([
      'docs/list.mdx:3: questions that are no map; a list of questions for each section id',
      'docs/oven.mdx:5: questions for bake: 1; 2 to 10',
      'docs/oven.mdx:7: questions for the section nowhere, which is not there; top, before-you-start, bake, dense, check, related',
      'docs/oven.mdx:11: a question of 150 characters for dense; 1 to 120',
      'docs/oven.mdx:10: a question of 0 characters for dense; 1 to 120',
      "docs/list.mdx:6: no questions for the section heat; 2 to 10 under questions in the front matter, in readers' words",
      "docs/oven.mdx:21: no questions for the section check; 2 to 10 under questions in the front matter, in readers' words",
      'docs/oven.mdx:9: the question “Bake a loaf!” of docs/oven.mdx#top; each question once: where it is answered best',
      'docs/flour.mdx:3: no questions for top (pt/flour.mdx:4); the same sections in both languages',
    ]);
  });

  it('of the headings', () => {
    expect(findings('headings')).toEqual([
      'docs/headings.mdx:7: the heading "Level one" of level 1; level 2 or 3',
      'docs/headings.mdx:9: the heading "Level four" of level 4; level 2 or 3',
      'docs/headings.mdx:11: the heading "No id" without an id; {#an-id} at its end',
      'docs/headings.mdx:13: the heading id "Bad_Id"; lower-case letters and digits, joined by hyphens',
      'docs/headings.mdx:15: the heading id "first" again, after line 5; each id once on a page',
      'docs/headings.mdx:19: the heading "Bounds" for limits; "Limits"',
      'pt/concept-3.mdx:9: the heading "Até onde vai" for limits; "Limites"',
    ]);
  });

  it('of the sections and the opening', () => {
    expect(findings('skeleton')).toEqual([
      'docs/how-to.mdx:1: no section {#check}; one on every page of kind how-to',
      'docs/how-to.mdx:1: no section of its own; at least one on a page of kind how-to: its tasks',
      'docs/how-to.mdx:5: an opening of 1 sentences and 6 words; 2 to 4 sentences, 30 to 90 words above the first heading',
      'docs/how-to.mdx:5: “After this page you can bake.” in the opening; the thing as the subject, not the page',
      'docs/order.mdx:7: the heading limits at level 3; level 2, or another id',
      'docs/order.mdx:11: bake after problems; at the end of a page, in this order: limits, problems, errors, related',
      'docs/order.mdx:13: turn-it-on after problems; at the end of a page, in this order: limits, problems, errors, related',
      'docs/order.mdx:17: turn-it-off after problems; at the end of a page, in this order: limits, problems, errors, related',
      'docs/order.mdx:23: errors after related; at the end of a page, in this order: limits, problems, errors, related',
      'docs/order.mdx:25: afterwards after related; at the end of a page, in this order: limits, problems, errors, related',
      'docs/order.mdx:15: “The timer is on by default. Its switch is in the menu.” under “Turn on the timer”; such a section only where there is something to turn on; a sentence names the setting',
      'docs/tool.mdx:9: the heading behavior at level 3; level 2, or another id',
      'docs/tool.mdx:1: no section {#modes-and-approval}; one on every page of kind tool',
      'docs/tool.mdx:1: no section {#behavior}; one on every page of kind tool',
      'docs/tool.mdx:1: no section {#related}; one on every page of kind tool',
      'docs/tool.mdx:5: an opening of 5 sentences and 39 words; 2 to 4 sentences, 30 to 90 words above the first heading',
      'docs/tool.mdx:5: “This page is about scales.” in the opening; the thing as the subject, not the page',
      'docs/troubleshooting.mdx:1: no section {#fix}; one on every page of kind troubleshooting',
      'docs/troubleshooting.mdx:1: no section {#cause}; one on every page of kind troubleshooting',
      'docs/troubleshooting.mdx:1: no section {#related}; one on every page of kind troubleshooting',
      'pt/order.mdx:5: “Depois desta página, você sabe usar o temporizador da cozinh…” in the opening; the thing as the subject, not the page',
      'pt/order.mdx:9: “Ele vem ativado por padrão.” under “Ative o temporizador”; such a section only where there is something to turn on; a sentence names the setting',
    ]);
  });

  it('of the parity of languages, pages and shapes', () => {
    const known = ['shapes', 'english-only', 'written', 'absent'];
    expect(findings('parity', {known})).toEqual([
      `pt/shapes.mdx:2: kind "concept" and "feature" (docs/shapes.mdx:2); ${both}`,
      `pt/shapes.mdx:3: slug "/shapes" and "/formas" (docs/shapes.mdx:3); ${both}`,
      `pt/shapes.mdx:8: heading ## {#one} and ## {#um} (docs/shapes.mdx:8); ${both}`,
      `pt/shapes.mdx:42: heading ## {#two} and ### {#two} (docs/shapes.mdx:45); ${both}`,
      `pt/shapes.mdx:10: code blocks that differ: line 1 of the code is "echo one" and "echo um" (docs/shapes.mdx:10); ${both}`,
      `pt/shapes.mdx:10: no code block \`\`\`prompt here (docs/shapes.mdx:15); ${both}`,
      `pt/shapes.mdx:50: code blocks \`\`\`md localized and \`\`\`md (docs/shapes.mdx:54); ${both}`,
      String.raw`pt/shapes.mdx:54: formula \frac{x_1}{3·5} and \frac{x_1}{4·5} (docs/shapes.mdx:58); ${both}`,
      `pt/shapes.mdx:1: no link ./one.mdx in this section (docs/shapes.mdx:6); ${both}`,
      `pt/shapes.mdx:1: no link https://example.com/two in this section (docs/shapes.mdx:6); ${both}`,
      `pt/shapes.mdx:6: link ./um.mdx alone in this language (docs/shapes.mdx:1); ${both}`,
      `pt/shapes.mdx:1: no picture ./a.png in this section (docs/shapes.mdx:6); ${both}`,
      `pt/shapes.mdx:15: callout :::tip and :::note (docs/shapes.mdx:19); ${both}`,
      `pt/shapes.mdx:23: component <MockField kind="text" label="…" mark={1} value="…"> and <MockField kind="select" label="…" mark={2} value="…"> (docs/shapes.mdx:27); ${both}`,
      `pt/shapes.mdx:25: component <MockNav items={["…","…"]} selected={item 1}> and <MockNav items={["…","…"]} selected={item 2}> (docs/shapes.mdx:29); ${both}`,
      `pt/shapes.mdx:27: component <ShareBar items={[{"label":"…","value":45},{"label":"…","value":55}]} unit="…"> and <ShareBar items={[{"label":"…","value":40},{"label":"…","value":60}]} unit="…"> (docs/shapes.mdx:31); ${both}`,
      `pt/shapes.mdx:30: component <TabItem label="…" value="windows"> and <TabItem label="…" value="janelas"> (docs/shapes.mdx:34); ${both}`,
      `pt/shapes.mdx:1: no component <Keys combo="Ctrl+A" mac="Cmd+A"> in this section (docs/shapes.mdx:25); ${both}`,
      `pt/shapes.mdx:21: component <Keys combo="Ctrl+B" mac="Cmd+A"> alone in this language (docs/shapes.mdx:1); ${both}`,
      'docs/english-only.mdx:1: no page pt/english-only.mdx; the same pages in both languages',
      'docs/absent.mdx:1: no page; a page for each entry of src/config/sections.ts',
      'docs/stray.mdx:1: the page stray; the pages of src/config/sections.ts',
      'pt/stray.mdx:1: the page stray; the pages of src/config/sections.ts',
      'pt/shapes.mdx:39: a row of 3 cells; 2, as in the head; a | in code is written \\|',
    ]);
  });

  it('of the links', () => {
    const form = './page.mdx, ../folder/page.mdx#section, #section, an address with https://, or /search?q=…';
    expect(findings('links', {known: ['start', 'sub/target', 'later', 'missing']})).toEqual([
      'docs/start.mdx:5: the link ./nowhere.mdx to nowhere, which is no page; the pages of src/config/sections.ts',
      'docs/start.mdx:5: the link ./sub/target.mdx#no-such to a heading that docs/sub/target.mdx does not have; there',
      'docs/start.mdx:5: the link #here-neither to a heading that this page does not have; none: it has no headings',
      `docs/start.mdx:6: the link ./sub/target; ${form}`,
      `docs/start.mdx:6: the link /sub/target; ${form}`,
      'docs/start.mdx:6: the link https://docs.acme.example/sub/target to this site; the relative path of the .mdx file',
      'docs/start.mdx:7: the link ./missing.mdx to a page that is not there; pages that exist',
      'docs/start.mdx:9: the link ./later.mdx#any to a page that is not there; pages that exist',
    ]);
  });

  it('of the labels', () => {
    const lists = 'labels of src/facts/labels/: extension.json, editor.json and platform.json';
    const row = 'the pt-BR label of the same row of src/facts';
    expect(findings('labels')).toEqual([
      `docs/labels.mdx:5: the label "Sav" in <UI>; the en ${lists}`,
      `docs/labels.mdx:9: the label "Frobnicate" in <MockButtons>; the en ${lists}`,
      `docs/labels.mdx:11: the label "Elsewhere" in <MockNav>; the en ${lists}`,
      ...[1, 2].map(
        () =>
          'docs/labels.mdx:19: the label "Low", which may be several of pt-BR; a label that has one partner in src/facts/labels/, or on pt/labels.mdx',
      ),
      `pt/labels.mdx:5: the label "Save" in <UI>, which is the label of en; the pt-BR ${lists}`,
      `pt/labels.mdx:9: the label "Frobnicar" in <MockButtons>; the pt-BR ${lists}`,
      `pt/labels.mdx:11: the label "Alhures" in <MockNav>; the pt-BR ${lists}`,
      `pt/labels.mdx:7: <UI> "Salvar" for "Load" (docs/labels.mdx:7); ${row}`,
      `pt/labels.mdx:15: <MockField> "Gravar" for "Save" (docs/labels.mdx:15); ${row}`,
      `pt/labels.mdx:17: <MockTool> "Abrir" for "Save" (docs/labels.mdx:17); ${row}`,
    ]);
  });

  it('of the words', () => {
    const token = 'a token: {product.name}, {product.code}, {product.slug}…';
    const dash = 'a comma, a colon, parentheses or two sentences instead of an em dash';
    const quotes = 'curly quotation marks “…”, or code marks';
    const without = 'the sentence without it';
    const placeholder = 'finished pages: no placeholder';
    const register = '“você” and its forms';
    const shown = findings('words').map((finding) => finding.replace(/ (?:typed )?in “.*”; /, '; '));
    expect(shown).toEqual([
      `docs/words.mdx:3: "Acme"; ${token}`,
      `docs/words.mdx:11: "acme"; ${token}`,
      `docs/words.mdx:20: "acme"; ${token}`,
      `docs/words.mdx:2: "simple"; ${without}`,
      `docs/words.mdx:8: "—"; ${dash}`,
      `docs/words.mdx:8: """; ${quotes}`,
      `docs/words.mdx:8: """; ${quotes}`,
      `docs/words.mdx:8: "'later'"; curly quotation marks ‘…’, or code marks`,
      `docs/words.mdx:8: "easy"; ${without}`,
      `docs/words.mdx:8: "Please"; ${without}`,
      `docs/words.mdx:13: "powerful"; ${without}`,
      `docs/words.mdx:15: "TODO"; ${placeholder}`,
      `docs/words.mdx:15: "coming soon"; ${placeholder}`,
      `pt/words.mdx:8: "Basta"; ${without}`,
      `pt/words.mdx:8: "fácil"; ${without}`,
      `pt/words.mdx:8: "Por favor"; ${without}`,
      `pt/words.mdx:8: "teu"; ${register}`,
      `pt/words.mdx:8: "vocês"; ${register}`,
      'pt/words.mdx:8: "deletar"; “excluir”',
      'pt/words.mdx:8: "setar"; “definir”',
      'pt/words.mdx:8: "printar"; “mostrar”, “escrever”',
      'pt/words.mdx:8: "clicar em cima"; “clicar em”, “selecionar”',
      `pt/words.mdx:10: "—"; ${dash}`,
      `pt/words.mdx:10: """; ${quotes}`,
      `pt/words.mdx:10: """; ${quotes}`,
      `pt/words.mdx:10: "Em breve"; ${placeholder}`,
      `pt/words.mdx:10: "tu"; ${register}`,
    ]);
  });

  it('of the retired words', () => {
    const shown = findings('retired').map((finding) => finding.replace(/ in “.*”(?=; )/, ''));
    expect(shown).toEqual([
      'docs/retired.mdx:2: "Figures"; “metric”, “number” or “amount”, “picture” for a drawing',
      'docs/retired.mdx:6: "at once"; “immediately”, or “at the same time”',
      'docs/retired.mdx:6: "definition counts"; “applies”',
      'docs/retired.mdx:6: "anew"; “again”',
      'docs/retired.mdx:6: "mend"; “fix”',
      'docs/retired.mdx:6: "unasked"; “without asking”',
      'docs/retired.mdx:6: "seldom"; “rarely”',
      'docs/retired.mdx:6: "dear"; “expensive”',
      'docs/retired.mdx:7: "of its own"; “its own …”, “their own …”, or “a separate …”',
      'docs/retired.mdx:7: "beside"; “next to”',
      'docs/retired.mdx:7: "whatever its"; “regardless of”',
      'docs/retired.mdx:7: "goes on"; “continue”',
      'docs/retired.mdx:7: "no fault"; “isn’t a problem”',
      'docs/retired.mdx:8: "lies"; “is”',
      'docs/retired.mdx:7: "stands"; “is”, “are”',
      'docs/retired.mdx:8: "Take it back"; “undo”',
      'docs/retired.mdx:8: "fence"; “check”, “limit”: no fences, doors and nets',
      'docs/retired.mdx:8: "Some versions"; one version: what it does, without “some versions”',
      'docs/retired.mdx:8: "depending on your version"; one version: what it does, without “some versions”',
      'docs/retired.mdx:13: "Beside"; “next to”',
      'docs/retired.mdx:15: "afresh"; “again”',
      'pt/retired.mdx:6: "Habilite"; “ativar”, “desativar”',
      'pt/retired.mdx:6: "desligue"; “desativar”, of a server “parar”',
      'pt/retired.mdx:6: "Ligue"; “ativar”, of a server “iniciar”, of accounts “vincular”, “conectar”',
      'pt/retired.mdx:6: "ligada"; “ativar”, of a server “iniciar”, of accounts “vincular”, “conectar”',
      'pt/retired.mdx:6: "chave geral"; “opção”: a “chave” is a key',
      'pt/retired.mdx:6: "time"; “equipe”',
      'pt/retired.mdx:6: "volta atrás"; “desfazer”',
      'pt/retired.mdx:7: "repo"; “repositório”',
      'pt/retired.mdx:7: "subtask"; “subtarefa”',
      'pt/retired.mdx:7: "guia"; “aba”: a “guia” is a manual',
      'pt/retired.mdx:6: "às 05:00"; “às 5h”, “às 14h30”',
      'pt/retired.mdx:7: "30 %"; “30%”, without a space',
      'pt/retired.mdx:7: "1000 ms"; “1.000 ms”: with a point',
      'pt/retired.mdx:7: "Algumas versões"; one version: what it does, without “algumas versões”',
      'pt/retired.mdx:7: "na sua versão"; one version: what it does, without “algumas versões”',
    ]);
  });

  it('of the phrases that were settled, each in both languages', () => {
    const ids = settled.map(({id}) => id).sort();
    const idsIn = (file: string) =>
      findings('settled')
        .filter((finding) => finding.startsWith(file))
        .map((finding) => /\(([^()]+)\); /.exec(finding)?.[1])
        .sort();
    expect(idsIn('docs/settled.mdx')).toEqual(expect.arrayContaining(ids));
    expect(idsIn('pt/settled.mdx')).toEqual(expect.arrayContaining(ids));
    expect(idsIn('docs/near.mdx')).toEqual([]);
    expect(findings('settled')[0]).toBe(
      'docs/settled.mdx:7: “You can undo each edit. No tool runs before the” (A-C1); most edits: checkpoints do not capture ignored files, and nothing that a command did',
    );
  });

  it('of the prose', () => {
    expect(findings('prose')).toEqual([
      'docs/suspects.mdx:17: 27.8% of the words in tables (lines 17); at most 15% on a page of kind concept',
      'docs/suspects.mdx:9: 25% of the sentences with 6 words or fewer, such as “Knead.” (lines 9); at most 15%',
      'docs/suspects.mdx:5: 2 semicolons, 27.8 per 1,000 words (lines 5); at most 2.5: two sentences',
      'docs/suspects.mdx:19: the cell “Colors the crumb” under “What it does”; a sentence with a verb and a full stop',
      'docs/suspects.mdx:7: the heading “Use it”; a heading that says in the sidebar what it is about: a verb with its object, a noun phrase or a question',
      'docs/suspects.mdx:11: the heading “Try it”; a heading that says in the sidebar what it is about: a verb with its object, a noun phrase or a question',
      'pt/suspects.mdx:13: 20.8% of the words in tables (lines 13); at most 15% on a page of kind concept',
      'pt/suspects.mdx:15: the cell “Escurece o miolo do pão” under “O que faz”; a sentence with a verb and a full stop',
      'pt/suspects.mdx:7: the heading “Use”; a heading that says in the sidebar what it is about: a verb with its object, a noun phrase or a question',
      'pt/suspects.mdx:9: the heading “Configure-o”; a heading that says in the sidebar what it is about: a verb with its object, a noun phrase or a question',
      'pt/suspects.mdx:11: “Ela decide quanto a massa cresce e como fica o miolo do pão…” at the beginning of a section; the noun, not the pronoun',
    ]);
  });

  it('of the code samples', () => {
    // The wording of an error belongs to each language's own parser and changes with its version.
    const shown = findings('code').map((finding) => finding.replace(/ that does not parse: .*/, ''));
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
      'docs/bad.mdx:81: a code block without a language; ```text if there is none',
    ]);
  });

  it('of copied sentences', () => {
    expect(findings('copies')).toEqual([
      'docs/second.mdx:7: the sentence “the dough rests in a warm place for one hour before you shape Acme and bake it!” of docs/first.mdx:5; a text of its own, or a link',
    ]);
  });

  it('of sentences that are nearly the same', () => {
    expect(findings('repeats')).toEqual([
      'docs/second.mdx:5: “The dough rests in a warm place for one hour before you shap…”, nearly as in docs/first.mdx:5 “The dough rests in a warm place for one hour before you shap…”; one place for a fact, and links to it',
    ]);
  });

  it('of settings with rows on two pages', () => {
    expect(findings('settings')).toEqual([
      'docs/second.mdx:7: a row for the setting “Steam”, as in docs/first.mdx:8; one page with its row, and links to it',
      'pt/second.mdx:7: a row for the setting “Vapor”, as in pt/first.mdx:7; one page with its row, and links to it',
    ]);
  });

  it('of pages that hardly anything links to', () => {
    expect(findings('orphans')).toEqual([
      'docs/later.mdx:1: links from no page; links from at least 2 other pages',
      'docs/never.mdx:1: links from no page; links from at least 2 other pages',
      'docs/once.mdx:1: links from docs/index.mdx alone; links from at least 2 other pages',
    ]);
  });

  it('are limited to the files that are asked for, twins included', () => {
    const site = fixture('parity');
    const files = (wanted: string[]) => new Set(checkSite(site, wanted).map(({file}) => shorten(file)));
    expect(files(['docs/shapes.mdx'])).toEqual(new Set(['docs/shapes.mdx', 'pt/shapes.mdx']));
    expect(files(['docs/stray.mdx'])).toEqual(new Set(['docs/stray.mdx']));
    const places = checkSite(site).map(({file, line}) => `${file}:${String(line).padStart(4, '0')}`);
    expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b)));
    expect(
      checkSite(fixture('orphans'), ['docs/never.mdx']).filter(({came}) => came.startsWith('links from')),
    ).toEqual([]);
  });
});

describe('the command line', () => {
  function run(...args: string[]) {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const status = checkContent(args, {log: print, warn: print, error: print});
    return {status, lines};
  }

  it('prints the findings and fails', () => {
    const {status, lines} = run('--root', 'tests/fixtures/content/orphans');
    expect(lines).toContain('docs/never.mdx:1: links from no page; links from at least 2 other pages');
    expect(lines.at(-1)).toMatch(/^\d+ findings in \d+ files$/);
    expect(status).toBe(1);
  });

  it('succeeds on good pages', () => {
    expect(run('--root', 'tests/fixtures/content/good')).toEqual({
      status: 0,
      lines: ['6 pages: nothing found'],
    });
  });

  it('fails on a file that is no page', () => {
    const {status, lines} = run('--root', 'tests/fixtures/content/good', 'README.md');
    expect(lines.join()).toContain('README.md is no page');
    expect(status).toBe(1);
  });

  it('looks at the files that are named, however they are written', () => {
    const folder = 'tests/fixtures/content/orphans';
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
    expect(
      run('--root', 'tests/fixtures/content/good', 'tests/fixtures/content/good/docs/flour.mdx'),
    ).toEqual({
      status: 0,
      lines: ['1 pages: nothing found'],
    });
  });

  it('says for programs what it found, and nothing else', () => {
    const bad = run('--json', '--root', 'tests/fixtures/content/orphans');
    expect(bad.status).toBe(1);
    expect(JSON.parse(bad.lines.join(''))).toContainEqual(
      expect.objectContaining({file: 'docs/never.mdx', line: 1, came: 'links from no page'}),
    );
    expect(run('--json', '--root', 'tests/fixtures/content/good')).toEqual({status: 0, lines: ['[]']});
  });
});

describe('the guides and the checks say the same', () => {
  const guide = readFileSync(path.join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const i18nGuide = readFileSync(path.join(projectRoot, 'i18n/README.md'), 'utf8');

  it('skeletons', () => {
    const rows = [...guide.matchAll(/^\| ([a-z][a-z-]*) +\| (.*?) *\|$/gm)].map(
      ([, kind = '', cell = '']) => [kind, cell.split(', ')] as const,
    );
    const idsOf = (part: string) =>
      [...part.matchAll(/(?:([A-Z][^(),*`]*) \()?`([a-z-]+)`/g)].map(([, text, id = '']) =>
        text === undefined ? [id] : [id, text],
      );
    const described = rows.map(([kind, parts]) => {
      const required = parts
        .filter((part) => part.startsWith('**'))
        .map((part) => idsOf(part).map(([id]) => id))
        .filter((ids) => ids.length > 0)
        .map((ids) => (ids.length === 1 ? ids[0] : ids));
      return [kind, {sections: parts.flatMap(idsOf), required}];
    });
    const shipped = Object.entries(skeletons)
      .filter(([, {sections}]) => sections.length > 0)
      .map(([kind, {sections, required}]) => [kind, {sections, required}]);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(shipped));
    for (const kind of Object.keys(skeletons)) {
      expect(guide).toContain(`\`${kind}\``);
    }
  });

  it('limits of the prose', () => {
    const cell = /^\| Words in tables.*\| (.*?) *\|$/m.exec(guide)?.[1] ?? '';
    const described = cell.split('; ').flatMap((part) => {
      const [, limit, names = ''] = /^(\d+)% (.*)$/.exec(part) ?? [];
      return names.split(', ').map((kind) => [kind, Number(limit)] as const);
    });
    const measured = Object.keys(skeletons).flatMap((kind) => {
      const limits = limitsOf(kind);
      return limits ? [[kind, limits.tables]] : [];
    });
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(measured));
    for (const [row, measure] of [
      ['Sentences of', 'short'],
      ['Semicolons', 'semicolons'],
      ['Cells', 'unended'],
      ['Headings', 'bare'],
    ] as const) {
      const cells = new RegExp(`^\\| ${row}.*?\\| (\\S+) +\\| (\\S+) +\\|$`, 'm').exec(guide);
      expect([parseFloat(cells?.[1] ?? ''), parseFloat(cells?.[2] ?? '')]).toEqual([
        aims[measure],
        limitsOf('feature')?.[measure],
      ]);
    }
  });

  it('words of the glossary that are not to be used', () => {
    const never = [...i18nGuide.matchAll(/^\|.*never _([^_]+)_/gm)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    expect(never).toEqual(expect.arrayContaining(['ligar', 'habilitar', 'voltar atrás']));
    expect(never.filter((word) => checkRetired(pageOf(`A ${word} b.`, 'pt-BR')).length === 0)).toEqual([]);
  });

  it('words', () => {
    const italics = (text: string) =>
      [...text.matchAll(/(?<![\p{L}`])[*_]([^*_\n]+)[*_]/gu)].flatMap(([, words = '']) => words.split(', '));
    const line = /^- Do not write (.*?)in Portuguese,(.*)$/m.exec(guide);
    const [portuguese = '', english = ''] = (line?.[2] ?? '').split('Nor ');
    const register = /^- .*never (.*?);/m.exec(i18nGuide)?.[1] ?? '';
    const verbs = [
      ...(/^- Not [*_].*$/m.exec(i18nGuide)?.[0] ?? '').matchAll(/(?:Not|No|no) ([*_][^*_]+[*_])/g),
    ]
      .flatMap(([, words = '']) => italics(words))
      // Allowed by the guide itself.
      .filter((word) => word !== 'rodar');
    const wanted: Record<Locale, string[]> = {
      en: [...italics(line?.[1] ?? ''), ...italics(english)],
      'pt-BR': [...italics(portuguese), ...italics(register), ...verbs],
    };
    expect(wanted.en).toContain('please');
    expect(wanted.en).toContain('just');
    expect(wanted['pt-BR']).toEqual(expect.arrayContaining(['poderoso', 'tu', 'vocês', 'basta', 'setar']));
    for (const locale of ['en', 'pt-BR'] as const) {
      const missed = wanted[locale].filter(
        (word) => checkWords(pageOf(`A ${word} b.`, locale), acme).length === 0,
      );
      expect(missed).toEqual([]);
    }
  });
});

describe('the lists of labels', () => {
  it('have both languages in every row, and no row twice', () => {
    for (const row of siteLabels) {
      expect(row, JSON.stringify(row)).toMatchObject({
        en: expect.stringMatching(/\S/),
        'pt-BR': expect.stringMatching(/\S/),
      });
    }
  });
});

describe('helpers', () => {
  it('parse headings with ids, code and props', () => {
    const page = pageOf(
      [
        '## A `b` {#a-b}',
        '````md',
        '## no heading {#x}',
        '```',
        '````',
        '<Mark n={-1} />',
        '<Flow loop={`x`} />',
      ].join('\n\n'),
    );
    expect(page.headings).toEqual([{level: 2, id: 'a-b', text: 'A b', line: 1}]);
    expect(page.code).toHaveLength(1);
    expect(page.components.map(({props}) => props)).toEqual([{n: -1}, {loop: 'x'}]);
  });

  it('keep colons that are no directives', () => {
    const [prose] = pageOf('At 10:30 open vscode:extension/a now.').prose;
    expect(prose?.segments.map(({text}) => text).join('')).toBe('At 10:30 open vscode:extension/a now.');
  });

  it('align sequences', () => {
    const same = (item: string) => item;
    expect(compareSequences(['a', 'b', 'c'], ['a', 'x', 'c', 'd'], same)).toEqual([
      {left: 'b', right: 'x', before: {left: 1, right: 1}},
      {right: 'd', before: {left: 3, right: 3}},
    ]);
    expect(compareBags(['a', 'b', 'b'], ['b', 'a', 'c'], same)).toEqual({left: ['b'], right: ['c']});
  });

  it('strip comments from JSON in place', () => {
    expect(stripJsonComments('{"a": "//", // b\n"c": [1,],}')).toBe('{"a": "//",     \n"c": [1 ] }');
  });
});
