import {useEffect} from 'react';
import {setTableRoles} from '@site/src/client/tableRoles';

/** What may be wider than its place: src/remark/tableBoxes.ts, src/remark/pictures/parts.ts. */
const BOXES = '.table-scroller, .pic-code';

/**
 * Has tables that are rendered as cards stay tables to be heard, and leaves the focus to those boxes of tables and of
 * drawn code that scroll: as they are served, all of them take it. An observer rather than one look: boxes also
 * change with the window, with the panel of tabs they are in, and when their font arrives, which changes the table
 * but not its box.
 */
export function useBoxes(): void {
  useEffect(() => {
    setTableRoles(document);
    const observer = new ResizeObserver((entries) => {
      for (const box of new Set(entries.map(({target}) => target.closest(BOXES)))) {
        if (box && box.scrollWidth > box.clientWidth) {
          box.setAttribute('tabindex', '0');
        } else {
          box?.removeAttribute('tabindex');
        }
      }
    });
    document.querySelectorAll(`${BOXES}, .table-scroller > table`).forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, []);
}
