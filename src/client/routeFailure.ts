/**
 * Whether the page that the reader chose could not be loaded. Kept outside
 * React: the code that finds out runs before and beside the component tree.
 */
let failure: Error | undefined;
const listeners = new Set<() => void>();

function set(next: Error | undefined): void {
  if (next !== failure) {
    failure = next;
    listeners.forEach((listener) => listener());
  }
}

/** Shows the notice. */
export const offerRetry = (error: unknown): void =>
  set(error instanceof Error ? error : new Error(String(error)));

/** Hides the notice. */
export const withdrawRetry = (): void => set(undefined);

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentFailure = (): Error | undefined => failure;
