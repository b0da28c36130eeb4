// @vitest-environment node
/** What the facts look like once they are drawn. */
import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../tests/support/draw';
import {locales} from '../config/locales';
import {product} from '../config/product';
import {facts} from '.';
import {modes} from './modes/data';
import {errorAreas, errorsOf, platformErrors} from './platform/errors';
import {limits} from './platform/limits';
import {permissions} from './platform/permissions';
import {roles} from './platform/roles';
import {providerKinds, providers, type ProviderId} from './providers/data';
import {tools} from './tools/data';

describe('every fact', () => {
  const examples: Record<string, string> = {
    Plot: '<Plot id="simpson" />',
    ProviderFacts: '<ProviderFacts provider="openai" />',
    ProviderNotice: '<ProviderNotice provider="groq" />',
    ToolFacts: '<ToolFacts tool="read_file" />',
    Screen: '<Screen id="home" />',
    SettingTable: '<SettingTable section="terminal" />',
    ToolParameters: '<ToolParameters tool="read_file" />',
  };
  const exampleOf = (name: string) => examples[name] ?? `<${name} />`;

  it.each(Object.keys(facts))('%s is drawn in both languages, without a mark or a token left', (name) => {
    const [english, portuguese] = locales.map((locale) => draw(exampleOf(name), locale).root());
    if (name !== 'ProviderTable') {
      expect(english?.text()).not.toBe('');
      expect(portuguese?.text()).not.toBe(english?.text());
    }
    expect(`${english?.html()}${portuguese?.html()}`).not.toMatch(/\{product|undefined|\*\*|`/);
  });

  it.each(Object.keys(facts))('%s refuses a prop that it does not know', (name) => {
    expect(() => draw(exampleOf(name).replace(' />', ' beer="2" />'))).toThrow(
      /there is no prop "beer"; allowed: /,
    );
  });

  it('stops the build with the line of a wrong prop, what came and what is allowed', () => {
    expect(() => draw('One\n\n<ToolFacts tool="read_files" />')).toThrow(
      '<ToolFacts>: tool is "read_files"; allowed: "read_file", "list_files", ',
    );
    try {
      draw('One\n\n<ToolFacts />');
      expect.unreachable();
    } catch (error) {
      expect(String(error)).toMatch(/docs\/faq\.mdx:3:1-3:14: <ToolFacts>: tool is missing; allowed: /);
    }
  });

  it('links to other pages, and not to the one being read', () => {
    const link = '[href="/features/tools/read-file.mdx"]';
    expect(draw('<ToolTable />')(link).text()).toBe('read_file');
    const own = draw('<ToolTable />', 'en', 'features/tools/read-file.mdx');
    expect(own(link)).toHaveLength(0);
    expect(own.root().text()).toContain('read_file');
  });

  it('may stand in a line or inside another element', () => {
    const $ = draw('- one\n\n  <ToolGroupTable />\n\n- two');
    expect($('li table tbody tr')).toHaveLength(6);
  });
});

describe('the tables of the tools', () => {
  it('name the facts of a tool', () => {
    const $ = draw('<ToolFacts tool="write_to_file" />');
    const terms = $('dl.facts dt')
      .toArray()
      .map((term) => $(term).text());
    expect(terms).toEqual(['Identifier', 'Group', 'Modes', 'Approval']);
    expect($('dd').eq(2).text()).toContain('Architect (');
    expect($('dd a').attr('href')).toBe('/features/auto-approving-actions.mdx');
  });

  it('give each parameter a row', () => {
    const $ = draw('<ToolParameters tool="list_files" />', 'pt-BR');
    expect(
      $('thead th')
        .toArray()
        .map((head) => $(head).text()),
    ).toEqual(['Nome', 'Tipo', 'Obrigatório', 'Descrição']);
    expect(rowsOf($)[1]).toEqual([
      'recursive',
      'true ou false',
      'não',
      'Se a listagem entra nas subpastas. Padrão: false.',
    ]);
  });

  it('have a body for each group, with its name', () => {
    const $ = draw('<ToolTable />');
    expect($('tbody')).toHaveLength(6);
    expect($('tbody > tr:first-child > th[scope="rowgroup"][colspan="2"]')).toHaveLength(6);
    expect($('tbody td code')).toHaveLength(tools.length);
  });

  it('say by sign and in words which mode has which tool', () => {
    const $ = draw('<ModeToolMatrix />');
    const row = $('tr').filter((_, one) => $(one).find('th[scope="row"]').text() === 'apply_diff');
    expect(row.find('td')).toHaveLength(modes.length);
    expect(
      row
        .find('.read-aloud')
        .toArray()
        .map((one) => $(one).text()),
    ).toContain('Yes');
    expect(row.find('[aria-hidden="true"]')).toHaveLength(modes.length);
  });
});

describe('the facts of a provider', () => {
  const factsOf = (provider: ProviderId, locale: 'en' | 'pt-BR' = 'en'): Record<string, string> => {
    const $ = draw(`<ProviderFacts provider="${provider}" />`, locale);
    return Object.fromEntries(
      $('dt')
        .toArray()
        .map((term) => [$(term).text(), $(term).next().text()]),
    );
  };

  it.each(providers)('$id: every name has a fact, in both languages', ({id}) => {
    for (const locale of locales) {
      const entries = Object.entries(factsOf(id, locale));
      expect(entries.length).toBeGreaterThan(8);
      expect(entries.filter(([name, value]) => name.trim() === '' || value.trim() === '')).toEqual([]);
    }
  });

  it('name the entry to choose, and what settings call it', () => {
    expect(factsOf('openai')['API Provider']).toBe('OpenAI (stored as openai-native)');
    expect(factsOf('v0')['API Provider']).toBe('OpenAI Compatible (stored as openai)');
  });

  it('join a grade and its note', () => {
    expect(factsOf('groq')['Prompt caching']).toBe('By model: some, automatic on the vendor’s side');
    expect(factsOf('product-code')['Base URL']).toBe(`Fixed: the gateway of ${product.code}`);
  });

  it('show the addresses in force, and where they can be changed', () => {
    expect(factsOf('bedrock')['Base URL']).toBe(
      'Can be changed: https://bedrock-runtime.<region>.amazonaws.com',
    );
    expect(factsOf('mistral')['Base URL']).toBe(
      'Can be changed: https://api.mistral.ai, https://codestral.mistral.ai (only for codestral-… models)',
    );
  });

  it('link to the pages of the vendor by their address', () => {
    const $ = draw('<ProviderFacts provider="deepseek" />');
    const link = $('a').filter((_, one) => $(one).text() === 'platform.deepseek.com/api_keys');
    expect(link.attr('href')).toBe('https://platform.deepseek.com/api_keys');
  });

  it('name the month in which they were checked, as the language does', () => {
    expect(factsOf('groq').Checked).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    expect(factsOf('groq', 'pt-BR')['Conferido em']).toMatch(/^[a-zç]+ de 20\d\d$/);
  });

  it('say how the cost is known, and what ends a request', () => {
    expect(factsOf('v0')['Cost in the chat']).toBe(
      'Estimated from list prices: zero until you enter the prices',
    );
    expect(factsOf('v0')['Time limit']).toBe(`Your setting ${product.settings}.apiRequestTimeout`);
    expect(factsOf('xai', 'pt-BR')['Lista de modelos']).toBe('Vem com cada versão da extensão');
    expect(factsOf('vertex')['The vendor calls it']).toBe('Gemini Enterprise Agent Platform');
    expect(factsOf('chutes-ai')['Keys begin with']).toBe('cpk_');
  });

  it('open the page with a notice, if something is wrong', () => {
    expect(draw('<ProviderNotice provider="groq" />').root().text()).toMatch(
      /^Groq is deprecated: version [\d.]+ still lists it, and a later one will not\. The service /,
    );
    expect(draw('<ProviderNotice provider="claude-code" />', 'pt-BR').root().text()).toMatch(
      /^Claude Code tem restrições do fornecedor\. Quem decide /,
    );
    expect(() => draw('<ProviderNotice provider="openai" />')).toThrow(
      /provider is "openai"; allowed: "glama", "groq", "chutes-ai", "claude-code", "human-relay"/,
    );
  });

  it('stand together by kind, by cost and by time limit', () => {
    const kinds = rowsOf(draw('<ProviderKinds />'));
    expect(kinds).toHaveLength(Object.keys(providerKinds).length);
    expect(
      kinds
        .map(([, members]) => members)
        .join(', ')
        .split(', ')
        .sort(),
    ).toEqual(providers.map(({name}) => name).sort());
    expect(rowsOf(draw('<ProviderKinds show="route" />'))[0]).toHaveLength(3);
    expect(rowsOf(draw('<ProviderCosts />'))[0]?.[1]).toBe(`${product.code}, Glama, Claude Code`);
    expect(rowsOf(draw('<ProviderTimeLimits />', 'pt-BR'))[1]?.[1]).toBe('Amazon Bedrock, Claude Code');
  });

  it('say where keys are made', () => {
    const rows = rowsOf(draw("<ProviderKeys providers={['groq', 'vertex', 'lmstudio']} />"));
    expect(rows).toEqual([
      ['Groq', 'console.groq.com/keys (begins with gsk_)'],
      ['GCP Vertex AI', 'console.cloud.google.com/iam-admin/serviceaccounts (or gcloud)'],
    ]);
  });
});

describe('the tables of the platform', () => {
  const codesShown = (mdx: string): string[] => {
    const $ = draw(mdx);
    return $('th[scope="row"] code:first-child')
      .toArray()
      .map((code) => $(code).text());
  };
  const grants = (mdx: string, action: string, locale: 'en' | 'pt-BR' = 'en'): string[] =>
    rowsOf(draw(mdx, locale))
      .find(([name]) => name === action)
      ?.slice(1) ?? [];

  it('list every error, each at an address of its own', () => {
    expect(codesShown('<ErrorCatalog />')).toEqual(platformErrors.map(({code}) => code));
    const row = draw('<ErrorCatalog />')('tr#plt-403');
    expect(row.text()).toContain("PLT-403 You don't have permission");
  });

  it.each(errorAreas)('list the errors of $id', ({id, prefix}) => {
    const codes = codesShown(`<ErrorCatalog area="${id}" />`);
    expect(codes).toEqual(errorsOf(id).map(({code}) => code));
    expect(codes.filter((code) => !code.startsWith(`${prefix}-`))).toEqual([]);
  });

  it('list the errors that a page names, in its order and language', () => {
    const $ = draw("<ErrorCatalog codes={['GEN-005', 'AUTH-106']} />", 'pt-BR');
    expect(
      $('tbody tr')
        .toArray()
        .map((row) => $(row).attr('id')),
    ).toEqual(['gen-005', 'auth-106']);
    expect($('#gen-005').text()).toContain('Sua organização não tem um provedor de modelos.');
    expect($('#gen-005 ui').text()).toBe('Configurações → IA');
  });

  it('refuse an error that is none', () => {
    expect(() => draw('<ErrorCatalog area="logins" />')).toThrow(/area is "logins"/);
    expect(() => draw("<ErrorCatalog codes={['PLT-999']} />")).toThrow(/codes is \["PLT-999"\]/);
    expect(() => draw(`<ErrorCatalog area="code" codes={['PLT-403']} />`)).toThrow(/nothing beside area/);
  });

  it('say in words what a role may do', () => {
    for (const {action} of permissions) {
      expect(grants('<PermissionMatrix />', action.en)).toHaveLength(roles.length);
    }
    expect(grants('<PermissionMatrix />', 'Read the audit log')).toEqual([
      'Whole organization',
      'No',
      'No',
      'No',
      'No',
    ]);
    expect(grants('<PermissionMatrix />', 'Create and edit OKRs').at(-1)).toBe('Read only');
    expect(grants('<PermissionMatrix />', 'See the alliance vision with the squad breakdown')[2]).toBe(
      'Own alliance read only',
    );
    expect(grants('<PermissionMatrix />', 'Invite and remove people, give roles')[2]).toBe(
      'Own squad member, viewer',
    );
    const portuguese = grants(
      '<PermissionMatrix area="ai-tools" />',
      'Escrever ferramentas de IA (rascunhos)',
      'pt-BR',
    );
    expect(portuguese[0]).toBe('Organização toda');
  });

  it('show one part of the permissions, or the rows that a page names', () => {
    expect(draw('<PermissionMatrix area="ai-tools" />')('tbody tr')).toHaveLength(2);
    const $ = draw("<PermissionMatrix permissions={['use_extension', 'edit_squad']} />");
    expect(
      $('th[scope="row"]')
        .toArray()
        .map((head) => $(head).text()),
    ).toEqual([
      'Link the extension, use organization tools in the editor',
      'Edit squad data, composition, repositories, data sources',
    ]);
    expect(() => draw('<PermissionMatrix area="squads" />')).toThrow(
      /<PermissionMatrix>: area is "squads"; allowed: "organization", /,
    );
    expect(() => draw('<PermissionMatrix permissions={[]} />')).toThrow(/permissions is \[\]/);
  });

  it('write numbers, ranges and defaults as the language does', () => {
    expect(rowsOf(draw('<LimitTable />'))).toHaveLength(limits.length);
    const ids = "['stages-per-journey', 'export-rows', 'attachment-size', 'generations-per-day']";
    expect(rowsOf(draw(`<LimitTable limits={${ids}} />`)).map(([, value]) => value)).toEqual([
      '3–8',
      '50,000 rows a file',
      '25 MB; pdf, docx, md, txt, csv, vtt, png or jpg',
      '100 a day by default (10–1,000); an organization admin sets it',
    ]);
    expect(rowsOf(draw("<LimitTable limits={['export-rows']} />", 'pt-BR'))[0]?.[1]).toBe(
      '50.000 linhas por arquivo',
    );
  });

  it('tell the states in their order', () => {
    const rows = rowsOf(draw("<StateTable items={['initiative']} />"));
    expect(rows[0]).toEqual(['Initiative', 'Draft → In review → Approved → Closed; or Discarded']);
  });
});

describe('the tables of the metrics', () => {
  it('list every metric with its identifier', () => {
    const rows = rowsOf(draw('<MetricList />'));
    expect(rows).toHaveLength(24);
    expect(rows[1]).toEqual(['Adoption rate', 'adoption_rate', '%']);
    expect(rows).toContainEqual(['Change lead time', 'change_lead_time', 'h, median']);
  });

  it('weigh the dimensions', () => {
    expect(rowsOf(draw('<ScoreDimensions />')).map(([name, weight]) => [name, weight])).toEqual([
      ['Adoption', '20%'],
      ['Effectiveness', '15%'],
      ['Flow', '25%'],
      ['Quality', '25%'],
      ['Experience', '15%'],
    ]);
  });

  it('weigh the indicators', () => {
    const rows = rowsOf(draw('<ScoreIndicators />', 'pt-BR'));
    expect(rows).toHaveLength(17);
    expect(rows).toContainEqual([
      'Frequência de implantação',
      '30%',
      '7,5%',
      '0,25 → 5 por semana',
      'log',
      'uma fonte conectada',
    ]);
    expect(rows.find(([name]) => name === 'Índice de pulso')?.slice(1, 4)).toEqual([
      '100%',
      '15%',
      '40 → 80',
    ]);
  });

  it('part the bands', () => {
    expect(rowsOf(draw('<ScoreBands />'))).toEqual([
      ['Low', 'under 40'],
      ['Fair', '40 to under 60'],
      ['Good', '60 to under 80'],
      ['Strong', '80 and over'],
    ]);
  });

  it('part the statuses', () => {
    expect(rowsOf(draw('<OkrStatuses />'))).toEqual([
      ['On track', '0.90 or more'],
      ['At risk', '0.60 to under 0.90'],
      ['Off track', 'under 0.60'],
      ['Too early', 'any, in the first 14 days of the cycle'],
    ]);
  });

  it('have a criterion for each area and level', () => {
    const $ = draw('<MaturityCriteria />');
    expect($('td ul')).toHaveLength(24);
    expect($.root().text()).toContain('Adoption rate of 60% or more. from data');
    expect(draw('<MaturityLevels />')('ol.stairs li')).toHaveLength(5);
    expect(rowsOf(draw('<PulseStatements />'))).toHaveLength(6);
  });
});
