import {describe, expect, it} from 'vitest';
import {draw} from '../../../tests/support/draw';
import {repeated} from '../../../tests/support/localizedTexts';
import {describeTexts} from '../../../tests/support/topicTexts';
import {coverages, ways, type Coverage} from './data';

describeTexts('what the ignore file covers', {ways, coverages});

describe('the ways of a file’s content', () => {
  it('are told once', () => {
    expect(repeated(ways.map(({id}) => id))).toEqual([]);
    expect(repeated(ways.map(({way}) => way.en))).toEqual([]);
  });

  it('are covered as the extension does, and no better', () => {
    const covered = (coverage: Coverage) => ways.filter((way) => way.coverage === coverage).map(({id}) => id);
    expect(covered('covered')).toEqual(['read-and-edit', 'lists', 'search', 'mentions', 'indexing']);
    expect(covered('partly')).toEqual(['commands']);
  });

  it('stand in a body for each degree', () => {
    const $ = draw('<IgnoreFileCoverage />');
    expect($('tbody')).toHaveLength(3);
    expect($('tbody').last().find('th[scope="rowgroup"]').text()).toBe('Not covered');
  });

  it('can be chosen, and then only their degree is named', () => {
    const $ = draw("<IgnoreFileCoverage ways={['mcp', 'autocomplete']} />", 'pt-BR');
    expect(
      $('th[scope="rowgroup"]')
        .toArray()
        .map((head) => $(head).text()),
    ).toEqual(['Não coberto']);
    expect($('tbody th[scope="row"]')).toHaveLength(2);
    expect(() => draw("<IgnoreFileCoverage ways={['email']} />")).toThrow(/ways is \["email"\]; allowed: /);
  });
});
