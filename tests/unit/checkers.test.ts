import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import stylelint from 'stylelint';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {allChecks} from '../../scripts/checks.mjs';
import {root} from '../../scripts/prepare.mjs';
import {subjects} from '../screenshots/pages';
import {emptyFolder} from '../support/folder';

/*
 * Every checker against a file that must fail, and one that must pass, with
 * the project's own configuration: a rule that is switched off is noticed here.
 */

const fixture = (name: string): string => path.join(root, 'tests/fixtures/checkers', name);
const read = (name: string): string => readFileSync(fixture(name), 'utf8');

it('every check runs a file that is there', () => {
  const files = Object.values(allChecks)
    .flatMap(({run}) => run.flat())
    .filter((argument) => /^[\w/]+\.mts$/.test(argument));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('screenshots has a folder of pictures for each of its pages, and no other', () => {
  const folders = readdirSync(path.join(root, 'tests/screenshots/pictures')).toSorted();
  expect(folders).toEqual(subjects.map(({name}) => name).toSorted());
});

it('TypeScript refuses wrong types, implicit any, unchecked indexes, unused names and silent overrides', () => {
  const {config} = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {config: unknown};
  const {options} = ts.parseJsonConfigFileContent(config, {...ts.sys, readDirectory: () => []}, root);
  const program = ts.createProgram([fixture('types.bad.ts')], options);
  const file = program.getSourceFile(fixture('types.bad.ts'));
  const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  expect(errors.map(({code}) => code)).toEqual([2322, 7006, 2322, 6133, 4114]);
});

const folder = emptyFolder();

/**
 * What a tool of the command line prints of files with these texts, in a folder with the project's own configuration.
 *
 * @param files text by path
 */
function outputOf(tool: string[], config: string, files: Record<string, string>): string {
  folder.write(config, readFileSync(path.join(root, config)));
  Object.entries(files).forEach(([file, text]) => folder.write(file, text));
  const [name = '', ...options] = tool;
  return spawnSync(path.join(root, 'node_modules/.bin', name), [...options, '.'], {
    cwd: folder.root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).stdout;
}

describe('oxlint', () => {
  /** Rules that each of these files breaks. */
  function rulesIn(files: Record<string, string>): Record<string, string[]> {
    const output = outputOf(['oxlint', '--format', 'json'], '.oxlintrc.json', files);
    const {diagnostics} = JSON.parse(output) as {diagnostics: {code: string; filename: string}[]};
    const entries = Object.keys(files).map((file) => [
      file,
      diagnostics
        .filter(({filename}) => path.normalize(filename) === path.normalize(file))
        .map(({code}) => code),
    ]);
    return Object.fromEntries(entries) as Record<string, string[]>;
  }

  /** Rules that files break which import one thing each. */
  const rulesOfImports = (imports: Record<string, string>) =>
    rulesIn(Object.fromEntries(Object.entries(imports).map(([file, name]) => [file, `import '${name}';\n`])));

  const all = (files: object, rules: string[]) =>
    Object.fromEntries(Object.keys(files).map((file) => [file, rules]));

  it('refuses an import from a higher layer, and of what checks', () => {
    const imports = {
      'src/data/fixture.ts': '../components/UI',
      'src/config/fixture.ts': '@site/src/data/localized',
      'src/remark/fixture.ts': '../theme/Root',
      'src/search/SearchField/fixture.ts': '../../components/Dialog',
      'src/theme/DocItem/fixture.ts': '../../plugins',
      'src/search/engine/fixture.ts': '../../config/product',
      'src/search/fixture.ts': '../../scripts/server.mts',
      'src/client/fixture.ts': '../remark/nodes',
      'src/client/fixture.tsx': '@theme/Root',
      'src/plugins/fixture.ts': '@site/tests/data/specification',
      'scripts/content/fixture.mts': '../../tests/data/specification',
      'deploy/fixture.ts': '../scripts/prepare.mjs',
      'tests/support/fixture.ts': '../../benchmarks/sites.mts',
    };
    expect(rulesOfImports(imports)).toEqual(all(imports, ['eslint(no-restricted-imports)']));
  });

  it('says from where a folder may import', () => {
    const output = outputOf(['oxlint'], '.oxlintrc.json', {
      'src/data/fixture.ts': "import '../theme/Root';\n",
    });
    expect(output).toContain('src/data imports from these folders of src only: config, data.');
  });

  it('allows an import from a lower layer', () => {
    const imports = {
      'src/components/Fixture/index.ts': '../../config/product',
      'src/theme/DocItem/fixture.ts': '@site/src/search/SearchField',
      'src/search/engine/fixture.ts': './tokens',
      'src/data/fixture.test.ts': '../../tests/support/places',
      'scripts/checkSite.mts': '../tests/data/specification',
    };
    expect(rulesOfImports(imports)).toEqual(all(imports, []));
  });

  it('refuses pictures without a text, any, and the rest', () => {
    const {'src/Bad.tsx': bad = []} = rulesIn({'src/Bad.tsx': read('lint.bad.tsx')});
    expect(bad.sort()).toEqual([
      'eslint(no-console)',
      'jsx-a11y(alt-text)',
      'jsx-a11y(click-events-have-key-events)',
      'jsx-a11y(no-static-element-interactions)',
      'react-hooks(rules-of-hooks)',
      'typescript(no-explicit-any)',
      'typescript(no-non-null-assertion)',
    ]);
  });

  it('refuses long files and functions', () => {
    const files = {
      'src/long.ts': '// one\n'.repeat(401),
      'src/function.ts': `export function long(): void {\n${'  void 0;\n'.repeat(80)}}\n`,
    };
    expect(rulesIn(files)).toEqual({
      'src/long.ts': ['eslint(max-lines)'],
      'src/function.ts': ['eslint(max-lines-per-function)'],
    });
  });
});

it('Stylelint refuses !important, hashed classes of others, doubles and unknown properties', async () => {
  const {results} = await stylelint.lint({
    cwd: root,
    code: read('style.bad.css'),
    codeFilename: path.join(root, 'src/css/fixture.css'),
  });
  expect(results.flatMap(({warnings}) => warnings.map(({rule}) => rule)).sort()).toEqual([
    'declaration-no-important',
    'declaration-property-value-allowed-list',
    'no-duplicate-selectors',
    'property-no-unknown',
    'selector-disallowed-list',
  ]);
});

it('oxfmt refuses another format', () => {
  const files = {'bad.ts': read('format.bad.ts'), 'good.ts': "const text = 'one';\n", 'page.mdx': '#  One\n'};
  expect(outputOf(['oxfmt', '--list-different'], '.oxfmtrc.json', files).trim()).toBe('bad.ts');
});
