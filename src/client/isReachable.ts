/** Milliseconds without a response after which a server counts as unreachable. */
const PATIENCE = 10_000;

/**
 * Whether the server responds to a HEAD request with a status below 500. Call
 * this before a reload, which could replace the page by the browser's own error
 * page. A 404 counts as a response, a server error does not.
 *
 * @param signal aborts the request; the result is false then
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
