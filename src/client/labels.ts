/** Key in the local storage of the language of the reader's interface. */
export const LABELS_KEY = 'labels';

/**
 * Sets `data-labels` of the document to `own`, or to `other` where the reader
 * chose the other language for the interface; the style sheet shows these labels.
 *
 * It also runs before the first paint, inlined in the page as source text, so
 * it must not use anything outside itself.
 *
 * @param other the language whose labels the page has beside its own
 */
export function settleLabels(other: string): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('labels');
  } catch {
    // Storage may be forbidden.
  }
  document.documentElement.dataset.labels = kept === other ? 'other' : 'own';
}

const events = ['pointerover', 'pointerup', 'keydown'] as const;

/** Shows the other language's label at the one that was pointed at or tapped, and takes it away at Escape. */
function follow(event: PointerEvent | KeyboardEvent): void {
  const pointer = 'pointerType' in event ? event.pointerType : '';
  const isOver = event.type === 'pointerover';
  // A touch counts at its end: at its beginning it may be the start of scrolling.
  if (isOver ? pointer === 'touch' : 'key' in event && event.key !== 'Escape') {
    return;
  }
  // A mouse that rests elsewhere does not remove a hint that a touch has shown.
  document
    .querySelectorAll<HTMLElement>(isOver ? `[data-hint='${pointer}']` : '[data-hint]')
    .forEach((element) => delete element.dataset.hint);
  const label = event.target instanceof Element && event.target.closest<HTMLElement>('.ui-label');
  if (label) {
    label.dataset.hint = pointer;
  }
}

/**
 * Lets each label offer the one that is not shown, at the pointer and at a tap
 * (`data-hint`): it stays while the pointer is on either, and Escape dismisses
 * it (WCAG 1.4.13). Labels are no tab stops: by keyboard, the setting for all
 * labels does the same.
 *
 * @returns a function that removes the listeners
 */
export function offerOtherLabels(): () => void {
  events.forEach((type) => document.addEventListener(type, follow));
  return () => events.forEach((type) => document.removeEventListener(type, follow));
}
