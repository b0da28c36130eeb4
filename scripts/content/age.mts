/**
 * Facts of vendors grow old. Entries that nobody has compared with the
 * vendor's documentation for a while are named; a build says nothing of them.
 */
import {freshness} from '../../src/config/freshness.ts';

interface Checked {
  id: string;
  /** `2026-11` */
  checked: string;
}

const day = 24 * 60 * 60 * 1000;

/** The first moment after a month, in UTC. */
function endOf(month: string): number {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  return Date.UTC(year, number);
}

/** The entries that are due, each with the month of its last check, oldest first. */
export function dueEntries(entries: readonly Checked[], today: Date): Checked[] {
  return entries
    .filter(({checked}) => today.getTime() - endOf(checked) > freshness.providerDays * day)
    .toSorted((a, b) => a.checked.localeCompare(b.checked));
}

/** A note on the entries that are due, or `undefined` if there are none. */
export function ageNote(entries: readonly Checked[], today: Date): string | undefined {
  const due = dueEntries(entries, today);
  return due.length === 0
    ? undefined
    : `src/facts/providers/data.ts: older than ${freshness.providerDays} days, to compare with the vendor's documentation: ${due
        .map(({id, checked}) => `${id} (${checked})`)
        .join(', ')}`;
}
