/**
 * `npm run check:content -- [files…]`: what the text of the pages must keep to.
 * Prints `file:line: what came; what is allowed` for each finding. With
 * `--rewritten`, the files are held to the rules of the second edition, whether
 * or not they are still on the list of the first.
 */
import {checkContent} from './content/command.mts';

process.exitCode = checkContent(process.argv.slice(2), console);
