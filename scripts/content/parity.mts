/**
 * The languages side by side: the same pages, and on them the same headings, code, links, callouts, pictures and
 * addresses of rows. Sentences, lists and tables are each language's own.
 */
import {compareTexts} from '../compareTexts.mts';
import {defaultLocale, docsFolder, locales, otherLocale, type Locale} from '../../src/config/locales.ts';
import type {Literal} from '../../src/remark/literals.ts';
import {finding, type Finding} from './finding.mts';
import type {CodeBlock, ComponentUse, Page, Placed, Site} from './types.mts';

/** Props that are translated. Of these only the shape is compared; every other prop must be equal. */
const textProps = 'approve caption detail items label loop note primary secondary selected size title'.split(
  ' ',
);

/** `value` is a text in a drawn field, but an id in a tab. */
const isText = (component: string, prop: string): boolean =>
  textProps.includes(prop) ||
  (prop === 'value' && /^Mock(?:Field|Input)$/.test(component)) ||
  (component === 'Flow' && prop === 'name');

/** Components that stand inside sentences, where the order of words is the language's own. */
const inSentences = ['Icon', 'Keys', 'Mark', 'UI'];

/** A component as it must look in every language: `<MockField kind="text" label="…" mark={1}>`. */
function componentShape({name, props}: ComponentUse): string {
  const {items} = props;
  const shown = Object.entries(props)
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([key, value]): [string, Literal] =>
      key === 'selected' && Array.isArray(items) ? [key, items.indexOf(value) + 1] : [key, value],
    )
    .map(([key, value]) => {
      const written = JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'string' && isText(name, key) ? '…' : inner,
      );
      return typeof value === 'string' ? ` ${key}=${written}` : ` ${key}={${written}}`;
    });
  return `<${name}${shown.join('')}>`;
}

/** Code that a reader writes for the model, in the language of the page. */
const isOwn = ({lang, meta}: CodeBlock): boolean =>
  lang === 'prompt' || meta.split(' ').includes('localized');

const fenceOf = ({lang, meta}: CodeBlock): string => ['```', lang, meta && ` ${meta}`].join('');

/** A compared part of a page: `key` must be equal in both languages, `name` is its name in messages if not its key. */
type Item = Placed & {key: string; name?: string; source?: string};

interface Part {
  items: (page: Page) => Item[];
  /** Whether the order is the same in every language, as it is outside of sentences. */
  ordered: boolean;
}

const ordered = (items: Part['items']): Part => ({items, ordered: true});
const free = (items: Part['items']): Part => ({items, ordered: false});

/** Without the same sections nothing else can be compared. */
const headings = ordered((page) =>
  page.headings.map(({level, id, line}) => ({
    line,
    section: '',
    key: `the heading ${'#'.repeat(level)} {#${id ?? ''}}`,
  })),
);

const components = (page: Page, areInSentences: boolean): Item[] =>
  page.components
    .filter(({name}) => name !== 'Row' && inSentences.includes(name) === areInSentences)
    .map((at) => ({line: at.line, section: at.section, key: `the component ${componentShape(at)}`}));

const parts: readonly Part[] = [
  free(({frontMatter}) => {
    const {value, line = 1} = frontMatter.get('slug') ?? {};
    return value === undefined ? [] : [{line, section: '', key: `the slug ${String(value)}`}];
  }),
  ordered((page) =>
    page.code.map((at) => ({
      ...at,
      name: `the code block ${fenceOf(at)}`,
      key: isOwn(at) ? fenceOf(at) : `${fenceOf(at)}\n${at.source}`,
    })),
  ),
  free((page) =>
    page.links.map(({url, kind, ...at}) => ({
      ...at,
      // A search is in the words of the page's language.
      key: `the ${kind} ${url.startsWith('/search?q=') ? '/search?q=…' : url}`,
    })),
  ),
  ordered((page) => page.callouts.map((at) => ({...at, key: `the callout :::${at.kind}`}))),
  ordered((page) => page.rows.map((at) => ({...at, key: `the row #${at.id} in section #${at.section}`}))),
  ordered((page) => components(page, false)),
  free((page) => components(page, true)),
];

