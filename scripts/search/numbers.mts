/** Numbers for people: shares of a list, sizes, times, ratios, tables. */

/**
 * The value that a share of a list does not exceed.
 *
 * @param values in any order
 * @param share 0.5 for the median, 1 for the largest
 * @returns NaN for an empty list
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @returns NaN for an empty list */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param bytes shown in units of 1,000 */
export const kilobytes = (bytes: number): string =>
  bytes < 999_500 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;

export function milliseconds(value: number): string {
  if (value >= 9999.5) {
    return `${(value / 1000).toFixed(1)} s`;
  }
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
}

/** How many times as much as ours: `4.2×`. */
export const times = (value: number, ours: number): string => `${(value / ours).toFixed(1)}×`;

/** Prints a table; every column but the first aligned to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map(({length}) => length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(line(head));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of rows) {
    console.log(line(row));
  }
}

export const printTitle = (title: string): void => console.log(`\n${title}\n`);
