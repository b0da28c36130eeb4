import {ESLint} from 'eslint';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import stylelint from 'stylelint';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {allChecks} from '../../scripts/checks.mjs';
import {root} from '../../scripts/prepare.mjs';

/*
 * Every checker against a file that must fail, and one that must pass, with
 * the project's own configuration: a rule that is switched off is noticed here.
 */

const fixture = (name: string): string => path.join(root, 'tests/fixtures/checkers', name);
const read = (name: string): string => readFileSync(fixture(name), 'utf8');

describe('every check', () => {
  it('runs a file that is there', () => {
    const files = Object.values(allChecks)
      .flatMap(({run}) => run.flat())
      .filter((argument) => /^[\w/]+\.mts$/.test(argument));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('TypeScript', () => {
  const names = ['types.bad.ts', 'types.good.ts'];
  const configFile = path.join(root, 'tsconfig.json');
  const {config} = ts.readConfigFile(configFile, ts.sys.readFile) as {config: unknown};
  const {options} = ts.parseJsonConfigFileContent(config, {...ts.sys, readDirectory: () => []}, root);
  const program = ts.createProgram(names.map(fixture), options);

  /** Numbers of the errors that `npm run check -- types` would report for a file. */
  function errorsOf(name: string): number[] {
    const file = program.getSourceFile(fixture(name));
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({code}) => code,
    );
  }

  it('refuses wrong types, implicit any, unchecked indexes, unused names and silent overrides', () => {
    expect(errorsOf('types.bad.ts')).toEqual([2322, 7006, 2322, 6133, 4114]);
  });
});

describe('ESLint', () => {
  /** Rules that a file with this text would break. */
  async function rulesIn(text: string, file: string): Promise<(string | null)[]> {
    const eslint = new ESLint({cwd: root});
    const results = await eslint.lintText(text, {filePath: path.join(root, file)});
    return results.flatMap(({messages}) => messages.map(({ruleId}) => ruleId)).sort();
  }

  const rulesOf = (name: string) => rulesIn(read(name), 'src/components/Fixture/index.tsx');

  it.each([
    ['src/data/fixture.ts', '../components/UI'],
    ['src/config/fixture.ts', '@site/src/data/localized'],
    ['src/remark/fixture.ts', '../theme/Root'],
    ['src/search/engine/fixture.ts', '../../config/product'],
  ])('refuses an import up the floors: %s of %s', async (file, imported) => {
    expect(await rulesIn(`import '${imported}';\n`, file)).toEqual(['no-restricted-imports']);
  });

  it.each([
    ['src/search/fixture.ts', '../../scripts/server.mts'],
    ['src/client/fixture.ts', '@site/tests/data/specification'],
    ['scripts/content/fixture.mts', '../../tests/data/specification'],
    ['deploy/fixture.ts', '../benchmarks/sites.mts'],
  ])('refuses an import from a room above: %s of %s', async (file, imported) => {
    expect(await rulesIn(`import '${imported}';\n`, file)).toEqual([
      '@typescript-eslint/no-restricted-imports',
    ]);
  });

  it('allows an import down the floors', async () => {
    expect(await rulesIn("import '../../config/product';\n", 'src/components/Fixture/index.ts')).toEqual([]);
  });

  it('refuses pictures without a text, any, and the rest', async () => {
    expect(await rulesOf('lint.bad.tsx')).toEqual([
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/no-non-null-assertion',
      'jsx-a11y/alt-text',
      'jsx-a11y/click-events-have-key-events',
      'jsx-a11y/no-static-element-interactions',
      'no-console',
      'react-hooks/rules-of-hooks',
    ]);
  });
});

describe('Stylelint', () => {
  /** Rules that a style sheet with this text would break. */
  async function rulesOf(name: string): Promise<string[]> {
    const {results} = await stylelint.lint({
      cwd: root,
      code: read(name),
      codeFilename: path.join(root, 'src/css/fixture.css'),
    });
    return results.flatMap(({warnings}) => warnings.map(({rule}) => rule)).sort();
  }

  it('refuses !important, hashed classes of others, doubles and unknown properties', async () => {
    expect(await rulesOf('style.bad.css')).toEqual([
      'declaration-no-important',
      'declaration-property-value-allowed-list',
      'no-duplicate-selectors',
      'property-no-unknown',
      'selector-disallowed-list',
    ]);
  });
});

describe('Prettier', () => {
  /** What `npm run check -- format` would say of a source file with this text. */
  async function isFormatted(name: string): Promise<boolean> {
    const filepath = path.join(root, 'src/fixture.ts');
    return prettier.check(read(name), {...(await prettier.resolveConfig(filepath)), filepath});
  }

  it('refuses another format', async () => {
    expect(await isFormatted('format.bad.ts')).toBe(false);
  });
});
