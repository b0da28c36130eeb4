/**
 * `npm run check:site`: holds `build/` against the specification: routes, links
 * down to the anchor, redirects, head, sitemap, search indexes. Exits 1 and
 * prints one line for each problem.
 */
import path from 'node:path';
import {localeConfigs, defaultLocale, locales} from '../src/config/locales';
import {pendingPages} from '../src/config/pendingPages';
import {product} from '../src/config/product';
import {routeOf} from '../src/config/routes';
import {specifiedRedirects, specifiedRoutes} from '../tests/data/specification';
import {root} from './prepare.mjs';
import {inspectSite} from './site/inspect.mts';

const pending = pendingPages.map(routeOf);
const unknown = pending.filter((route) => !specifiedRoutes.includes(route));
const routes = specifiedRoutes.filter((route) => !pending.includes(route));

const problems = [
  ...unknown.map((route) => `src/config/pendingPages.ts: ${route} is no route of the specification`),
  ...inspectSite(path.join(root, 'build'), {
    siteUrl: product.docsUrl,
    locales: locales.map((locale) => ({
      base: locale === defaultLocale ? '/' : `/${locale}/`,
      htmlLang: localeConfigs[locale].htmlLang,
    })),
    routes,
    redirects: Object.fromEntries(Object.entries(specifiedRedirects).filter(([, to]) => routes.includes(to))),
    otherPages: ['404', 'search'],
  }),
];

problems.forEach((problem) => console.error(problem));
console.log(
  `${routes.length} of ${specifiedRoutes.length} documents in ${locales.length} languages: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
