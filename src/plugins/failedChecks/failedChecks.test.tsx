import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {oneAtATime, readFindings, type FailedChecks} from '.';

const page = vi.hoisted(() => ({source: '', checks: {findings: {}} as unknown}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata: page})}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => page.checks}));

const {default: Banner} = await import('./theme/DocVersionBanner');

/** What a page shows. */
function shown(source: string, checks: FailedChecks): string[] {
  Object.assign(page, {source: `@site/${source}`, checks});
  const {container} = render(<Banner />);
  return [...container.querySelectorAll('strong, li, aside:not(:has(li))')].map(
    ({textContent}) => textContent ?? '',
  );
}

afterEach(cleanup);

const finding = {file: 'docs/faq.mdx', line: 4, came: '1 keywords', allowed: 'a list of 3 or more'};
/** Where a page is named as a place and as the other one. */
const twice = {file: 'docs/faq.mdx', line: 7, came: 'no heading', allowed: 'about', also: 'docs/faq.mdx'};
const difference = {file: 'i18n/faq.mdx', line: 9, came: '2 links', allowed: '3', also: 'docs/faq.mdx'};

describe('a page under npm start', () => {
  it('says a finding once that names its page twice', () => {
    expect(shown('docs/faq.mdx', readFindings(JSON.stringify([twice]), ''))).toEqual([
      '1 check fails',
      'docs/faq.mdx:7: no heading; about',
    ]);
  });

  it('shows nothing when no check fails', () => {
    expect(shown('docs/faq.mdx', readFindings('[]', ''))).toEqual([]);
    expect(shown('docs/index.mdx', readFindings(JSON.stringify([finding]), ''))).toEqual([]);
  });

  it('shows a finding with file, line and what is allowed', () => {
    expect(shown('docs/faq.mdx', readFindings(JSON.stringify([finding]), ''))).toEqual([
      '1 check fails',
      'docs/faq.mdx:4: 1 keywords; a list of 3 or more',
    ]);
  });

  it('shows a difference between two pages on both', () => {
    const checks = readFindings(JSON.stringify([finding, difference]), '');
    expect(shown('docs/faq.mdx', checks)).toEqual([
      '2 checks fail',
      'docs/faq.mdx:4: 1 keywords; a list of 3 or more',
      'i18n/faq.mdx:9: 2 links; 3',
    ]);
    expect(shown('i18n/faq.mdx', checks)).toEqual(['1 check fails', 'i18n/faq.mdx:9: 2 links; 3']);
  });

  it.each([
    [
      'file:///data.ts:3\nTypeError: x is not a function\n    at y',
      'The checks of the pages could not run. TypeError: x is not a function',
    ],
    ['', 'The checks of the pages could not run. They said nothing.'],
  ])('says why the checks could not run', (errors, message) => {
    expect(shown('docs/faq.mdx', readFindings('', errors))).toEqual([message]);
  });
});

describe('the checks', () => {
  it('run once at a time, and once more for all changes in the meantime', async () => {
    const ends: ((result: number) => void)[] = [];
    const run = oneAtATime(() => new Promise<number>((resolve) => ends.push(resolve)));
    const first = run();
    await Promise.resolve();
    const later = [run(), run(), run()];
    expect(ends).toHaveLength(1);
    ends[0]?.(1);
    expect(await first).toBe(1);
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(ends).toHaveLength(2);
  });

  it('run again after a run that failed', async () => {
    let runs = 0;
    const run = oneAtATime(() =>
      (runs += 1) === 1 ? Promise.reject(new Error('no')) : Promise.resolve(runs),
    );
    await expect(run()).rejects.toThrow('no');
    expect(await run()).toBe(2);
  });
});
