/**
 * A failure to load the page that the reader chose. Its state is kept outside
 * React, because the code that detects it runs before hydration, too.
 */
export interface Failure {
  readonly error: Error;
  /**
   * The page that stays: the one whose link was followed, or the chosen page as
   * the server sent it, without hydration.
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

/** Reports a failure, so that the notice is shown. */
export const offerRetry = (error: unknown, shown: Failure['shown']): void =>
  set({error: error instanceof Error ? error : new Error(String(error)), shown});

/** Hides the notice. */
export const withdrawRetry = (): void => set(undefined);

/** Calls a listener at every change, for `useSyncExternalStore`. @returns the function that ends this */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The failure that the notice is about, undefined without one; the same object until it changes. */
export const currentFailure = (): Failure | undefined => failure;
