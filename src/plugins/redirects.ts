import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {currentLocale, localeConfigs} from '../config/locales';
import {allRedirects} from '../config/redirects';
import {routeOf} from '../config/routes';

const texts = {
  en: {title: 'This page has moved', link: 'Go to its new address'},
  'pt-BR': {title: 'Esta página mudou de endereço', link: 'Ir para o novo endereço'},
};

/**
 * A page that sends the reader on, with query and hash, and says so without JavaScript.
 *
 * Docusaurus' own redirect plugin writes pages without a language or a title,
 * which screen readers announce as nothing, and a different inline script on
 * each, which a strict content security policy has to list one by one. The
 * script here is the same on every page: it reads the address from the link.
 */
export function redirectPage(target: string, canonical: string, locale: keyof typeof texts): string {
  const {title, link} = texts[locale];
  return `<!doctype html>
<html lang="${localeConfigs[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/img/favicon.svg">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>
</head>
<body>
<main><h1>${title}</h1><p><a id="target" href="${target}">${link}</a></p></main>
<script>location.replace(document.getElementById('target').getAttribute('href')+location.search+location.hash)</script>
</body>
</html>
`;
}

export default function redirects(): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, siteConfig, baseUrl}) {
      await Promise.all(
        allRedirects.map(async ({from, to}) => {
          const target = `${baseUrl}${routeOf(to)}`;
          const file = path.join(outDir, `${from}.html`);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, redirectPage(target, `${siteConfig.url}${target}`, currentLocale()));
        }),
      );
    },
  };
}
