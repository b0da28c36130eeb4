import {describe, expect, it} from 'vitest';
import {filledIn, paginationOf} from './frontMatter';
import {allPages} from './sections';

it('leaves out what the author of a page has still to write', () => {
  const page = {title: null, description: '', keywords: [], toc_max_heading_level: 0, tags: ['one']};
  expect(filledIn(page)).toEqual({description: '', toc_max_heading_level: 0, tags: ['one']});
});

describe('the pages before and after', () => {
  const [first = '', second = '', third = ''] = allPages;
  const last = allPages.at(-1) ?? '';

  it('are those of the sections, and the page is named by its title', () => {
    expect(paginationOf(second, {title: 'The second'})).toEqual({
      pagination_prev: first,
      pagination_next: third,
      pagination_label: 'The second',
    });
  });

  it('end with the list', () => {
    expect(paginationOf(first, {})).toMatchObject({pagination_prev: null, pagination_next: second});
    expect(paginationOf(last, {})).toMatchObject({pagination_prev: allPages.at(-2), pagination_next: null});
  });

  it('are left to Docusaurus for a page that is not in it', () => {
    expect(paginationOf('drafts/new', {title: 'New'})).toEqual({});
  });
});
