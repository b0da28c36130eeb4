/**
 * `npm run check:content -- [files…]`: what the text of the pages must keep to.
 * Prints `file:line: what came; what is allowed` for each finding.
 */
import {checkContent} from './content/command.mts';

process.exitCode = checkContent(process.argv.slice(2), console);
