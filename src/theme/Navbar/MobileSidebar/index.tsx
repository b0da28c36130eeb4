/**
 * Wraps the mobile side menu: the original leaves the focus behind its backdrop
 * and knows no Escape. Here the focus moves into the menu when it opens and when
 * its panel changes, the current page's link is in view, Escape closes the menu
 * and gives the focus back, and it closes when the focus leaves. “Back” closes it too (src/client/useOverlayStep.ts).
 * The original is rendered with the page; this one when it opens, or before that once there is time for it.
 */
import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {showCurrent} from '@site/src/client/showCurrent';
import {useOverlayStep} from '@site/src/client/useOverlayStep';
import {useIdle} from '@site/src/client/whenIdle';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown, content} = useNavbarSecondaryMenu();
  const isIdle = useIdle(content !== undefined);
  const [hasOpened, setHasOpened] = useState(false);
  if (shown && !hasOpened) {
    setHasOpened(true);
  }
  const wasShown = useRef(false);
  useOverlayStep(shown, toggle, '.navbar-sidebar');

  useEffect(() => {
    if (!shown) {
      // Only where the closing menu has taken the focus with it.
      if (wasShown.current && document.activeElement?.matches('body, .navbar-sidebar *')) {
        find('.navbar__toggle')?.focus();
      }
      wasShown.current = false;
      return undefined;
    }
    wasShown.current = true;
    // The menu becomes visible with the next frame; before that it takes no focus.
    // The other panel takes the focus with it too when it goes.
    const frame = requestAnimationFrame(() => {
      find('.navbar-sidebar__close')?.focus();
      showCurrent('.navbar-sidebar__item:last-child');
    });
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
      }
    };
    const onFocusIn = ({target}: FocusEvent) => {
      if (!(target as Element).closest('.navbar-sidebar, .navbar__toggle')) {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [shown, secondaryShown, toggle]);

  return isIdle || hasOpened ? <MobileSidebar /> : null;
}

// The navbar around it is rendered anew for every change of the address.
export default memo(MobileSidebarWrapper);
