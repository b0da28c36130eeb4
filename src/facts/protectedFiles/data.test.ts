import {expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {repeated} from '../../../tests/support/localizedTexts';
import {describeTexts} from '../../../tests/support/topicTexts';
import {product} from '../../config/product';
import {protectedFiles} from './data';

describeTexts('the protected files', protectedFiles);

it('each file is protected once', () => {
  expect(repeated(protectedFiles.map(({id}) => id))).toEqual([]);
  expect(repeated(protectedFiles.map(({path}) => path.en))).toEqual([]);
});

it('everything that steers the assistant is among them', () => {
  const paths = rowsOf(draw('<ProtectedFiles />')).map(([path]) => path);
  expect(paths).toEqual([
    product.ignoreFile,
    product.modesFile,
    `Everything in ${product.folder}/`,
    `${product.folder}rules*`,
    'AGENTS.md, AGENT.md',
    'Everything in .vscode/',
    '*.code-workspace',
  ]);
});
