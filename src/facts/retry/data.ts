/** How the extension repeats a failed request, while **Retry** is on. Times in seconds. */
export const retry = {first: 10, growth: 2, longest: 600} as const;

/** The waits before the first repetitions, up to the first that is as long as any can be. */
export function retryWaits({first, growth, longest}: Record<keyof typeof retry, number> = retry): number[] {
  const waits = [Math.min(first, longest)];
  while ((waits.at(-1) ?? longest) < longest) {
    waits.push(Math.min((waits.at(-1) ?? 0) * growth, longest));
  }
  return waits;
}
