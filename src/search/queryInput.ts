/** What every field for a query says of itself: a name and no prose, so nothing is filled in or corrected. */
export const queryInput = {
  name: 'q',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
