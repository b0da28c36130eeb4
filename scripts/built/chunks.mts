/**
 * Holds the scripts of a built site against what its pages show: facts are
 * drawn when a page is built, so a script has the texts of its own page, in
 * its own language, and no others, be they other rows or the other language.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** A text of the facts, once per language. */
export type Texts = readonly Readonly<Record<string, string>>[];

/** The messages of the error finder, all of them in one language: a file that it fetches when it is used. */
const CATALOG = /^[^]{0,400}JSON\.parse\('\[\{"code":"/;

export interface Expectation {
  /** Base URL of each language; the first is that of the site. */
  bases: readonly string[];
  texts: Texts;
}

/**
 * How much heavier than the HTML of its article the script of a page may be.
 * Both hold the same words: 1.1 at the median of this site, 1.5 at the most.
 * One that brought a table's data for all pages stood at 2.2 to 5.
 */
const HEAVIEST = 1.75;

/** A shorter text may stand anywhere by chance. */
const TELLING = 28;

/** What is longest in a text between marks, quotes and places to fill: how it stands in a script. */
function needleOf(text: string): string {
  const [longest = ''] = text
    .split(/[`*"'’“”\\{}[\]\n]/)
    .map((part) => part.trim())
    .sort((a, b) => b.length - a.length);
  return longest;
}

interface Script {
  name: string;
  text: string;
  /** Address of the document whose script it is; undefined for one that several pages share. */
  permalink: string | undefined;
}

function readScripts(dir: string): Script[] {
  return readdirSync(dir, {encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const text = readFileSync(path.join(dir, name), 'utf8');
      const permalink = text.includes('sourceDirName') ? /"permalink":"([^"]*)"/.exec(text)?.[1] : undefined;
      return {name, text, permalink};
    });
}

/**
 * Problems of the scripts of a build, one line each.
 *
 * @param build folder of the built site
 */
export function inspectChunks(build: string, {bases, texts}: Expectation): string[] {
  const telling = (needle: string) => needle.length >= TELLING && needle.includes(' ');
  const needles = texts.flatMap((text) => Object.values(text).map(needleOf)).filter(telling);
  /** Those of the other languages alone. */
  const foreign = (language: number) => {
    const own = new Set(texts.map((text) => needleOf(Object.values(text)[language] ?? '')));
    return needles.filter((needle) => !own.has(needle));
  };

  const [siteBase = '/'] = bases;
  const placeOf = (address: string) => path.join(build, address.slice(siteBase.length));
  return bases.flatMap((base, language) =>
    readScripts(placeOf(`${base}assets/js`)).flatMap(({name, text, permalink}) => {
      const at = `${base}assets/js/${name}`;
      const found = (CATALOG.test(text) ? foreign(language) : needles).filter((needle) =>
        text.includes(needle),
      );
      if (permalink === undefined) {
        return found.slice(0, 1).map((needle) => `${at}: several pages load the fact "${needle}"`);
      }
      const file = permalink.endsWith('/') ? `${permalink}index.html` : `${permalink}.html`;
      const $ = load(readFileSync(placeOf(file), 'utf8'));
      const article = $('.theme-doc-markdown');
      const head = $('meta')
        .toArray()
        .map((meta) => $(meta).attr('content'));
      const spoken = article
        .find('[aria-label]')
        .toArray()
        .map((element) => $(element).attr('aria-label'));
      const shown = [article.text(), ...spoken, ...head].join(' ').replace(/\s+/g, ' ');
      const ratio = Buffer.byteLength(text) / Buffer.byteLength(article.html() ?? ' ');
      return [
        ...found
          .filter((needle) => !shown.includes(needle))
          .slice(0, 1)
          .map((needle) => `${at}: brings the fact "${needle}", which ${permalink} does not show`),
        ...(ratio > HEAVIEST
          ? [
              `${at}: ${Buffer.byteLength(text)} bytes, ${ratio.toFixed(2)} times the article of ${permalink}; ` +
                `at most ${HEAVIEST} times: what is known when the page is built belongs into its HTML`,
            ]
          : []),
      ];
    }),
  );
}
