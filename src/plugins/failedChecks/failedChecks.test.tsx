import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {readFindings, type FailedChecks} from '.';

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
const difference = {file: 'i18n/faq.mdx', line: 9, came: '2 links', allowed: '3', also: 'docs/faq.mdx'};

describe('a page under npm start', () => {
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
