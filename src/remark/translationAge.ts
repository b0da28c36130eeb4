import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {lastChange} from '../config/git';
import {defaultLocale, docsFolder, type Locale} from '../config/locales';
import {baseOf} from '../config/siteAddress';
import {routeOf} from '../config/routes';
import {sourceHash, splitFrontMatter} from '../config/sourceHash';
import {writtenDate} from '../config/tokens';
import {olderTranslation} from '../data/texts/files.json';
import {box, paragraph} from './nodes';
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
  const url = baseOf(defaultLocale) + routeOf(page.replace(/\.mdx$/, ''));
  // A link of Docusaurus would stay in the language that is read: MDX takes what is marked so as it stands.
  const english: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: Object.entries({href: url, hrefLang: defaultLocale}).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [{type: 'text', value: said.link}],
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
  const className = ['theme-admonition', 'theme-admonition-info'];
  tree.children.unshift(
    box('aside', {className, dataSearchIgnore: ''}, [paragraph([`${since} `, english, '.'])]),
  );
};

export default translationAge;
