import {useEffect} from 'react';

/**
 * Leaves the focus to those boxes of tables that scroll: as they are served, all
 * of them take it (src/markdown/scrollableTables.ts). An observer rather than
 * one look: tables also change with the window and with the panel of tabs they
 * are in.
 */
export function useScrollableTables(): void {
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const {target} of entries) {
        if (target.scrollWidth > target.clientWidth) {
          target.setAttribute('tabindex', '0');
        } else {
          target.removeAttribute('tabindex');
        }
      }
    });
    document.querySelectorAll('.table-scroller').forEach((box) => observer.observe(box));
    return () => observer.disconnect();
  }, []);
}
