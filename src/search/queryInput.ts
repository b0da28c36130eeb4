/** Attributes of every input for a query. It is no prose, so the browser does not fill it in or correct it. */
export const queryInput = {
  name: 'q',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
