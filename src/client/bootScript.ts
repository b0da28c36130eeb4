// cspell:ignore contenteditable
const root = document.documentElement;

// For the bundle (src/plugins/docusaurusInternals), when it asks again for one that failed.
const integrities: Record<string, string> = (window.integrities = {});

/** Marks the document with what the style sheet has to know before the page is painted. */
function markDocument(isApple: boolean): void {
  // The keys that the search field names.
  if (isApple) {
    root.dataset.apple = '';
  }
  // The results page waits for its query (src/components/SearchResults/styles.module.css).
  if (new URLSearchParams(location.search).get('q')) {
    root.dataset.asked = '';
  }
}

/** Names the policy for Trusted Types. */
function createTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      /<(script|iframe|object|embed)\b/i.test(html) && !/^<script><\/script>$/.test(html) ? null : html,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

const isSingleKeyOff = (): boolean => {
  try {
    return localStorage.getItem('shortcuts.single') === 'off';
  } catch {
    return false;
  }
};

/** Whether the keys pressed focus the search field. */
function isSearchKey({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent, isApple: boolean) {
  const [modifier, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const isShortcut = (key === 'k' || key === 'K') && modifier && !other && !altKey && !shiftKey;
  const isInField = (target as Element).closest?.('input,textarea,select,[contenteditable]');
  return isShortcut || (key === '/' && !metaKey && ctrlKey === altKey && !isInField && !isSingleKeyOff());
}

/**
 * Keeps what is pressed until the page is alive, and presses it again then.
 *
 * @returns what to do when the page will not come alive
 */
function keepEarlyInput(isApple: boolean): () => void {
  const pressed: HTMLElement[] = [];
  const wait = (element: HTMLElement) => element.setAttribute('aria-busy', 'true');

  const onKey = (event: KeyboardEvent) => {
    const field = document.querySelector<HTMLInputElement>('nav [role="combobox"]');
    if (field && isSearchKey(event, isApple)) {
      event.preventDefault();
      field.focus({preventScroll: true});
      field.select();
      wait(field);
    }
  };

  const onClick = ({target}: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('.navbar__toggle, [data-early]');
    if (button) {
      pressed.push(button);
      wait(button);
    }
  };

  const settle = () => {
    removeEventListener('keydown', onKey);
    removeEventListener('click', onClick);
    changes.disconnect();
    document.querySelectorAll('nav [aria-busy]').forEach((element) => element.removeAttribute('aria-busy'));
  };

  const fail = () => {
    settle();
    document.querySelectorAll('noscript').forEach((alternative) => {
      alternative.outerHTML = alternative.textContent;
    });
    document.querySelectorAll<HTMLButtonElement>('[data-early]').forEach((button) => {
      button.disabled = true;
    });
  };

  // Docusaurus takes the attribute away for a moment.
  const changes = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      settle();
      pressed.forEach((button) => button.click());
    } else if (root.dataset.hasHydrated === 'failed') {
      fail();
    }
  });

  addEventListener('keydown', onKey);
  addEventListener('click', onClick);
  changes.observe(root, {attributeFilter: ['data-has-hydrated']});
  document.addEventListener('DOMContentLoaded', () => {
    // Docusaurus turns the color button off until the page is alive.
    document.querySelectorAll<HTMLButtonElement>('nav button:disabled').forEach((button) => {
      button.disabled = false;
      button.dataset.early = '';
    });
  });
  return fail;
}

/** Puts scripts that run in the place of those that the page names. @param fail what to do when the bundle is lost */
function startScripts(fail: () => void): void {
  document.querySelectorAll<HTMLScriptElement>('script[nomodule]').forEach((named) => {
    const src = named.getAttribute('src') ?? '';
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrities[src] = named.integrity;
    script.async = false;
    script.onerror = () => {
      // The bundle's own attempt is the one that counts, and needs the place.
      script.remove();
      if (/main\.\w+\.js$/.test(src)) {
        root.dataset.hasHydrated = 'lost';
        fail();
      }
    };
    named.replaceWith(script);
  });
}

/** Runs something once, after the first paint. */
function afterFirstPaint(run: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (!hasRun) {
      hasRun = true;
      run();
    }
  };
  // A page that is not shown, in another tab or fetched ahead, is not painted.
  if (document.hidden) {
    runOnce();
    return;
  }
  document.addEventListener('visibilitychange', runOnce, {once: true});
  // Of a page that came piece by piece, a part may be painted already: all of it counts.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (performance.getEntriesByName('first-contentful-paint').length > 0) {
        runOnce();
      } else {
        // The frame is ready and not on the screen yet.
        new PerformanceObserver(runOnce).observe({type: 'paint'});
        setTimeout(runOnce, 300);
      }
    }),
  );
}

/**
 * The beginning of a page: its scripts start after the first paint, and what a
 * reader presses before they run is not lost.
 *
 * A browser fetches the scripts that a page names beside its style sheet, and
 * on a slow line they hold back a page that is in the HTML. So the page names
 * them as those of browsers without modules (src/plugins/docusaurusInternals), which it
 * is not made for, and this puts scripts of the same address and hash in their
 * place.
 *
 * Until the page is alive (`data-has-hydrated` is true)
 *
 * - Ctrl+K (Cmd+K) and `/` focus the search field, which takes what is typed;
 * - the menu button and the color button remember that they were pressed, and
 *   are pressed again then.
 *
 * What waits is marked with `aria-busy` (src/css/custom.css). Nothing waits any
 * longer when a script failed (`data-has-hydrated` is failed where the bundle
 * found that out, lost without the bundle): the page is then shown as without
 * scripts, and in the latter case says so (static/noscript.css).
 *
 * It also names the one policy for Trusted Types, where the browser has them and
 * the host asks for them (scripts/deploy/policy.mts): scripts come from this site, and
 * HTML that is put into the page brings none along. An empty script may stand
 * in it: React makes its own of such, and what HTML brings never runs.
 *
 * It stands in the page by itself (src/plugins/docusaurusInternals): this file must use nothing from outside. The
 * key of the choice about single keys is that of src/client/singleKeys.ts.
 */
export function bootScript(): void {
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
  createTrustedTypesPolicy();
  markDocument(isApple);
  const fail = keepEarlyInput(isApple);
  document.addEventListener('DOMContentLoaded', () => afterFirstPaint(() => startScripts(fail)));
}
