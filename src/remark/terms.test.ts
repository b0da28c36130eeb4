import remarkGfm from 'remark-gfm';
import {describe, expect, it, vi} from 'vitest';
import {renderedAfter} from '../../tests/support/render';
import {textsOf} from '../../tests/support/elements';
import {docsFolder} from '../config/locales';
import {product} from '../config/product';
import {terms} from '../data/glossary';
import explainTerms from './terms';

/** An English page. */
const rendered = (markdown: string, page = 'page') =>
  renderedAfter(markdown, [remarkGfm, explainTerms], `/${docsFolder.en}/${page}.mdx`);

const words = (markdown: string, page?: string) => textsOf(rendered(markdown, page), '.term');

describe('explainTerms', () => {
  it('makes the first use of a term a button that opens what is behind it', () => {
    const $ = rendered('Squads have a lead. A squad has members.');
    expect(textsOf($, '.term')).toEqual(['Squads']);
    const explanation = $('.term').next();
    expect(explanation.attr('id')).toBe($('.term').attr('popovertarget'));
    expect(explanation.attr('popover')).toBe('auto');
    expect(explanation.attr('data-search-ignore')).toBe('');
    expect(explanation.find('a').attr('href')).toBe('/platform/introduction.mdx#structure');
    expect($('p').text()).toMatch(/^SquadsSquad: .+ have a lead\. A squad has members\.$/);
  });

  it('fills tokens, and renders code and links', () => {
    const squad = terms.find(({name}) => name.en === 'Squad');
    const text = 'of {product.name}, `a`, [b](/faq.mdx).';
    vi.spyOn(squad?.text ?? {en: ''}, 'en', 'get').mockReturnValue(text);
    const explanation = rendered('A squad.')('.term').next();
    expect(explanation.text()).toBe(`Squad: of ${product.name}, a, b.`);
    expect(explanation.find('code, [href="/faq.mdx"]')).toHaveLength(2);
  });

  it.each([
    ['a heading', '## A squad'],
    ['a link', '[a squad](/x.mdx)'],
    ['code', '`squad`'],
    ['a lead-in', '**Squad**'],
    ['what is linked beside it', '[Start](/platform/introduction.mdx#structure) with a squad.'],
    ['a table', '| Squad |\n| - |\n| squad |'],
    ['a part of a word', 'Squadron, my-squad'],
  ])('leaves %s as it is', (_, markdown) => {
    expect(words(markdown)).toEqual([]);
  });

  it.each([
    ['the page that is its home', 'platform/introduction'],
    ['legal texts', 'terms-and-conditions/privacy-policy'],
  ])('leaves %s as it is', (_, page) => {
    expect(words('A squad.', page)).toEqual([]);
  });

  it('explains two in a paragraph at most, and the others where they come next', () => {
    const $ = rendered('MCP, an embedding and a squad.\n\nA squad.');
    expect(textsOf($, '.term')).toEqual(['MCP', 'embedding', 'squad']);
    expect($('p').first().find('.term').length).toBe(2);
  });

  it('keeps to where the word means this', () => {
    expect(words('Revoke the token.', 'platform/login')).toEqual([]);
    expect(words('Fewer tokens.', 'advanced-usage/large-projects')).toEqual(['tokens']);
  });
});
