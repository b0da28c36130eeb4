/**
 * The languages side by side: the same pages, and on them the same headings,
 * code, links, callouts and pictures. Sentences, lists and tables are each
 * language's own.
 */
import {defaultLocale, docsFolder, locales, type Locale} from '../../src/config/locales.ts';
import {compareBags, compareSequences} from './compare.mts';
import type {CodeBlock, ComponentUse, Finding, Formula, Page, Placed, PropValue, Site} from './types.mts';

/** Props that are translated. Of these only the shape is compared; every other prop must be equal. */
const textProps = new Set([
  'approve',
  'bottom',
  'buttons',
  'cache',
  'caption',
  'cost',
  'detail',
  'items',
  'label',
  'loop',
  'note',
  'primary',
  'secondary',
  'selected',
  'size',
  'source',
  'title',
  'tokens',
  'top',
  'unit',
  'used',
]);

/** `value` is a text in a drawn field, but an id in a tab. */
const isText = (component: string, prop: string): boolean =>
  textProps.has(prop) ||
  (prop === 'value' && /^Mock(?:Amount|Field|Input)$/.test(component)) ||
  (component === 'Flow' && prop === 'name') ||
  (component === 'Formula' && (prop === 'name' || prop === 'spoken'));

// cspell:ignore operatorname
/** TeX without what differs between languages: words, names of functions, points and commas of numbers. */
const formulaShape = ({tex}: Formula): string =>
  tex
    .replace(/\\(?:max|min)|\\operatorname\*?\{(?:\\text\{[^}]*\}|[^}]*)\}/g, '\\operatorname{…}')
    .replace(/\\text\{[^}]*\}/g, '\\text{…}')
    .replace(/(?<=\d)[.,](?=\d)/g, '·');

/** Components that stand inside sentences, where the order of words is the language's own. */
const inSentences = new Set(['Keys', 'Mark', 'Path', 'UI']);

/** The part of a prop that does not depend on the language: numbers, switches, length of lists. */
function shapeOf(value: PropValue): PropValue {
  if (Array.isArray(value)) {
    return value.map(shapeOf);
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  }
  return typeof value === 'string' ? '…' : value;
}

/** A component as it must look in every language: `<MockField kind="text" label="…" mark={1}>`. */
function componentShape({name, props}: ComponentUse): string {
  const shown = Object.entries(props)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => {
      const compared = isText(name, key) ? shapeOf(value) : value;
      const {items} = props;
      if (key === 'selected' && Array.isArray(items)) {
        return ` selected={item ${items.indexOf(value) + 1}}`;
      }
      return typeof compared === 'string' ? ` ${key}="${compared}"` : ` ${key}={${JSON.stringify(compared)}}`;
    });
  return `<${name}${shown.join('')}>`;
}

/** Code that a reader writes for the model, in the language of the page. */
const isOwn = ({lang, meta}: CodeBlock): boolean =>
  lang === 'prompt' || meta.split(' ').includes('localized');

const fenceOf = ({lang, meta}: CodeBlock): string => ['```', lang, meta && ` ${meta}`].join('');

/** First line in which two code blocks differ, for the message. */
function firstDifference(left: string, right: string): string {
  const theirs = right.split('\n');
  const mine = left.split('\n');
  const index = mine.findIndex((line, number) => line !== theirs[number]);
  const number = index < 0 ? mine.length : index;
  return `line ${number + 1} of the code is "${mine[number] ?? ''}" and "${theirs[number] ?? ''}"`;
}

/** Where the other page has the section of an item that it lacks. */
const sectionLine = (page: Page, section: string): number =>
  page.headings.find(({id}) => id === section)?.line ?? 1;

