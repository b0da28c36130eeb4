/**
 * Client module: when the scripts of the first page could not be loaded, the page stays as the server sent it, and
 * React never starts (src/client/preload.ts). The notice then stands beside it, and the page gets what it has for
 * browsers without JavaScript: all panels of its tabs with their labels, and no controls that do nothing.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot} from 'react-dom/client';
import {currentFailure, subscribe} from '@site/src/client/routeFailure';
import RouteFailureNotice from '.';

if (ExecutionEnvironment.canUseDOM) {
  const unsubscribe = subscribe(() => {
    if (currentFailure()?.shown === 'served') {
      unsubscribe();
      // Neither panels (src/css/custom.css) nor what was pressed wait any longer: src/client/bootScript.ts.
      document.documentElement.dataset.hasHydrated = 'failed';
      const place = document.body.appendChild(document.createElement('div'));
      createRoot(place).render(<RouteFailureNotice />);
    }
  });
}
