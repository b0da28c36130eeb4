/** The order of the pages that were found. */
import type {Ranked} from './rank';

type Scored = Pick<Ranked, 'score' | 'page'>;

/** The better page first; of two that are as good, the one that comes first in the sidebar. */
export const byScore = (a: Scored, b: Scored): number => b.score - a.score || a.page - b.page;
