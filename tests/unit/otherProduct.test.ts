/** No trace of the shipped product is in the sources of the pages, nor in what is built for another one. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {findTraces, tracesOf, withProduct} from '../../scripts/build.mts';

describe('the check for another product', () => {
  it('replaces the values of the product file and nothing else', () => {
    const text =
      "export interface ProductSource {}\nconst source: ProductSource = {\n  name: 'A',\n};\nexport default source;";
    expect(withProduct(text, {name: 'B'})).toBe(
      'export interface ProductSource {}\nconst source: ProductSource = {\n  "name": "B"\n};\nexport default source;',
    );
    expect(() => withProduct('nothing', {})).toThrow(/to replace/);
  });

  it('finds the shipped product in a text, in a binary, and in the name of a file', () => {
    const other = mkdtempSync(path.join(os.tmpdir(), 'traces-'));
    try {
      writeFileSync(path.join(other, 'clean.html'), 'Quartzo');
      writeFileSync(path.join(other, 'page.html'), `Try ${product.code} now`);
      writeFileSync(
        path.join(other, 'card.bin'),
        Buffer.from([0, 255, ...Buffer.from(product.slug.toUpperCase())]),
      );
      writeFileSync(path.join(other, `${product.slug}code.html`), 'x');
      writeFileSync(path.join(other, 'terms.html'), `Write to ${product.postalAddress['pt-BR']}.`);
      const found = findTraces(other, tracesOf(product)).toSorted();
      expect(found.map((line) => line.split(':')[0])).toEqual([
        'card.bin',
        'page.html',
        'terms.html',
        `${product.slug}code.html`,
      ]);
    } finally {
      rmSync(other, {recursive: true, force: true});
    }
  });
});

describe('the sources of the pages', () => {
  // The second site is built in English alone (scripts/build.mts): its Portuguese would have what stands here.
  it.each(['docs', 'i18n'])('%s has no trace of the shipped product', (folder) => {
    expect(findTraces(folder, tracesOf(product))).toEqual([]);
  });
});
