/**
 * The progress bar of a route change. Docusaurus starts it 200 ms after the
 * click; the other constants of the specification are nprogress' defaults today
 * and are set here so that they stay. Its template has roles that ARIA does not
 * know; the bar is a picture of what the reader is waiting for, nothing to
 * announce.
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

// When a second navigation overtakes a slow one, Docusaurus forgets to clear the
// first one's timer, and a bar would start that nothing ends.
let isUnderWay = false;
const start = nprogress.start.bind(nprogress);
nprogress.start = () => (isUnderWay ? start() : nprogress);

/** Docusaurus' hook: the reader has chosen another page. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    isUnderWay = true;
  }
};

// A page that could not be loaded has nothing under way; Docusaurus still waits for it.
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
