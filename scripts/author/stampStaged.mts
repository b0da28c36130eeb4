/** What .githooks/pre-commit runs first: the translations of the commit are recorded as written against its English. */
import {projectRoot} from '../content/read.mts';
import {stampStaged} from './stamp.mts';

stampStaged(projectRoot).forEach((file) => console.log(`stamped  ${file}`));
