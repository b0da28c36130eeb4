/** What nothing takes longer for with the longest text that a field takes: so many times the time of `reference`. */
export const MOST = 5;

const numbers = Array.from({length: 50_000}, (_, number) => number / 3);

/** Plain work, 10 ms of a quiet processor: what else the machine does slows it down as well. */
const reference = (): unknown => JSON.parse(JSON.stringify(numbers));

/** Milliseconds of processor that a run takes. */
function spentOn(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as long as `reference` a run takes, in turns with it: of the first of seven that is quick enough, or
 * else of the quickest.
 */
export function quickest(run: () => unknown): number {
  let least = Infinity;
  for (let left = 7; left > 0 && least >= MOST; left -= 1) {
    const base = spentOn(reference);
    least = Math.min(least, spentOn(run) / base);
  }
  return least;
}
