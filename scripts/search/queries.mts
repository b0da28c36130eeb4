/** The judged queries: what readers type, and which pages answer it. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {allPages} from '../../src/config/sections';
import {fillTokensDeep, tokensFor} from '../../src/config/tokens';
import {root} from '../prepare.mjs';

const kinds = [
  'title',
  'topic',
  'identifier',
  'typo',
  'prefix',
  'question',
  'error',
  'synonym',
  'inflection',
  'english',
  'unknown',
] as const;

type Kind = (typeof kinds)[number];

export interface JudgedQuery {
  readonly query: string;
  readonly kind: Kind;
  /** Ids of all documents that answer it well, best first. */
  readonly relevant: readonly string[];
  /** Id of the best section of the first of them. */
  readonly anchor?: string;
}

/** Every third query, by its text: the ranking was never fitted to these. */
export const isKeptAside = ({query}: JudgedQuery): boolean =>
  createHash('md5').update(query).digest().readUInt32BE(0) % 3 === 0;

/**
 * The queries of a language.
 *
 * @throws Error that names the entry with an unknown kind or document, or without any
 */
export function readQueries(locale: Locale): JudgedQuery[] {
  const file = path.join('tests/search/queries', `${locale}.json`);
  const entries = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as JudgedQuery[];
  return entries.map((entry) => {
    const unknown = entry.relevant.filter((id) => !allPages.includes(id));
    if (unknown.length > 0 || entry.relevant.length === 0 || !kinds.includes(entry.kind)) {
      throw new Error(
        `${file}, "${entry.query}": ${entry.kind} → ${entry.relevant.join(', ') || 'nothing'}. Kinds: ${kinds.join(', ')}; documents: the ids of src/config/sections.ts.`,
      );
    }
    return fillTokensDeep(entry, tokensFor(locale), file);
  });
}
