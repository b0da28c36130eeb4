import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {product} from '../../config/product';
import {writeSecurity} from './robots';

it('security.txt has what RFC 9116 wants, and ends within a year', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'security-'));
  try {
    await writeSecurity(folder, 'en', new Date('2026-11-26T10:00:00Z'));
    const text = readFileSync(path.join(folder, '.well-known/security.txt'), 'utf8');
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${product.contactEmail}`,
      'Expires: 2027-05-25T00:00:00.000Z',
      'Preferred-Languages: en-US, pt-BR',
      `Canonical: ${product.docsUrl}/.well-known/security.txt`,
      '',
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
