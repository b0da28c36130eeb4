import {useEffect, useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {elementAt, idOf} from '@site/src/client/currentSection';
import {isAt, restorePlace} from '@site/src/client/placeInPage';

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

/**
 * Keeps the window at an element until the reader scrolls: calculators, tabs of the reader's system and what was folded
 * change the height of the text after a jump, which a browser does not always make up for.
 *
 * @returns what ends it
 */
function stayAt(target: Element): () => void {
  let top = window.scrollY;
  const observer = new ResizeObserver(() => {
    if (window.scrollY === top) {
      target.scrollIntoView({behavior: 'instant'});
      top = window.scrollY;
    } else {
      observer.disconnect();
    }
  });
  observer.observe(target.closest('article') ?? document.body);
  return () => observer.disconnect();
}

/** Counts the links that were followed, the same one twice too. What a tab writes into the query is none. */
function useSteps(): number {
  const location = useLocation();
  const [before, setBefore] = useState(location);
  const [steps, setSteps] = useState(0);
  if (before !== location) {
    setBefore(location);
    if (before.search === location.search) {
      setSteps(steps + 1);
    }
  }
  return steps;
}

/**
 * Readies what the hash of the address leads to: folded parts and panels of tabs open, it is marked with `data-target`
 * (`:target` alone follows no link of the site, which the router opens by script), and an id that has moved
 * (src/config/movedAnchors.json) leads to its new place. A component that renders nothing: as a part of the page's text
 * it would have that rendered anew for every change of the address.
 */
export function HashTarget(): null {
  const {pathname, search, hash} = useLocation();
  const steps = useSteps();
  const history = useHistory();
  const {id: page} = useDoc().metadata;
  const home = useBaseUrl('/');

  useEffect(restorePlace, []);

  useEffect(() => {
    const target = elementAt(hash);
    if (!target) {
      return undefined;
    }
    const leave = unfold(target) || isAt(hash) ? stayAt(target) : undefined;
    target.dataset.target = '';
    return () => {
      leave?.();
      delete target.dataset.target;
    };
  }, [pathname, hash, steps]);

  useEffect(() => {
    const id = idOf(hash);
    if (id === '' || elementAt(hash)) {
      return undefined;
    }
    let isGone = false;
    import('@site/src/client/movedAnchor').then(
      ({movedAnchor}) => {
        const target = movedAnchor(page, id);
        if (!isGone && target !== undefined) {
          history.replace({pathname: home + target.path, search, hash: target.hash});
        }
      },
      // Out of reach: the reader stays at the top of the page, as with any unknown id.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the address alone decides
  }, [pathname, hash]);

  return null;
}
