/** The Content-Security-Policy of a build, with the hashes of its inline scripts and style sheets. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../filesOf.mts';

/**
 * Parts of a page whose hashes a policy needs: inline scripts that are no data, and style sheets. Both
 * hold raw text, in which HTML knows no entities, so their end is the first end tag.
 */
const SCRIPTS = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g;
const STYLES = /<style[^>]*>([^]*?)<\/style>/g;

/** CSP source expressions of texts, each once, in an order that is always the same. */
const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .toSorted();

/**
 * The whole policy of a build: nothing but the site's own files and the inline scripts and
 * style sheets of its pages, no `style` attribute, and HTML and addresses of scripts only
 * through the one Trusted Types policy (src/client/bootScript.ts).
 *
 * @param dir folder of the build
 */
export function policyOfBuild(dir: string): string {
  const pages = filesOf(dir)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(path.join(dir, name), 'utf8'));
  const inline = (pattern: RegExp) =>
    hashesOf(pages.flatMap((html) => Array.from(html.matchAll(pattern), ([, text = '']) => text)));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline(SCRIPTS)].join(' '),
    ["style-src 'self'", ...inline(STYLES)].join(' '),
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
