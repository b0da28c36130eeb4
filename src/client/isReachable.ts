/** Milliseconds after which a server that says nothing counts as out of reach. */
const PATIENCE = 10_000;

/**
 * Whether the server has an answer for an address. To be asked before a
 * reload, which would trade the page for the browser's own error page. A 404 is
 * an answer; an error of the server's is none that a reader should get instead
 * of a page.
 *
 * @param signal says that nobody wants to know any longer
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const request = new AbortController();
  const abort = () => request.abort();
  const timer = setTimeout(abort, PATIENCE);
  signal.addEventListener('abort', abort);
  try {
    const {status} = await fetch(url, {method: 'HEAD', cache: 'no-store', signal: request.signal});
    return status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
