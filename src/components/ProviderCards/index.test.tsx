import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {providerKinds, providers} from '../../facts/providers/data';
import {addressOf} from '../../facts/pages';
import ProviderCards from '.';

afterEach(() => {
  cleanup();
  setLocale('en');
});

describe('the cards of the providers', () => {
  it('stand under the name of their kind', () => {
    render(<ProviderCards />);
    expect(screen.getAllByRole('group')).toHaveLength(Object.keys(providerKinds).length);
    const cloud = screen.getByRole('group', {name: 'Cloud platform'});
    const cards = within(cloud).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent?.split(':')[0])).toEqual(['Amazon Bedrock', 'GCP Vertex AI']);
  });

  it('are all there, and lead to their pages', () => {
    render(<ProviderCards />);
    expect(screen.getAllByRole('listitem')).toHaveLength(providers.length);
    const targets = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(providers.map(({page}) => addressOf(page)));
  });

  it('speak the language of the page', () => {
    setLocale('pt-BR');
    render(<ProviderCards />);
    expect(screen.getByRole('group', {name: 'Na sua máquina'})).toBeDefined();
  });
});
