/** The order of the pages that were found. */
import type {Ranked} from './rank';

/** The better page first; of two that are as good, the one that comes first in the sidebar. */
export const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.page - b.page;
