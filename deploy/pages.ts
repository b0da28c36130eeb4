/** Files that Netlify and Cloudflare Pages read from the folder that they publish. */
import {CACHING, hashedFolders, listLink, made, SHARING, type Header, type Recipe, type Table} from './table';

/** Cloudflare refuses longer lines. */
const LONGEST_LINE = 2000;

/** Files that a host cannot tell the type of, or not their letters. */
const namedTypes = ({types}: Pick<Table, 'types'>) =>
  types.filter(({extension}) => ['md', 'txt'].includes(extension));

/** Blocks of a `_headers` file: a pattern, and lines of headers. */
function headersFile(blocks: readonly {path: string; lines: readonly string[]}[], host: string): string {
  const text = `# ${made(host)}\n\n${blocks
    .map(({path, lines}) => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')}`;
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers may have ${LONGEST_LINE} characters; this one has ${long.length}: ${long}`,
    );
  }
  return text;
}

/** The list of a language's texts, on all that is below its base: patterns know no more of a page. */
const linkBlocks = (languages: Table['languages'], drop: readonly string[] = []) =>
  languages.map(({base}, index) => ({
    path: `${base}*`,
    lines: [...(index > 0 ? drop : []), line({name: 'Link', value: listLink(base)})],
  }));

const line = ({name, value}: Header): string => `${name}: ${value}`;

const redirectLines = ({moved}: Pick<Table, 'moved'>): string =>
  moved.map(({from, to}) => `${from} ${to} 301\n`).join('');

/**
 * For Netlify. A header of two blocks is sent twice there, so what the pictures of links want (`cross-origin`) is
 * sent for no file: programs that show links do not ask for it.
 */
export function netlify(table: Table): Recipe {
  const {languages, headers} = table;
  return {
    _headers: headersFile(
      [
        {path: '/*', lines: [...headers, {name: SHARING.name, value: SHARING.own}].map(line)},
        ...linkBlocks(languages),
        ...hashedFolders(table).map((folder) => ({
          path: `${folder}*`,
          lines: [line({name: 'Cache-Control', value: CACHING.hashed})],
        })),
        ...namedTypes(table).map(({extension, type}) => ({
          path: `/*.${extension}`,
          lines: [line({name: 'Content-Type', value: type})],
        })),
      ],
      'netlify',
    ),
    _redirects: `# ${made('netlify')}\n${redirectLines(table)}${[...languages]
      .sort((a, b) => b.base.length - a.base.length)
      .map(({base, notFound}) => `${base}* ${notFound} 404\n`)
      .join('')}`,
  };
}

/** For Cloudflare Pages, which finds the not-found page of each language itself. */
export function cloudflare(table: Table): Recipe {
  const {languages, headers, shared} = table;
  return {
    _headers: headersFile(
      [
        {path: '/*', lines: [...headers, {name: SHARING.name, value: SHARING.own}].map(line)},
        ...linkBlocks(languages, ['! Link']),
        ...hashedFolders(table).map((folder) => ({
          path: `${folder}*`,
          lines: ['! Cache-Control', line({name: 'Cache-Control', value: CACHING.hashed})],
        })),
        ...namedTypes(table).map(({extension, type}) => ({
          path: `/*.${extension}`,
          lines: ['! Content-Type', line({name: 'Content-Type', value: type})],
        })),
        ...shared.map((folder) => ({
          path: `${folder}*`,
          lines: [`! ${SHARING.name}`, line({name: SHARING.name, value: SHARING.shared})],
        })),
      ],
      'cloudflare',
    ),
    _redirects: `# ${made('cloudflare')}\n${redirectLines(table)}`,
  };
}
