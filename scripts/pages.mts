/**
 * `npm run new -- <kind> <route>`: a page in both languages, with its place in the sidebar.
 * `npm run move -- <from> <to>`: a page at another address, with links, sidebar and redirect.
 */
import {specifiedRoutes} from '../tests/data/specification.ts';
import {applyEdits, readFiles} from './author/files.mts';
import {movePage, newPage} from './author/pages.mts';
import {projectRoot} from './content/read.mts';

const usage = {new: 'npm run new -- <kind> <route>', move: 'npm run move -- <from> <to>'};

/** A route as people type it, `/features/checkpoints`, as the id of a page. */
const idOf = (route: string): string => route.replace(/^\/|\/$|\.mdx$/g, '');

const [command = '', first, second, ...rest] = process.argv.slice(2);
try {
  if (!(command in usage) || first === undefined || second === undefined || rest.length > 0) {
    throw new Error(`Usage: ${Object.values(usage).join(' or ')}`);
  }
  const files = readFiles(projectRoot);
  const edits =
    command === 'new'
      ? newPage(first, idOf(second), files)
      : movePage(idOf(first), idOf(second), files, specifiedRoutes);
  applyEdits(projectRoot, edits);
  edits.remove.forEach((file) => console.log(`removed  ${file}`));
  [...edits.write.keys()].forEach((file) => console.log(`wrote    ${file}`));
  console.log(
    command === 'new'
      ? 'Now write: npm run check -- content names what is missing.'
      : 'Now look at the difference, then npm test -- quick.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
