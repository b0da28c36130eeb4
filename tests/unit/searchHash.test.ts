// @vitest-environment node
import {appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {docsFolder, locales} from '@site/src/config/locales';
import {searchOptions} from '@site/src/config/search';

const root = path.resolve(import.meta.dirname, '../..');
const {getIndexHash} = createRequire(import.meta.url)(
  '@easyops-cn/docusaurus-search-local/dist/server/server/utils/getIndexHash',
) as {getIndexHash: (config: object) => string | null};

let copy: string;
const hash = () =>
  getIndexHash({
    ...searchOptions,
    indexDocs: true,
    docsDir: searchOptions.docsDir.map((dir) => path.join(copy, dir)),
  });

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'hash-'));
  for (const locale of locales) {
    const page = path.join(docsFolder[locale], 'faq.mdx');
    cpSync(path.join(root, page), path.join(copy, page), {recursive: true});
  }
});

afterAll(() => rmSync(copy, {recursive: true, force: true}));

describe('the hash in the address of the search index', () => {
  it.each(locales)('changes when a page in %s does', (locale) => {
    const before = hash();
    appendFileSync(path.join(copy, docsFolder[locale], 'faq.mdx'), '\nOne more sentence.\n');
    expect(hash()).not.toBe(before);
  });

  it('stays when no page does', () => {
    const before = hash();
    writeFileSync(path.join(copy, 'unrelated.txt'), 'x');
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(hash()).toBe(before);
  });
});
