import {useEffect, useState} from 'react';

/** Milliseconds for which the outcome is shown. */
const SAID = 2500;

/**
 * State of a button that copies, and shows the outcome for a moment.
 *
 * @param copy copies; a rejection counts as a failure
 * @returns the outcome of the last press, undefined when it is no longer shown; and the handler of the press
 */
export function useCopy(copy: () => Promise<void>): ['copied' | 'failed' | undefined, () => void] {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    const timer = outcome ? setTimeout(() => setOutcome(undefined), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);
  const press = () => {
    // Cleared first, so that the same outcome is announced again.
    setOutcome(undefined);
    void copy().then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return [outcome, press];
}
