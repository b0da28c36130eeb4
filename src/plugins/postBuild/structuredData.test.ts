import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import type {FinishedPage} from './finishedPage';
import {placeData, structuredData} from './structuredData';

function pageWith(id: string, body: string): FinishedPage {
  const html = `<article class="theme-doc-markdown"><h1>Title &lt;/script></h1>${body}</article>`;
  return {
    id,
    locale: 'en',
    html,
    $: load(html),
    title: 'Title </script>',
    description: 'What it is.',
    canonical: `https://docs.example/${id}`,
    card: 'https://docs.example/card.png',
    changed: '2026-11-23',
  };
}

/** The things that are told of a page with this text. */
function thingsOf(id: string, body: string): Record<string, unknown>[] {
  const json = structuredData(pageWith(id, body));
  expect(json).not.toContain('<');
  return (JSON.parse(json) as {'@graph': Record<string, unknown>[]})['@graph'];
}

describe('structured data', () => {
  it('has the steps with what a reader does, and nothing that only the page can show', () => {
    const [article, list] = thingsOf(
      'features/checkpoints',
      `<h2>Go back<a class="hash-link">\u200b</a></h2><p>Before.</p><div class="steps"><ol>
        <li>Select <b><span>Install</span><span lang="pt-BR" hidden>Instalar</span></b>.<pre>npm i</pre></li>
        <li><p>Read the <button class="term">diff</button><span popover>: what changed</span>.</p><p>More.</p></li>
        <li>Choose:<ul><li>one</li></ul></li></ol></div>`,
    );
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Title </script>',
      dateModified: '2026-11-23',
      inLanguage: 'en-US',
    });
    expect(list).toEqual({
      '@type': 'HowTo',
      name: 'Go back',
      step: ['Select Install.', 'Read the diff.', 'Choose:'].map((text) => ({'@type': 'HowToStep', text})),
    });
  });

  it('has the questions of the FAQ, and of a long answer whole sentences', () => {
    const [page] = thingsOf(
      'faq',
      `<h3>Why?</h3><p>${'Because it is so. '.repeat(20)}</p><p>Second.</p><h3>How?</h3><p>So.</p>`,
    );
    expect(page?.['@type']).toBe('FAQPage');
    const asked = page?.mainEntity as {name: string; acceptedAnswer: {text: string}}[];
    expect(asked.map(({name}) => name)).toEqual(['Why?', 'How?']);
    expect(asked[0]?.acceptedAnswer.text).toMatch(/^(?:Because it is so\. ?){11}$/);
    expect(asked[1]?.acceptedAnswer.text).toBe('So.');
  });

  it('calls terms a page, and no article', () => {
    expect(thingsOf('terms-and-conditions/privacy-policy', '')).toMatchObject([{'@type': 'WebPage'}]);
  });
});

describe('the place of a page', () => {
  it('is every level of the breadcrumbs with its name and its address in full', () => {
    const json = placeData(
      pageWith(
        'features/checkpoints',
        `<nav class="theme-doc-breadcrumbs"><ul><li><a aria-label="Home page" href="/"><svg></svg></a></li>
          <li><a href="/#features">Features &lt;new></a></li><li><span>Checkpoints</span></li></ul></nav>`,
      ),
    );
    expect(json).not.toContain('<');
    expect(JSON.parse(json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Home page', 'https://docs.example/'],
        ['Features <new>', 'https://docs.example/#features'],
        ['Checkpoints', 'https://docs.example/features/checkpoints'],
      ].map(([name, item], index) => ({'@type': 'ListItem', position: index + 1, name, item})),
    });
  });

  it('is nothing without breadcrumbs', () => {
    expect(placeData(pageWith('index', ''))).toBeUndefined();
  });
});
