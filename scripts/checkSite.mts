/**
 * `npm run check -- site [build|variant]`: holds the builds of `npm run check -- build` and `variant` against the
 * specification and src/config: routes, links down to the anchor, redirects, head, sitemap, search indexes, no path of
 * the machine in any file, a text for assistants and a social card for each page,
 * structured data that says what the page says, files that the recipes of deploy/ have a type and a lifetime for, and
 * the budgets of what a page loads. The second one is for a site below a path, in English alone.
 */
import path from 'node:path';
import {misfits} from '../deploy/table';
import {defaultLocale, locales, type Locale} from '../src/config/locales';
import {product} from '../src/config/product';
import {allRedirects} from '../src/config/redirects';
import {routeOf} from '../src/config/routes';
import {allPages} from '../src/config/sections';
import {whatsNewRoute} from '../src/config/whatsNew';
import {baseUnder, siteAddressOf} from '../src/config/siteAddress';
import {specifiedLocales, specifiedRedirects, specifiedRoutes} from '../tests/data/specification';
import {otherProduct} from '../tests/variant/product';
import {root} from './prepare.mjs';
import {inspectChunks} from './built/chunks.mts';
import {filesOf} from './filesOf.mts';
import {inspectPaths, inspectSite, readPages} from './built/inspect.mts';
import {inspectMarkdownMirror} from './built/markdownMirror.mts';
import {inspectWeight, type Budgets} from './built/weight.mts';

interface Build {
  /** The check that makes it. */
  name: string;
  dir: string;
  owner: {docsUrl: string; slug: string};
  locales: readonly Locale[];
  /** Pages below a locale's base that the specification does not name, and that are no documents. */
  otherPages: readonly string[];
}

const builds: readonly Build[] = [
  {name: 'build', dir: 'build', owner: product, locales, otherPages: ['404', 'search']},
  {
    name: 'variant',
    dir: '.cache/variant/build',
    owner: otherProduct,
    locales: [defaultLocale],
    otherPages: ['404', 'search', 'crash', 'crash-outside'],
  },
];

/**
 * Limits in KB of what a browser fetches, a little above the present values. The aims: 14 for styles, 45 before the
 * first paint, 170 in all, 8 for a calculator and its place in the page. Lower a budget after making something lighter.
 */
const budgets: Budgets = {main: 145, styles: 19, paint: 46, first: 221.5, ownScript: 9, calculator: 7.75};

/** Old addresses: those of the specification, and those that came since, as a page of it that has moved. */
const configuredRedirects = Object.fromEntries(allRedirects.map(({from, to}) => [from, routeOf(to)]));
const redirects = Object.fromEntries(
  Object.entries({...configuredRedirects, ...specifiedRedirects}).map(([from, to]) => [
    from,
    configuredRedirects[to] ?? to,
  ]),
);

/** The documents of the specification, and those that came since. */
const routes = [...new Set([...specifiedRoutes, ...allPages.map(routeOf)])].filter(
  (route) => !(route in redirects),
);

function inspect({dir, owner, locales: built, otherPages}: Build): string[] {
  const {origin, base} = siteAddressOf(owner.docsUrl);
  const named = (route: string) => route.replace(product.slug, owner.slug);
  const build = path.join(root, dir);
  const pages = readPages(build, base);
  const problems = inspectSite(
    build,
    {
      origin,
      locales: built.map((locale) => ({
        base: baseUnder(base, locale),
        htmlLang: specifiedLocales[locale].htmlLang,
      })),
      otherBases: locales
        .filter((locale) => !built.includes(locale))
        .map((locale) => baseUnder(base, locale)),
      routes: routes.map(named),
      pages: [whatsNewRoute],
      redirects: Object.fromEntries(Object.entries(redirects).map(([from, to]) => [named(from), named(to)])),
      otherPages,
    },
    pages,
  );
  const bases = built.map((locale) => baseUnder(base, locale));
  const mirror = bases.flatMap((own) => {
    const folder = own.slice(base.length);
    return inspectMarkdownMirror(path.join(build, folder), routes.map(named), (route) =>
      pages.get(own + route),
    ).map((problem) => folder + problem);
  });
  const isShipped = owner === product;
  return [
    ...problems,
    ...mirror,
    ...inspectPaths(build, root),
    ...(isShipped ? misfits({files: filesOf(build)}) : []),
    ...(isShipped ? inspectChunks(build, bases, pages) : []),
    ...(isShipped ? inspectWeight(build, base, budgets, pages) : []),
  ];
}

const [wanted] = process.argv.slice(2);
const chosen = builds.filter(({name}) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  throw new Error(`No build "${wanted}". There are: ${builds.map(({name}) => name).join(', ')}.`);
}
for (const build of chosen) {
  const problems = inspect(build);
  problems.forEach((problem) => console.error(`${build.dir}: ${problem}`));
  console.log(
    `${build.dir}: ${routes.length} documents in ${build.locales.length} languages: ${problems.length} problems`,
  );
  if (problems.length > 0) {
    process.exitCode = 1;
  }
}
