import {useEffect} from 'react';

/**
 * Lets the tables of a document that are wider than their place be scrolled by
 * keyboard (WCAG 2.1.1): a table takes the focus while it overflows, and only
 * then. An observer rather than one look: tables also change with the window
 * and with the panel of tabs they are in.
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
    document.querySelectorAll('.theme-doc-markdown table').forEach((table) => observer.observe(table));
    return () => observer.disconnect();
  }, []);
}
