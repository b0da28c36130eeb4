import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');

it.each([
  // The file that a reload writes anew.
  ['plugin-content-docs/lib/index.js', "'__mdx-loader-dependency.json'"],
  // The folders that it does not watch.
  ['core/lib/webpack/client.js', 'ignored: /node_modules\\/(?!@docusaurus)/'],
  // The call that compiles all pages.
  ['core/lib/server/codegen/codegenRoutes.js', 'require.resolveWeak('],
])('what the development server counts on is as Docusaurus has it: %s has %s', (file, text) => {
  expect(read(file)).toContain(text);
});
