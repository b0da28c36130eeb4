/** No trace of the shipped product is in the sources of the pages, nor in what is built for another one. */
import {expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {findTraces, tracesOf} from '../../scripts/build.mts';
import {emptyFolder} from '../support/folder';

const other = emptyFolder();

it('the check for another product finds the shipped product in a text, in a binary, and in the name of a file', () => {
  other.write('clean.html', 'Quartzo');
  other.write('page.html', `Try ${product.code} now`);
  other.write('card.bin', Buffer.from([0, 255, ...Buffer.from(product.slug.toUpperCase())]));
  other.write(`${product.slug}code.html`, 'x');
  other.write('terms.html', `Write to ${product.postalAddress['pt-BR']}.`);
  const files = findTraces(other.root, tracesOf(product)).map((line) => line.split(':')[0]);
  expect(files.toSorted()).toEqual(['card.bin', 'page.html', 'terms.html', `${product.slug}code.html`]);
});

// The second site is built in English alone (scripts/build.mts): its Portuguese would have what stands here.
it.each(['docs', 'i18n'])('%s has no trace of the shipped product', (folder) => {
  expect(findTraces(folder, tracesOf(product))).toEqual([]);
});
