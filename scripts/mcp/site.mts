import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The files of a built site, wherever it is. */
export interface SiteFiles {
  /** For messages: a folder or an address. */
  readonly where: string;
  /**
   * @param file below the root of the site, `pt-BR/llms.txt`
   * @throws Error that names the file when it cannot be had
   */
  text(file: string): Promise<string>;
}

/** A site in a folder. */
export const builtSite = (folder: string): SiteFiles => ({
  where: folder,
  async text(file) {
    const target = path.resolve(folder, file);
    if (!target.startsWith(path.resolve(folder) + path.sep)) {
      throw new Error(`${file} is not a file of the site in ${folder}.`);
    }
    try {
      return await readFile(target, 'utf8');
    } catch {
      throw new Error(`${file} is not in ${folder}; npm run build makes the site.`);
    }
  },
});

/** How long a host may take for a file, in milliseconds. */
const patience = 20_000;

/**
 * A site on a host. What came once is kept.
 *
 * @param address `https://docs.example.com/`, or `http:` on this machine
 * @throws Error when the address is neither
 */
export function liveSite(address: string): SiteFiles {
  const base = URL.canParse(address) ? new URL(address.endsWith('/') ? address : `${address}/`) : undefined;
  const isLocal = base?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  if (!base || !(base.protocol === 'https:' || isLocal)) {
    throw new Error(
      `"${address}" is no address of a site; allowed: https://…, or http://localhost for a try.`,
    );
  }
  const kept = new Map<string, Promise<string>>();
  const get = async (url: URL): Promise<string> => {
    const response = await fetch(url, {signal: AbortSignal.timeout(patience), redirect: 'error'});
    if (!response.ok) {
      throw new Error(`${url.href} answers ${response.status}.`);
    }
    return response.text();
  };
  return {
    where: base.href,
    text(file) {
      const url = new URL(file, base);
      if (!url.href.startsWith(base.href)) {
        return Promise.reject(new Error(`${file} is not a file of the site at ${base.href}.`));
      }
      const known = kept.get(file) ?? get(url);
      kept.set(file, known);
      // What failed is asked for again.
      known.catch(() => kept.delete(file));
      return known;
    },
  };
}
