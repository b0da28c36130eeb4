/** Counts results by kind and section. Pure functions. */
import type {SearchKind} from '../config/search';
import type {Tally} from './engine/engine';
import {kindOf} from './query';

const kindOfTally = ({folder, kind}: Tally): SearchKind => (kind === 'page' ? kindOf(folder, '') : kind);

/**
 * Number of results of a kind in a context. Without a kind only pages count: the list of all has few other rows.
 *
 * @param context path of a section; empty for the whole site
 */
export const countOf = (tallies: readonly Tally[], kind: SearchKind | undefined, context: string): number =>
  tallies
    .filter((tally) => (kind ? kindOfTally(tally) === kind : tally.kind === 'page'))
    .filter(({folder}) => context === '' || folder.startsWith(`${context}/`))
    .reduce((sum, {count}) => sum + count, 0);
