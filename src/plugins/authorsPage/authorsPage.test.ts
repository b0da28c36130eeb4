import path from 'node:path';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {pageComponents} from '../../config/components';
import {locales} from '../../config/locales';
import {authorComponentNames} from '../../markdown/authorComponents';
import {componentsPage} from './page';
import {refusalsOf} from './refusals';

const root = process.cwd();
const faq = path.join(root, 'docs/faq.mdx');

/** What the build itself puts into pages, and no author writes. */
const ofTheBuild = ['CodeBlock', 'CodeInline', 'Enlarge', 'Labels', 'System', 'TableRow'];

const pages = new Map(locales.map((locale) => [locale, componentsPage(root, locale)]));

describe('the page for authors', () => {
  it.each(locales)('%s: shows each component with its source, and what the build says', (locale) => {
    const page = pages.get(locale) ?? '';
    const sections = page.split(/^### /m).slice(1);
    expect(sections.map((section) => /^`<(\w+)>`/.exec(section)?.[1]).sort()).toEqual(
      [...authorComponentNames].sort(),
    );
    for (const section of sections) {
      const [, name = ''] = /^`<(\w+)>`/.exec(section) ?? [];
      // Once as it looks, once as it is written.
      expect(section.split(`<${name}`).length, name).toBeGreaterThan(3);
      expect(section).toMatch(/^`{3,}mdx title="(docs|i18n)\/\S+\.mdx:\d+"$/m);
      expect(section).toContain(`there is no prop "color"; allowed: `);
    }
    expect(page).toContain(
      '| `tool`, needed | `tool="?"` | `<ToolFacts>: tool is "?"; allowed: "read_file", ',
    );
    expect(page).toContain(
      '| `mac` | `mac={0}` | `<Keys>: mac is 0; allowed: keys such as "Ctrl+Shift+A".` |',
    );
  });

  it('has every component that is registered', () => {
    const [, registered = ''] = readFileSync('src/theme/MDXComponents.tsx', 'utf8').split(
      '...MDXComponents,',
    );
    const names = [...(registered.match(/[A-Z]\w+/g) ?? []), ...Object.keys(pageComponents)];
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => ![...authorComponentNames, ...ofTheBuild].includes(name))).toEqual([]);
    expect(ofTheBuild.filter((name) => authorComponentNames.includes(name))).toEqual([]);
  });

  it('shows samples with their tokens, and the product’s names in what is drawn', () => {
    const page = pages.get('en') ?? '';
    const drawn = page.replaceAll(/^(`{3,})mdx [^]*?^\1$/gm, '');
    expect(page).toContain('{product.code}');
    expect(drawn).not.toContain('{product.');
    expect(drawn).not.toMatch(/\]\(\.[^)]*\.mdx/);
  });
});

describe('what the build says of a component', () => {
  it('is said of the first of its name, and each prop is wrong alone', () => {
    expect(refusalsOf('Mark', '<Mark n={1} /> and <Mark n={2} />', ['n'], faq)).toEqual([
      {
        prop: 'n',
        optional: false,
        wrong: 'n="?"',
        message: '<Mark>: n is "?"; allowed: a whole number from 1 to 20.',
      },
      {
        prop: 'color',
        optional: true,
        wrong: 'color="red"',
        message: '<Mark>: there is no prop "color"; allowed: "n".',
      },
    ]);
  });

  it('is also said of what stands between the tags', () => {
    expect(refusalsOf('Steps', '<Steps>\n\n1. One\n\n</Steps>', [], faq)[0]).toEqual({
      optional: false,
      wrong: '?',
      message: '<Steps>: paragraph came; allowed: one Markdown list.',
    });
  });

  it.each([
    ['an example that does not build', 'Mark', '<Mark n={0} />', ['n'], /does not build: <Mark>: n is 0/],
    ['a prop that takes anything', 'Unread', '<Unread a="1" />', ['a'], /<Unread> takes anything in a/],
    ['a prop that nobody knows', 'Unread', '<Unread />', [], /takes a prop that it does not know: color/],
  ])('stops at %s', (_, name, source, props, message) => {
    expect(() => refusalsOf(name, source, props, faq)).toThrow(message);
  });
});
