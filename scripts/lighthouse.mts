/**
 * `npm run check -- lighthouse`: Lighthouse 13 on the home page and three others in each language, phone emulation;
 * accessibility, best practices and SEO have to score 100, performance 90. Exits 1 and names the failed audits
 * otherwise. Needs a build.
 *
 * It is no part of `npm test`: a minute of work and 170 MB of packages for what the browser suite and the budgets of
 * the built site look at on every page.
 */
import {locales} from '../src/config/locales';
import {baseOf} from '../src/config/siteAddress';
import {installLighthouse} from './installLighthouse.mts';
import {buildFolder, installBrowser} from './prepare.mjs';
import {startServer} from './server.mts';

/** Score that each must have. Performance depends on the machine, and has room. */
const LEAST = {accessibility: 1, 'best-practices': 1, seo: 1, performance: 0.9} as const;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];
const PAGES = ['', 'getting-started/installing', 'faq', 'getting-started/your-first-task'];

interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string}[]}>;
  audits: Record<string, {title: string; score: number | null; scoreDisplayMode: string}>;
}

const lighthouse = installLighthouse();
const browser = await installBrowser();
const server = await startServer(buildFolder, 0);
let failed = 0;
try {
  for (const url of locales.map(baseOf).flatMap((base) => PAGES.map((page) => server.url + base + page))) {
    const report = await lighthouse.visit(url, browser, `--only-categories=${CATEGORIES.join(',')}`);
    const {categories, audits} = JSON.parse(report) as Report;
    const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
    console.log(`${url}: ${scores.join(', ')}`);
    for (const name of CATEGORIES) {
      const category = categories[name];
      if ((category?.score ?? 0) < LEAST[name]) {
        failed += 1;
        category?.auditRefs
          .flatMap(({id}) => audits[id] ?? [])
          .filter(
            ({score, scoreDisplayMode}) =>
              scoreDisplayMode !== 'notApplicable' && score !== null && score < 1,
          )
          .forEach(({title}) => console.error(`  ${name}: ${title}`));
      }
    }
  }
} finally {
  await server.close();
}
process.exitCode = failed > 0 ? 1 : 0;
