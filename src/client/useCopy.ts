import {useEffect, useState} from 'react';

/** Milliseconds for which a button says what became of its press. */
const SAID = 2500;

/**
 * A button that copies, and says for a moment what became of it.
 *
 * @param copy what the press does; a rejection is a failure
 * @returns the outcome of the last press, while it is said, and the press
 */
export function useCopy(copy: () => Promise<void>): ['copied' | 'failed' | undefined, () => void] {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    const timer = outcome ? setTimeout(() => setOutcome(undefined), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);
  const press = () => {
    // Said anew when it is pressed again.
    setOutcome(undefined);
    void copy().then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return [outcome, press];
}
