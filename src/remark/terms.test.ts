import * as cheerio from 'cheerio';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {emptyFolder} from '../../tests/support/folder';
import {docsFolder} from '../config/locales';
import explainTerms from './terms';

const folder = emptyFolder();

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(explainTerms)
  .use(remarkRehype)
  .use(rehypeStringify);

/** An English page beside a Portuguese one with a text of its own. */
function drawn(markdown: string, twin: string, page = 'page'): cheerio.CheerioAPI {
  folder.write(`${docsFolder['pt-BR']}/${page}.mdx`, twin);
  const file = folder.inside(`${docsFolder.en}/${page}.mdx`);
  folder.write(`${docsFolder.en}/${page}.mdx`, markdown);
  return cheerio.load(String(processor.processSync({value: markdown, path: file})), undefined, false);
}

const words = ($: cheerio.CheerioAPI) =>
  $('.term')
    .toArray()
    .map((element) => $(element).text());

describe('explainTerms', () => {
  it('makes the first use of a term a button that opens what is behind it', () => {
    const $ = drawn('Squads have a lead. A squad has members.', 'Uma squad.');
    expect(words($)).toEqual(['Squads']);
    const explanation = $('.term').next();
    expect(explanation.attr('id')).toBe($('.term').attr('popovertarget'));
    expect(explanation.attr('popover')).toBe('auto');
    expect(explanation.attr('data-search-ignore')).toBe('');
    expect(explanation.find('a').attr('href')).toBe('/platform/introduction.mdx#structure');
    expect($('p').text()).toMatch(/^SquadsSquad: .+ have a lead\. A squad has members\.$/);
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
    expect(words(drawn(markdown, 'Uma squad.'))).toEqual([]);
  });

  it('explains nothing on the page that is its home', () => {
    expect(words(drawn('A squad.', 'Uma squad.', 'platform/introduction'))).toEqual([]);
  });

  it('explains what the page in the other language has too', () => {
    expect(words(drawn('An alliance of squads.', 'Várias squads.'))).toEqual(['squads']);
  });

  it.each([
    ['in a link', 'Uma [squad](/x.mdx).'],
    ['in a heading', '## A squad {#squad}'],
    ['in a picture', '<Figure caption="x">\n\nUma squad.\n\n</Figure>'],
    ['in the front matter', '---\ntitle: Uma squad\n---\n\nNada.'],
  ])('leaves a word that the other page has %s only', (_, twin) => {
    expect(words(drawn('A squad.', twin))).toEqual([]);
  });

  it('explains two in a paragraph at most, and the others where they come next', () => {
    const text = 'MCP, an embedding and a squad.\n\nA squad.';
    const $ = drawn(text, 'MCP, um embedding e uma squad.\n\nUma squad.');
    expect(words($)).toEqual(['MCP', 'embedding', 'squad']);
    expect($('p').first().find('.term').length).toBe(2);
  });

  it('leaves legal texts as they are', () => {
    expect(words(drawn('A squad.', 'Uma squad.', 'terms-and-conditions/privacy-policy'))).toEqual([]);
  });

  it('keeps to where the word means this', () => {
    expect(words(drawn('Revoke the token.', 'Revogue o token.', 'platform/login'))).toEqual([]);
    expect(words(drawn('Fewer tokens.', 'Menos tokens.', 'advanced-usage/large-projects'))).toEqual([
      'tokens',
    ]);
  });
});
