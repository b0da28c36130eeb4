/**
 * `npm run check -- live https://docs.example.com`: walks a deployed site and
 * reports what a reader would meet: pages, forms of their addresses, redirects,
 * not-found pages, headers, the files that pages name, search index, sitemaps,
 * texts for assistants. Exits 1 when something is not as deploy/README.md says.
 * `--all` asks for every form of every address. About 1,500 questions, six at once.
 */
import {parseArgs} from 'node:util';
import {siteAddresses} from '../deploy/table';
import {report} from './deploy/tally.mts';
import {walkLive} from './deploy/live.mts';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {all: {type: 'boolean', default: false}},
});
const [address = ''] = positionals;
const {origin, base} = siteAddresses();
const url = URL.canParse(address) ? new URL(address) : undefined;
const home = url && `${url.pathname.replace(/\/$/, '')}/`;

if (!url || !/^https?:$/.test(url.protocol) || positionals.length > 1 || home !== base) {
  console.error(
    `"${positionals.join(' ')}" is no address of this site. Allowed: one address with the path "${base}", such as ${origin}${base.slice(0, -1)}`,
  );
  process.exitCode = 1;
} else {
  try {
    const problems = report(url.host, await walkLive(url.origin, {all: values.all}));
    process.exitCode = problems > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${url.origin} does not answer: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
