// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {readFileSync} from 'node:fs';
import {retry, retryWaits} from './data';

describe('the waits between repeated requests', () => {
  it('double until they are as long as any can be', () => {
    expect(retryWaits({first: 10, growth: 2, longest: 600})).toEqual([10, 20, 40, 80, 160, 320, 600]);
    expect(retryWaits({first: 100, growth: 2, longest: 600})).toEqual([100, 200, 400, 600]);
    expect(retryWaits({first: 900, growth: 2, longest: 600})).toEqual([600]);
  });

  it('stand one after the other in the drawing, to scale', () => {
    const $ = draw('<RetryTimeline />');
    const bars = $('rect')
      .toArray()
      .map((bar) => [$(bar).attr('x'), $(bar).attr('width')].map((value) => parseFloat(value ?? '')));
    const total = retryWaits().reduce((sum, wait) => sum + wait, 0);
    retryWaits().forEach((wait, index) => {
      expect(bars[index]?.[1]).toBeCloseTo((100 * wait) / total, 1);
      expect(bars[index]?.[0]).toBeCloseTo(
        index === 0 ? 0 : (bars[index - 1] ?? [0, 0]).reduce((a, b) => a + b),
        1,
      );
    });
  });

  it('are numbered, and the last one says that it stays', () => {
    const text = draw('<RetryTimeline />').text();
    const waits = retryWaits();
    waits.forEach((wait, index) => {
      expect(text).toContain(`Attempt ${index + 1}`);
      expect(text).toContain(`after ${wait} s`);
    });
    expect(text).not.toContain(`Attempt ${waits.length + 1}`);
    expect(text.split('and so are all others')).toHaveLength(2);
    expect(text).toContain(`after ${waits.at(-1)} s, and so are all others`);
  });

  it('are those of the page that tells them', () => {
    const page = readFileSync('docs/advanced-usage/rate-limits-costs.mdx', 'utf8');
    const growing = retryWaits().slice(0, -1).join(', ');
    expect(page).toContain(`${growing} s, then always ${retry.longest} s`);
  });
});
