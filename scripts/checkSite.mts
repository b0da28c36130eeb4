/**
 * `npm run check:site`: holds `build/` against the specification: routes, links
 * down to the anchor, redirects, head, sitemap, search indexes, no path of the
 * machine in any file, and no script with the facts of another page. Exits 1 and prints one line for each problem.
 */
import path from 'node:path';
import {baseOf, localeConfigs, locales} from '../src/config/locales';
import {product} from '../src/config/product';
import {specifiedRedirects, specifiedRoutes} from '../tests/data/specification';
import {root} from './prepare.mjs';
import {inspectChunks} from './site/chunks.mts';
import {factTexts} from './site/facts.mts';
import {inspectPaths, inspectSite} from './site/inspect.mts';

const build = path.join(root, 'build');
const problems = inspectSite(build, {
  siteUrl: product.docsUrl,
  locales: locales.map((locale) => ({
    base: baseOf(locale),
    htmlLang: localeConfigs[locale].htmlLang,
  })),
  routes: specifiedRoutes,
  redirects: specifiedRedirects,
  otherPages: ['404', 'search'],
});
problems.push(...inspectPaths(build, root));
problems.push(
  ...inspectChunks(build, {
    bases: locales.map(baseOf),
    texts: factTexts,
  }),
);

problems.forEach((problem) => console.error(problem));
console.log(
  `${specifiedRoutes.length} documents in ${locales.length} languages: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
