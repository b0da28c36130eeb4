/**
 * The progress bar of a route change. Docusaurus starts it 200 ms after the
 * click; the other constants of the specification are nprogress' defaults today
 * and are set here so that they stay. Its template has roles that ARIA does not
 * know; the bar is a picture of what the reader is waiting for, nothing to
 * announce.
 */
import nprogress from 'nprogress';

nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
