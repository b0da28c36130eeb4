/** Words that a reader takes in a minute, in technical prose (Brysbaert 2019: 238 for non-fiction; tables and code slow down). */
const WORDS_PER_MINUTE = 200;

/**
 * Minutes to read a page, at least one.
 *
 * @param body the page without its front matter; folded parts, tags and addresses are not counted
 */
export function readingMinutes(body: string): number {
  const text = body.replace(/<details>[^]*?<\/details>|<[^>]*>|\]\([^)]*\)|\{#[\w-]+\}/g, ' ');
  return Math.max(1, Math.round((text.match(/[\p{L}\p{N}]+/gu) ?? []).length / WORDS_PER_MINUTE));
}
