import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {elementAt} from './currentSection';
import {useBackCloses} from './useBackCloses';

/** Of the site, and not one that only unfolds a category. */
const LINK = 'a[href]:not([target], [role=button])';

/**
 * Makes an open side menu, dialog or list of contents a step in the browser's history: without one, “back” would leave
 * the page below it, and the site where that is the first one of it. A link in it takes the step's place: none is left
 * behind.
 *
 * @param within selector of what is open
 */
export function useOverlayStep(isOpen: boolean, close: () => void, within: string): void {
  const history = useHistory();
  const back = useBackCloses(isOpen, close);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onClick = (event: MouseEvent) => {
      const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
      const link = (event.target as Element).closest<HTMLAnchorElement>(`${within} ${LINK}`);
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) {
        return;
      }
      const {pathname, search, hash, href, lang} = link;
      const isElsewhere = href !== window.location.href;
      // A link of the current address closes what is open, and that takes the step back: to where the page was.
      if ((!isElsewhere && hash === '') || back.take()) {
        event.preventDefault();
      }
      if (!event.defaultPrevented) {
        return;
      }
      if (!isElsewhere) {
        elementAt(hash)?.scrollIntoView();
      } else if (lang === '') {
        history.replace(pathname + search + hash);
      } else {
        // The other language is another build, outside this router. Its link settles its own address first.
        setTimeout(() => window.location.replace(link.href));
      }
    };
    // Before the link's own.
    document.addEventListener('click', onClick, {capture: true});
    return () => document.removeEventListener('click', onClick, {capture: true});
  });
}
