/**
 * Defaults of the extension, by the English label of the setting: the second
 * entry of what src/facts/settings says. Pages and tables are drawn from the
 * first one; a number that is changed there by mistake is noticed here.
 */
export const defaults: Readonly<Record<string, number | boolean | RegExp>> = {
  'Delay after writes to allow diagnostics to detect potential problems': 1000,
  'Time to wait before auto-selecting the first answer': 60,
  'Open tabs context limit': 20,
  'Workspace files context limit': 200,
  'Error & Repetition Limit': 3,
  'Terminal shell integration timeout': 5,
  'Terminal output limit': 500,
  'Delay before retrying the request': 10,
  'Concurrent file reads limit': 5,
  'File read auto-truncate threshold': -1,
  'Max Count': /unlimited/i,
  'Max Cost': /unlimited/i,
  'Enable automatic checkpoints': true,
  'Checkpoint initialization timeout (seconds)': 15,
  'Search Score Threshold': 0.4,
  'Maximum Search Results': 50,
};
