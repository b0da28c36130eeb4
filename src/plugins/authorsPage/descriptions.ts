/** What the source says of each component: the comment above it. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where components are made. */
const places = ['src/facts', 'src/components', 'src/markdown'];

const COMMENT = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export (?:default )?(?:const|function) )?([A-Z]\w*)\b/g;

/** A comment as Markdown: without the stars, and without what is for those who call. */
const asText = (comment: string): string =>
  comment
    .replaceAll(/^\s*\* ?/gm, '')
    .split(/\n@/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';

/**
 * The comments above components, by the names of these.
 *
 * @param siteDir folder with `src/`
 */
export function descriptionsOf(siteDir: string): ReadonlyMap<string, string> {
  const files = places.flatMap((place) =>
    readdirSync(path.join(siteDir, place), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => path.join(siteDir, place, file)),
  );
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(COMMENT)].map(([, comment = '', name = '']) => [
        name,
        asText(comment),
      ]),
    ),
  );
}
