import type {Contact} from '@site/src/config/site';

/** The subject of a reader's message, in the page's language. */
interface Subject {
  /** First line: `Documentation: Checkpoints`. */
  readonly title: string;
  /** Lines below what the reader writes, name and value: the page, its address, the section. */
  readonly details: readonly (readonly [name: string, value: string])[];
}

/**
 * Addresses that open a message about a page, ready to be written in the reader's own mail program or on the form
 * of a new issue. Nothing is sent by opening them.
 *
 * @returns `issue` is undefined where the product has no such form
 */
export function feedbackLinks(
  {title, details}: Subject,
  {email, issueUrl}: Contact,
): {mail: string; issue: string | undefined} {
  const body = `\n\n---\n${details.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
  // RFC 6068: the lines of a mail end with both characters.
  const mail = `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const issue = issueUrl
    .replace('{title}', encodeURIComponent(title))
    .replace('{body}', encodeURIComponent(body));
  return {mail, issue: issue || undefined};
}
