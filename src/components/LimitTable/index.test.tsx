import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {limits, type LimitId} from '../../facts/platform/limits';
import LimitTable from '.';

afterEach(() => {
  cleanup();
  setLocale('en');
});

const cells = (): string[] => screen.getAllByRole('cell').map(({textContent}) => textContent ?? '');

describe('the table of limits', () => {
  it('shows all of them', () => {
    render(<LimitTable />);
    expect(cells()).toHaveLength(limits.length * 2);
  });

  it('writes numbers, ranges and defaults as the language does', () => {
    const ids: LimitId[] = ['stages-per-journey', 'export-rows', 'attachment-size', 'generations-per-day'];
    render(<LimitTable limits={ids} />);
    expect(cells().filter((_, index) => index % 2 === 1)).toEqual([
      '3–8',
      '50,000 rows a file',
      '25 MB; pdf, docx, md, txt, csv, vtt, png or jpg',
      '100 a day by default (10–1,000); an organization admin sets it',
    ]);
    cleanup();
    setLocale('pt-BR');
    render(<LimitTable limits={['export-rows']} />);
    expect(cells()[1]).toBe('50.000 linhas por arquivo');
  });

  it('refuses what it does not know', () => {
    expect(() => render(<LimitTable limits={['beers' as LimitId]} />)).toThrow(
      /<LimitTable>: limits is "beers"; allowed: "alliances-per-organization", /,
    );
  });
});
