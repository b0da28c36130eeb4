import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import searchLocal, {validateOptions} from '@easyops-cn/docusaurus-search-local';
import {defaultLocale, docsFolder, locales, type Locale} from '../config/locales';
import {searchOptions, searchPlugin, type SearchData} from '../config/search';
import {fillTokensDeep, tokensFor} from '../config/tokens';
import {compactIndex, INDEX_FILE} from './compact';

/**
 * A hash of all that the index is made from. The plugin's own covers the
 * documents alone; texts also come from the data in `src`, and the index from
 * the analyzer there.
 */
export function sourceHash(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of [...locales.map((locale) => docsFolder[locale]), 'src']) {
    const files = readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      hash.update(path.relative(siteDir, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

/** The documents of every plugin and version. */
const versionsOf = ({plugins}: Props) =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions);

/**
 * The English titles of the documents, by their address in another language:
 * readers there type the English word for what they look for, too.
 */
async function englishTitles(props: Props, locale: Locale): Promise<Map<string, string>> {
  const tokens = tokensFor(defaultLocale);
  const translated = `@site/${docsFolder[locale]}/`;
  const titles = await Promise.all(
    versionsOf(props)
      .flatMap(({docs}) => docs)
      .filter(({source}) => source.startsWith(translated))
      .map(async ({source, permalink}) => {
        const file = path.join(docsFolder[defaultLocale], source.slice(translated.length));
        const filePath = path.join(props.siteDir, file);
        const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
          filePath,
          fileContent: readFileSync(filePath, 'utf8'),
        });
        const {title = '', sidebar_label: label = ''} = fillTokensDeep(frontMatter, tokens, file);
        return [permalink, `${String(title)} ${String(label)}`] as const;
      }),
  );
  return new Map(titles);
}

/** Makes the indexes of a language compact; the plain ones stay where that fails. */
async function compact(props: Props): Promise<void> {
  const locale = props.i18n.currentLocale as Locale;
  const folders = new Set(
    versionsOf(props).map(({path: version, isLast}) =>
      isLast ? props.outDir : path.join(props.outDir, version.slice(props.baseUrl.length)),
    ),
  );
  let titles: Map<string, string> | undefined;
  for (const folder of folders) {
    try {
      titles ??= locale === defaultLocale ? new Map() : await englishTitles(props, locale);
      const known = titles;
      compactIndex(folder, locale, (url) => known.get(url) ?? '');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn(
        `The search index of ${locale} ships as the plugin wrote it, several times as large: ${reason}`,
      );
    }
  }
}

/**
 * The search of the site: @easyops-cn/docusaurus-search-local with the options
 * of src/config/search.ts. The plugin reads the built pages and writes its
 * index; ours are the field and the results page (src/theme/SearchBar,
 * src/theme/SearchPage), and the worker with its analyzer and ranking
 * (src/search/engine), for which the index is written anew after the build.
 *
 * @throws Error when an option is not one of the plugin's
 */
export default function search(context: LoadContext): Plugin {
  const options = validateOptions({
    options: searchOptions,
    validate: (schema, given) => {
      const {error, value} = schema.validate(given);
      if (error) {
        throw error;
      }
      return value;
    },
  });
  const base = searchLocal(context, options);
  return {
    ...base,
    name: searchPlugin,
    async contentLoaded(args) {
      await base.contentLoaded?.(args);
      const data: SearchData = {indexFile: `${INDEX_FILE}?_=${sourceHash(context.siteDir)}`};
      args.actions.setGlobalData(data);
    },
    async postBuild(props) {
      await base.postBuild?.(props);
      await compact(props);
    },
  };
}
