import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {frontMatterSchema} from '../../scripts/content/frontMatterSchema.mts';
import {root} from '../../scripts/prepare.mjs';

const asFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** After a change of the rules: `npx vitest run tests/unit/frontMatter.test.ts -u`. */
describe('what editors read', () => {
  it('is the schema of the rules', async () => {
    await expect(asFile(frontMatterSchema())).toMatchFileSnapshot('../../.vscode/front-matter.schema.json');
  });

  it('is found by the settings', () => {
    const settings = JSON.parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as {
      'yaml.schemas': Record<string, string[]>;
    };
    expect(Object.keys(settings['yaml.schemas'])).toEqual(['./.vscode/front-matter.schema.json']);
  });
});
