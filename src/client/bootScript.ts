// cspell:ignore contenteditable
const root = document.documentElement;

// The bundle reads these hashes when it retries a script that failed (src/plugins/docusaurusInternals).
const integrities: Record<string, string> = (window.integrities = {});

/** Sets the data attributes that the style sheet needs before the first paint. */
function markDocument(isApple: boolean): void {
  // The shortcut in the search field is that of the reader's system.
  if (isApple) {
    root.dataset.apple = '';
  }
  // The results page waits for its query (src/components/SearchResults/styles.module.css).
  if (new URLSearchParams(location.search).get('q')) {
    root.dataset.asked = '';
  }
}

/** Creates the default policy for Trusted Types, where the browser has them. */
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
 * Before hydration, focuses the search field at its shortcut, and remembers clicked buttons: it clicks them after it.
 *
 * @returns a function to call when the page will not be hydrated
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

  // Docusaurus removes the attribute for a moment, so any other value is ignored.
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
    // Docusaurus disables the color button until the page is hydrated.
    document.querySelectorAll<HTMLButtonElement>('nav button:disabled').forEach((button) => {
      button.disabled = false;
      button.dataset.early = '';
    });
  });
  return fail;
}

/** Replaces the page's `nomodule` scripts by ones that run. @param fail called when the bundle cannot be loaded */
function startScripts(fail: () => void): void {
  document.querySelectorAll<HTMLScriptElement>('script[nomodule]').forEach((named) => {
    const src = named.getAttribute('src') ?? '';
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrities[src] = named.integrity;
    script.async = false;
    script.onerror = () => {
      // The bundle makes an attempt of its own, for which this element must be gone.
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
  // Part of a page that arrives in pieces may be painted already: wait until the rest has its frame.
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
 * A browser fetches the scripts of a page together with its style sheet, and on
 * a slow connection they delay the paint of a page that is complete in the HTML.
 * So they are `nomodule` scripts (src/plugins/docusaurusInternals), which no
 * browser fetches that the site supports, and this replaces them by scripts of
 * the same address and hash.
 *
 * Until the page is hydrated (`data-has-hydrated` is true)
 *
 * - Ctrl+K (Cmd+K) and `/` focus the search field, which takes what is typed;
 * - the menu button and the color button remember that they were pressed, and
 *   are pressed again then.
 *
 * Controls that wait have `aria-busy` (src/css/custom.css). They stop waiting
 * when a script fails (`data-has-hydrated` is `failed` when the bundle reports
 * it, `lost` without the bundle): the page is then shown as without scripts,
 * and in the latter case says so (static/noscript.css).
 *
 * It also creates the one policy for Trusted Types, which hosts require
 * (scripts/deploy/policy.mts): scripts must come from this site, and HTML that is
 * put into the page must have none. An empty script is allowed: React creates
 * script elements from such HTML, and they do not run.
 *
 * It is inlined in each page (src/plugins/docusaurusInternals), so this file must not import anything. The storage
 * key of the choice about single keys is that of src/client/singleKeys.ts.
 */
export function bootScript(): void {
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
  createTrustedTypesPolicy();
  markDocument(isApple);
  const fail = keepEarlyInput(isApple);
  document.addEventListener('DOMContentLoaded', () => afterFirstPaint(() => startScripts(fail)));
}
