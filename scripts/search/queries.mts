/** Judged queries: queries that readers type, with the pages and sections that answer them (tests/search/README.md). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales';
import {baseOf} from '../../src/config/siteAddress';
import {routeOf} from '../../src/config/routes';
import {allPages} from '../../src/config/sections';
import {fillTokensDeep, tokensFor} from '../../src/config/tokens';
import {foldedWords} from '../../src/search/engine/analyzer';
import {decodeMessages, MESSAGES_FILE} from '../../src/search/engine/messages';
import {root} from '../prepare.mjs';
import type {BuiltIndex} from './built.mts';

const kinds = [
  'title',
  'task',
  'question',
  'symptom',
  'error',
  'identifier',
  'synonym',
  'typo',
  'accentless',
  'partial',
  'inflection',
  'english',
  'unknown',
] as const;

type Kind = (typeof kinds)[number];

export interface JudgedQuery {
  readonly query: string;
  readonly kind: Kind;
  /**
   * Good answers, best first: ids of documents, each alone or with the `#id` of a section that has the answer; `#` is
   * the part before the first heading. A document may be there once for each of its sections.
   */
  readonly relevant: readonly string[];
  /** True for the queries of `queries/aside`: the ranking was never fitted to them. */
  readonly isAside: boolean;
}

const read = <T,>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

/** Fills the tokens of queries. @throws Error that names a query with an unknown kind or document, or no document */
function checked(entries: readonly JudgedQuery[], file: string, locale: Locale): JudgedQuery[] {
  return entries.map((entry) => {
    const unknown = entry.relevant.map(pageIn).filter((id) => !allPages.includes(id));
    if (unknown.length > 0 || entry.relevant.length === 0 || !kinds.includes(entry.kind)) {
      throw new Error(
        `${file}, "${entry.query}": ${entry.kind} → ${entry.relevant.join(', ') || 'nothing'}. Kinds: ${kinds.join(', ')}; documents: the ids of src/config/sections.ts.`,
      );
    }
    return fillTokensDeep(entry, tokensFor(locale), file);
  });
}

/** Id of the document that an entry of `relevant` names. */
export const pageIn = (entry: string): string => entry.replace(/#.*/, '');

/** A situation of a reader: a query in the words of each language, with the same answers. */
interface Situation extends Partial<Readonly<Record<Locale, string>>> {
  readonly kind: Kind;
  readonly relevant: readonly string[];
}

/**
 * The queries of a language.
 *
 * @throws Error that names a query with an unknown kind or document, or no document
 */
export function readQueries(locale: Locale): JudgedQuery[] {
  const own = [false, true].flatMap((isAside) => {
    const file = `tests/search/queries/${isAside ? 'aside/' : ''}${locale}.json`;
    const entries = read<Omit<JudgedQuery, 'isAside'>[]>(file).map((entry) => ({...entry, isAside}));
    return checked(entries, file, locale);
  });
  const shared = 'tests/search/queries/situations.json';
  const told = read<Situation[]>(shared).flatMap(({kind, relevant, [locale]: query}) =>
    query ? [{query, kind, relevant, isAside: false}] : [],
  );
  return [...own, ...checked(told, shared, locale)];
}

/** Placeholders and numbers in a message of the catalog: the parts that vary. */
const PLACEHOLDERS = /\{\w+\}|\b(?:NAME|PATH|MODE|SLUG|PROG|X|Y)\b|…|\.{3}|\d+/;

/** True when a query has all parts of a message between its placeholders word for word, three words or more. */
function quotes(query: string, wording: string): boolean {
  const pieces = wording.split(PLACEHOLDERS).map(foldedWords).filter(Boolean);
  return (
    pieces.join(' ').split(' ').length >= 3 && pieces.every((piece) => foldedWords(query).includes(piece))
  );
}

/**
 * Adds relevant sections to queries for errors: those that explain, in the built pages, a message which the query
 * quotes.
 *
 * @param sections sections of table rows, from `sectionsOfRows`
 */
export function withMessages(
  queries: readonly JudgedQuery[],
  built: BuiltIndex,
  locale: Locale,
  sections: ReadonlyMap<string, string>,
): JudgedQuery[] {
  const base = baseOf(locale);
  const pages = built.pages();
  const ids = new Map(allPages.map((id) => [routeOf(id), id]));
  const known = decodeMessages(built.read(MESSAGES_FILE)).map(({page, section, wordings}) => {
    const {url = '', sections: own = []} = pages[page] ?? {};
    const row = url.slice(base.length) + (own[section]?.hash ?? '');
    const [route = '', hash = ''] = (sections.get(row) ?? row).split('#');
    return {entry: `${ids.get(route) ?? ''}#${hash}`, wordings};
  });
  return queries.map((query) => {
    const explained =
      query.kind === 'error'
        ? known.filter(({wordings}) => wordings.some((wording) => quotes(query.query, wording)))
        : [];
    return {...query, relevant: [...query.relevant, ...explained.map(({entry}) => entry)]};
  });
}

/** A question that a reader asked in public, as tests/questions/readers.json has it. */
interface ReaderQuestion {
  readonly id: string;
  readonly question: string;
  readonly pt: string;
  readonly kind: 'symptom' | 'problem' | 'error' | 'misunderstanding' | 'goal';
  /** Address of the answer: route and section. */
  readonly answeredBy: string;
}

const kindOf = {
  symptom: 'symptom',
  problem: 'symptom',
  error: 'error',
  misunderstanding: 'question',
  goal: 'task',
} as const;

/**
 * Questions that readers asked in public, those of readers.json: no page has their words among its own questions. Each
 * has the one section that was found to answer it. Others may too, so the real measures are higher.
 */
export function readReaders(locale: Locale): JudgedQuery[] {
  const ids = new Set(read<string[]>('tests/search/queries/readers.json'));
  const file = 'tests/questions/readers.json';
  const entries = read<ReaderQuestion[]>(file)
    .filter(({id}) => ids.has(id))
    .map((asked): JudgedQuery => ({
      query: locale === defaultLocale ? asked.question : asked.pt,
      kind: kindOf[asked.kind],
      relevant: [asked.answeredBy.slice(1) || 'index'],
      isAside: false,
    }));
  return checked(entries, file, locale);
}
