/** Asks a host what is expected of it, and says how many answers were right. */
import {CACHING, type Header, type Page} from '../../deploy/table';
import {headerOf, type Ask} from './ask.mts';
import {cacheIs, isSafe, statusIs, type Expectation} from './judges.mts';

export interface Tally {
  readonly group: string;
  asked: number;
  readonly problems: string[];
}

/** The tally of a group, which is begun with the first question. */
export function tallyOf(tallies: Map<string, Tally>, group: string): Tally {
  const tally = tallies.get(group) ?? {group, asked: 0, problems: []};
  tallies.set(group, tally);
  return tally;
}

/** Counts an answer, and what is wrong with it. */
export function count(tally: Tally, asked: string, wrong: readonly (string | false | undefined)[]): void {
  const problems = wrong.filter((problem) => typeof problem === 'string');
  tally.asked += 1;
  if (problems.length > 0) {
    tally.problems.push(`${asked}: ${problems.join('; ')}`);
  }
}

/**
 * Asks for pages a second time, as a browser that has them: the answer is a 304, with what a new one would say. Who
 * wants the same as Markdown does not have it yet.
 */
export async function askAgain(ask: Ask, pages: readonly Page[], headers: readonly Header[]): Promise<Tally> {
  const tally: Tally = {group: 'asked again', asked: 0, problems: []};
  for (const {address, text} of pages) {
    const encoding = {'accept-encoding': 'br, gzip'};
    const tag = headerOf(await ask(address, encoding), 'ETag');
    const second = await ask(address, {...encoding, 'if-none-match': tag});
    const other = text && (await ask(address, {...encoding, accept: 'text/markdown', 'if-none-match': tag}));
    count(tally, `${address} (${tag || 'no ETag'})`, [
      statusIs(304)(second),
      cacheIs(CACHING.changing)(second),
      isSafe(headers)(second),
      other && other.status !== 200 && 'its Markdown has the same ETag',
    ]);
  }
  return tally;
}

/** Asks everything, a few questions at once. */
export async function askAll(
  ask: Ask,
  expectations: readonly Expectation[],
  {headers, atOnce = 8}: {headers: readonly Header[]; atOnce?: number},
): Promise<Tally[]> {
  const tallies = new Map<string, Tally>();
  const waiting = expectations.values();
  async function work(): Promise<void> {
    for (const {group, path: asked, headers: sent, method, judge} of waiting) {
      const tally = tallyOf(tallies, group);
      try {
        const answer = await ask(asked, sent, method);
        // Some servers refuse what is no HTTP before any rule of theirs is read.
        const isRefused = answer.status === 400;
        const question = sent ? `${asked} (${Object.values(sent).join()})` : asked;
        count(tally, question, [...judge(answer), !isRefused && isSafe(headers)(answer)]);
      } catch (error) {
        count(tally, asked, [error instanceof Error ? error.message : String(error)]);
      }
    }
  }
  await Promise.all(Array.from({length: atOnce}, work));
  return [...tallies.values()];
}

/** Problems of one kind that are printed; the rest are counted. */
const SHOWN = 5;

/**
 * Prints a line for each group, or one for all, and the first problems of each.
 *
 * @returns how many problems there are
 */
export function report(name: string, tallies: readonly Tally[], {isBrief = false} = {}): number {
  const count = tallies.reduce((sum, {problems}) => sum + problems.length, 0);
  const total = tallies.reduce((sum, {asked}) => sum + asked, 0);
  for (const {group, asked, problems} of tallies) {
    if (!isBrief || problems.length > 0) {
      console.log(`${name}: ${group}: ${asked - problems.length} of ${asked}`);
    }
    problems.slice(0, SHOWN).forEach((problem) => console.error(`  ${problem}`));
    if (problems.length > SHOWN) {
      console.error(`  and ${problems.length - SHOWN} more`);
    }
  }
  console.log(`${name}: ${total - count} of ${total} answers right`);
  return count;
}
