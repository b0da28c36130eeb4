import {beforeEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {emptyFolder} from '../../tests/support/folder';
import {refuseBrokenJson} from './json';
import {loadData, localized} from './load';

const schema = z.array(
  z.strictObject({
    id: z.string(),
    name: localized,
    size: z.union([z.enum(['s', 'm']), z.strictObject({cm: z.number()})]).optional(),
    hue: z.union([z.number(), z.enum(['red'])], 'allowed: a number, or red').optional(),
  }),
);

describe('data of YAML and JSON', () => {
  const folder = emptyFolder();
  beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(folder.root));

  const load = (text: string) => {
    folder.write('src/data/things.yaml', text);
    return loadData('things', schema);
  };

  it('is read by its schema', () => {
    expect(load('# Two lines of\n# comment\n- id: one\n  name: {en: One, pt-BR: Um}\n')).toEqual([
      {id: 'one', name: {en: 'One', 'pt-BR': 'Um'}},
    ]);
  });

  it.each([
    [
      'a list that does not end',
      '- id: one\n- [\n',
      /^src\/data\/things\.yaml:\d: .+ Allowed: valid YAML\.$/,
    ],
    ['a tab', '- id: one\n\tname: two\n', /^src\/data\/things\.yaml:2: .+ Allowed: valid YAML\.$/],
    [
      'a wrong value',
      '- id: one\n  name:\n    en: One\n    pt-BR: 1\n',
      /^src\/data\/things\.yaml:4: 0\.name\.pt-BR: .*string/,
    ],
    [
      'a value that is missing, at the line of what lacks it',
      '- id: one\n  name:\n    en: One\n    pt-BR: Um\n- id: two\n  name:\n    en: Two\n',
      /^src\/data\/things\.yaml:7: 1\.name\.pt-BR: /,
    ],
    [
      'a token that is not known',
      '- id: one\n  name:\n    en: The {product.name}\n    pt-BR: O {product.nme}\n',
      /^src\/data\/things\.yaml:4: the unknown token \{product\.nme\}; write .*, such as \{product\.name\}/,
    ],
    ['a name that is not known', '- id: one\n  name: {en: A, pt-BR: B}\n  sise: 3\n', /:1: 0: .*"sise"/],
    [
      'a value that has none of its forms',
      '- id: one\n  name: {en: A, pt-BR: B}\n  size: l\n',
      /:3: 0\.size: .*one of "s"\|"m"; or: .*object/,
    ],
    ['a form', '- id: a\n  name: {en: A, pt-BR: B}\n  hue: l\n', /:3: 0\.hue: allowed: a number, or red$/],
    ['another form', 'id: one\n', /^src\/data\/things\.yaml:1: the file: .*array/],
    ['nothing', '', /^src\/data\/things\.yaml:1: the file: /],
  ])('is refused with file, line and what is allowed: %s', (_what, text, message) => {
    expect(() => load(text)).toThrow(message);
  });

  it('names each fault in a line of its own', () => {
    expect(() => load('- id: 1\n  name: {en: A, pt-BR: B}\n- id: 2\n  name: {en: A, pt-BR: B}\n')).toThrow(
      /:1: 0\.id: .*\n.*:3: 1\.id: /,
    );
  });

  it.each([
    ['src/data/labels/editor.json', '[\n  {"of": "A", "en": "B"}\n]', ':2: 0.pt-BR: '],
    ['src/config/texts/site.json', '{\n  "title": {\n    "pt-BR": ""\n  }\n}', ':2: title.en: '],
  ])('is refused with the line of a text without a language, of JSON too: %s', (file, text, fault) => {
    folder.write('i18n/none', '');
    folder.write(file, text);
    expect(() => refuseBrokenJson()).toThrow(file + fault);
  });
});
