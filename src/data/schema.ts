/** What the schemas of the data have in common. */
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import {locales} from '../config/locales';
import type {Localized} from './localized';

/** The fields of a text, one for each language. */
export const languages = Object.fromEntries(locales.map((locale) => [locale, z.string().min(1)]));

/** A text of the data, once per language. */
export const localized = z.strictObject(languages) as unknown as z.ZodType<Localized>;

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

/** What a schema refuses of a file of YAML or JSON, as `file:line: where: what is wrong`. */
export function faultsOf(file: string, text: string, {issues}: z.core.$ZodError): string[] {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  return issues.map(
    (issue) =>
      `${file}:${lineAt(document, issue.path, counter)}: ${issue.path.map(String).join('.') || 'the file'}: ${reasonOf(issue)}`,
  );
}
