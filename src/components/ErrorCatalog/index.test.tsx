import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {
  errorAreas,
  errorsOf,
  platformErrors,
  type ErrorAreaId,
  type ErrorCode,
} from '../../facts/platform/errors';
import ErrorCatalog from '.';

afterEach(() => {
  cleanup();
  setLocale('en');
});

const codesShown = (): string[] =>
  screen.getAllByRole('rowheader').map((head) => head.querySelector('code')?.textContent ?? '');

describe('the list of errors', () => {
  it('shows every code, each at an address of its own', () => {
    render(<ErrorCatalog />);
    expect(codesShown()).toEqual(platformErrors.map(({code}) => code));
    const row = document.getElementById('plt-403');
    expect(row?.textContent).toContain('PLT-403');
    expect(row?.textContent).toContain('You don’t have permission'.replace('’', "'"));
  });

  it.each(errorAreas)('shows those of $id', ({id, prefix}) => {
    render(<ErrorCatalog area={id} />);
    expect(codesShown()).toEqual(errorsOf(id).map(({code}) => code));
    expect(codesShown().filter((code) => !code.startsWith(`${prefix}-`))).toEqual([]);
  });

  it('shows the codes that a page names, in its order and language', () => {
    setLocale('pt-BR');
    render(<ErrorCatalog codes={['GEN-005', 'AUTH-106']} />);
    expect(codesShown()).toEqual(['GEN-005', 'AUTH-106']);
    const row = document.getElementById('gen-005') as HTMLElement;
    expect(row.textContent).toContain('Sua organização não tem um provedor de modelos.');
    expect(within(row).getByText('Configurações → IA').tagName).toBe('STRONG');
  });

  it('refuses what it does not know', () => {
    expect(() => render(<ErrorCatalog area={'logins' as ErrorAreaId} />)).toThrow(/area is "logins"/);
    expect(() => render(<ErrorCatalog codes={['PLT-999' as ErrorCode]} />)).toThrow(/codes is "PLT-999"/);
    expect(() => render(<ErrorCatalog area="code" codes={['PLT-403']} />)).toThrow(/nothing beside area/);
  });
});
