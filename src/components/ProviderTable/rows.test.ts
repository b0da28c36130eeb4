import {describe, expect, it} from 'vitest';
import {sayIn} from '../../remark/nodes';
import {providerKinds, providers as data, type ProviderKind} from '../../data/providers';
import {providerRow, type ProviderRow, type ProviderTrait} from '../../remark/elements/providers';
import {byName, filterRows, noFilter, orderAfter, sortRows, type Order} from './rows';

const providers = data.map((provider) => providerRow(provider, sayIn('en')));

/** The columns behind the name, by their places. */
const columns = {kind: 0, key: 1, offline: 2, images: 3, caching: 4, reasoning: 5};

const idsOf = (list: readonly ProviderRow[]) =>
  list.map(({name}) => data.find((provider) => provider.name === name)?.id).sort();
const withTraits = (...chosen: ProviderTrait[]) => filterRows(providers, {...noFilter, traits: chosen});

describe('the filter', () => {
  it('lets everything through while nothing is asked', () => {
    expect(filterRows(providers, noFilter)).toEqual(providers);
  });

  it.each(Object.keys(providerKinds) as ProviderKind[])('shows only the kind %s', (kind) => {
    const shown = filterRows(providers, {...noFilter, kind});
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
    const without = (trait: ProviderTrait) =>
      idsOf(providers.filter((provider) => !provider.traits.includes(trait)));
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
    expect(filterRows(providers, {kind: 'local', traits: ['caching']})).toEqual([]);
  });
});

describe('the order', () => {
  const names = (column: Order['column'], descending = false) =>
    sortRows(providers, {column, descending}, 'en').map(({name}) => name);

  it('is by name at first, capitals or not', () => {
    const sorted = sortRows(providers, byName, 'en').map(({name}) => name);
    const small = sorted.map((name) => name.toLowerCase());
    expect(small).toEqual(small.toSorted());
    expect(sorted).not.toEqual(sorted.toSorted());
    expect(names('name', true)).toEqual([...sorted].reverse());
  });

  it('follows the scale of a column, and names among equals', () => {
    const sorted = sortRows(providers, {column: columns.key, descending: false}, 'en');
    const places = sorted.map(({cells}) => cells[columns.key]?.place ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const required = sorted
      .filter(({cells}) => cells[columns.key]?.text === 'Required')
      .map(({name}) => name);
    expect(required.length).toBeGreaterThan(5);
    expect(required).toEqual([...required].sort(new Intl.Collator('en').compare));
  });

  it('keeps names ascending among equals when the scale is turned round', () => {
    expect(names(columns.offline, true).slice(-3)).toEqual(['OpenAI Compatible', 'LM Studio', 'Ollama']);
    expect(names(columns.offline).slice(0, 2)).toEqual(['LM Studio', 'Ollama']);
  });

  it('leaves the data alone', () => {
    const before = providers.map(({name}) => name);
    sortRows(providers, {column: columns.reasoning, descending: true}, 'pt-BR');
    expect(providers.map(({name}) => name)).toEqual(before);
  });

  it('turns round at the second click, and starts anew in another column', () => {
    const once = orderAfter(byName, columns.kind);
    expect(once).toEqual({column: columns.kind, descending: false});
    expect(orderAfter(once, columns.kind)).toEqual({column: columns.kind, descending: true});
    expect(orderAfter(orderAfter(once, columns.kind), columns.images)).toEqual({
      column: columns.images,
      descending: false,
    });
  });
});
