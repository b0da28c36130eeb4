/** `npm run new`, `move` and `remove`, on the site's own files, in memory. */
import path from 'node:path';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {describe, expect, it} from 'vitest';
import {readFiles} from '../../scripts/author/files.mts';
import {movePage} from '../../scripts/author/movePage.mts';
import {newPage} from '../../scripts/author/newPage.mts';
import {pageLists, withoutPage, withPage} from '../../scripts/author/pageLists.mts';
import {mentions, type Edits, type Files} from '../../scripts/author/project.mts';
import {removePage} from '../../scripts/author/removePage.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import {checkFrontMatter} from '../../scripts/content/frontMatter.mts';
import {docsFolder, locales} from '../../src/config/locales';
import {filledIn} from '../../src/config/frontMatter';
import {allRedirects} from '../../src/config/redirects';
import {pagesOf, sections} from '../../src/config/sections';
import {sourceHash, splitFrontMatter} from '../../src/config/sourceHash';
import {tokensFor} from '../../src/config/tokens';
import {questionsFile} from '../../src/search/questions';

const files = readFiles(process.cwd());
const sectionsNow = files.get('src/config/sections.ts') ?? '';
const committed = pageLists.map((file) => files.get(file)).join('');

/** Wherever the page that began as advanced-usage/checkpoints is now. */
const checkpoints = allRedirects.find(({from}) => from === 'advanced-usage/checkpoints')?.to ?? '';

function applied({write, remove}: Edits, before: Files = files): Files {
  const after = new Map([...before, ...write]);
  remove.filter((file) => !write.has(file)).forEach((file) => after.delete(file));
  return after;
}

/** Links to files from pages, `page → target`, that lead nowhere. */
const brokenLinks = (all: Files): string[] =>
  [...all].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?![a-z]+:|[/#])([^)\s#]+\.mdx)/g)]
      .map(([, url = '']) => path.posix.join(path.posix.dirname(file), url))
      .filter((target) => file.endsWith('.mdx') && !all.has(target))
      .map((target) => `${file} → ${target}`),
  );

describe('npm run new', () => {
  const edits = newPage('features/undo-history', files, '');

  it('writes the page in both languages, which npm start takes and nobody can publish as it is', () => {
    for (const locale of locales) {
      const file = `${docsFolder[locale]}/features/undo-history.mdx`;
      const raw = edits.write.get(file) ?? '';
      const {frontMatter} = splitFrontMatter(raw);
      expect(() => validateDocFrontMatter(frontMatter)).toThrow(/title/);
      expect(validateDocFrontMatter(filledIn(frontMatter))).toEqual({});
      const page = parsePage({id: 'features/undo-history', locale, file, raw, tokens: tokensFor(locale)});
      expect(page.problems).toEqual([]);
      const missing = checkFrontMatter(page).map(({came}) => came);
      expect(missing).toEqual(['no title', 'no description', '0 keywords']);
    }
  });

  it('gives it a place in the sidebar, or outside of it where the section has none there', () => {
    const last = sections.find((section) => section.path === 'features')?.pages.at(-1) ?? '';
    expect(edits.write.get('src/config/sections.ts')).toContain(
      `      '${last}',\n      'features/undo-history',\n    ],`,
    );
    const outside = newPage('providers/acme', files, '').write.get('src/config/sections.ts') ?? '';
    expect(outside).toContain("    path: 'providers',\n    pages: [],\n");
    expect(outside).toContain("      'providers/acme',\n    ],\n");
  });

  it.each([
    ['features/Undo', '"features/Undo" is no address; allowed: lower case'],
    ['recipes/undo', '"recipes/undo" is in no section; allowed: getting-started/…'],
    ['features', '"features" is in no section; allowed: getting-started/…'],
    [checkpoints, `docs/${checkpoints}.mdx is there already`],
    ['advanced-usage/checkpoints', 'leads /advanced-usage/checkpoints elsewhere'],
  ])('refuses %s', (id, message) => {
    expect(() => newPage(id, files, '')).toThrow(message);
  });
});

/** Portuguese pages that are not up to date: there may be some. */
const outdated = (all: Files): string[] =>
  [...all].flatMap(([file, text]) => {
    const english = all.get(file.replace(docsFolder['pt-BR'], docsFolder.en)) ?? '';
    const isOutdated = () => splitFrontMatter(text).frontMatter.source !== sourceHash(english);
    return file.startsWith(docsFolder['pt-BR']) && isOutdated() ? [file] : [];
  });

