import {createServer, type RequestListener} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import handler from 'serve-handler';
import {WANTS_TEXT} from '../deploy/table';
import {cleanPath} from '../src/client/address';
import {locales} from '../src/config/locales';
import {baseUnder} from '../src/config/siteAddress';
import {MARK, markOf} from './servedFolder.mts';

export interface RunningServer {
  /** `http://localhost:<port>` */
  url: string;
  /** Base URL of the site: `/`, or a path with a slash at both ends. */
  base: string;
  close: () => Promise<void>;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The base URL that a build was made for: the address of its home page says it. */
function baseOfBuild(dir: string): string {
  const $ = load(readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const home = $('link[rel=canonical]').attr('href');
  return home === undefined ? '/' : new URL(home).pathname;
}

/**
 * The file that an address shows, as hosts with clean addresses find it; undefined where there is none.
 *
 * @param folder of the finished pages
 * @param pathname decoded
 */
export const fileAt = (folder: string, pathname: string): string | undefined =>
  [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((candidate) => path.join(folder, candidate))
    // With a separator at its end, because `build` is also the beginning of `build-old`.
    .find((candidate) => candidate.startsWith(path.join(folder, path.sep)) && isFile(candidate));

/** The file of a build with this base that a clean path shows, or undefined. */
const fileFor = (dir: string, base: string, pathname: string): string | undefined =>
  pathname.startsWith(base) ? fileAt(dir, pathname.slice(base.length)) : undefined;

const wantsText = new RegExp(WANTS_TEXT, 'i');

/** The file to send: of a page its Markdown, where the request names that as what it wants. */
function negotiated(file: string | undefined, accept = ''): string | undefined {
  const text = file?.replace(/\.html$/, '.md');
  return text !== undefined && wantsText.test(accept) && isFile(text) ? text : file;
}

/**
 * Answers for a build: a page at its clean address, a redirect for every other form of that, a file, or the not-found
 * page of the language.
 *
 * @param root absolute folder of the build
 */
function requestListener(root: string, siteBase: string): RequestListener {
  /** Base URLs of the locales, longest first. */
  const bases = locales.map((locale) => baseUnder(siteBase, locale)).toSorted((a, b) => b.length - a.length);
  const mark = markOf(root);
  return (request, response) => {
    response.setHeader(MARK, mark);
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const clean = cleanPath(pathname, bases);
    const isAsset = /\.\w+$/.test(clean);
    if (!isAsset && clean !== pathname && fileFor(root, siteBase, clean)) {
      response.writeHead(301, {Location: encodeURI(clean) + (query === undefined ? '' : `?${query}`)});
      response.end();
      return;
    }
    const base = bases.find((candidate) => clean.startsWith(candidate));
    if (base === undefined) {
      response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
      response.end(`The site is at ${siteBase}\n`);
      return;
    }
    const file = negotiated(fileFor(root, siteBase, isAsset ? pathname : clean), request.headers.accept);
    if (/\.(?:html|md)$/.test(file ?? '')) {
      response.setHeader('Vary', 'Accept');
    }
    response.statusCode = file ? 200 : 404;
    request.url =
      `/${path.relative(root, file ?? path.join(root, base.slice(siteBase.length), '404.html'))}`.replaceAll(
        '\\',
        '/',
      );
    void handler(request, response, {
      public: root,
      cleanUrls: false,
      directoryListing: false,
      headers: [
        {
          source: '**/assets/**',
          headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}],
        },
      ],
    });
  };
}

/**
 * Serves a build the way the recipes in deploy/ make a real host serve it:
 * pages at their clean address, every other form of it redirected there, the
 * not-found page of the reader's language, long caching for hashed files.
 * Outside the site's base, which the build itself says, there is nothing at all.
 *
 * @param dir folder of the build
 * @param port 0 for any free one
 * @throws Error when there is no build
 */
export async function startServer(dir: string, port: number): Promise<RunningServer> {
  const root = path.resolve(dir);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`No build in ${root}: run "npm run build" first.`);
  }
  const siteBase = baseOfBuild(root);
  const server = createServer(requestListener(root, siteBase));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    base: siteBase,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
