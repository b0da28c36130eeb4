/** The files of a built site, in a folder or on a host. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {limits} from './limits';

/** The files of a built site, wherever it is. */
export interface SiteFiles {
  /** For messages: a folder or an address. */
  readonly where: string;
  /**
   * @param file below the root of the site, `pt-BR/llms.txt`
   * @throws Error that names the file when it cannot be had
   */
  text(file: string): Promise<string>;
  /**
   * Takes what was read so far for old: it is asked for again before it is used.
   *
   * @returns false when all is too new for that, and asking again is of no use
   */
  renew(): boolean;
}

/**
 * A site in a folder. Each text is read anew, so a new build is answered from at once.
 *
 * @throws Error when there is no site in the folder
 */
export function builtSite(folder: string): SiteFiles {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, 'llms.txt'))) {
    throw new Error(`There is no site in ${root}: it has no llms.txt. npm run build makes one.`);
  }
  return {
    where: root,
    renew: () => false,
    async text(file) {
      const target = path.resolve(root, file);
      if (!target.startsWith(root + path.sep)) {
        throw new Error(`${file} is not a file of the site in ${root}.`);
      }
      try {
        return await readFile(target, 'utf8');
      } catch {
        throw new Error(`${file} is not in ${root}; npm run build makes the site.`);
      }
    },
  };
}

/** The response of a host, and its ETag, with which the host can answer that it is unchanged. */
interface Received {
  readonly text: string;
  readonly tag: string | null;
}

/** A file that a host sent, or is asked for now. */
interface Kept {
  /** When it was asked for; 0 when it must be asked for again. */
  at: number;
  readonly received: Promise<Received>;
}

/** Nothing came from the host: it may be the network, and what came before still holds. */
class NoAnswer extends Error {}

/** Most characters of all texts of a host together: more than any site has that is not made to fill this. */
const MOST_KEPT = 40_000_000;

/** The address of a site's root. */
function rootOf(address: string): URL {
  const base = URL.canParse(address) ? new URL(address.endsWith('/') ? address : `${address}/`) : undefined;
  if (base?.username || base?.password) {
    throw new Error('The address of the site has a name or a password in it; allowed: an address without.');
  }
  const isLocal = base?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  if (!base || !(base.protocol === 'https:' || isLocal) || /[?#]/.test(address)) {
    throw new Error(
      `"${address}" is no address of a site; allowed: https://…, or http://localhost for a try.`,
    );
  }
  return base;
}

/** Reads an answer to its end. Its length in a header is what the host says, so what comes is counted. */
async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = (response.body ?? new ReadableStream<Uint8Array>({start: (end) => end.close()})).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return Buffer.concat(parts).toString('utf8');
    }
    bytes += value.byteLength;
    if (bytes > limits.bytes) {
      await reader.cancel();
      throw new Error(`${response.url} is longer than ${limits.bytes / 1_000_000} MB, and was not read.`);
    }
    parts.push(value);
  }
}

/** Why nothing came, in a few words. */
function reasonOf(error: unknown, patience: number): string {
  const {name, message, cause} = error as Error & {cause?: {code?: string}};
  return name === 'TimeoutError'
    ? `has not come whole within ${patience / 1000} seconds`
    : `cannot be had (${cause?.code ?? message})`;
}

const notThisSite = (base: URL): string =>
  `${base.href} is not this documentation, or not all of it: your user started the documentation server with a wrong address after --site.`;

/**
 * Asks a host for a file.
 *
 * @throws Error that says what the host did
 */
async function ask(url: URL, base: URL, patience: number, old?: Received): Promise<Received> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      signal: AbortSignal.timeout(patience),
      redirect: 'manual',
      headers: old?.tag ? {'if-none-match': old.tag} : {},
    });
    if (response.status === 304 && old) {
      return old;
    }
    text = response.ok ? await bodyOf(response) : '';
  } catch (error) {
    // Without a name of their own, errors are those of bodyOf.
    if ((error as Error).constructor === Error) {
      throw error;
    }
    throw new NoAnswer(`${url.href} ${reasonOf(error, patience)}.`, {cause: error});
  }
  if (!response.ok) {
    await response.body?.cancel();
    const target = response.headers.get('location');
    throw new Error(
      target === null || response.status >= 400
        ? `${url.href} answers ${response.status}.`
        : `${url.href} leads on to ${target.slice(0, 200)}, which is not followed: your user has to start the documentation server with the address that the site has now.`,
    );
  }
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) {
    throw new Error(`${url.href} is an HTML page instead of that file. ${notThisSite(base)}`);
  }
  return {text, tag: response.headers.get('etag')};
}

/**
 * A site on a host. What came is kept, and asked for again when it is some minutes old.
 *
 * @param address `https://docs.example.com/`, or `http:` on this machine
 * @throws Error when the address is neither
 */
export function liveSite(
  address: string,
  {patience, age, rest}: Record<'patience' | 'age' | 'rest', number> = limits,
): SiteFiles {
  const base = rootOf(address);
  const kept = new Map<string, Kept>();
  let characters = 0;

  /** Asks again for what is old. Without an answer, the old text is better than none. */
  async function receive(url: URL, known: Kept | undefined): Promise<Received> {
    const old = await known?.received.catch(() => undefined);
    try {
      const received = await ask(url, base, patience, old);
      characters += received.text.length - (old?.text.length ?? 0);
      return received;
    } catch (error) {
      if (old && error instanceof NoAnswer) {
        return old;
      }
      throw error;
    }
  }

  return {
    where: base.href,
    renew() {
      const old = [...kept.values()].filter(({at}) => Date.now() - at >= rest);
      old.forEach((entry) => (entry.at = 0));
      return old.length > 0;
    },
    async text(file) {
      const url = new URL(file, base);
      if (!url.href.startsWith(base.href)) {
        throw new Error(`${file} is not a file of the site at ${base.href}.`);
      }
      if (characters > MOST_KEPT) {
        kept.clear();
        characters = 0;
      }
      const known = kept.get(file);
      if (known && Date.now() - known.at < age) {
        return (await known.received).text;
      }
      const entry: Kept = {at: Date.now(), received: receive(url, known)};
      kept.set(file, entry);
      try {
        return (await entry.received).text;
      } catch (error) {
        // A failed request is sent again next time.
        if (kept.get(file) === entry) {
          kept.delete(file);
        }
        throw error;
      }
    },
  };
}