/** Files that name a page, without unit tests. */
const naming = (all: Files, id: string): string[] =>
  [...all]
    .filter(([, text]) => new RegExp(`${id}(?=\\.mdx|['"\`#)])`).test(text))
    .map(([file]) => file)
    .filter((file) => !/\.test\.tsx?$/.test(file));

describe('npm run move', () => {
  const [from, to] = [checkpoints, 'basic-usage/restore/snapshots'];
  const after = applied(movePage(from, to, files, committed));

  it('leaves no link that leads nowhere', () => {
    expect(brokenLinks(files)).toEqual([]);
    expect(brokenLinks(after)).toEqual([]);
    const page = after.get(`docs/${to}.mdx`) ?? '';
    expect([...page.matchAll(/\]\(\.\.\/\.\.\//g)].length).toBeGreaterThan(3);
  });

  it('takes the questions of its sections along', () => {
    for (const locale of locales) {
      expect(after.has(questionsFile(locale, from))).toBe(false);
      expect(after.get(questionsFile(locale, to))).toBe(files.get(questionsFile(locale, from)));
    }
  });

  it('leaves the old address in the redirects alone, where it goes on answering', () => {
    expect(naming(after, from)).toEqual(['src/config/redirects.ts']);
    const redirects = after.get('src/config/redirects.ts') ?? '';
    expect(redirects).toContain(`\n  ['${from}', '${to}'],\n`);
    expect(redirects).toContain(`['advanced-usage/checkpoints', '${to}']`);
  });

  it('writes no redirect for a page that was never public', () => {
    const redirects = applied(movePage(from, to, files, '')).get('src/config/redirects.ts') ?? '';
    expect(redirects).not.toContain(`['${from}'`);
    expect(redirects).toContain(`['advanced-usage/checkpoints', '${to}']`);
  });

  it('leaves translations as up to date as they were', () => {
    const before = outdated(files).map((file) => file.replace(`/${from}.mdx`, `/${to}.mdx`));
    expect(new Set(outdated(after))).toEqual(new Set(before));
  });

  it('moves it to the sidebar of its new section', () => {
    const text = after.get('src/config/sections.ts') ?? '';
    expect(text).not.toContain(`'${from}'`);
    expect(text).toContain(`      '${to}',\n    ],`);
  });

  it('keeps its place when the section is the same', () => {
    const moved = movePage(from, `${from}-again`, files, committed).write.get('src/config/sections.ts');
    expect(moved).toBe(sectionsNow.replaceAll(`'${from}'`, `'${from}-again'`));
  });

  // One with links that are tokens, two with the product's name in the address, two outside of the sections.
  it.each([
    [from],
    ['getting-started/installing'],
    ['providers/product-code', 'features/mcp/using-mcp-in-product-code'],
    ['faq', 'tips-and-tricks'],
  ])('goes the way back, and takes the redirect away: %s', (...ids) => {
    const steps = ids.map((id, index) => [id, `${to}-${index}`] as const);
    const there = steps.reduce((all, [id, next]) => applied(movePage(id, next, all, committed), all), files);
    expect(brokenLinks(there)).toEqual([]);
    ids.forEach((id) => expect(there.get('src/config/sections.ts')).not.toContain(`'${id}'`));
    const back = steps.reduce((all, [id, next]) => applied(movePage(next, id, all, committed), all), there);
    expect([...back].filter(([file, text]) => files.get(file) !== text)).toEqual([]);
    expect(back.size).toBe(files.size);
  });

  it('takes a word for an address in quotes and as a value alone', () => {
    const text = ["const faq = urlOf('faq');", 'page: faq', '- faq of the team'].join('\n');
    const now = ["const faq = urlOf('a/b');", 'page: a/b', '- faq of the team'].join('\n');
    expect(text.replaceAll(mentions('faq'), 'a/b')).toBe(now);
  });

  it.each(sections)('comes back to its place in $path, whatever went with it and came since', (section) => {
    const ids = pagesOf(section);
    const gone = withPage(ids.reduce(withoutPage, sectionsNow), `${section.path}/new`, committed);
    for (const order of [ids, ids.toReversed()]) {
      const back = order.reduce((text, id) => withPage(text, id, committed), gone);
      expect(withoutPage(back, `${section.path}/new`)).toBe(sectionsNow);
    }
  });

  it('moves a page whose address has the product’s name: elsewhere it has its own', () => {
    const id = 'features/mcp/using-mcp-in-product-code';
    const moved = applied(movePage(id, 'features/mcp/in-the-editor', files, `'${id}'`));
    expect(moved.get('src/config/redirects.ts')).toContain(
      "  [`features/mcp/using-mcp-in-${product.slug}-code`, 'features/mcp/in-the-editor'],",
    );
    expect(moved.get('src/config/routes.ts')).not.toContain(id);
    expect(moved.get('docs/features/mcp/in-the-editor.mdx')).not.toContain('\nslug:');
  });

  it.each([
    ['features/none', to, 'There is no docs/features/none.mdx.'],
    [from, 'features/custom-modes', 'docs/features/custom-modes.mdx is there already'],
    [from, 'mcp/overview', '"mcp/overview" is in no section'],
    [from, 'advanced-usage/custom-modes', 'leads /advanced-usage/custom-modes elsewhere'],
    ['index', to, 'The home page has no other address'],
  ])('refuses to move %s to %s', (old, next, message) => {
    expect(() => movePage(old, next, files, committed)).toThrow(message);
  });
});

describe('npm run remove', () => {
  const to = checkpoints;
  const linking = 'docs/troubleshooting/introduction.mdx';
  const old = files.get(linking) ?? '';
  // Another page, to whose sections that one leads.
  const ids = Array.from(old.matchAll(/\]\(\.\.\/([\w/-]+)\.mdx#/g), ([, id = '']) => id);
  const id = ids.find((one) => one !== to && one.startsWith('features/')) ?? '';
  const removal = removePage(id, to, files, `'${id}'`);
  const after = applied(removal);

  it('takes it away in both languages, and leaves no link that leads nowhere', () => {
    expect(removal.remove.toSorted()).toEqual(
      locales.flatMap((locale) => [`${docsFolder[locale]}/${id}.mdx`, questionsFile(locale, id)]).toSorted(),
    );
    expect(removal.remove.filter((file) => after.has(file))).toEqual([]);
    expect(brokenLinks(after)).toEqual([]);
  });

  it('leaves its address in the redirects alone', () => {
    expect(naming(after, id)).toEqual(['src/config/redirects.ts']);
    expect(after.get('src/config/redirects.ts')).toContain(`  ['${id}', '${to}'],`);
    const unknown = applied(removePage(id, to, files, ''));
    expect(unknown.get('src/config/redirects.ts')).not.toContain(id);
  });

  it.each([id, 'faq', 'providers/product-code'])('leaves the place of %s to npm run new', (page) => {
    const gone = applied(removePage(page, to, files, committed));
    const again = applied(newPage(page, gone, committed), gone);
    expect(pageLists.filter((file) => again.get(file) !== files.get(file))).toEqual([]);
    const slug = (all: Files) => /^slug: .*/m.exec(all.get(`docs/${page}.mdx`) ?? '')?.[0];
    expect(slug(again)).toBe(slug(files));
  });

  it('leads older addresses on', () => {
    const redirects = applied(removePage(to, id, files, '')).get('src/config/redirects.ts');
    expect(redirects).toContain(`['advanced-usage/checkpoints', '${id}']`);
  });

  it('leads no link to a section that only the old page had', () => {
    const now = after.get(linking) ?? '';
    expect(now).not.toContain(`](../${id}.mdx`);
    expect(now).toContain(`](../${to}.mdx)`);
  });

  it('names each line that people have to read', () => {
    const line = old.split('\n').findIndex((text) => text.includes(`${id}.mdx`));
    expect(removal.look).toContain(`${linking}:${line + 1}`);
    expect(removal.look.filter((place) => /config\/(sections|redirects|routes)\.ts/.test(place))).toEqual([]);
  });

  it('leaves translations as up to date as they were', () => {
    expect(outdated(after)).toEqual(outdated(files).filter((file) => !file.endsWith(`/${id}.mdx`)));
  });

  it.each([
    ['features/none', to, 'There is no docs/features/none.mdx.'],
    [id, 'features/none', 'There is no docs/features/none.mdx.'],
    [id, id, 'allowed: another one'],
    ['index', to, 'A site has a home page.'],
  ])('refuses to remove %s for %s', (page, other, message) => {
    expect(() => removePage(page, other, files, '')).toThrow(message);
  });
});
