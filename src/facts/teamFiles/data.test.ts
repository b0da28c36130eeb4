import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {repeated} from '../../../tests/support/localizedTexts';
import {describeTexts} from '../../../tests/support/topicTexts';
import {product} from '../../config/product';
import {protectedFiles} from '../protectedFiles/data';
import {teamFiles} from './data';

describeTexts('the files of a project', teamFiles);

describe('the files of a project', () => {
  const headsOf = (mdx: string): string[] => {
    const $ = draw(mdx);
    return $('thead th')
      .toArray()
      .map((head) => $(head).text());
  };

  it('are told once', () => {
    expect(repeated(teamFiles.map(({path}) => path.en))).toEqual([]);
  });

  it('are protected, every one of them', () => {
    // `{product.folder}/` covers everything below it.
    const patterns = protectedFiles.flatMap(({path}) =>
      [...path.en.matchAll(/`([^`*]+)\*?`/g)].map(([, pattern]) => pattern ?? ''),
    );
    const open = teamFiles.filter(({path}) => !patterns.some((pattern) => path.en.includes(`\`${pattern}`)));
    expect(open.map(({id}) => id)).toEqual([]);
    expect(patterns).toContain('{product.folder}/');
  });

  it('are shown for sharing, for trust, or for both', () => {
    expect(headsOf('<TeamFiles />')).toEqual([
      'File or folder',
      'What it does',
      'Commit it?',
      'Before you trust a clone',
    ]);
    expect(headsOf('<TeamFiles for="sharing" />')).toEqual(['File or folder', 'What it does', 'Commit it?']);
    expect(headsOf('<TeamFiles for="trust" />')).toEqual(['File or folder', 'Before you trust a clone']);
    expect(() => draw('<TeamFiles for="fun" />')).toThrow(/for is "fun"; allowed: "sharing", "trust"/);
  });

  it('can be chosen, in the page’s order', () => {
    const rows = rowsOf(draw("<TeamFiles for='sharing' files={['mcp', 'rules']} />", 'pt-BR'));
    expect(rows.map(([path]) => path)).toEqual([`${product.folder}/mcp.json`, `${product.folder}/rules/`]);
  });
});
