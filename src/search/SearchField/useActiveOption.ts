import {useEffect, useState} from 'react';
import {optionId} from './Popup';

interface ActiveOption {
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
}

/**
 * The active option of a list, which scrolls into view.
 *
 * @param id id of the field
 * @param count number of the options
 * @param visit the text that the list is for, undefined without focus: when it changes, no option is active
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
