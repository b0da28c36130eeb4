/**
 * Runs something after the next paint: rendering a page is a long task, and the press that asks for it is answered before.
 * In a hidden tab, which paints nothing, it runs at once.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) {
    run();
  } else {
    requestAnimationFrame(() => setTimeout(run));
  }
}
