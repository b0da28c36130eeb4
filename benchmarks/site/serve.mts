/** A server for any of the sites: compressed, and as slow as a line is said to be. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {fileAt, TYPES} from '../../scripts/server.mts';

/** Those that a host compresses, and others. */
const ALL_TYPES: Readonly<Record<string, string>> = {
  ...TYPES,
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const COMPRESSED = new Set([...Object.keys(TYPES), '.xml', '.txt']);

/** What a file weighs as it is sent. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

const sizes = new Map<string, Size>();

/** @returns bytes of a file, at the best level of both; those of the file itself where nobody compresses it */
export function sizeOf(file: string): Size {
  const known = sizes.get(file);
  if (known) {
    return known;
  }
  const content = readFileSync(file);
  const size = COMPRESSED.has(path.extname(file))
    ? compressed(content)
    : {gzip: content.length, brotli: content.length};
  sizes.set(file, size);
  return size;
}

const compressed = (content: Buffer): Size => ({
  gzip: gzipSync(content, {level: 9}).length,
  brotli: brotliCompressSync(content).length,
});

/** What the style sheets that stand in a page would weigh as a file; nothing where there are none. */
export function inlineStyles(file: string): Size {
  const sheets = [...readFileSync(file, 'utf8').matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  return sheets.length === 0
    ? {gzip: 0, brotli: 0}
    : compressed(Buffer.from(sheets.map(([, text]) => text).join('\n')));
}

/** No file is known any more: the site has been built again. */
export const forgetSizes = (): void => sizes.clear();

export interface Line {
  readonly megabitsPerSecond: number;
  /** Milliseconds. */
  readonly roundTrip: number;
}

export interface SiteServer {
  readonly url: string;
  /** From now on, all answers together come as over this line; undefined for as fast as they can. */
  setLine(line: Line | undefined): void;
  close(): Promise<void>;
}

/**
 * Serves finished pages with gzip.
 *
 * The line is slow here and not in the browser, which does not slow down what its workers fetch.
 *
 * @param folder of the finished pages
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  let line: Line | undefined;
  /** When the line has sent what it is sending. */
  let freeAt = 0;
  const bodyOf = (file: string): Buffer => {
    const content = readFileSync(file);
    return COMPRESSED.has(path.extname(file)) ? gzipSync(content, {level: 9}) : content;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const pathname = decodeURIComponent((request.url ?? '/').replace(/[?#].*/, ''));
      const file = fileAt(folder, pathname);
      const body = file === undefined ? Buffer.from('Not found') : (bodies.get(file) ?? bodyOf(file));
      if (file !== undefined) {
        bodies.set(file, body);
      }
      // It may be another one when this answer has gone.
      const slow = line;
      if (slow) {
        await sleep(slow.roundTrip);
        freeAt = Math.max(freeAt, performance.now()) + (body.length * 8) / (slow.megabitsPerSecond * 1000);
        await sleep(freeAt - performance.now());
      }
      const extension = path.extname(file ?? '');
      response.writeHead(file === undefined ? 404 : 200, {
        'Content-Type': ALL_TYPES[extension] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000',
        ...(COMPRESSED.has(extension) && {'Content-Encoding': 'gzip'}),
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    setLine(wanted) {
      line = wanted;
      freeAt = 0;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
