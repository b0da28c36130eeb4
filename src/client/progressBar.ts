/**
 * The progress bar of a route change. Docusaurus starts it 200 ms after the click; the other constants of the
 * specification are nprogress' defaults today and are set here so that they stay. Its own template has roles that
 * ARIA does not know; here the bar is hidden from assistive technology.
 */
import nprogress from 'nprogress';
import type {ClientModule} from '@docusaurus/types';
import {currentFailure, subscribe} from './routeFailure';

nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

// When a second navigation begins during a slow one, Docusaurus does not clear the
// first one's timer, and the bar that it starts would never end.
let isUnderWay = false;
const start = nprogress.start.bind(nprogress);
nprogress.start = () => (isUnderWay ? start() : nprogress);

/** Docusaurus' hook: the reader has chosen another page. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    isUnderWay = true;
  }
};

// Ends the bar of a page that could not be loaded: Docusaurus still waits for it.
subscribe(() => {
  if (currentFailure()) {
    isUnderWay = false;
    nprogress.done();
  }
});

/** Docusaurus' hook: the new page is in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  isUnderWay = false;
};
