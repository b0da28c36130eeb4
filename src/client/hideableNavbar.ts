/**
 * Replaces `@docusaurus/theme-common/lib/hooks/useHideableNavbar.js` in the
 * browser (src/plugins/docusaurusInternals).
 *
 * The navbar hides on scroll down and comes back on scroll up and near the top.
 * The original also hides it when the address names a heading; the
 * specification shows it then, and `scroll-margin` keeps the
 * heading clear of it.
 */
import {useCallback, useEffect, useRef, useState} from 'react';
import {elementAt} from '@site/src/client/currentSection';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';

/** The result of the hook, as the theme's navbar uses it. */
interface HideableNavbar {
  readonly navbarRef: (node: HTMLElement | null) => void;
  readonly isNavbarVisible: boolean;
}

/** Whether the heading of the address's hash is in the upper third of the window, where a link to it scrolls. */
function isAtTarget(): boolean {
  const top = elementAt(window.location.hash)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight / 3;
}

/** Whether the navbar is in view, for the theme and, as `data-navbar`, for style sheets. @param hideOnScroll its setting */
export function useHideableNavbar(hideOnScroll: boolean): HideableNavbar {
  const [isNavbarVisible, setIsNavbarVisible] = useState(hideOnScroll);
  const height = useRef(0);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node) {
      height.current = node.getBoundingClientRect().height;
    }
  }, []);

  useScrollPosition(({scrollY}, last) => {
    if (!hideOnScroll) {
      return;
    }
    if (scrollY < height.current) {
      setIsNavbarVisible(true);
    } else if (isAtTarget()) {
      // The browser scrolls to the heading, again when the page grows: this is not the reader scrolling.
      return;
    } else if (last && last.scrollY > 0 && scrollY >= last.scrollY) {
      setIsNavbarVisible(false);
    } else if (scrollY + window.innerHeight < document.documentElement.scrollHeight - height.current) {
      // Not at the very end: there a rubber band springs back.
      setIsNavbarVisible(true);
    }
  });

  useLocationChange(() => {
    if (hideOnScroll) {
      setIsNavbarVisible(true);
    }
  });

  // Sticky elements below the navbar move with it.
  useEffect(() => {
    document.documentElement.dataset.navbar = isNavbarVisible ? 'shown' : 'hidden';
  }, [isNavbarVisible]);

  return {navbarRef, isNavbarVisible};
}
