import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {product} from '../../config/product';
import {providers, type ProviderId} from '../../facts/providers/data';
import ProviderFacts from '.';

afterEach(() => {
  cleanup();
  setLocale('en');
});

/** The facts of the box, by name. */
function factsOf(provider: ProviderId): Record<string, string> {
  const {container} = render(<ProviderFacts provider={provider} />);
  const terms = [...container.querySelectorAll('dt')];
  return Object.fromEntries(
    terms.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']),
  );
}

describe('the facts of a provider', () => {
  it.each(providers)('$id: every name has a fact, in both languages', ({id}) => {
    for (const locale of ['en', 'pt-BR']) {
      setLocale(locale);
      const facts = Object.entries(factsOf(id));
      expect(facts.length).toBeGreaterThan(8);
      expect(facts.filter(([name, fact]) => name.trim() === '' || fact.trim() === '')).toEqual([]);
      expect(JSON.stringify(facts)).not.toMatch(/\{product|undefined|\*\*|`/);
      cleanup();
    }
  });

  it('name the entry to choose, and what settings call it', () => {
    expect(factsOf('openai')['API Provider']).toBe('OpenAI (stored as openai-native)');
    cleanup();
    expect(factsOf('v0')['API Provider']).toBe('OpenAI Compatible (stored as openai)');
  });

  it('join a grade and its note', () => {
    expect(factsOf('groq')['Prompt caching']).toBe('By model: some, automatic on the vendor’s side');
    cleanup();
    expect(factsOf('product-code')['Base URL']).toBe(`Fixed: the gateway of ${product.code}`);
  });

  it('show the addresses in force, and where they can be changed', () => {
    expect(factsOf('bedrock')['Base URL']).toBe(
      'Can be changed: https://bedrock-runtime.<region>.amazonaws.com',
    );
    cleanup();
    expect(factsOf('mistral')['Base URL']).toBe(
      'Can be changed: https://api.mistral.ai, https://codestral.mistral.ai (only for codestral-… models)',
    );
  });

  it('link to the pages of the vendor by their address', () => {
    render(<ProviderFacts provider="deepseek" />);
    const link = screen.getByRole('link', {name: 'platform.deepseek.com/api_keys'});
    expect(link.getAttribute('href')).toBe('https://platform.deepseek.com/api_keys');
  });

  it('open with what is wrong, if something is', () => {
    const facts = factsOf('human-relay');
    expect(Object.keys(facts)[0]).toBe('Before you choose it');
    expect(facts['Before you choose it']).toMatch(/^Removed from some newer versions\. /);
    cleanup();
    expect(factsOf('openai')).not.toHaveProperty('Before you choose it');
  });

  it('refuse a provider that has no page', () => {
    expect(() => render(<ProviderFacts provider={'anthropic' as ProviderId} />)).toThrow(
      /<ProviderFacts>: provider is "anthropic"; allowed: /,
    );
  });
});
