/**
 * Fetches a script before it is needed.
 *
 * Not by `<link rel="prefetch">`, which Firefox holds against `default-src` of a
 * content security policy: under a strict one it blocks all of them, and fills
 * the console. A fetch is a connection to the site's own host, and what it
 * brings waits in the browser's cache in the same way.
 *
 * @param url of a script
 * @returns resolves when it is there or has failed: the script is asked for again when it is needed
 */
export default async function prefetch(url: string): Promise<void> {
  try {
    const response = await fetch(url, {priority: 'low'});
    // Only what has been read to its end is kept.
    await response.arrayBuffer();
  } catch {
    // As well as not fetched ahead.
  }
}
