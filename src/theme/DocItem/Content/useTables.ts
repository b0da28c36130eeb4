import {useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sayTableRoles} from '@site/src/client/tableRoles';

/**
 * Has tables that are drawn as cards stay tables to be heard, and leaves the focus to those boxes of tables that scroll: as they are served, all
 * of them take it (src/markdown/tableBoxes.ts). An observer rather than
 * one look: tables also change with the window, with the panel of tabs they
 * are in, and when their font arrives, which changes the table but not its box.
 */
export function useTables(): void {
  // After hydration the theme draws its tabs anew, and the tables in them.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    sayTableRoles(document);
    const observer = new ResizeObserver((entries) => {
      for (const box of new Set(entries.map(({target}) => target.closest('.table-scroller')))) {
        if (box && box.scrollWidth > box.clientWidth) {
          box.setAttribute('tabindex', '0');
        } else {
          box?.removeAttribute('tabindex');
        }
      }
    });
    document
      .querySelectorAll('.table-scroller, .table-scroller > table')
      .forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, [isBrowser]);
}
