import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Marks the row of a table that the address leads to, with `data-target`.
 * `:target` alone follows no link of the site, which the router opens by script.
 */
export function useTargetRow(): void {
  const {pathname, hash} = useLocation();
  useEffect(() => {
    const row = document.getElementById(hash.slice(1));
    if (!(row instanceof HTMLTableRowElement)) {
      return undefined;
    }
    row.dataset.target = '';
    return () => {
      delete row.dataset.target;
    };
  }, [pathname, hash]);
}
