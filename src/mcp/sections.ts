/** The sections of a page's text. */
import {markdownLines} from '../remark/fences';

interface Heading {
  /** Number of its line. */
  readonly at: number;
  readonly level: number;
  readonly words: string;
  readonly id: string | undefined;
}

/** The headings of a text. What looks like one in a fence is none. */
function headingsIn(lines: readonly string[]): Heading[] {
  const isMarkdown = markdownLines();
  return lines.flatMap((line, at) => {
    const signs = isMarkdown(line) && /^#{1,6}(?= )/.exec(line)?.[0];
    if (!signs) {
      return [];
    }
    const mark = line.endsWith('}') ? line.lastIndexOf('{#') : -1;
    const [words, id] = mark < 0 ? [line] : [line.slice(0, mark), line.slice(mark + 2, -1)];
    return [{at, level: signs.length, words: words.slice(signs.length).trim(), id}];
  });
}

/**
 * A section of a text, with the sections below it.
 *
 * @param wanted id of its heading, or its words
 * @param page for the message
 * @throws Error that says which sections there are
 */
export function sectionOf(text: string, wanted: string, page: string): string {
  const lines = text.split('\n');
  const headings = headingsIn(lines);
  const name = wanted.replace(/^#/, '').toLowerCase();
  const first =
    headings.find(({id}) => id?.toLowerCase() === name) ??
    headings.find(({words}) => words.toLowerCase() === name);
  if (!first) {
    const ids = headings.flatMap(({id}) => id ?? []);
    throw new Error(
      `"${page}" has no section "${wanted}"; ${ids.length > 0 ? `allowed: ${ids.join(', ')}` : 'it has none: read it whole'}.`,
    );
  }
  const next = headings.find(({at, level}) => at > first.at && level <= first.level);
  return lines.slice(first.at, next?.at).join('\n').trim();
}
