import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {repeated, splitMarks, textFaults} from '../../../tests/support/localizedTexts';
import {docsFolder, locales} from '../../config/locales';
import {entry, readProp} from '../../config/props';
import {allPages} from '../../config/sections';
import {fillTokens, tokensFor} from '../../config/tokens';
import {autoApprove} from '../autoApprove/data';
import labels from '../labels/extension.json';
import {textsIn, type Localized} from '../localized';
import {modes} from '../modes/data';
import {addressOf} from '../pages';
import {toolGroups} from './groups';
import {accessOf, modesOf, parameterTypes, tools, type Tool, type ToolId, type ToolParameter} from './data';

describe('every text of the data', () => {
  const texts = textsIn({tools, modes, toolGroups, autoApprove, parameterTypes});

  it('is there in both languages, with its marks closed and its tokens known', () => {
    expect(texts.length).toBeGreaterThan(tools.length);
    expect(texts.flatMap(textFaults)).toEqual([]);
    for (const text of texts) {
      for (const locale of locales) {
        expect(fillTokens(text[locale], tokensFor(locale), text.en)).not.toContain('{product.');
      }
    }
  });

  it('would be reported if it were empty or its mark open', () => {
    expect(textFaults({en: '', 'pt-BR': 'um `caminho'})).toHaveLength(2);
    expect(textFaults({en: 'a `path`', 'pt-BR': 'um **caminho**'})).toEqual([]);
  });
});

describe('tools', () => {
  it('are the sixteen that have a page', () => {
    expect(tools).toHaveLength(16);
  });

  it('have identifiers of their own', () => {
    expect(repeated(tools.map(({id}) => id))).toEqual([]);
    expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
  });

  it.each(tools)('$id: its page is named after it', ({id, page}) => {
    expect(page).toBe(`features/tools/${id.replaceAll('_', '-')}.mdx`);
  });

  it.each(tools)('$id: its group exists', ({group}) => {
    expect(toolGroups.map(({id}) => id)).toContain(group);
  });

  it.each(tools)('$id: its approval is a category, or always asks', ({approval}) => {
    expect(['always-asks', ...autoApprove.map(({id}) => id)]).toContain(approval.category);
  });

  it.each(tools)('$id: its purpose is one line, different in each language', ({purpose}) => {
    expect(purpose['pt-BR']).not.toBe(purpose.en);
    for (const locale of locales) {
      expect(purpose[locale]).toMatch(/^[^\n]{15,120}\.$/);
    }
  });

  it('are found by identifier, and an unknown one is refused with the allowed ones', () => {
    const read = (value: unknown) => readProp('ToolFacts', 'tool', value, entry(tools, 'id'));
    expect(read('read_file').group).toBe('read');
    expect(() => read('read_files')).toThrow(
      /<ToolFacts>: tool is "read_files"; allowed: "read_file", "list_files", /,
    );
    expect(() => read(undefined)).toThrow(/tool is missing/);
  });
});

describe.each(tools)('parameters of $id', ({parameters}: Tool) => {
  it('exist, each once in its place', () => {
    expect(parameters).not.toHaveLength(0);
    expect(repeated(parameters.map(({parent, name}) => `${parent ?? ''}/${name}`))).toEqual([]);
  });

  it('are held by parameters of the same tool', () => {
    const names = parameters.map(({name}) => name);
    const holders = parameters.flatMap(({parent}) => parent ?? []);
    expect(names).toEqual(expect.arrayContaining(holders));
  });

  it('are described in both languages', () => {
    const untranslated = parameters.filter(
      ({description}) =>
        description.en === description['pt-BR'] || description.en === '' || description['pt-BR'] === '',
    );
    expect(untranslated.map(({name}) => name)).toEqual([]);
  });
});

