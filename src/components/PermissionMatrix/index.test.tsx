import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {permissions, type PermissionArea, type PermissionId} from '../../facts/platform/permissions';
import {roles} from '../../facts/platform/roles';
import PermissionMatrix from '.';

afterEach(() => {
  cleanup();
  setLocale('en');
});

/** The words of a row, the action first. */
function cellsOf(action: string): string[] {
  const row = screen.getByRole('rowheader', {name: action}).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({textContent}) => textContent ?? '');
}

describe('the table of permissions', () => {
  it('has a row for each permission and a column for each role', () => {
    render(<PermissionMatrix />);
    for (const {action} of permissions) {
      expect(cellsOf(action.en)).toHaveLength(roles.length);
    }
    expect(screen.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(roles.length + 1);
  });

  it('says in words what a role may do', () => {
    render(<PermissionMatrix />);
    expect(cellsOf('Read the audit log')).toEqual(['Whole organization', 'No', 'No', 'No', 'No']);
    expect(cellsOf('Create and edit OKRs').at(-1)).toBe('Read only');
    expect(cellsOf('See the alliance vision with the squad breakdown')[2]).toBe('Own allianceread only');
    expect(cellsOf('Invite and remove people, give roles')[2]).toBe('Own squadmember, viewer');
  });

  it('speaks the language of the page', () => {
    setLocale('pt-BR');
    render(<PermissionMatrix area="ai-tools" />);
    expect(screen.getByRole('columnheader', {name: 'Líder de squad'})).toBeDefined();
    expect(cellsOf('Escrever ferramentas de IA (rascunhos)')[0]).toBe('Organização toda');
  });

  it('shows one part, or the rows that a page names', () => {
    render(<PermissionMatrix area="ai-tools" />);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    cleanup();
    render(<PermissionMatrix permissions={['use_extension', 'edit_squad']} />);
    expect(screen.getAllByRole('rowheader').map(({textContent}) => textContent)).toEqual([
      'Link the extension, use organization tools in the editor',
      'Edit squad data, composition, repositories, data sources',
    ]);
  });

  it('refuses what it does not know', () => {
    expect(() => render(<PermissionMatrix area={'squads' as PermissionArea} />)).toThrow(
      /<PermissionMatrix>: area is "squads"; allowed: "organization", /,
    );
    expect(() => render(<PermissionMatrix permissions={['fly' as PermissionId]} />)).toThrow(
      /permissions is "fly"/,
    );
    expect(() => render(<PermissionMatrix permissions={[]} />)).toThrow(/permissions is \[\]/);
  });
});
