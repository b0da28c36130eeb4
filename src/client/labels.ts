/** Where the browser keeps the language of the reader's interface. */
export const LABELS_KEY = 'labels';

/**
 * Finds out which labels the page shows: those of its own language, or, where
 * the reader chose another for the interface, the other ones.
 *
 * Marks the document with it (`data-labels`), and the style sheet shows them.
 * Runs before the page is painted too, by its own text: it must use nothing
 * from outside.
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
  // A finger that comes down may be about to scroll.
  if (isOver ? pointer === 'touch' : 'key' in event && event.key !== 'Escape') {
    return;
  }
  // A mouse that lies elsewhere takes nothing away that a finger brought up.
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
 * it (WCAG 1.4.13). Labels are no stops for the keyboard: there the choice for
 * all of them does the same.
 *
 * @returns what ends it
 */
export function offerOtherLabels(): () => void {
  events.forEach((type) => document.addEventListener(type, follow));
  return () => events.forEach((type) => document.removeEventListener(type, follow));
}
