import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales';
import {rawOf} from '../../../../tests/support/places';
import {sections} from '../../../config/sections';
import {assistantGuide} from '../../../data/assistantGuide';
import {listedIn} from '../../../mcp/pages';
import {fullTexts, llmsTxt, type MarkdownMirror} from '.';

const mirrors: MarkdownMirror[] = sections.flatMap(({pages}) =>
  pages.slice(0, 1).map((id) => ({
    id,
    title: id,
    description: 'What it is.',
    url: `https://docs.example/${id}.md`,
    text: `# ${id}\n`,
  })),
);

describe.each(locales)('llms.txt in %s', (locale) => {
  it.each(assistantGuide.mistakes)('has a page that says: $right.en', ({page, heading}) => {
    expect(rawOf(page, locale)).toContain(`{#${heading}}`);
  });

  it('says of each section when to read it', () => {
    expect(Object.keys(assistantGuide.sections).sort()).toEqual(sections.map(({path}) => path).sort());
  });

  it('is understood by the documentation server', () => {
    const listed = listedIn(llmsTxt(mirrors, fullTexts(mirrors), locale));
    expect(listed.map(({title}) => title)).toEqual(mirrors.map(({title}) => title));
  });

  it('leads to a text of each section', () => {
    const text = llmsTxt(mirrors, fullTexts(mirrors), locale);
    const files = Object.keys(fullTexts(mirrors)).filter((file) => !text.includes(`/${file})`));
    expect(files).toEqual([]);
  });
});
