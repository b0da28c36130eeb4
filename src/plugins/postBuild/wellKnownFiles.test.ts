import {expect, it} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {product} from '../../config/product';
import {writeSecurity} from './wellKnownFiles';

const folder = emptyFolder();

it('security.txt has what RFC 9116 wants, and ends within a year', async () => {
  await writeSecurity(folder.root, 'en', new Date('2026-11-26T10:00:00Z'));
  expect(folder.read('.well-known/security.txt').split('\n')).toEqual([
    `Contact: mailto:${product.contactEmail}`,
    'Expires: 2027-05-25T00:00:00.000Z',
    'Preferred-Languages: en-US, pt-BR',
    `Canonical: ${product.docsUrl}/.well-known/security.txt`,
    '',
  ]);
});
