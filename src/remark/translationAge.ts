import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {lastChange} from '../config/git';
import {defaultLocale, docsFolder, type Locale} from '../config/locales';
import {baseOf} from '../config/siteAddress';
import {routeOf} from '../config/routes';
import {sourceHash, splitFrontMatter} from '../config/sourceHash';
import {writtenDate} from '../config/tokens';
import {olderTranslation} from '../data/texts/files.json';
import {box, link, paragraph} from './nodes';
import {documentPath} from './documentPath';

/** The notice above a translation that is older than its English page. */
const texts: Partial<Record<Locale, (typeof olderTranslation)['pt-BR']>> = olderTranslation;

/**
 * Puts a note above a translation whose English page has changed since it was written: the hash in its front
 * matter (`source`, written by `npm run i18n -- stamp`) is then another. The note has the day of the change, where
 * the Git history tells it, and a link to the English page. It is no part of the search index.
 */
const translationAge: Plugin<[], Root> = () => (tree, file) => {
  const {page, locale, translation} = documentPath(file.path);
  const said = texts[locale];
  const {source} = splitFrontMatter(readFileSync(file.path, 'utf8')).frontMatter;
  if (
    !said ||
    typeof source !== 'string' ||
    !existsSync(translation) ||
    sourceHash(readFileSync(translation, 'utf8')) === source
  ) {
    return;
  }
  const changed = lastChange(`${docsFolder[defaultLocale]}/${page}`);
  const since = changed ? said.since.replace('{day}', writtenDate(changed, locale)) : said.undated;
  // `pathname` and a target: the other language is another build, outside of this one's router and links.
  const url = `pathname://${baseOf(defaultLocale)}${routeOf(page.replace(/\.mdx$/, ''))}`;
  const english = {
    ...link(url, said.link),
    data: {hProperties: {target: '_self', hrefLang: defaultLocale}},
  };
  const className = ['theme-admonition', 'theme-admonition-info', 'alert', 'alert--info'];
  tree.children.unshift(
    box('aside', {className, dataSearchIgnore: ''}, [paragraph([`${since} `, english, '.'])]),
  );
};

export default translationAge;
