import {useEffect} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Opens what an element is folded into. @returns whether something was closed */
function unfold(element: Element): boolean {
  const panel = element.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`);
  tab?.click();
  let wasClosed = Boolean(tab);
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}

/** The text of a hash; garbage is nothing. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Readies what the hash of the address leads to: folded parts and panels of tabs open, it is marked with `data-target`
 * (`:target` alone follows no link of the site, which the router opens by script), and an id that has moved
 * (src/config/movedAnchors.json) leads to its new place. A component that draws nothing: as a part of the page's text
 * it would have that drawn anew for every change of the address.
 */
export function HashTarget(): null {
  const {pathname, hash} = useLocation();
  const history = useHistory();
  const {id: page} = useDoc().metadata;
  const home = useBaseUrl('/');

  useEffect(() => {
    const id = idOf(hash);
    const target = id === '' ? null : document.getElementById(id);
    if (!target) {
      return undefined;
    }
    if (unfold(target)) {
      requestAnimationFrame(() => target.scrollIntoView());
    }
    target.dataset.target = '';
    return () => {
      delete target.dataset.target;
    };
  }, [pathname, hash]);

  useEffect(() => {
    const id = idOf(hash);
    if (id === '' || document.getElementById(id)) {
      return undefined;
    }
    let isGone = false;
    import('@site/src/client/movedAnchor').then(
      ({movedAnchor}) => {
        const target = movedAnchor(page, id);
        if (!isGone && target !== undefined) {
          history.replace(home + target);
        }
      },
      // Out of reach: the reader stays at the top of the page, as with any unknown id.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address alone decides
  }, [pathname, hash]);

  return null;
}
