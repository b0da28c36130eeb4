/**
 * Takes the place of `react-helmet-async` in the browser (src/plugins/docusaurusInternals): what `<Head>` says becomes
 * title, attributes and tags of the document. The first page comes with all of them; each page after it changes what
 * is another there.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/** An element that stands in a `<Head>`. */
interface Tag {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

type Attributes = Record<string, string>;

/** What each `<Head>` of the page says, by the order of their first rendering: what is said later wins. */
const heads = new Map<number, readonly Tag[]>();
let count = 0;
let isScheduled = false;
/** Attributes of `<html>` and `<body>` that a `<Head>` has given. */
const given = {html: new Set<string>(), body: new Set<string>()};

/** The attributes that React calls by other names, besides those in another case. */
const attributeNames: Attributes = {className: 'class', httpEquiv: 'http-equiv'};

/** The attributes that name what a tag says: a later one with the same takes its place. */
const naming = ['name', 'property', 'http-equiv', 'charset', 'itemprop'];

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<PropsWithChildren>(child)) {
      return [];
    }
    const {type, props} = child;
    return type === Fragment ? tagsOf(props.children) : [{type: String(type), props: {...props}}];
  });
}

const attributesOf = ({props}: Tag): Attributes =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
      .map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value)]),
  );

const textOf = ({props}: Tag): string => Children.toArray(props.children as ReactNode).join('');

function nameOf(tag: Tag): string {
  const attributes = attributesOf(tag);
  const name = naming.find((candidate) => attributes[candidate] !== undefined);
  const {rel, href} = attributes;
  const of = name ? `${name}=${attributes[name]}` : rel === 'canonical' ? rel : (href ?? textOf(tag));
  return `${tag.type} ${of}`;
}

/** The tags that stand in the head, those of one `<Head>` beside each other also where they name the same. */
function finalTags(ordered: readonly (readonly Tag[])[]): Tag[] {
  const named = new Set<string>();
  return ordered.toReversed().reduce<Tag[]>((later, tags) => {
    const own = tags.filter((tag) => !named.has(nameOf(tag)));
    own.forEach((tag) => named.add(nameOf(tag)));
    return [...own, ...later];
  }, []);
}

function elementOf(tag: Tag): Element {
  const element = document.createElement(tag.type);
  Object.entries({'data-rh': 'true', ...attributesOf(tag)}).forEach(([name, value]) =>
    element.setAttribute(name, value),
  );
  element.textContent = textOf(tag);
  return element;
}

function giveAttributes(to: 'html' | 'body', tags: readonly Tag[]): void {
  const element = to === 'html' ? document.documentElement : document.body;
  const wanted = Object.assign({}, ...tags.map(attributesOf)) as Attributes;
  given[to].forEach((name) => wanted[name] === undefined && element.removeAttribute(name));
  given[to] = new Set(Object.keys(wanted));
  Object.entries(wanted)
    .filter(([name, value]) => element.getAttribute(name) !== value)
    .forEach(([name, value]) => element.setAttribute(name, value));
}

function apply(): void {
  isScheduled = false;
  const ordered = [...heads].sort(([a], [b]) => a - b).map(([, tags]) => tags);
  const all = ordered.flat();
  giveAttributes(
    'html',
    all.filter(({type}) => type === 'html'),
  );
  giveAttributes(
    'body',
    all.filter(({type}) => type === 'body'),
  );
  const title = all.findLast(({type}) => type === 'title');
  if (title && document.title !== textOf(title)) {
    document.title = textOf(title);
  }
  const wanted = finalTags(
    ordered.map((tags) => tags.filter(({type}) => !/^(html|body|title)$/.test(type))),
  ).map(elementOf);
  document.head.querySelectorAll('[data-rh]:not(title)').forEach((element) => {
    const place = wanted.findIndex((candidate) => candidate.isEqualNode(element));
    if (place === -1) {
      element.remove();
    } else {
      wanted.splice(place, 1);
    }
  });
  document.head.append(...wanted);
}

/** All that one rendering changes is applied at once. */
function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(apply);
  }
}

/** What Docusaurus' `<Head>` renders. */
export function Helmet({children}: PropsWithChildren): ReactNode {
  const [order] = useState(() => count++);
  useLayoutEffect(() => {
    heads.set(order, tagsOf(children));
    schedule();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}

export const HelmetProvider = ({children}: PropsWithChildren): ReactNode => children;
