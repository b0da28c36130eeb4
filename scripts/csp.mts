/**
 * `npm run csp`: prints the Content-Security-Policy of the build, with the
 * hashes of its inline scripts. A host's configuration quotes it.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {root} from './prepare.mjs';

/** CSP source expressions of the inline scripts in a folder's pages, each once, in an order that is always the same. */
export function inlineScriptHashes(dir: string): string[] {
  const scripts = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const $ = load(readFileSync(path.join(dir, name), 'utf8'));
      return $('script:not([src]):not([type="application/ld+json"])')
        .toArray()
        .map((element) => $(element).text());
    });
  return [...new Set(scripts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .toSorted();
}

/**
 * The whole policy: nothing but the site's own files and the inline scripts of
 * the build, no `style` attribute, and HTML and addresses of scripts only
 * through the one Trusted Types policy (src/client/early.ts).
 *
 * @param dir folder of the build
 */
export function contentSecurityPolicy(dir: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(dir).join(' ')}`,
    "style-src 'self'",
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
