import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {moduleOverrides, requestsFor} from './moduleOverrides';
import originals from './originals.json';
import {replacedParts} from './replacedParts';

const read = (file: string): Buffer => readFileSync(path.join('node_modules', file));

/** The package of a file below node_modules. */
const packageOf = (file: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

const versionOf = (file: string): string =>
  (JSON.parse(read(`${packageOf(file)}/package.json`).toString()) as {version: string}).version;

const hashOf = (file: string): string => createHash('sha256').update(read(file)).digest('hex').slice(0, 16);

const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

describe('what this site puts in the place of files of Docusaurus and the search plugin', () => {
  it.each(Object.entries(originals))('%s is as it was when its replacement was written', (file, held) => {
    const name = packageOf(file);
    const within = file.slice(name.length + 1);
    expect(
      hashOf(file),
      `${file} is another since ${held.version}. See the difference by ` +
        `"npm diff --diff=${name}@${held.version} --diff=${name}@${versionOf(file)} ${within}", take over what the ` +
        `replacement needs of it (src/theme/README.md, src/plugins/docusaurusInternals/README.md), then write ` +
        `version "${versionOf(file)}" and hash "${hashOf(file)}" into originals.json`,
    ).toBe(held.hash);
  });

  it('is held whole: each module override, and each part of the theme that does not wrap the original', () => {
    const parts = replacedParts('.').flatMap((part) =>
      themes
        .flatMap((theme) => [`${theme}/${part}/index.js`, `${theme}/${part}.js`])
        .filter((file) => existsSync(path.join('node_modules', file))),
    );
    expect(parts.length).toBeGreaterThan(5);
    expect(Object.keys(originals)).toEqual(
      expect.arrayContaining([...moduleOverrides.map(({original}) => original), ...parts]),
    );
  });

  it.each(moduleOverrides)('$original is replaced by a file that is there', (override) => {
    expect(path.resolve('node_modules', override.original)).toMatch(requestsFor(override));
    expect(existsSync(path.join('src', override.replacement))).toBe(true);
  });
});
