/**
 * Client module: when the scripts of the first page could not be loaded, the
 * page stays as the server sent it, and React never starts (src/client/preload.ts).
 * The notice then stands beside it, and the page gets what it has for browsers
 * without JavaScript: all panels of its tabs with their labels, and no controls
 * that do nothing.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot} from 'react-dom/client';
import {currentFailure, subscribe} from '@site/src/client/routeFailure';
import RouteFailureNotice from '.';

function showAsWithoutScripts(): void {
  // Neither panels (src/css/custom.css) nor what was pressed (src/client/early.ts) wait any longer.
  document.documentElement.dataset.hasHydrated = 'failed';
  for (const alternative of document.querySelectorAll('noscript')) {
    alternative.outerHTML = alternative.textContent;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const unsubscribe = subscribe(() => {
    if (currentFailure()?.shown === 'served') {
      unsubscribe();
      showAsWithoutScripts();
      const place = document.body.appendChild(document.createElement('div'));
      createRoot(place).render(<RouteFailureNotice />);
    }
  });
}
