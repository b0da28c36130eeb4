import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {setIsBrowser} from '../../../tests/stubs/useIsBrowser';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import type {Locale} from '../../config/locales';
import {sayIn} from '../../remark/nodes';
import {providerKinds, providers} from '../../data/providers';
import {providerRow, type ProviderRow} from '../../remark/elements/providers';
import {ProviderTable} from '.';

/** The table as src/remark/elements/providers.ts feeds it. */
function Table({locale = 'en'}: {locale?: Locale}) {
  const say = sayIn(locale);
  const kinds = Object.entries(providerKinds).map(([id, label]) => ({
    id: id as ProviderRow['kind'],
    label: say.text(label),
  }));
  return <ProviderTable rows={providers.map((provider) => providerRow(provider, say))} kinds={kinds} />;
}

afterEach(() => {
  cleanup();
  setIsBrowser(true);
  setLocale('en');
});

/** Names in the order of the rows. */
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.firstElementChild?.textContent ?? cell.textContent);

const shown = (count: number) => `${count} of ${providers.length} providers shown`;

const columnOf = (name: string) => screen.getByRole('columnheader', {name: new RegExp(`^${name}`)});
const sortBy = (name: string) => fireEvent.click(within(columnOf(name)).getByRole('button'));

describe('the table of providers', () => {
  it('shows every provider, sorted by name', () => {
    render(<Table />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(providers.length);
    expect(columnOf('Provider').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('status').textContent).toBe(shown(providers.length));
    expect(screen.getByRole('table', {name: 'All providers'})).toBeDefined();
  });

  it('is complete and without controls in the static file', () => {
    setIsBrowser(false);
    const html = renderToStaticMarkup(<Table />);
    expect(html.match(/<th [^>]*scope="row"/g)).toHaveLength(providers.length);
    expect(html).not.toMatch(/<(button|input|select)|aria-sort|role="status"/);
  });

  it('filters by kind and by checkbox, and says how many are left', () => {
    render(<Table />);
    fireEvent.change(screen.getByRole('combobox', {name: 'Kind'}), {target: {value: 'local'}});
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', {name: 'Takes images'}));
    expect(screen.getByRole('status').textContent).toBe(shown(2));
    fireEvent.click(screen.getByRole('checkbox', {name: 'Caches prompts'}));
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(screen.getByRole('cell').textContent).toContain('No provider has all of this');
    expect(screen.getByRole('status').textContent).toBe(shown(0));
    fireEvent.click(screen.getByRole('checkbox', {name: 'Caches prompts'}));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('shows all again with one button', () => {
    render(<Table />);
    const offline = screen.getByRole<HTMLInputElement>('checkbox', {name: 'Can run offline'});
    fireEvent.click(offline);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
    expect(screen.getAllByRole('rowheader')).toHaveLength(providers.length);
    expect(offline.checked).toBe(false);
  });

  it('sorts by a column, turns round, and marks only that column', () => {
    render(<Table />);
    sortBy('Offline');
    expect(columnOf('Offline').getAttribute('aria-sort')).toBe('ascending');
    expect(columnOf('Provider').hasAttribute('aria-sort')).toBe(false);
    expect(names().slice(0, 2)).toEqual(['LM Studio', 'Ollama']);
    sortBy('Offline');
    expect(columnOf('Offline').getAttribute('aria-sort')).toBe('descending');
    expect(names().slice(-2)).toEqual(['LM Studio', 'Ollama']);
  });

  it('keeps the order while the filter changes', () => {
    render(<Table />);
    sortBy('Provider');
    fireEvent.change(screen.getByRole('combobox', {name: 'Kind'}), {target: {value: 'cloud'}});
    expect(names()).toEqual(['GCP Vertex AI', 'Amazon Bedrock']);
  });

  it('has the head of its column beside every value, for narrow widths', () => {
    render(<Table />);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.replace(/[↕↑↓]/, ''));
    const [, firstRow] = screen.getAllByRole('row');
    const cells = within(firstRow as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.dataset.label)).toEqual(heads.slice(1));
  });

  it('says before the click that a provider is not what it was', () => {
    render(<Table />);
    const row = screen.getByRole('rowheader', {name: /^Claude Code/});
    expect(row.textContent).toContain('Restricted by the vendor');
  });

  it('speaks the language of the page', () => {
    setLocale('pt-BR');
    render(<Table locale="pt-BR" />);
    expect(screen.getByRole('option', {name: 'Na sua máquina'})).toBeDefined();
    expect(screen.getAllByRole('cell', {name: 'Conforme o modelo'}).length).toBeGreaterThan(5);
  });
});
