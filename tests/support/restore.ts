import {afterEach, vi} from 'vitest';

// What a test has put in the place of something is gone before the next one.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
