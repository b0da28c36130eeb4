/**
 * Whether a keydown belongs to an input method (IME): it ends or changes the word that is being composed, and the page
 * must not act on it. Safari sends the last one after the composition has ended, with the key code 229.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
