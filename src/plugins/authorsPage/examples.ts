/** The shortest use of each component in the pages of a language: what the page for authors shows of it. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, type Locale} from '../../config/locales';
import {markdownLines} from '../../markdown/fences';

/** A use of a component in a page. */
export interface Example {
  /** File of the page, from the folder of the site. */
  readonly file: string;
  /** Line of the use, from 1. */
  readonly line: number;
  /** As its author wrote it, without the indentation of where it stands. */
  readonly source: string;
}

/** Lines of a page, from 0, with both ends. */
interface Stretch {
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** What gives its parts their place: they are shown in it. */
const wholes = ['Figure', 'Formulas', 'Tabs'];

/** Names of the elements that begin in a line. */
const namesIn = (line: string): string[] => [...line.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);

/** An element from its own line on, or a line of text with elements. Tables and headings are no place to show one. */
function stretchAt(lines: readonly string[], start: number): Stretch | undefined {
  const line = lines[start] ?? '';
  const [, margin = '', name] = /^(\s*)<([A-Z]\w*)/.exec(line) ?? [];
  const names = namesIn(line);
  if (name === undefined) {
    return names.length === 0 || /^\s*(?:\||#|:::)/.test(line) ? undefined : {names, start, end: start};
  }
  if (line.includes(`</${name}>`) || line.endsWith('/>')) {
    return {names, start, end: start};
  }
  const length = lines.slice(start).findIndex((other) => other.startsWith(`${margin}</${name}>`));
  return length < 0 ? undefined : {names: [name], start, end: start + length};
}

/** The lines of a stretch, as if it stood at the margin and in no list. */
function sourceOf(lines: readonly string[], {start, end}: Stretch): string {
  const [first = '', ...rest] = lines.slice(start, end + 1);
  const margin = /^\s*(?:(?:[-*]|\d+\.)\s+)?/.exec(first)?.[0].length ?? 0;
  const cut = (line: string) => (line.slice(0, margin).trim() === '' ? line.slice(margin) : line);
  return [first.slice(margin), ...rest.map(cut)].join('\n');
}

/** The uses in a page: of each component the stretch to show, and the line in which it stands. */
function usesIn(text: string): {name: string; line: number; source: string}[] {
  const lines = text.split('\n');
  const isMarkdown = markdownLines();
  const stretches = lines.flatMap((line, index) => (isMarkdown(line) ? (stretchAt(lines, index) ?? []) : []));
  return stretches.flatMap((use) => {
    const whole = stretches.find(
      ({names, start, end}) => wholes.includes(names[0] ?? '') && start <= use.start && use.end <= end,
    );
    const source = sourceOf(lines, whole ?? use);
    return use.names.map((name) => ({name, line: use.start + 1, source}));
  });
}

/**
 * The shortest use of each component.
 *
 * @param siteDir folder with the pages
 */
export function examplesOf(siteDir: string, locale: Locale): ReadonlyMap<string, Example> {
  const examples = new Map<string, Example>();
  const folder = path.join(siteDir, docsFolder[locale]);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.replaceAll('\\', '/'),
  );
  for (const page of pages.filter((file) => file.endsWith('.mdx')).sort()) {
    const text = readFileSync(path.join(folder, page), 'utf8').replaceAll('\r\n', '\n');
    for (const {name, line, source} of usesIn(text)) {
      if (source.length < (examples.get(name)?.source.length ?? Infinity)) {
        examples.set(name, {file: `${docsFolder[locale]}/${page}`, line, source});
      }
    }
  }
  return examples;
}
