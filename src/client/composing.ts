/**
 * Whether a key belongs to an input method: it ends or changes the word that is being composed, and means nothing to
 * the page. Safari sends the last one when the composition is over, with the code 229.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
