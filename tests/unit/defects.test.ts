import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defects} from '../defects/defects';

const root = path.resolve(import.meta.dirname, '../..');

describe('the defects that npm run check:tests seeds', () => {
  it('are many, each with a name of its own', () => {
    expect(defects.length).toBeGreaterThanOrEqual(25);
    expect(new Set(defects.map(({name}) => name)).size).toBe(defects.length);
  });

  it.each(defects)('find their place: $name', ({edits}) => {
    const texts = new Map<string, string | undefined>();
    for (const {file, change} of edits) {
      const place = path.join(root, file);
      const text = texts.has(file)
        ? texts.get(file)
        : existsSync(place)
          ? readFileSync(place, 'utf8')
          : undefined;
      texts.set(file, change(text));
    }
  });
});
