/**
 * `npm run csp`: prints the Content-Security-Policy of the build, with the
 * hashes of its inline scripts and style sheets. A host's configuration quotes it.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {root} from './prepare.mjs';

/** What of a page a policy needs the hash of. */
const SCRIPTS = 'script:not([src]):not([type="application/ld+json"])';
const STYLES = 'style';

/** CSP source expressions of texts, each once, in an order that is always the same. */
const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .toSorted();

/** CSP source expressions of the inline scripts and of the inline style sheets in a folder's pages. */
export function inlineHashes(dir: string): {readonly scripts: string[]; readonly styles: string[]} {
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => load(readFileSync(path.join(dir, name), 'utf8')));
  const textsOf = (selector: string) =>
    pages.flatMap(($) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text()),
    );
  return {scripts: hashesOf(textsOf(SCRIPTS)), styles: hashesOf(textsOf(STYLES))};
}

/**
 * The whole policy: nothing but the site's own files and the inline scripts and
 * style sheets of the build, no `style` attribute, and HTML and addresses of scripts only
 * through the one Trusted Types policy (src/client/bootScript.ts).
 *
 * @param dir folder of the build
 */
export function contentSecurityPolicy(dir: string): string {
  const {scripts, styles} = inlineHashes(dir);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

if (process.argv[1] === import.meta.filename) {
  console.log(contentSecurityPolicy(path.join(root, 'build')));
}
