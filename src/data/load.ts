import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument, visit, type Document} from 'yaml';
import * as z from 'zod';
import {defaultLocale, locales} from '../config/locales';
import {fillTokens, tokensFor} from '../config/tokens';
import type {Localized} from './localized';

/** A text of the data, once per language. */
export const localized = z.strictObject(
  Object.fromEntries(locales.map((locale) => [locale, z.string().min(1)])),
) as unknown as z.ZodType<Localized>;

/** A document of the site, as its path under `docs/`. */
export const page = z.templateLiteral([z.string(), '.mdx']);

/** One of the keys of a table. */
export const keyOf = <Table extends object>(table: Table): z.ZodEnum<{[Key in keyof Table & string]: Key}> =>
  z.enum(Object.keys(table) as (keyof Table & string)[]);

/** The line of a value of a YAML document, or of the nearest one around it. */
function lineAt(document: Document, at: readonly PropertyKey[], counter: LineCounter): number {
  const node = document.getIn(at, true);
  if (isNode(node) && node.range) {
    return counter.linePos(node.range[0]).line;
  }
  return at.length === 0 ? 1 : lineAt(document, at.slice(0, -1), counter);
}

/** What is wrong with a value; with one that may have several forms, what each of them wants unless all are named. */
const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_union' && issue.message === 'Invalid input'
    ? [...new Set(issue.errors.flat().map(reasonOf))].join('; or: ')
    : issue.message;

/**
 * Reads data of YAML.
 *
 * @param name of the file in src/data, without `.yaml`
 * @throws Error with file, line, what came and what is allowed, for each fault of the file
 */
export function loadData<T>(name: string, schema: z.ZodType<T>): T {
  const file = `src/data/${name}.yaml`;
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(path.join(process.cwd(), file), 'utf8'), {
    lineCounter: counter,
  });
  const [fault] = document.errors;
  if (fault) {
    throw new Error(
      `${file}:${fault.linePos?.[0].line ?? 1}: ${fault.message.split('\n')[0]} Allowed: valid YAML.`,
    );
  }
  const tokens = tokensFor(defaultLocale);
  visit(document, {
    // Elements fill the tokens, each in its language; only here is the line of an unknown one known.
    Scalar: (_, {value, range}) =>
      void fillTokens(String(value), tokens, file, counter.linePos(range?.[0] ?? 0).line),
  });
  const read = schema.safeParse(document.toJS());
  if (!read.success) {
    throw new Error(
      read.error.issues
        .map(
          (issue) =>
            `${file}:${lineAt(document, issue.path, counter)}: ${issue.path.map(String).join('.') || 'the file'}: ${reasonOf(issue)}`,
        )
        .join('\n'),
    );
  }
  return read.data;
}
