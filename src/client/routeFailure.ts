/**
 * Whether the page that the reader chose could not be loaded. Kept outside
 * React: the code that finds out runs before and beside the component tree.
 */
export interface Failure {
  readonly error: Error;
  /**
   * What the reader has meanwhile: the page that a link was followed from, or
   * the chosen page as the server sent it, which has not come to life.
   */
  readonly shown: 'previous' | 'served';
}

let failure: Failure | undefined;
const listeners = new Set<() => void>();

function set(next: Failure | undefined): void {
  if (next !== failure) {
    failure = next;
    listeners.forEach((listener) => listener());
  }
}

/** Shows the notice. */
export const offerRetry = (error: unknown, shown: Failure['shown']): void =>
  set({error: error instanceof Error ? error : new Error(String(error)), shown});

/** Hides the notice. */
export const withdrawRetry = (): void => set(undefined);

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the notice is about, undefined when none is to be shown; the same object until that changes. */
export const currentFailure = (): Failure | undefined => failure;
