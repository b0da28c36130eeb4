// @vitest-environment node
/** `npm run new` and `npm run move`, on the site's own files, in memory. */
import path from 'node:path';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {describe, expect, it} from 'vitest';
import {readFiles} from '../../scripts/author/files.mts';
import {movePage, newPage, type Edits, type Files} from '../../scripts/author/pages.mts';
import {parsePage} from '../../scripts/content/parse.mts';
import {checkFrontMatter} from '../../scripts/content/frontMatter.mts';
import {docsFolder, locales} from '../../src/config/locales';
import {filledIn} from '../../src/config/frontMatter';
import {splitFrontMatter} from '../../src/config/sourceHash';
import {tokensFor} from '../../src/config/tokens';
import {specifiedRoutes} from '../data/specification';

const files = readFiles(process.cwd());

function applied({write, remove}: Edits): Files {
  const after = new Map([...files, ...write]);
  remove.filter((file) => !write.has(file)).forEach((file) => after.delete(file));
  return after;
}

/** Links to files from pages, `page → target`, that lead nowhere. */
function brokenLinks(all: Files): string[] {
  return [...all].flatMap(([file, text]) =>
    file.endsWith('.mdx')
      ? [...text.matchAll(/\]\((?![a-z]+:|[/#])([^)\s#]+\.mdx)/g)]
          .map(([, url = '']) => path.posix.join(path.posix.dirname(file), url))
          .filter((target) => !all.has(target))
          .map((target) => `${file} → ${target}`)
      : [],
  );
}

describe('npm run new', () => {
  const edits = newPage('features/undo-history', files);

  it('leaves pages that npm start takes', () => {
    for (const locale of locales) {
      const raw = edits.write.get(`${docsFolder[locale]}/features/undo-history.mdx`) ?? '';
      const {frontMatter} = splitFrontMatter(raw);
      expect(() => validateDocFrontMatter(frontMatter)).toThrow(/title/);
      expect(validateDocFrontMatter(filledIn(frontMatter))).toEqual({});
    }
  });

  it('writes the page in both languages, which nobody can publish as it is', () => {
    for (const locale of locales) {
      const file = `${docsFolder[locale]}/features/undo-history.mdx`;
      const raw = edits.write.get(file) ?? '';
      const page = parsePage({id: 'features/undo-history', locale, file, raw, tokens: tokensFor(locale)});
      expect(page.problems).toEqual([]);
      expect(checkFrontMatter(page).map(({came}) => came)).toEqual([
        'no title',
        'no description',
        '0 keywords',
      ]);
    }
  });

  it('gives it a place in the sidebar, or outside of it where the section has none there', () => {
    expect(edits.write.get('src/config/sections.ts')).toContain(
      "      'features/more-features',\n      'features/undo-history',\n    ],",
    );
    const sections = newPage('providers/acme', files).write.get('src/config/sections.ts') ?? '';
    expect(sections).toContain("    path: 'providers',\n    pages: [],\n");
    expect(sections).toContain("      'providers/acme',\n    ],\n");
  });

  it.each([
    ['features/Undo', '"features/Undo" is no address; allowed: lower case'],
    ['recipes/undo', '"recipes/undo" is in no section; allowed: getting-started/…'],
    ['features/checkpoints', 'docs/features/checkpoints.mdx is there already'],
    ['advanced-usage/checkpoints', 'leads /advanced-usage/checkpoints elsewhere'],
  ])('refuses %s', (id, message) => {
    expect(() => newPage(id, files)).toThrow(message);
  });
});

describe('npm run move', () => {
  const [from, to] = ['features/checkpoints', 'advanced-usage/restore/snapshots'];
  const edits = movePage(from, to, files, []);
  const after = applied(edits);

  it('leaves no link that leads nowhere', () => {
    expect(brokenLinks(files)).toEqual([]);
    expect(brokenLinks(after)).toEqual([]);
    const page = after.get(`docs/${to}.mdx`) ?? '';
    expect([...page.matchAll(/\]\(\.\.\/\.\.\//g)].length).toBeGreaterThan(3);
  });

  it('leaves the old address in the redirects alone', () => {
    const naming = [...after].filter(([, text]) => /features\/checkpoints(?=\.mdx|['"`#)])/.test(text));
    const tests = naming.map(([file]) => file).filter((file) => !/\.test\.tsx?$/.test(file));
    expect(tests).toEqual(['src/config/redirects.ts']);
    const redirects = after.get('src/config/redirects.ts') ?? '';
    expect(redirects).toContain(`  ['${from}', '${to}'],`);
    expect(redirects).toContain(`['advanced-usage/checkpoints', '${to}']`);
  });

  it('moves it to the sidebar of its new section', () => {
    const sections = after.get('src/config/sections.ts') ?? '';
    expect(sections).not.toContain(`'${from}'`);
    expect(sections).toContain(`      'advanced-usage/local-models',\n      '${to}',\n    ],`);
  });

  it('keeps its place when the section is the same', () => {
    const same = movePage(from, 'features/snapshots', files, []).write.get('src/config/sections.ts');
    expect(same).toContain(
      "    pages: [\n      'features/snapshots',\n      'features/auto-approving-actions',",
    );
  });

  it.each([
    [from, to, specifiedRoutes, 'The specification fixes /features/checkpoints'],
    ['features/none', to, [], 'There is no docs/features/none.mdx.'],
    [from, 'features/custom-modes', [], 'docs/features/custom-modes.mdx is there already'],
  ])('refuses to move %s to %s', (old, next, fixed, message) => {
    expect(() => movePage(old, next, files, fixed)).toThrow(message);
  });
});