/** Two pages that should mirror each other. */
function comparePages(left: Page, right: Page): Finding[] {
  const findings: Finding[] = [];
  if (!left.parsed || !right.parsed) {
    return findings;
  }
  const add = (here: Page, line: number, came: string, there: Page, thereLine: number, allowed: string) =>
    findings.push({
      file: here.file,
      line,
      came: `${came} (${there.file}:${thereLine})`,
      allowed,
      also: there.file,
    });

  /** Compares in order. `show` is what must be equal. */
  const inOrder = <T extends {line: number}>(
    what: string,
    of: (page: Page) => T[],
    show: (item: T) => string,
    explain: (a: T, b: T) => string = (a, b) => `${what} ${show(a)} and ${show(b)}`,
  ) => {
    const [mine, theirs] = [of(left), of(right)];
    for (const {left: a, right: b, before} of compareSequences(mine, theirs, show)) {
      if (a && b) {
        add(right, b.line, explain(a, b), left, a.line, 'the same in both languages');
      } else if (a) {
        const near = theirs[Math.max(before.right - 1, 0)]?.line ?? 1;
        add(right, near, `no ${what} ${show(a)} here`, left, a.line, 'the same in both languages');
      } else if (b) {
        const near = mine[Math.max(before.left - 1, 0)]?.line ?? 1;
        add(
          right,
          b.line,
          `${what} ${show(b)} alone in this language`,
          left,
          near,
          'the same in both languages',
        );
      }
    }
  };
  /** Compares whatever the order. */
  const inBag = <T extends Placed>(what: string, of: (page: Page) => T[], show: (item: T) => string) => {
    const rest = compareBags(of(left), of(right), show);
    for (const item of rest.left) {
      const near = sectionLine(right, item.section);
      add(
        right,
        near,
        `no ${what} ${show(item)} in this section`,
        left,
        item.line,
        'the same in both languages',
      );
    }
    for (const item of rest.right) {
      const near = sectionLine(left, item.section);
      add(
        right,
        item.line,
        `${what} ${show(item)} alone in this language`,
        left,
        near,
        'the same in both languages',
      );
    }
  };

  for (const key of ['kind', 'slug']) {
    const [a, b] = [left.frontMatter.get(key), right.frontMatter.get(key)];
    if (a?.value !== b?.value) {
      const shown = [a, b].map((found) => (found ? `"${String(found.value)}"` : 'none'));
      add(
        right,
        b?.line ?? 1,
        `${key} ${shown.join(' and ')}`,
        left,
        a?.line ?? 1,
        'the same in both languages',
      );
    }
  }
  inOrder(
    'heading',
    (page) => page.headings,
    ({level, id}) => `${'#'.repeat(level)} {#${id ?? ''}}`,
  );
  inOrder(
    'code block',
    (page) => page.code,
    (block) => (isOwn(block) ? fenceOf(block) : `${fenceOf(block)}\n${block.source}`),
    (a, b) =>
      fenceOf(a) === fenceOf(b)
        ? `code blocks that differ: ${firstDifference(a.source, b.source)}`
        : `code blocks ${fenceOf(a)} and ${fenceOf(b)}`,
  );
  inOrder('formula', (page) => page.formulas, formulaShape);
  inBag(
    'link',
    (page) => page.links.filter(({kind}) => kind === 'link'),
    // A search is in the words of the page's language.
    ({url}) => (url.startsWith('/search?q=') ? '/search?q=…' : url),
  );
  inBag(
    'picture',
    (page) => page.links.filter(({kind}) => kind === 'picture'),
    ({url}) => url,
  );
  inOrder(
    'callout',
    (page) => page.callouts,
    ({kind}) => `:::${kind}`,
  );
  inOrder('component', (page) => page.components.filter(({name}) => !inSentences.has(name)), componentShape);
  inBag('component', (page) => page.components.filter(({name}) => inSentences.has(name)), componentShape);
  return findings;
}

/** Rows that have more or fewer cells than the head of their table. */
export function checkTables({file, tables}: Page): Finding[] {
  return tables.flatMap(({rows, line}) =>
    rows.flatMap((cells, index) =>
      cells === rows[0]
        ? []
        : [
            {
              file,
              // The line of dashes lies between the head and the rows.
              line: line + index + 1,
              came: `a row of ${cells} cells`,
              allowed: `${rows[0] ?? 0}, as in the head; a | in code is written \\|`,
            },
          ],
    ),
  );
}

/** File of a document in a language. */
const fileOf = (id: string, locale: Locale): string => `${docsFolder[locale]}/${id}.mdx`;

/** The same pages in every language, and each pair equal in shape. */
export function checkParity({pages, known}: Pick<Site, 'pages' | 'known'>): Finding[] {
  const byKey = new Map(pages.map((page) => [`${page.locale}\n${page.id}`, page]));
  const ids = [...new Set([...known, ...pages.map(({id}) => id)])];
  return ids.flatMap((id): Finding[] => {
    const present = locales.flatMap((locale) => byKey.get(`${locale}\n${id}`) ?? []);
    const [first, ...others] = present;
    if (!first) {
      return [
        {
          file: fileOf(id, defaultLocale),
          line: 1,
          came: 'no page',
          allowed: 'a page for each entry of src/config/sections.ts',
        },
      ];
    }
    const missing = locales
      .filter((locale) => !byKey.has(`${locale}\n${id}`))
      .map((locale) => ({
        file: first.file,
        line: 1,
        came: `no page ${fileOf(id, locale)}`,
        allowed: 'the same pages in both languages',
        also: fileOf(id, locale),
      }));
    const unknown = known.includes(id)
      ? []
      : present.map(({file}) => ({
          file,
          line: 1,
          came: `the page ${id}`,
          allowed: 'the pages of src/config/sections.ts',
        }));
    return [...unknown, ...missing, ...others.flatMap((other) => comparePages(first, other))];
  });
}