/** Items of a list that another does not have as often. */
function onlyIn(items: readonly Item[], others: readonly Item[]): Item[] {
  const rest = others.map(({key}) => key);
  return items.filter(({key}) => {
    const index = rest.indexOf(key);
    rest.splice(index, index < 0 ? 0 : 1);
    return index < 0;
  });
}

/** The first line in which two code blocks with the same fence differ. */
function differenceOf(mine = '', theirs = ''): string {
  const [left, right] = [mine.split('\n'), theirs.split('\n')];
  const index = left.findIndex((line, number) => line !== right[number]);
  const number = index < 0 ? left.length : index;
  return `, which differs in line ${number + 1}: “${left[number] ?? ''}” for “${right[number] ?? ''}”`;
}

const nameOf = ({key, name = key}: Item): string => name;

/** One part of a page against that of its original; the findings stand at the translation. */
function comparePart({items, ordered: isOrdered}: Part, original: Page, page: Page): Finding[] {
  const [theirs, mine] = [items(original), items(page)];
  const at = (line: number, came: string, allowed: string) =>
    finding(page.file, line, came, allowed, original.file);
  const extra = onlyIn(mine, theirs);
  const found = onlyIn(theirs, mine).map((item) => {
    const there = `${nameOf(item)} of ${original.file}:${item.line}`;
    const index = extra.findIndex(({section}) => section === item.section);
    const [instead] = index < 0 ? [] : extra.splice(index, 1);
    if (!instead) {
      const line = page.headings.find(({id}) => id === item.section)?.line ?? 1;
      return at(line, `${there} is not here`, 'write it here too, or remove it there');
    }
    const difference = differenceOf(instead.source, item.source);
    return nameOf(instead) === nameOf(item)
      ? at(
          instead.line,
          `${there}${difference}`,
          'write the same, or `localized` behind the language of both',
        )
      : at(instead.line, `${nameOf(instead)} for ${there}`, 'write the same in both languages');
  });
  const alone = `which ${original.file} does not have`;
  found.push(
    ...extra.map((item) =>
      at(item.line, `${nameOf(item)}, ${alone}`, 'write it there too, or remove it here'),
    ),
  );
  const moved = isOrdered && found.length === 0 ? mine.findIndex(({key}, i) => key !== theirs[i]?.key) : -1;
  const [here, there] = [mine[moved], theirs[moved]];
  return here && there
    ? [
        at(
          here.line,
          `${nameOf(here)} for ${nameOf(there)} of ${original.file}:${there.line}`,
          'write them in the same order',
        ),
      ]
    : found;
}

/** A page and its original, side by side. */
export function comparePages(original: Page, page: Page): Finding[] {
  const sections = comparePart(headings, original, page);
  return sections.length > 0 ? sections : parts.flatMap((part) => comparePart(part, original, page));
}

/** File of a document in a language. */
const fileOf = (id: string, locale: Locale): string => `${docsFolder[locale]}/${id}.mdx`;

/** The same pages in every language: those of the sections, and no others. */
export function checkPages({pages, known}: Pick<Site, 'pages' | 'known'>): Finding[] {
  const written = new Set(pages.map(({file}) => file));
  const missing = known.flatMap((id): Finding[] => {
    const [locale, ...both] = locales.filter((locale) => !written.has(fileOf(id, locale)));
    if (locale === undefined) {
      return [];
    }
    const [file, absent] = [fileOf(id, otherLocale(locale)), fileOf(id, locale)];
    return both.length > 0
      ? [
          finding(
            fileOf(id, defaultLocale),
            1,
            'no page',
            'write it, or remove it from src/config/sections.ts',
          ),
        ]
      : [finding(file, 1, 'a page in one language', `write ${absent}`, absent)];
  });
  const unknown = pages
    .filter(({id}) => !known.includes(id))
    .map(({id, file}) =>
      finding(file, 1, `the page ${id}, which is in no section`, 'write it into src/config/sections.ts'),
    );
  return [...missing, ...unknown];
}
