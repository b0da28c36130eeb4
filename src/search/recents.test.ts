import {describe, expect, it, vi} from 'vitest';
import {recentLimit} from '../config/search';
import {parseRecents, withRecent} from './recents';

vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: vi.fn()}));

describe('recent searches', () => {
  it('read what was stored', () => {
    expect(parseRecents('["apply diff","modes"]')).toEqual(['apply diff', 'modes']);
  });

  it.each([null, '', '{', '{"a":1}', '"text"', '[1,null,{}]', '[""]'])(
    'take %j for an empty list',
    (stored) => {
      expect(parseRecents(stored)).toEqual([]);
    },
  );

  it('hold no more than there is room for', () => {
    const many = Array.from({length: 20}, (_, i) => `query ${i}`);
    expect(parseRecents(JSON.stringify(many))).toHaveLength(recentLimit);
    expect(withRecent(many, 'new')).toHaveLength(recentLimit);
  });

  it('hold a query once, newest first', () => {
    expect(withRecent(['a', 'B', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  });
});
