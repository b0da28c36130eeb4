import {useEffect, useState} from 'react';
import {optionId} from './Popup';

interface ActiveOption {
  /** Number of the active line; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
}

/**
 * The active line of a list, which scrolls into view.
 *
 * @param id of the field
 * @param count of the lines
 * @param visit what the active line was chosen for: with another visit none is active
 */
export function useActiveOption(id: string, count: number, visit: string | undefined): ActiveOption {
  const [chosen, setActive] = useState(-1);
  const active = chosen < count ? chosen : -1;

  const [lastVisit, setLastVisit] = useState(visit);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    setActive(-1);
  }

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(optionId(id, active))?.scrollIntoView({block: 'nearest'});
    }
  }, [active, id]);

  return {active, setActive};
}
