/** What the elements look like once they are rendered. */
import {describe, expect, it} from 'vitest';
import {render, rowsOf} from '../../../tests/support/render';
import {textsOf} from '../../../tests/support/elements';
import {locales} from '../../config/locales';
import {product} from '../../config/product';
import {dataElements} from '.';
import {providers} from '../../data/providers';

describe('every element', () => {
  const examples: Record<string, string> = {
    Plot: '<Plot id="simpson" />',
    ProviderFacts: '<ProviderFacts provider="openai" />',
    ToolFacts: '<ToolFacts tool="read_file" />',
  };
  const exampleOf = (name: string) => examples[name] ?? `<${name} />`;

  it.each(Object.keys(dataElements))(
    '%s is rendered in both languages, without a mark or a token left',
    (name) => {
      const [english, portuguese] = locales.map((locale) => render(exampleOf(name), locale).root());
      expect(english?.text()).not.toBe('');
      expect(portuguese?.text()).not.toBe(english?.text());
      expect(`${english?.html()}${portuguese?.html()}`).not.toMatch(/\{product|undefined|\*\*|`/);
    },
  );

  it.each(Object.keys(dataElements))('%s refuses a prop that it does not know', (name) => {
    expect(() => render(exampleOf(name).replace(' />', ' beer="2" />'))).toThrow(
      /there is no prop "beer"; allowed: /,
    );
  });

  it.each([
    [' tool="read_files"', 'tool is "read_files"; allowed: "read_file", "list_files", '],
    ['', 'tool is missing; allowed: '],
  ])(
    'stops the build with the line of a wrong prop, what came and what is allowed: "%s"',
    (prop, message) => {
      expect(() => render(`One\n\n<ToolFacts${prop} />`)).toThrow(
        `docs/faq.mdx:3:1: <ToolFacts>: ${message}`,
      );
    },
  );

  it('links to other pages, and not to the one being read', () => {
    const link = '[href="/features/auto-approving-actions.mdx"]';
    expect(render('<ToolFacts tool="read_file" />')(link)).toHaveLength(1);
    const own = render('<ToolFacts tool="read_file" />', 'en', 'features/auto-approving-actions.mdx');
    expect(own(link)).toHaveLength(0);
  });
});

describe('the facts of a provider', () => {
  const factsOf = (provider: string, locale: 'en' | 'pt-BR' = 'en'): Record<string, string> => {
    const $ = render(`<ProviderFacts provider="${provider}" />`, locale);
    const facts = textsOf($, 'dt + dd');
    return Object.fromEntries(textsOf($, 'dt').map((term, index) => [term, facts[index] ?? '']));
  };

  it.each(providers)('$id: every name has a fact, in both languages', ({id}) => {
    for (const locale of locales) {
      const entries = Object.entries(factsOf(id, locale));
      expect(entries.length).toBeGreaterThan(4);
      expect(entries.filter(([name, value]) => name.trim() === '' || value.trim() === '')).toEqual([]);
    }
  });

  const addresses = 'https://api.mistral.ai, https://codestral.mistral.ai (only for codestral-… models)';
  const abilities = /^Images: .+ · prompt caching: by model · .+ \(all providers compared\)$/;

  it.each<[string, string, string | object]>([
    ['openai', 'Choose', 'OpenAI, stored as openai-native'],
    ['v0', 'Choose', 'OpenAI Compatible, stored as openai'],
    ['vertex', 'Choose', expect.stringMatching(/; the vendor calls it Gemini Enterprise Agent Platform$/)],
    ['groq', 'Can do', expect.stringMatching(abilities)],
    ['product-code', 'Address', `Fixed: the gateway of ${product.code}`],
    ['bedrock', 'Address', 'Can be changed: https://bedrock-runtime.<region>.amazonaws.com'],
    ['mistral', 'Address', `Can be changed: ${addresses}`],
    ['chutes-ai', 'Key', expect.stringMatching(/; begins with cpk_$/)],
  ])('%s, %s: %s', (provider, name, fact) => {
    expect(factsOf(provider)[name]).toEqual(fact);
  });

  it('name the month in which they were checked, as the language does', () => {
    const checked = (locale: 'en' | 'pt-BR') =>
      render('<ProviderFacts provider="groq" />', locale)('.facts-checked').text();
    expect(checked('en')).toMatch(/^Checked in [A-Z][a-z]+ 20\d\d\.$/);
    expect(checked('pt-BR')).toMatch(/^Conferido em [a-zç]+ de 20\d\d\.$/);
  });

  it('say where the list of models comes from', () => {
    expect(factsOf('xai', 'pt-BR')['Modelos e preços']).toMatch(/; a lista vem com cada versão da extensão$/);
  });
});

it('the table of the providers has each of them once, by name, and what is wrong with it', () => {
  const $ = render('<ProviderTable />');
  const names = textsOf($, 'tbody th a');
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(names).toHaveLength(providers.length);
  const [row] = rowsOf($).filter(([name]) => name?.startsWith('Groq'));
  expect(row).toEqual([
    'Groq Deprecated',
    'Hosted inference',
    'Required',
    'No',
    'By model',
    'By model',
    'None',
  ]);
});
