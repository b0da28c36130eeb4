import {createHash} from 'node:crypto';
import {parse} from 'yaml';

/** Keys of the front matter that are translated; keywords and questions are each language's own. */
const translated = ['title', 'description', 'sidebar_label'] as const;

/** A page's front matter and its body. */
export function splitFrontMatter(raw: string): {
  frontMatter: Readonly<Record<string, unknown>>;
  body: string;
} {
  const [, yaml, body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(raw.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined) {
    return {frontMatter: {}, body: raw};
  }
  const read: unknown = parse(yaml);
  return {frontMatter: typeof read === 'object' ? {...read} : {}, body};
}

/** Ten hexadecimal digits of a text. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * The hash of what a translator of a page translates: title, description, label and body, without regard
 * to spaces at the ends of lines and empty lines. A Portuguese page says in `source` which English page it
 * was written against.
 *
 * @param raw the English file, as it stands on disk
 * @returns ten hexadecimal digits
 */
export function sourceHash(raw: string): string {
  const {frontMatter, body} = splitFrontMatter(raw);
  const lines = body.split('\n').map((line) => line.trimEnd());
  return shortHash(
    JSON.stringify([translated.map((key) => frontMatter[key] ?? null), lines.filter((line) => line !== '')]),
  );
}
