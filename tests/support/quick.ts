/** Milliseconds of processor that the quickest of seven runs takes: a busy machine is no fault of the code. */
export function quickest(run: () => unknown): number {
  const times = [0, 1, 2, 3, 4, 5, 6].map(() => {
    const {user, system} = process.cpuUsage();
    run();
    const spent = process.cpuUsage({user, system});
    return (spent.user + spent.system) / 1000;
  });
  return Math.min(...times);
}

/** What no calculator takes longer for with a text of `LONGEST_TEXT` characters. */
export const MOST = 50;