describe('modes', () => {
  it('have slugs of their own', () => {
    expect(repeated(modes.map(({slug}) => slug))).toEqual([]);
  });

  it.each(modes)('$slug: its groups exist, each once', ({groups}) => {
    const ids = groups.map(({id}) => id);
    expect(repeated(ids)).toEqual([]);
    expect(toolGroups.map(({id}) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('Architect edits Markdown files only', () => {
    const pattern = modes.find(({slug}) => slug === 'architect')?.groups.find(({id}) => id === 'edit')
      ?.files?.pattern;
    expect(pattern).toBeDefined();
    expect('docs/plan.md').toMatch(new RegExp(pattern ?? ''));
    expect('src/plan.ts').not.toMatch(new RegExp(pattern ?? ''));
    expect('docs/plan.md.bak').not.toMatch(new RegExp(pattern ?? ''));
  });
});

describe('the matrix of modes and tools', () => {
  /**
   * Written out, so that a change of a group or of a mode shows here too:
   * y has it, n does not, m has it for Markdown files only.
   * Columns: code, ask, architect, debug, orchestrator.
   */
  const expected: Record<ToolId, string> = {
    read_file: 'yyyyn',
    list_files: 'yyyyn',
    search_files: 'yyyyn',
    list_code_definition_names: 'yyyyn',
    codebase_search: 'yyyyn',
    apply_diff: 'ynmyn',
    write_to_file: 'ynmyn',
    browser_action: 'yyyyn',
    execute_command: 'ynnyn',
    use_mcp_tool: 'yyyyn',
    access_mcp_resource: 'yyyyn',
    ask_followup_question: 'yyyyy',
    attempt_completion: 'yyyyy',
    switch_mode: 'yyyyy',
    new_task: 'yyyyy',
    update_todo_list: 'yyyyy',
  };
  const sign = {none: 'n', full: 'y'} as const;

  it('has the modes as columns', () => {
    expect(modes.map(({slug}) => slug)).toEqual(['code', 'ask', 'architect', 'debug', 'orchestrator']);
  });

  it.each(tools)('$id agrees with the groups of the modes', (tool) => {
    const row = modes.map((mode) => {
      const access = accessOf(tool, mode);
      return typeof access === 'string' ? sign[access] : 'm';
    });
    expect(row.join('')).toBe(expected[tool.id]);
    expect(modesOf(tool)).toHaveLength(expected[tool.id].replaceAll('n', '').length);
  });
});

describe('labels', () => {
  const known = new Set(labels.map((label) => `${label.en} | ${label['pt-BR']}`));
  const pair = (label: Localized) => `${label.en} | ${label['pt-BR']}`;

  it.each(autoApprove)('$id is written as in the interface', ({label}) => {
    expect(known).toContain(pair(label));
  });

  it.each(toolGroups.filter(({id}) => id !== 'always'))('$id is written as in the Modes view', ({label}) => {
    expect(known).toContain(pair(label));
  });

  it('in bold are written as in the interface, in each language', () => {
    for (const locale of locales) {
      const written = new Set(labels.map((label) => label[locale]));
      const quoted = textsIn({tools, autoApprove}).flatMap((text) =>
        splitMarks(text[locale]).flatMap(({kind, text: label}) => (kind === 'label' ? label : [])),
      );
      expect(quoted.length).toBeGreaterThan(5);
      expect(quoted.filter((label) => !written.has(label))).toEqual([]);
    }
  });
});

describe('routes', () => {
  it('follow from the path of the document', () => {
    expect(addressOf('features/tools/read-file.mdx')).toBe('/features/tools/read-file');
  });

  it('lead to pages of the site', () => {
    const linked = [...tools, ...modes].map(({page}) => page.replace(/\.mdx$/, ''));
    expect(linked.filter((id) => !allPages.includes(id))).toEqual([]);
  });
});

/** The opening tag, the inside and the attributes of an element directly in a text. */
function elementsIn(text: string): {name: string; attributes: string[]; inside: string}[] {
  return [...text.matchAll(/<([A-Za-z_][\w-]*)((?:\s[^<>]*)?)>([\s\S]*?)<\/\1>/g)].map((match) => ({
    name: match[1] ?? '',
    attributes: [...(match[2] ?? '').matchAll(/([\w-]+)\s*=/g)].map((found) => found[1] ?? ''),
    inside: match[3] ?? '',
  }));
}

/** The parameters in a call, or in one of its parameters, that the data does not know. */
function unknownParameters(parameters: readonly ToolParameter[], text: string, parent?: string): string[] {
  return elementsIn(text).flatMap(({name, attributes, inside}) => {
    const place = parent === undefined ? name : `${parent} > ${name}`;
    const isKnown = parameters.some(
      (known) => known.name === name && known.parent === parent && !known.attribute,
    );
    if (!isKnown) {
      return [place];
    }
    const wrongAttributes = attributes
      .filter(
        (attribute) =>
          !parameters.some((known) => known.attribute && known.name === attribute && known.parent === name),
      )
      .map((attribute) => `${place}[${attribute}]`);
    const holdsElements = parameters.some((known) => known.parent === name && !known.attribute);
    return [...wrongAttributes, ...(holdsElements ? unknownParameters(parameters, inside, name) : [])];
  });
}

/** The calls of tools in the XML blocks of a page, or of its section with this id. */
function callsIn(markdown: string, sectionId?: string): {tool: Tool; inside: string}[] {
  const section =
    sectionId === undefined
      ? markdown
      : (markdown.split(/^(?=## )/m).find((part) => part.split('\n')[0]?.includes(`{#${sectionId}}`)) ?? '');
  const blocks = [...section.matchAll(/^[ \t]*```xml[^\n]*\n([\s\S]*?)^[ \t]*```/gm)];
  return blocks.flatMap((block) =>
    elementsIn(block[1] ?? '').flatMap(({name, inside}) => {
      const tool = tools.find(({id}) => id === name);
      return tool === undefined ? [] : [{tool, inside}];
    }),
  );
}

describe('examples on the pages of tools', () => {
  const folder = path.join(docsFolder.en, 'features/tools');
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mdx')) : [];
  const written = tools.filter(({page}) => pages.includes(path.basename(page)));

  it('are checked by something that notices a wrong parameter', () => {
    const page = [
      '## Worked example {#example}',
      '',
      '```xml',
      '<ask_followup_question>',
      '<question>Which port?</question>',
      '<follow_up>',
      '<suggest mode="code" color="red">8080 <b>or</b> 8081</suggest>',
      '<suggestion>9090</suggestion>',
      '</follow_up>',
      '<urgent>true</urgent>',
      '</ask_followup_question>',
      '```',
      '',
      '## Related {#related}',
    ].join('\n');
    const [call] = callsIn(page, 'example');
    expect(call?.tool.id).toBe('ask_followup_question');
    expect(unknownParameters(call?.tool.parameters ?? [], call?.inside ?? '')).toEqual([
      'follow_up > suggest[color]',
      'follow_up > suggestion',
      'urgent',
    ]);
    expect(callsIn(page, 'related')).toEqual([]);
  });

  it('belong to pages that exist, every one of them in the data or the overview', () => {
    const known = tools.map(({page}) => path.basename(page));
    expect(pages.filter((name) => !known.includes(name) && name !== 'tool-use-overview.mdx')).toEqual([]);
    expect(written).not.toHaveLength(0);
  });

  it.each(written)('$id: the worked example calls it', ({id, page}) => {
    const markdown = readFileSync(path.join(docsFolder.en, page), 'utf8');
    expect(callsIn(markdown, 'example').map(({tool}) => tool.id)).toContain(id);
  });

  it.each(pages)('%s: its calls use only parameters of the data', (name) => {
    const markdown = readFileSync(path.join(folder, name), 'utf8');
    const unknown = callsIn(markdown).flatMap(({tool, inside}) =>
      unknownParameters(tool.parameters, inside).map((place) => `${tool.id}: ${place}`),
    );
    expect(unknown).toEqual([]);
  });
});
