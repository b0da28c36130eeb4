import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeConfigs, type Locale} from '../../config/locales';
import {allRedirects} from '../../config/redirects';
import {routeOf} from '../../config/routes';
import texts from '../../data/texts/files.json';

/** The values that a redirect page is made of. */
interface RedirectPage {
  /** Base URL of the locale. */
  readonly base: string;
  /** Target of the redirect, below the base URL. */
  readonly route: string;
  /** `https://docs.example.com` */
  readonly origin: string;
  readonly locale: Locale;
}

/**
 * A page that sends the reader on, with query and hash, and says so without JavaScript.
 *
 * Docusaurus' own redirect plugin writes pages without a language or a title,
 * which screen readers announce as nothing, and a different inline script on
 * each, which a strict content security policy has to list one by one. The
 * script here is the same on every page: it reads the address from the link.
 */
function redirectPage({base, route, origin, locale}: RedirectPage): string {
  const title = texts.redirect.title[locale];
  const link = texts.redirect.link[locale];
  const target = base + route;
  return `<!doctype html>
<html lang="${localeConfigs[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${base}img/logo.svg">
<title>${title}</title>
<link rel="canonical" href="${origin}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main><h1>${title}</h1><p><a id="target" href="${target}">${link}</a></p></main>
<script>location.replace(document.getElementById('target').getAttribute('href')+location.search+location.hash)</script>
</body>
</html>
`;
}

/** Writes the page of each moved address. */
export async function writeRedirects(outDir: string, site: Omit<RedirectPage, 'route'>): Promise<void> {
  await Promise.all(
    allRedirects.map(async ({from, to}) => {
      const file = path.join(outDir, `${from}.html`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, redirectPage({...site, route: routeOf(to)}));
    }),
  );
}
