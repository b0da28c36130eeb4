import {describe, expect, it} from 'vitest';
import {keyNeeds, providerKinds, providers, type ProviderKind} from '../../facts/providers/data';
import {
  byName,
  filterProviders,
  noFilter,
  orderAfter,
  sortProviders,
  traits,
  type Column,
  type Trait,
} from './rows';

const idsOf = (list: readonly {id: string}[]) => list.map(({id}) => id).sort();
const withTraits = (...chosen: Trait[]) => filterProviders(providers, {...noFilter, traits: chosen});

describe('the filter', () => {
  it('lets everything through while nothing is asked', () => {
    expect(filterProviders(providers, noFilter)).toEqual(providers);
  });

  it.each(Object.keys(providerKinds) as ProviderKind[])('shows only the kind %s', (kind) => {
    const shown = filterProviders(providers, {...noFilter, kind});
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((provider) => provider.kind === kind)).toBe(true);
  });

  it('knows which can run offline', () => {
    expect(idsOf(withTraits('offline'))).toEqual(['lmstudio', 'ollama', 'openai-compatible']);
  });

  it('knows which work without a key', () => {
    expect(idsOf(withTraits('withoutKey'))).toEqual([
      'bedrock',
      'claude-code',
      'human-relay',
      'lmstudio',
      'ollama',
      'openai-compatible',
      'product-code',
      'vertex',
      'vscode-lm',
    ]);
  });

  it('knows which never take images or cache prompts', () => {
    const without = (trait: Trait) => idsOf(providers.filter((provider) => !traits[trait](provider)));
    expect(without('images')).toEqual(['claude-code', 'deepseek', 'groq', 'human-relay', 'vscode-lm']);
    expect(without('caching')).toEqual([
      'chutes-ai',
      'human-relay',
      'lmstudio',
      'mistral',
      'ollama',
      'v0',
      'vscode-lm',
    ]);
  });

  it('asks for all of what is chosen', () => {
    expect(idsOf(withTraits('offline', 'caching'))).toEqual(['openai-compatible']);
    expect(filterProviders(providers, {kind: 'local', traits: ['caching']})).toEqual([]);
  });
});

describe('the order', () => {
  const names = (column: Column, descending = false) =>
    sortProviders(providers, {column, descending}, 'en').map(({name}) => name);

  it('is by name at first, capitals or not', () => {
    const sorted = sortProviders(providers, byName, 'en').map(({name}) => name);
    expect(sorted[0]).toBe('Amazon Bedrock');
    expect(sorted.at(-1)).toBe('xAI (Grok)');
    expect(names('name', true)).toEqual([...sorted].reverse());
  });

  it('follows the scale of a column, and names among equals', () => {
    const sorted = sortProviders(providers, {column: 'key', descending: false}, 'en');
    const scale = Object.keys(keyNeeds);
    const places = sorted.map(({key}) => scale.indexOf(key.level));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const required = sorted.filter(({key}) => key.level === 'required').map(({name}) => name);
    expect(required).toEqual([...required].sort(new Intl.Collator('en').compare));
  });

  it('keeps names ascending among equals when the scale is turned round', () => {
    expect(names('offline', true).slice(-3)).toEqual(['OpenAI Compatible', 'LM Studio', 'Ollama']);
    expect(names('offline').slice(0, 2)).toEqual(['LM Studio', 'Ollama']);
  });

  it('leaves the data alone', () => {
    const before = providers.map(({id}) => id);
    sortProviders(providers, {column: 'reasoning', descending: true}, 'pt-BR');
    expect(providers.map(({id}) => id)).toEqual(before);
  });

  it('turns round at the second click, and starts anew in another column', () => {
    const once = orderAfter(byName, 'kind');
    expect(once).toEqual({column: 'kind', descending: false});
    expect(orderAfter(once, 'kind')).toEqual({column: 'kind', descending: true});
    expect(orderAfter(orderAfter(once, 'kind'), 'images')).toEqual({column: 'images', descending: false});
  });
});
