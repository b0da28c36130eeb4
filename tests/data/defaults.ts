/**
 * Defaults of the extension that pages state, by the English label of the
 * setting: what may stand in a place that speaks of the label and its default,
 * in either language.
 */
export const defaults: Readonly<Record<string, RegExp>> = {
  'Delay after writes to allow diagnostics to detect potential problems': /\b1[,.]000\b/,
  'Time to wait before auto-selecting the first answer': /\b60\b/,
  'Open tabs context limit': /\b20\b/,
  'Workspace files context limit': /\b200\b/,
  'Error & Repetition Limit': /\b3\b/,
  'Terminal shell integration timeout': /\b5\b/,
  'Terminal output limit': /\b500\b/,
  'Delay before retrying the request': /\b10\b/,
  'Concurrent file reads limit': /\b5\b/,
  'File read auto-truncate threshold': /[-−]1/,
  'Max Count': /unlimited|ilimitad/i,
  'Max Cost': /unlimited|ilimitad/i,
  'Enable automatic checkpoints': /\bon\b|ativad/i,
  'Checkpoint initialization timeout (seconds)': /\b15\b/,
  'Search Score Threshold': /\b0[.,]40?\b/,
  'Maximum Search Results': /\b50\b/,
};
