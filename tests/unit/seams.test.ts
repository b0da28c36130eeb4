import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {seams} from '@site/src/plugins/clientSeams';

const root = path.resolve(import.meta.dirname, '../..');

describe('the seams with Docusaurus', () => {
  it.each(seams)('$file is where its pattern looks for it', ({file, module, replacement}) => {
    const resolved = path.join(root, 'node_modules', file);
    expect(existsSync(resolved)).toBe(true);
    expect(resolved).toMatch(module);
    expect(existsSync(path.join(root, 'src/plugins', replacement))).toBe(true);
  });
});
