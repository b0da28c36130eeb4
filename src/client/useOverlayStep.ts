import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {afterPaint} from './afterPaint';
import {elementAt} from './currentSection';
import {isForBrowser} from './isForBrowser';
import {useBackCloses} from './useBackCloses';

/** Selector of links that navigate in the same tab; those with role button only open a category. */
const LINK = 'a[href]:not([target], [role=button])';

/**
 * Gives an open side menu, dialog or table of contents an entry in the browser's history: without one, “back” would
 * leave the page below it, even the site where that is its first page. The address of a link in it replaces the entry,
 * so that none is left behind.
 *
 * @param within CSS selector of the overlay
 */
export function useOverlayStep(isOpen: boolean, close: () => void, within: string): void {
  const history = useHistory();
  const back = useBackCloses(isOpen, close);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`${within} ${LINK}`);
      if (!link || isForBrowser(event)) {
        return;
      }
      const {pathname, search, hash, href, lang} = link;
      const isElsewhere = href !== window.location.href;
      // A link to the current address closes the overlay, which goes back to the scroll position of before.
      if ((!isElsewhere && hash === '') || back.take()) {
        event.preventDefault();
      }
      if (!event.defaultPrevented) {
        return;
      }
      if (!isElsewhere) {
        elementAt(hash)?.scrollIntoView();
      } else if (lang === '') {
        afterPaint(() => history.replace(pathname + search + hash));
      } else {
        // The other language is another build, outside this router. The link's own handler sets its hash first.
        setTimeout(() => window.location.replace(link.href));
      }
    };
    // In the capture phase, before the link's own handler.
    document.addEventListener('click', onClick, {capture: true});
    return () => document.removeEventListener('click', onClick, {capture: true});
  });
}
