/**
 * - `npm run new -- <route>`: a page in both languages, with its place in the sidebar.
 * - `npm run move -- <from> <to>`: a page at another address, with links, sidebar and redirect; moved back, without.
 * - `npm run remove -- <route> --to <other>`: takes a page away; what led to it leads to the other one.
 */
import {parseArgs} from 'node:util';
import {applyEdits, committedPages, namesLeft, readFiles} from './author/files.mts';
import {movePage} from './author/movePage.mts';
import {newPage} from './author/newPage.mts';
import {pageLists} from './author/pageLists.mts';
import {read, type Edits} from './author/project.mts';
import {removePage} from './author/removePage.mts';
import {root} from './prepare.mjs';

const usage = [
  'npm run new -- <route>',
  'npm run move -- <from> <to>',
  'npm run remove -- <route> --to <other route>',
];

/** A route as people type it, `/features/checkpoints`, as the id of a page. */
const idOf = (route: string): string => route.replace(/^\/|\/$|\.mdx$/g, '');

function apply(edits: Edits): void {
  applyEdits(root, edits);
  edits.remove.forEach((file) => console.log(`removed  ${file}`));
  [...edits.write.keys()].forEach((file) => console.log(`wrote    ${file}`));
}

/** Lists lines that people have to look at. */
function list(what: string, lines: readonly string[]): void {
  if (lines.length > 0) {
    console.log(`${what}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

try {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {to: {type: 'string'}}});
  const [command = '', first, second, ...rest] = positionals;
  const files = readFiles(root);
  // Without a history every page may be public.
  const committed = committedPages(root) ?? pageLists.map((file) => read(files, file)).join('');
  const isPair = first !== undefined && second !== undefined && rest.length === 0 && values.to === undefined;
  if (command === 'new' && first !== undefined && second === undefined && values.to === undefined) {
    apply(newPage(idOf(first), files, committed));
    console.log(
      'Now write, and link to it from two other pages: npm run check -- content names what is missing.',
    );
  } else if (command === 'move' && isPair) {
    apply(movePage(idOf(first), idOf(second), files, committed));
    list(`Still named ${idOf(first)}:`, namesLeft(root, idOf(first)));
    console.log('Now look at the difference, then npm test -- quick.');
  } else if (command === 'remove' && first !== undefined && second === undefined && values.to !== undefined) {
    const removal = removePage(idOf(first), idOf(values.to), files, committed);
    apply(removal);
    list(`Led there, and now to ${idOf(values.to)}: read whether they are still true.`, removal.look);
    list(`Still named ${idOf(first)}:`, namesLeft(root, idOf(first)));
    console.log('Now look at the difference, then npm test -- quick.');
  } else {
    throw new Error(`Usage: ${usage.join(' or ')}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
