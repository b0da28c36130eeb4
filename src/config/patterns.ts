/** Writes a text as the part of a regular expression that finds just this text. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
