import * as z from 'zod';
import {loadData, localized} from './load';

const change = z.strictObject({
  /** Day of the change: `2026-11-23`. */
  date: z.iso.date(),
  /** One sentence without markup; it may carry product tokens. */
  text: localized,
  /** Ids of the documents that changed. For 30 days each of them says so at its end. */
  pages: z.array(z.string()).default([]),
});

/** A change for readers, in one sentence. */
export type Change = z.infer<typeof change>;

/** Changes of the documentation, newest first. */
export const changes: readonly Change[] = loadData('changes', z.array(change));

/** Days for which a page says what changed on it. */
const RECENT_DAYS = 30;

/**
 * The newest change of a page that is not older than 30 days.
 *
 * @param today in milliseconds; the day of the build
 */
export function recentChange(
  changes: readonly Change[],
  page: string,
  today = Date.now(),
): Change | undefined {
  const first = new Date(today - RECENT_DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return changes.find(({date, pages}) => pages.includes(page) && date >= first);
}
